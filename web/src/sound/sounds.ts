export type Sound = "deal" | "take" | "build" | "wall" | "complete" | "party" | "turn" | "end";

/** Short sounds, made as they are needed: no files. Browsers play nothing before the player has touched the page. */
let context: AudioContext | null = null;

interface Tone {
  /** Hertz; a second number is where it glides to. */
  pitch: [number] | [number, number];
  at: number;
  length: number;
  loud: number;
  shape?: OscillatorType;
}

interface Noise {
  /** Hertz that the noise is centred on. */
  around: number;
  at: number;
  length: number;
  loud: number;
}

const bell = (pitch: number, at: number, loud = 0.12): Tone[] => [
  { pitch: [pitch], at, length: 0.7, loud },
  { pitch: [pitch * 2.76], at, length: 0.25, loud: loud * 0.35 },
];

const SOUNDS: Record<Sound, { tones?: Tone[]; noises?: Noise[] }> = {
  deal: { noises: [0, 0.07, 0.14].map((at) => ({ around: 2600, at, length: 0.06, loud: 0.1 })) },
  take: { noises: [{ around: 1800, at: 0, length: 0.12, loud: 0.12 }] },
  build: {
    noises: [{ around: 420, at: 0, length: 0.09, loud: 0.3 }],
    tones: [{ pitch: [150, 90], at: 0, length: 0.12, loud: 0.2 }],
  },
  wall: {
    noises: [
      { around: 260, at: 0, length: 0.1, loud: 0.4 },
      { around: 320, at: 0.09, length: 0.08, loud: 0.25 },
    ],
  },
  complete: { tones: [...bell(523, 0), ...bell(784, 0.11)] },
  party: { tones: [523, 659, 784, 1047].flatMap((pitch, step) => bell(pitch, step * 0.09, 0.1)) },
  turn: { tones: [...bell(880, 0, 0.1), ...bell(1175, 0.14, 0.08)] },
  end: {
    tones: [392, 523, 659, 784, 1047].map((pitch, step) => ({
      pitch: [pitch],
      at: step * 0.13,
      length: step === 4 ? 0.9 : 0.22,
      loud: 0.09,
      shape: "triangle",
    })),
  },
};

/** `delay` in seconds. */
export function play(sound: Sound, delay = 0): void {
  const audio = ready();
  if (audio === null) return;
  const start = audio.currentTime + delay;
  for (const tone of SOUNDS[sound].tones ?? []) playTone(audio, tone, start);
  for (const noise of SOUNDS[sound].noises ?? []) playNoise(audio, noise, start);
}

function ready(): AudioContext | null {
  if (!("AudioContext" in globalThis)) return null;
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Loud at once, then dying away. */
function envelope(audio: AudioContext, loud: number, start: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

function playTone(audio: AudioContext, { pitch, at, length, loud, shape = "sine" }: Tone, start: number): void {
  const [from, to = from] = pitch;
  const oscillator = audio.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start + at);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + at + length);
  oscillator.connect(envelope(audio, loud, start + at, length));
  oscillator.start(start + at);
  oscillator.stop(start + at + length);
}

function playNoise(audio: AudioContext, { around, at, length, loud }: Noise, start: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = around;
  source.connect(filter).connect(envelope(audio, loud, start + at, length));
  source.start(start + at);
}
