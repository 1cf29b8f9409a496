/** Wheels, shots, coins and a whistle, synthesised. Off until asked. */
import { remember, remembered } from "./memory";

export type Sound =
  | "shot"
  | "punch"
  | "coin"
  | "step"
  | "whistle"
  | "card"
  | "bell"
  | "fall"
  | "knock"
  | "swish"
  | "thud"
  | "click"
  | "hooves"
  | "brakes";
/** Seconds from now at which what is being played begins. */
let later = 0;

let context: AudioContext | null = null;
let wheels: AudioBufferSourceNode | null = null;
let on = remembered("sound") === "on";

export const soundIsOn = () => on;

export function setSound(wish: boolean): void {
  on = wish;
  remember("sound", on ? "on" : null);
  if (on) play("whistle");
  else {
    wheels?.stop();
    wheels = null;
  }
}

/** Nobody wants to hear a train in a tab that is not looked at; what calls to the table is heard there. */
const CALLS = new Set<Sound>(["bell", "knock"]);
const isUnseen = () => typeof document !== "undefined" && document.hidden;
if (typeof document !== "undefined")
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return;
    wheels?.stop();
    wheels = null;
  });

function audio(): AudioContext | null {
  if (!on) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (!isUnseen()) wheels ??= roll(context);
  return context;
}

/** Both axles of a bogie over a joint of the rails, again and again, far below everything else. */
function roll(audio: AudioContext): AudioBufferSourceNode {
  const KNOCKS = [0, 0.14, 0.62, 0.76],
    EVERY = 1.24,
    LOUD = 0.3;
  const source = noise(audio, EVERY),
    filter = audio.createBiquadFilter();
  const samples = source.buffer!.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    const at = i / audio.sampleRate;
    const since = at - KNOCKS.findLast((knock) => knock <= at)!;
    samples[i]! *= LOUD * Math.exp(-since * 34);
  }
  filter.type = "lowpass";
  filter.frequency.value = 320;
  source.loop = true;
  source.connect(filter).connect(audio.destination);
  source.start();
  return source;
}

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

function burst(
  seconds: number,
  frequency: number,
  loud: number,
  type: BiquadFilterType = "lowpass",
  at = 0,
): void {
  const a = audio();
  if (!a) return;
  const start = a.currentTime + later + at,
    gain = a.createGain(),
    filter = a.createBiquadFilter(),
    source = noise(a, seconds);
  filter.type = type;
  filter.frequency.value = frequency;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  source.connect(filter).connect(gain).connect(a.destination);
  source.start(start);
}

function tone(
  frequency: number,
  seconds: number,
  loud: number,
  type: OscillatorType = "triangle",
  at = 0,
  glide = frequency,
): void {
  const a = audio();
  if (!a) return;
  const start = a.currentTime + later + at,
    gain = a.createGain(),
    voice = a.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(frequency, start);
  voice.frequency.exponentialRampToValueAtTime(glide, start + seconds);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  voice.connect(gain).connect(a.destination);
  voice.start(start);
  voice.stop(start + seconds);
}

const SOUNDS: Record<Sound, () => void> = {
  shot: () => {
    burst(0.35, 1800, 0.5);
    burst(0.9, 300, 0.18, "lowpass", 0.03);
  },
  punch: () => {
    burst(0.12, 400, 0.5);
    tone(110, 0.15, 0.3, "sine", 0, 50);
  },
  coin: () => {
    tone(1650, 0.18, 0.12, "triangle");
    tone(2200, 0.3, 0.1, "triangle", 0.07);
  },
  step: () => {
    for (let i = 0; i < 3; i++) burst(0.05, 700, 0.12, "bandpass", i * 0.12);
  },
  whistle: () => {
    for (const f of [523, 659, 784]) {
      tone(f, 0.35, 0.05, "sawtooth");
      tone(f, 0.9, 0.06, "sawtooth", 0.45, f * 0.97);
    }
  },
  card: () => burst(0.06, 3000, 0.08, "highpass"),
  bell: () => {
    tone(880, 0.7, 0.12, "sine");
    tone(1318, 0.9, 0.08, "sine", 0.12);
  },
  knock: () => {
    tone(620, 0.09, 0.1, "sine");
    tone(830, 0.14, 0.09, "sine", 0.1);
  },
  fall: () => tone(500, 0.5, 0.12, "triangle", 0, 90),
  swish: () => burst(0.16, 1500, 0.12, "bandpass"),
  thud: () => {
    burst(0.16, 220, 0.45);
    tone(70, 0.2, 0.25, "sine", 0, 40);
  },
  click: () => burst(0.03, 2600, 0.2, "bandpass"),
  hooves: () => {
    for (let i = 0; i < 10; i++) burst(0.06, 420, 0.2, "bandpass", i * 0.11);
  },
  brakes: () => {
    tone(2300, 0.8, 0.04, "sawtooth", 0, 1700);
    burst(0.8, 3000, 0.1, "highpass");
  },
};

/** Now, or so many seconds later. */
export function play(sound: Sound, seconds = 0): void {
  if (!on || (isUnseen() && !CALLS.has(sound))) return;
  later = seconds;
  SOUNDS[sound]();
  later = 0;
}
