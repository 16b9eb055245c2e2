/** Short, soft sounds, made here: no files, and nothing before the first touch of a person, as browsers want it. */
import type { Cue } from "../games/game";
import { settings } from "../settings.svelte";

let context: AudioContext | null = null;
let loudness: GainNode | null = null;

/** Where all sounds go: as loud as a person likes. */
function audio(): AudioNode | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (!loudness) {
    loudness = context.createGain();
    loudness.connect(context.destination);
  }
  loudness.gain.value = Math.max(0, Math.min(settings.volume, 100)) / 100;
  if (context.state === "suspended") void context.resume();
  return loudness;
}

interface Tone {
  /** Seconds from now, how long, how high at the beginning and the end, how loud. */
  at: number;
  long: number;
  from: number;
  to: number;
  loud: number;
  kind: OscillatorType;
}

const tone = (at: number, long: number, from: number, to = from, loud = 0.12, kind: OscillatorType = "sine"): Tone => ({
  at,
  long,
  from,
  to,
  loud,
  kind,
});

const TONES: Record<Exclude<Cue, "tumble" | "launch" | "cough">, Tone[]> = {
  click: [tone(0, 0.05, 620, 480, 0.08, "triangle")],
  coin: [tone(0, 0.08, 1180), tone(0.07, 0.22, 1570)],
  horn: [tone(0, 0.16, 392, 392, 0.09, "square"), tone(0, 0.16, 494, 494, 0.07, "square")],
  turn: [tone(0, 0.12, 523), tone(0.11, 0.2, 784)],
  win: [tone(0, 0.14, 523), tone(0.13, 0.14, 659), tone(0.26, 0.14, 784), tone(0.39, 0.4, 1047)],
};

function sing(into: AudioNode, tones: Tone[]): void {
  const audio = into.context;
  for (const { at, long, from, to, loud, kind } of tones) {
    const start = audio.currentTime + at;
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    voice.type = kind;
    voice.frequency.setValueAtTime(from, start);
    voice.frequency.exponentialRampToValueAtTime(to, start + long);
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + long);
    voice.connect(volume).connect(into);
    voice.start(start);
    voice.stop(start + long + 0.02);
  }
}

/** Noise through a filter: dice on wood, smoke, a rocket. */
function rustle(into: AudioNode, at: number, long: number, from: number, to: number, loud: number): void {
  const audio = into.context;
  const start = audio.currentTime + at;
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const wave = samples.getChannelData(0);
  for (let n = 0; n < wave.length; n++) wave[n] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = samples;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + long);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + long);
  source.connect(filter).connect(volume).connect(into);
  source.start(start);
}

/** The next of several good things: each is a tone higher than the one before. */
export function rise(step: number): void {
  const to = audio();
  const height = 523 * 2 ** ([0, 2, 4, 7, 9, 12][Math.min(step, 6) - 1]! / 12);
  if (to) sing(to, [tone(0, 0.24, height, height, 0.1, "triangle")]);
}

export function sound(cue: Cue): void {
  const to = audio();
  if (!to) return;
  if (cue === "tumble") for (let n = 0; n < 6; n++) rustle(to, n * 0.06, 0.05, 1800 - 150 * n, 900, 0.25);
  else if (cue === "cough") for (const at of [0, 0.22, 0.36]) rustle(to, at, 0.18, 500, 140, 0.4);
  else if (cue === "launch") {
    rustle(to, 0, 1.1, 200, 2400, 0.35);
    sing(to, [tone(0.1, 0.9, 120, 720, 0.08, "sawtooth")]);
  } else sing(to, TONES[cue]);
}
