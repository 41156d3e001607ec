/** What is printed on ships, cards and dials: figures and names, no behaviour. */

export type SquadFaction = 'rebel' | 'imperial' | 'scum'
export type Faction =
  | 'rebel-alliance'
  | 'resistance'
  | 'galactic-empire'
  | 'first-order'
  | 'scum-and-villainy'
export type Size = 'small' | 'large'
export type Difficulty = 'green' | 'white' | 'red'

export type Bearing =
  | 'straight'
  | 'bank-left'
  | 'bank-right'
  | 'turn-left'
  | 'turn-right'
  | 'koiogran'
  | 'segnor-left'
  | 'segnor-right'
  | 'tallon-left'
  | 'tallon-right'
  | 'reverse-straight'
  | 'reverse-bank-left'
  | 'reverse-bank-right'
  | 'stationary'

export interface Maneuver {
  readonly speed: number
  readonly bearing: Bearing
  readonly difficulty: Difficulty
  /** Flown along another template than the bearing's own, as some abilities have it. */
  readonly along?: 'bank-left' | 'bank-right' | 'turn-left' | 'turn-right'
}

export type ActionName =
  | 'focus'
  | 'target-lock'
  | 'barrel-roll'
  | 'evade'
  | 'boost'
  | 'reinforce'
  | 'coordinate'
  | 'jam'
  | 'slam'
  | 'reload'
  | 'cloak'
  | 'rotate-arc'

export type ArcName = 'front' | 'aux-rear' | 'aux-180' | 'special-rear' | 'mobile' | 'bullseye'

export type Slot =
  | 'elite'
  | 'torpedo'
  | 'missile'
  | 'cannon'
  | 'turret'
  | 'bomb'
  | 'crew'
  | 'astromech'
  | 'salvaged-astromech'
  | 'system'
  | 'tech'
  | 'illicit'
  | 'modification'
  | 'title'

export interface Stats {
  readonly attack: number
  readonly agility: number
  readonly hull: number
  readonly shields: number
}

export interface ShipType extends Stats {
  readonly id: string
  readonly name: string
  readonly factions: readonly Faction[]
  readonly size: Size
  readonly actions: readonly ActionName[]
  readonly arcs: readonly ArcName[]
  /** The primary weapon fires all round. */
  readonly turretPrimary: boolean
  readonly primaryRange: readonly [number, number]
  readonly dial: readonly Maneuver[]
}

export interface PilotCard {
  readonly id: string
  /** The id in XWS, where several pilots share one. */
  readonly xws: string
  readonly name: string
  readonly ship: string
  readonly faction: Faction
  readonly squadFaction: SquadFaction
  readonly skill: number
  readonly points: number
  readonly unique: boolean
  readonly slots: readonly Slot[]
  readonly hasAbility: boolean
  readonly statOverrides?: Partial<Stats>
  /** Weapons of a slot that fire from another arc than the ship's. */
  readonly weaponArcs?: Partial<Record<Slot, 'any' | 'aux-180'>>
  readonly conditions?: readonly string[]
}

export interface Weapon {
  readonly attack: number
  readonly range: readonly [number, number]
  readonly requires: 'target-lock' | 'focus' | null
  readonly spends: 'target-lock' | 'focus' | null
  readonly discardCard: boolean
  /** From the ship's arc, or all round. */
  readonly arc: 'ship' | 'any'
  readonly times?: number
}

export interface Bomb {
  readonly drop: 'reveal' | 'action'
  readonly token: string
  readonly detonates: 'end-of-activation' | 'overlap'
  readonly tokens: number
  readonly discardCard: boolean
}

export interface Restrictions {
  readonly faction?: readonly SquadFaction[]
  readonly ships?: readonly string[]
  readonly size?: readonly Size[]
  readonly minSkill?: number
  readonly maxAgility?: number
  readonly maxHull?: number
  readonly shieldValue?: number
  readonly requiresAction?: ActionName
  readonly requiresIcons?: readonly Slot[]
  readonly forbidsIcon?: readonly Slot[]
  readonly forbidsSlot?: readonly Slot[]
  readonly mustEquip?: string
  readonly differentElite?: boolean
  readonly maxCrewCost?: number
  readonly onlyUniqueIn?: Slot
  readonly factionWaivedIfSquadHas?: string
  readonly docks?: { readonly ship: string; readonly title: string }
}

export interface Grants {
  readonly slots?: readonly Slot[]
  readonly slotsOneOf?: readonly Slot[]
  readonly actions?: readonly ActionName[]
  readonly stats?: Partial<Stats> & { readonly skill?: number }
  readonly modificationLimit?: { readonly count: number; readonly different: boolean }
  readonly extraModifications?: { readonly count: number; readonly maxCost: number }
  readonly titleLimit?: { readonly count: number; readonly different: boolean }
  readonly costReduction?: { readonly slots: readonly Slot[] | 'all'; readonly by: number; readonly min: number }
  readonly ordnanceTokens?: {
    readonly on: readonly Slot[]
    readonly each: number
    /** None on the card itself. */
    readonly others?: boolean
  }
  readonly illicitTokens?: { readonly on: readonly Slot[]; readonly each: number; readonly scope: string }
}

export interface UpgradeCard {
  readonly id: string
  readonly xws: string
  readonly name: string
  readonly slot: Slot
  readonly points: number
  readonly unique: boolean
  readonly limited: boolean
  readonly squadLimit?: number
  readonly headers?: readonly ('action' | 'attack' | 'energy')[]
  readonly weapon?: Weapon
  readonly bomb?: Bomb
  readonly restrictions?: Restrictions
  readonly grants?: Grants
  /** Further slots that it fills, and slots that the ship loses with it. */
  readonly takes?: { readonly extraSlots?: readonly Slot[]; readonly loses?: readonly Slot[] }
  readonly conditions?: readonly string[]
  /** A dual card: this side and the other one. */
  readonly side?: { readonly this: string; readonly other: string }
}

export interface ConditionCard {
  readonly id: string
  readonly name: string
  readonly unique: boolean
  readonly assignedBy: readonly string[]
  readonly removed: string | null
  readonly headers?: readonly string[]
}

export interface DamageCard {
  readonly id: string
  readonly deck: 'core' | 'tfa'
  readonly name: string
  readonly count: number
  readonly trait: 'pilot' | 'ship'
  readonly action: boolean
  readonly hullDamage: number
  readonly selfFlips: boolean
  readonly repair?: { readonly roll: boolean; readonly on: readonly string[] | null }
}
