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

/** The scripted results do not fit what is rolled: so many of this die are missing, or a face is wrong. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
  readonly die: Rollable
  readonly missing: number

  constructor(die: Rollable, missing: number, wrong?: string) {
    super(wrong ?? `a die (${die.id}) is rolled, but no result is left in the script`)
    this.die = die
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
