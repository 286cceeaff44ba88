/** Small signs of the interface, 24 × 24, in the colour of the text; `--ic-cut` is what lies behind. */
const line = (d: string, width = 2.2) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string) => `<path d="${d}" fill="currentColor"/>`;
const cut = (d: string, width = 1.6) =>
  `<path d="${d}" fill="none" stroke="var(--ic-cut,#fff)" stroke-width="${width}"/>`;

export const ICONS = {
  // the game
  window: solid("M6 21V10a6 6 0 0 1 12 0v11Z") + cut("M12 6v15M6 13h12") + line("M4.5 21.5h15", 2.4),
  shield: solid("M4 4h16v8c0 5.5-4 8-8 10-4-2-8-4.5-8-10Z") + cut("M12 4v18"),
  wall:
    solid("M2 10h20v11H2ZM3 9c0-5 6-5 6 0M15 9c0-5 6-5 6 0") +
    cut("M2 15.5h20M9 10v5.5M16 10v5.5M6 15.5V21M13 15.5V21M19 15.5V21", 1.3),
  bastion:
    solid("M5 9c0-2 14-2 14 0v11c0 2-14 2-14 0ZM8 7c0-5 8-5 8 0Z") +
    cut("M5 11.5c3 2 11 2 14 0M10 20.5v-4a2 2 0 0 1 4 0v4", 1.5),
  palace: solid("M2.5 8L5 3.5h14L21.5 8ZM5 9h14v12.5H5Z") + cut("M9 11.5v3M15 11.5v3M12 21.5v-4M5 16h14", 1.7),
  party: line("M5 3v19") + solid("M6 4c5-2.5 7 2.5 14 0v9c-7 2.5-9-2.5-14 0Z"),
  number:
    '<rect x="2" y="5" width="20" height="14" rx="3" fill="none" stroke="currentColor" stroke-width="2.2"/>' +
    line("M8 9.5v5M12 9.5v5M16 9.5v5"),
  deck:
    '<rect x="7" y="3" width="13" height="16" rx="2" fill="none" stroke="currentColor" stroke-width="2"/>' +
    line("M4 7v12a2 2 0 0 0 2 2h10", 2),
  city: solid("M3 21V11h3V8h3v3h2V5h3v6h2V8h3v3h2v10Z") + cut("M12.5 21v-4", 3),
  crown: solid("M3 8l4.5 4L12 5l4.5 7L21 8l-2 11H5Z"),
  trophy:
    solid("M7 3h10v7a5 5 0 0 1-10 0ZM11 14h2v4h-2ZM7 18h10v3H7Z") +
    line("M7 5H3.5c0 4 1.5 6 4 6M17 5h3.5c0 4-1.5 6-4 6", 2),
  star: solid("M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.2-5.7-3.4L6.3 20l1.5-6.2L3 9.6 9.3 9Z"),
  // acting
  undo: line("M9 4L4 9l5 5M5 9h9a5.5 5.5 0 0 1 0 11h-3", 2.4),
  redo: line("M15 4l5 5-5 5M19 9h-9a5.5 5.5 0 0 0 0 11h3", 2.4),
  check: line("M4 13l5.5 5.5L20 7", 2.8),
  close: line("M6 6l12 12M18 6L6 18", 2.6),
  plus: line("M12 5v14M5 12h14", 2.6),
  minus: line("M5 12h14", 2.6),
  bin: line("M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13"),
  edit: line("M4 20l1-5L16 4l4 4L9 19ZM13.5 6.5l4 4", 2),
  send: solid("M3 4l18 8-18 8 3-8Z") + cut("M6 12h8", 1.6),
  copy:
    '<rect x="8" y="8" width="12" height="13" rx="2" fill="none" stroke="currentColor" stroke-width="2"/>' +
    line("M5 16H4V5a2 2 0 0 1 2-2h9v1", 2),
  link: line("M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1.5-1.5"),
  share:
    '<circle cx="6" cy="12" r="3" fill="currentColor"/><circle cx="18" cy="5.5" r="3" fill="currentColor"/><circle cx="18" cy="18.5" r="3" fill="currentColor"/>' +
    line("M6 12l12-6.5M6 12l12 6.5", 2),
  qr: line("M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2M20 14v2M14 20h2M18 18h2v2", 2),
  download: line("M12 4v12M6 11l6 6 6-6M4 21h16"),
  upload: line("M12 17V5M6 10l6-6 6 6M4 21h16"),
  // where to
  left: line("M15 6l-6 6 6 6", 2.6),
  right: line("M9 6l6 6-6 6", 2.6),
  up: line("M6 15l6-6 6 6", 2.6),
  down: line("M6 9l6 6 6-6", 2.6),
  back: line("M11 5l-7 7 7 7M4.5 12H20", 2.4),
  home: line("M3.5 11.5L12 4l8.5 7.5M6 10v10h12V10"),
  menu: line("M4 7h16M4 12h16M4 17h16", 2.4),
  more: '<circle cx="5.5" cy="12" r="2" fill="currentColor"/><circle cx="12" cy="12" r="2" fill="currentColor"/><circle cx="18.5" cy="12" r="2" fill="currentColor"/>',
  search:
    '<circle cx="10.5" cy="10.5" r="6" fill="none" stroke="currentColor" stroke-width="2.2"/>' +
    line("M15.5 15.5L20.5 20.5", 2.4),
  enlarge: line("M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"),
  // playing back
  play: solid("M7 4.5v15l12-7.5Z"),
  pause: solid("M6 5h4v14H6ZM14 5h4v14h-4Z"),
  first: solid("M5 5h2.5v14H5ZM19 5v14L8.5 12Z"),
  last: solid("M16.5 5H19v14h-2.5ZM5 5v14l10.5-7Z"),
  next: solid("M4 6v12l8-6ZM12 6v12l8-6Z"),
  previous: solid("M20 6v12l-8-6ZM12 6v12l-8-6Z"),
  replay: line("M5 4v5h5M5.5 9A8 8 0 1 1 4 13") + solid("M10.5 9.5v6l5-3Z"),
  // people and places
  person: '<circle cx="12" cy="8" r="4" fill="currentColor"/>' + solid("M4 21c0-10 16-10 16 0Z"),
  people:
    '<circle cx="8.5" cy="8.5" r="3.6" fill="currentColor"/><circle cx="17" cy="9.5" r="2.8" fill="currentColor"/>' +
    solid("M1.5 20c0-9 14-9 14 0ZM17 13.5c4 0 5.5 3 5.5 6.5h-5c0-3-.8-4.8-2-6 .5-.3 1-.5 1.5-.5Z"),
  bot:
    '<rect x="4" y="8" width="16" height="12" rx="3" fill="none" stroke="currentColor" stroke-width="2.2"/>' +
    line("M12 8V4M9 13v2.5M15 13v2.5M2 13v3M22 13v3") +
    '<circle cx="12" cy="3.5" r="1.6" fill="currentColor"/>',
  eye:
    line("M2.5 12c5-8.5 14-8.5 19 0-5 8.5-14 8.5-19 0Z", 2) + '<circle cx="12" cy="12" r="3.2" fill="currentColor"/>',
  chat: line("M4 5h16v11H11l-5 4v-4H4Z", 2),
  log: line("M5 4h14v17H5ZM8.5 9h7M8.5 13h7M8.5 17h4", 2),
  chart: line("M4 4v16h16M8 16v-4M12.5 16V8M17 16v-6"),
  table: line("M3 9h18M5 9v10M19 9v10M8 5h8v4H8Z", 2),
  device:
    '<rect x="7" y="2.5" width="10" height="19" rx="2.5" fill="none" stroke="currentColor" stroke-width="2"/>' +
    line("M11 18.5h2", 2),
  book: line("M3 5c3-1.5 6-1.5 9 .5 3-2 6-2 9-.5v14c-3-1.5-6-1.5-9 .5-3-2-6-2-9-.5ZM12 5.5v14", 2),
  // states
  clock:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.2"/>' + line("M12 7v5.5l3.5 2"),
  question:
    '<circle cx="12" cy="12" r="9.2" fill="none" stroke="currentColor" stroke-width="2"/>' +
    line("M9.3 9.5c0-3.6 5.4-3.6 5.4 0 0 2.3-2.7 2.3-2.7 4.5M12 17.2v.1", 2.2),
  info:
    '<circle cx="12" cy="12" r="9.2" fill="none" stroke="currentColor" stroke-width="2"/>' +
    line("M12 11v6M12 7.2v.1", 2.4),
  warning: line("M12 3.5L22 20.5H2ZM12 10v5M12 17.6v.1", 2.2),
  blocked:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.2"/>' + line("M5.8 5.8l12.4 12.4"),
  lock: solid("M5 11h14v10H5Z") + line("M8 11V8a4 4 0 0 1 8 0v3"),
  away: line("M2 9c6-6 14-6 20 0M5.5 13c4-4 9-4 13 0M12 18.5v.1M4 3l16 18", 2.2),
  bell: solid("M5 17c2-2 1-6 2-9 1.2-4 8.8-4 10 0 1 3 0 7 2 9ZM10 18.5h4a2 2 0 0 1-4 0Z"),
  // settings
  cog: '<path fill="currentColor" fill-rule="evenodd" d="M10.28 4.8L10.6 2.1L13.4 2.1L13.72 4.8L15.87 5.69L18.02 4.01L19.99 5.98L18.31 8.13L19.2 10.28L21.9 10.6L21.9 13.4L19.2 13.72L18.31 15.87L19.99 18.02L18.02 19.99L15.87 18.31L13.72 19.2L13.4 21.9L10.6 21.9L10.28 19.2L8.13 18.31L5.98 19.99L4.01 18.02L5.69 15.87L4.8 13.72L2.1 13.4L2.1 10.6L4.8 10.28L5.69 8.13L4.01 5.98L5.98 4.01L8.13 5.69ZM12 8.4a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2Z"/>',
  moon: solid("M19 15A8.5 8.5 0 0 1 9 5a8 8 0 1 0 10 10Z"),
  sun:
    '<circle cx="12" cy="12" r="4.5" fill="currentColor"/>' +
    line("M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19"),
  sound: solid("M4 9v6h4l5 4V5L8 9Z") + line("M16 9c1.5 1.5 1.5 4.5 0 6M18.5 6.5c3 3 3 8 0 11", 2),
  silent: solid("M4 9v6h4l5 4V5L8 9Z") + line("M16 9.5l5 5M21 9.5l-5 5", 2),
  globe:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/>' +
    line("M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18", 1.8),
  motion: line("M3 8h11M3 12h15M3 16h8M16 8l4 4-4 4"),
} as const;

export type IconName = keyof typeof ICONS;
