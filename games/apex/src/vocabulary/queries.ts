import type { Gait } from '../board/steps.ts'
import type { LegendId } from '../state.ts'
import type { MeleeValues } from './acting.ts'
import type { Fire, Part, Shot } from './shot.ts'

/** Values that cards change while they last. */
export interface Queries {
  /** The parts of the hit difficulty that follow from where everybody stands: zones, marks, passives. */
  difficulty: { value: readonly Part[]; about: Shot }
  fire: { value: Fire; about: Shot }
  /** Movement points of a move action. */
  'movement points': { value: number; about: LegendId }
  gait: { value: Gait; about: LegendId }
  melee: { value: MeleeValues; about: LegendId }
  /** What a consumable restores. */
  consumable: { value: { readonly health: number; readonly shield: number }; about: LegendId }
}
