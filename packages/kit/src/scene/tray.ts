import type { Die, RolledDie } from '@sandtable/kernel'
import type { Answering } from './answers.ts'

/** A die as it lies in a tray. */
export interface LyingDie extends RolledDie {
  readonly face: string
}

/** Dice that were rolled together: those of one side, or those for one effect. */
export interface Tray {
  /** Names the dice, so that each stays the same while it lies: `attack-die-0`. */
  readonly name: string
  readonly z: number
  /** The piece that rolled them; none, if they belong to nobody. */
  readonly of?: string
  readonly dice: readonly LyingDie[]
  /** What a press on a die means to the open question, by its place in the tray. */
  readonly means?: (place: number) => Answering & Pick<Die, 'choice'>
}

export function diceInTray({ name, z, of = '', dice, means = () => ({}) }: Tray): Die[] {
  return dice.map(({ kind, face, symbols, label }, place) => ({
    type: 'die',
    kind,
    id: `${name}-die-${place}`,
    z,
    label,
    face,
    symbols,
    of,
    ...means(place),
  }))
}
