/** Another page after those that are shown. Games that ended meanwhile push others onto the next page: no one twice. */
export function appended<T extends { id: string }>(shown: readonly T[], page: readonly T[]): T[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...page.filter(({ id }) => !known.has(id))];
}
