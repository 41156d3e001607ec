import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { hearRoll } from './overhear.ts'
import { mix, nextBelow } from './random.ts'
import type { State, Vocabulary } from './state.ts'

/** Anything with named faces can be rolled; a face may be on several sides. */
export interface Rollable {
  readonly id: string
  readonly sides: number
  readonly faces: readonly { readonly name: string; readonly sides: number }[]
}

/** Cards of a deck or tokens in a bag, by name; a name that is there twice is twice as likely. */
export interface Drawable {
  readonly id: string
  readonly names: readonly string[]
}

/** Rolls one die; the place of the face among its faces. */
export function roll<V extends Vocabulary>(s: State<V>, die: Rollable): number {
  s.sealed = s.decision
  const face = fallen(s, die)
  hearRoll(s as unknown as State, die, face)
  return face
}

function fallen<V extends Vocabulary>(s: State<V>, die: Rollable): number {
  if (s.chance.script !== null) return scripted(s.chance.script, die)
  let side = nextBelow(s.chance.random, die.sides)
  let face = 0
  for (; face < die.faces.length - 1; face++) {
    side -= (die.faces[face] as { sides: number }).sides
    if (side < 0) break
  }
  return face
}

/** Rolls one die; the name of the face. */
export function rollName<V extends Vocabulary>(s: State<V>, die: Rollable): string {
  return (die.faces[roll(s, die)] as { name: string }).name
}

/** Rolls several dice; the names of the faces. */
export function rollNames<V extends Vocabulary>(s: State<V>, die: Rollable, count: number): string[] {
  const names: string[] = []
  const { script } = s.chance
  // All that is missing is named at once, so that whoever looks ahead can try every result.
  if (script !== null && script.length < count) throw new ScriptError(die, count - script.length)
  for (let i = 0; i < count; i++) names.push(rollName(s, die))
  return names
}

/**
 * Draws so many without putting any back, as many as there are at most; their names, in the order drawn. What is drawn
 * stays in the deck until the game takes it out.
 */
export function drawNames<V extends Vocabulary>(s: State<V>, deck: Drawable, count: number): string[] {
  s.sealed = s.decision
  const most = Math.min(count, deck.names.length)
  const left = [...deck.names]
  const { script } = s.chance
  if (script !== null) {
    if (script.length < most) throw missingFrom(deck, script, most)
    return script.splice(0, most).map((name) => takenFrom(deck, left, name))
  }
  for (let at = 0; at < most; at++) {
    const other = at + nextBelow(s.chance.random, left.length - at)
    const name = left[other] as string
    left[other] = left[at] as string
    left[at] = name
  }
  left.length = most
  return left
}

/** All that is missing is named at once, of what is left then. */
function missingFrom(deck: Drawable, script: readonly string[], most: number): ScriptError {
  const names = [...deck.names]
  for (const name of script) takenFrom(deck, names, name)
  return new ScriptError({ id: deck.id, names }, most - script.length)
}

function takenFrom(deck: Drawable, left: string[], name: string): string {
  const at = left.indexOf(name)
  if (at < 0)
    throw new ScriptError(deck, 0, `“${name}” cannot be drawn (${deck.id}); there are ${left.join(', ')}`)
  left.splice(at, 1)
  return name
}

/** A whole number from 0 to n − 1 by chance. */
export function below<V extends Vocabulary>(s: State<V>, n: number): number {
  s.sealed = s.decision
  return nextBelow(s.chance.random, n)
}

/** Shuffles a deck or a bag in place. */
export function shuffle<V extends Vocabulary>(s: State<V>, items: unknown[]): void {
  s.sealed = s.decision
  mix(s.chance.random, items)
}

/** The scripted results do not fit what is rolled or drawn: so many are missing, or one is wrong. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
  readonly of: Rollable | Drawable
  readonly missing: number

  constructor(of: Rollable | Drawable, missing: number, wrong?: string) {
    const what = 'names' in of ? `something (${of.id}) is drawn` : `a die (${of.id}) is rolled`
    super(wrong ?? `${what}, but no result is left in the script`)
    this.of = of
    this.missing = missing
  }
}

function scripted(script: string[], die: Rollable): number {
  const face = script.shift()
  if (face === undefined) throw new ScriptError(die, 1)
  const at = die.faces.findIndex((one) => one.name === face)
  if (at < 0) {
    const faces = [...new Set(die.faces.map((one) => one.name))].join(', ')
    throw new ScriptError(die, 0, `a die (${die.id}) has no face “${face}”; it has ${faces}`)
  }
  return at
}

/** The fingerprint of a seed, to publish before the game; the seed afterwards proves the dice. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)))
}
