import type { TargetSymbol } from '../../data/types.ts'
import type { LegendId } from '../state.ts'

/** A part of the hit difficulty, named: what it comes from, and what it adds (APX-HIT). */
export interface Part {
  /** `weapon`, `range`, `optic`, `zone`, or the id of a card. */
  readonly what: string
  readonly add: number
}

/** The figures of a shot, after all that changes them. */
export interface Fire {
  slots: number
  cards: number
  stability: number
  recoil: number
  damage: number
  headshot: number
  eachHit: number
  firstHit: number
  /** Damage that is taken off in the end. */
  less: number
  /** Symbols that target cards count as not having, on all cards and on those of the first shot. */
  ignored: TargetSymbol[]
  ignoredFirst: TargetSymbol[]
}

/** What cards played for a shot add to it. */
export interface Bonus {
  parts: Part[]
  slots: number
  stability: number
  noRecoil: boolean
  eachHit: number
  firstHit: number
  less: number
  ignored: TargetSymbol[]
  /** Target cards that may be replaced after they are revealed; so many more if the target stands lower then. */
  replace: number
  replaceIfLower: number
}

/** A target card on a slot of the target track. */
export interface Revealed {
  card: string
  readonly slot: number
  /** Which shot it belongs to, from 0. */
  readonly shot: number
  result: 'hit' | 'miss' | null
  headshot: boolean
}

/** A shoot action (APX-SHOOT-001). */
export interface Shot {
  readonly shooter: LegendId
  target: LegendId
  /** The weapon slot. */
  readonly weapon: number
  bonus: Bonus
  /** The card that enhances it (APX-ENH-001). */
  enhanced: string | null
  /** Who has reacted before firing, and after it (APX-REACT-014). */
  before: LegendId[]
  after: LegendId[]
  /** How many reactions everybody in the target's squad has had the chance to answer. */
  heard: number
  /** Is it lost, since the target is out of sight? */
  lost: boolean
  /** Passives whose condition held, checked once before any card is revealed (APX-WEAP-014). */
  passives: string[]
  difficulty: Part[]
  fire: Fire | null
  revealed: Revealed[]
  hits: number
  headshots: number
  damage: number
}
