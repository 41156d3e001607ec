import type { Sound } from './sounds.ts'

/**
 * Short sounds, made as they are needed: tones that glide and fade, and noise through a filter. Nothing is fetched.
 * `at` and `lasts` are in seconds; a glide ends at `to`.
 */
type Part =
  | {
      readonly at: number
      readonly lasts: number
      readonly loud: number
      readonly tone: number
      readonly to?: number
      readonly wave?: OscillatorType
    }
  | { readonly at: number; readonly lasts: number; readonly loud: number; readonly noise: number }

/** Dice that fall and come to rest: knocks that grow lower and softer. */
const knocks = [0, 0.07, 0.13, 0.22, 0.29, 0.4]

const parts: Readonly<Record<Sound, readonly Part[]>> = {
  roll: knocks.map((at, n) => ({ at, lasts: 0.05, loud: 0.5 - n * 0.06, noise: 2600 - n * 260 })),
  hit: [
    { at: 0, lasts: 0.16, loud: 0.5, noise: 900 },
    { at: 0, lasts: 0.18, loud: 0.4, tone: 190, to: 70, wave: 'triangle' },
  ],
  gone: [
    { at: 0, lasts: 0.7, loud: 0.7, noise: 420 },
    { at: 0, lasts: 0.6, loud: 0.5, tone: 130, to: 36, wave: 'triangle' },
  ],
  move: [{ at: 0, lasts: 0.28, loud: 0.16, noise: 520 }],
  asked: [
    { at: 0, lasts: 0.16, loud: 0.2, tone: 587 },
    { at: 0.11, lasts: 0.26, loud: 0.2, tone: 784 },
  ],
  over: [
    { at: 0, lasts: 0.3, loud: 0.25, tone: 392 },
    { at: 0.16, lasts: 0.3, loud: 0.25, tone: 494 },
    { at: 0.32, lasts: 0.3, loud: 0.25, tone: 587 },
    { at: 0.48, lasts: 0.7, loud: 0.28, tone: 784 },
  ],
}

/** How long until the next sound of the same moment may begin. */
const apart = 0.3

let context: AudioContext | null = null

/** Plays sounds one after the other. A browser that nobody has touched yet stays silent. */
export function play(sounds: readonly Sound[]): void {
  if (sounds.length === 0 || navigator.userActivation?.hasBeenActive === false) return
  context ??= new AudioContext()
  void context.resume()
  for (const [place, sound] of sounds.entries())
    for (const part of parts[sound]) playPart(context, part, context.currentTime + place * apart)
}

function playPart(at: AudioContext, part: Part, start: number): void {
  const begin = start + part.at
  const end = begin + part.lasts
  const loudness = at.createGain()
  loudness.gain.setValueAtTime(0.0001, begin)
  loudness.gain.exponentialRampToValueAtTime(part.loud * 0.35, begin + 0.008)
  loudness.gain.exponentialRampToValueAtTime(0.0001, end)
  loudness.connect(at.destination)
  const source = 'tone' in part ? toneOf(at, part, begin, end) : noiseOf(at, part)
  source.out.connect(loudness)
  source.start.start(begin)
  source.start.stop(end)
}

interface Source {
  readonly start: AudioScheduledSourceNode
  readonly out: AudioNode
}

function toneOf(at: AudioContext, part: Extract<Part, { tone: number }>, begin: number, end: number): Source {
  const tone = at.createOscillator()
  tone.type = part.wave ?? 'sine'
  tone.frequency.setValueAtTime(part.tone, begin)
  if (part.to !== undefined) tone.frequency.exponentialRampToValueAtTime(part.to, end)
  return { start: tone, out: tone }
}

function noiseOf(at: AudioContext, { noise, lasts }: Extract<Part, { noise: number }>): Source {
  const buffer = at.createBuffer(1, Math.ceil(lasts * at.sampleRate), at.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = at.createBufferSource()
  source.buffer = buffer
  const filter = at.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = noise
  filter.Q.value = 0.8
  source.connect(filter)
  return { start: source, out: filter }
}
