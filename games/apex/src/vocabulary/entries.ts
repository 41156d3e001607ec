import type { Seat } from '@sandtable/kernel'
import type { CommonEntries } from '@sandtable/kit'
import type { BoardSide, GearSlot } from '../../data/types.ts'
import type { Field, LegendId, Squad, Token } from '../state.ts'
import type { DamageSource } from './events.ts'

/** What the journal tells. */
export interface Entries {
  used: CommonEntries['used']
  plays: { readonly seat: Seat } & OfLegend
  'ring card': OfCard
  'ring moves': {
    readonly top: number
    readonly bottom: number
    readonly left: number
    readonly right: number
  }
  pool: { readonly squad: Squad; readonly weapons: readonly string[]; readonly tokens: readonly Token[] }
  equipped: OfLegend & {
    readonly weapons: readonly string[]
    readonly gear: Readonly<Record<GearSlot, Token>>
  }
  waits: OfLegend & { readonly side: BoardSide }
  enters: OfLegend & OnField & { readonly reward: string }

  round: { readonly round: number }
  turn: { readonly squad: Squad }
  activates: OfLegend
  passes: OfLegend
  'token reached': OfAbility & { readonly kind: 'duration' | 'delay' }
  'cools down': OfAbility & { readonly rounds: number }
  'ready again': OfAbility
  /** Those of the squad hear which. */
  'drew cards': OfLegend & { readonly cards: readonly string[] }
  drew: OfLegend & { readonly count: number }
  haste: OfLegend & OfCard
  'plays card': OfLegend & OfCard
  'uses ability': OfAbility
  'special action': OfLegend & OfCard
  discarded: OfLegend & OfCard

  moves: OfLegend & { readonly way: readonly Field[] }
  repositioned: OfLegend & OnField
  pushed: OfLegend & OnField
  collides: OfLegend & { readonly rule: string }

  shoots: OfLegend & OfTarget & OfCard
  'shot lost': OfLegend & OfTarget
  revealed: OfLegend & { readonly cards: readonly CardOnSlot[] }
  replaced: OfLegend & { readonly cards: readonly CardOnSlot[] }
  hits: OfLegend & OfTarget & { readonly hits: number; readonly headshots: number; readonly damage: number }
  melee: OfLegend & OfTarget & OfCard & { readonly succeeds: boolean }
  throws: OfLegend & OfToken & OnField
  scatters: OfToken & { readonly cards: readonly string[]; readonly x: number; readonly y: number }
  area: {
    readonly area: string
    readonly x: number
    readonly y: number
    readonly legends: readonly LegendId[]
  }
  destroys: OfLegend & { readonly piece: string; readonly owner: LegendId }
  placed: OfLegend & { readonly piece: string }

  damage: OfLegend & {
    readonly amount: number
    readonly shield: number
    readonly health: number
    readonly source: DamageSource
  }
  restored: OfLegend & { readonly shield: number; readonly health: number }
  'knockdown shield': OfLegend & { readonly prevented: number }
  eliminated: OfLegend
  point: { readonly squad: Squad; readonly points: number }
  respawns: OfLegend & OnField

  loots: OfLegend & {
    readonly bin: string
    readonly tokens: readonly Token[]
    readonly weapons: readonly string[]
  }
  interacts: OfLegend & { readonly object: string }
  'draws tokens': { readonly legend: LegendId | ''; readonly tokens: readonly Token[] }
  'uses item': OfLegend & OfToken
  attaches: OfLegend & OfToken & OfCard
  detaches: OfLegend & OfToken & OfCard
  'puts on': OfLegend & OfToken
  /** For its squad alone: what is in a backpack is hidden. */
  keeps: OfLegend & OfToken
  'takes token': OfLegend & OfToken
  'takes weapon': OfLegend & OfCard
  'takes ammo': OfLegend & OfCard
  'discards weapon': OfLegend & OfCard
  ammo: OfLegend & OfCard & { readonly ammo: number }
  drops: OfLegend & OfToken & OnField
  'picks up': OfLegend & OfToken & OnField
  'leaves the game': OfToken
}

export interface CardOnSlot {
  readonly card: string
  readonly slot: number
}

interface OfLegend {
  readonly legend: LegendId
}

interface OfTarget {
  readonly target: LegendId
}

interface OfCard {
  readonly card: string
}

interface OfToken {
  readonly token: Token
}

interface OfAbility extends OfLegend {
  readonly ability: string
}

interface OnField {
  readonly field: Field
}
