/** What is printed on cards, tokens, tracks and boards: figures and names, no behaviour. */

export interface Named {
  readonly en: string
  readonly de: string
}

export type Squad = 'red' | 'blue'

export type TargetSymbol = 'lower' | 'higher' | 'cover' | 'half' | 'headshot'
export type Arrow = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'

export interface TargetCard {
  readonly id: string
  readonly value: number
  readonly symbols: readonly TargetSymbol[]
  readonly arrow: Arrow | null
}

export interface TargetTrack {
  readonly modifiers: readonly number[]
  /** The place of the slot marked 0. */
  readonly zero: number
}

export type AmmoType = 'energy' | 'light' | 'heavy' | 'shotgun' | 'sniper'
export type WeaponType = 'pistol' | 'smg' | 'assault-rifle' | 'lmg' | 'marksman' | 'sniper' | 'shotgun'

export interface Weapon {
  readonly id: string
  readonly name: Named
  readonly type: WeaponType
  readonly ammo: AmmoType
}

export type Family = 'barrel' | 'magazine' | 'bolt' | 'optic' | 'stock'
export type Node = 'close' | 'mid' | 'long'
export type Stock = 'standard' | 'sniper'

/** An attachment slot, and what must agree with an attachment for it to fit (APX-ATT-006 to -008). */
export interface AttachmentSlot {
  readonly family: Family
  /** `any`: every extended magazine fits. */
  readonly ammo?: AmmoType | 'any'
  readonly nodes?: readonly Node[]
  readonly stock?: Stock
  /** The tile that is printed there. */
  readonly printed?: string
}

/** From … to, both included; no upper end: that far and farther. */
export type Range = readonly [number, number | null]

export interface WeaponCard {
  readonly id: string
  /** The weapon ID that is printed on it. */
  readonly number: string
  readonly weapon: string
  /** How much ammo comes with it. */
  readonly ammo: number
  readonly range: Range
  readonly difficulty: number
  /** Slots, and cards on each. */
  readonly rate: readonly [number, number]
  readonly damage: number
  readonly headshot: number
  readonly passives?: readonly string[]
  readonly action?: string
  readonly slots: readonly AttachmentSlot[]
  readonly custom?: {
    readonly name: Named
    readonly improved: readonly string[]
    readonly worsened: readonly string[]
  }
}

export interface WeaponEffect {
  readonly id: string
  readonly kind: 'passive' | 'action'
  readonly ap?: number
  readonly name: Named
  readonly text: Named
}

export type Rarity = 'start' | 'common' | 'rare' | 'epic' | 'legendary'
export type GearSlot = 'helmet' | 'body' | 'knockdown'

interface Tile {
  readonly id: string
  readonly name: Named
  readonly rarity: Rarity
  readonly count: number
  readonly rules: readonly string[]
}

export interface GearTile extends Tile {
  readonly kind: 'gear'
  readonly slot: GearSlot
  /** A helmet: ignores so many headshots on cards up to this value. */
  readonly ignores?: number
  readonly upTo?: number
  /** What its special action costs. */
  readonly action?: number
  /** A body shield: its limit, and what equipping it restores once. */
  readonly limit?: number
  readonly restores?: number
  /** A knockdown shield: what it prevents, and to what it lowers ring damage. */
  readonly prevents?: number
  readonly ringDamage?: number
}

export interface ConsumableTile extends Tile {
  readonly kind: 'consumable'
  readonly health?: number
  readonly shield?: number
  readonly cooldown?: number
}

export interface GrenadeTile extends Tile {
  readonly kind: 'grenade'
  readonly range: Range
  /** Target cards drawn for where it lands. */
  readonly cards: number
  readonly area: string
}

export interface AttachmentTile extends Tile {
  readonly kind: 'attachment'
  readonly family: Family
  readonly ammo?: AmmoType
  readonly node?: Node
  readonly stock?: Stock
  readonly stability?: number
  readonly rate?: number
  readonly range?: Range
  readonly difficulty?: number
  readonly eachHit?: number
  readonly firstHit?: number
}

export type LootTile = GearTile | ConsumableTile | GrenadeTile | AttachmentTile

export interface Area {
  readonly flying: boolean
  /** Can it be turned? As printed it points up. */
  readonly turns: boolean
  /** Columns and rows from the source field, and the damage there. */
  readonly cells: readonly (readonly [number, number, number])[]
}

export interface BinCard {
  readonly id: string
  readonly common: number
  readonly rare: number
  readonly epic: number
}

export type BoardSide = 'top' | 'right' | 'bottom' | 'left'

export interface RingCard extends Readonly<Record<BoardSide, number>> {
  readonly id: string
}

export interface RewardToken {
  readonly id: string
  readonly move: number
  readonly loot: 'common' | 'rare' | null
  readonly ammo: number
}

export type RoundSymbol = 'ring-move' | 'ring-shuffle'

export type RoundSpace =
  | { readonly kind: 'diamond'; readonly round: number; readonly ringDamage: number }
  | { readonly kind: 'square'; readonly symbols: readonly RoundSymbol[] }
  | { readonly kind: 'trophy' }

export type TurnSpace =
  | { readonly kind: 'turn'; readonly squad: Squad }
  | { readonly kind: 'transition' }

export type LegendId = 'gibraltar' | 'bangalore' | 'wraith' | 'bloodhound' | 'lifeline' | 'pathfinder'
export type AbilityKind = 'tactical' | 'ultimate'

/** Where an ability puts a miniature (APX-PLACE). */
export interface Placing {
  readonly piece: string
  readonly on:
    | 'field'
    | 'free-field'
    | 'own-field-or-free-field'
    | 'free-intersection'
    | 'attach-enemy'
    | 'attach-self'
  readonly range: Range
  /** Must be in line of sight. */
  readonly sight?: boolean
  readonly ownLevel?: boolean
  readonly most?: number
}

export interface AbilityData {
  readonly id: string
  readonly kind: AbilityKind
  readonly name: Named
  readonly type: 'free' | 'special' | 'reaction'
  readonly ap: number
  readonly place?: readonly Placing[]
  /** In turn spaces of the initiative track (OPEN-01). */
  readonly duration?: number
  readonly delay?: number
  /** The position of the cooldown track. */
  readonly cooldown: number
  readonly area?: string
  readonly text: Named
}

export type ActionType = 'free' | 'special' | 'enhanced-shot' | 'reaction' | 'instant'

export interface ActionCard {
  readonly id: string
  readonly name: Named
  readonly type: ActionType
  readonly ap?: number
  readonly when?: 'before' | 'after'
  readonly squad?: boolean
  /** An instant that is played as the enhanced shot (APX-ENH-002). */
  readonly countsAsEnhanced?: boolean
  readonly text: Named
}

export interface LegendData {
  readonly id: LegendId
  readonly name: Named
  readonly tokens: Readonly<Record<AbilityKind, number>>
  readonly abilities: readonly AbilityData[]
  readonly passive: { readonly id: string; readonly name: Named; readonly text: Named }
  readonly cards: readonly ActionCard[]
}

export type Trait =
  | 'blockade'
  | 'connection'
  | 'obstacle'
  | 'impassable'
  | 'cover'
  | 'interactive'
  | 'permanent'
  | 'flying'
  | 'zone'
  | 'destructible'

export interface ObjectTraits {
  readonly name: Named
  readonly on: 'fields' | 'field' | 'edge' | 'intersection' | 'legend'
  /** How much it adds to the height of what it stands on. */
  readonly level: number
  readonly traits: readonly Trait[]
  readonly occupies: 'field' | 'edge' | 'intersection' | null
}

/**
 * A board as people write it. Fields are called by column and row, `c3`; `c3:e5` is a rectangle of them; `g4:h4 n` a run
 * of edges, here the north sides of g4 and h4; `e4 nw` a corner of e4.
 */
export interface BoardPlan {
  readonly id: string
  readonly name: Named
  readonly width: number
  readonly height: number
  readonly pieces: readonly PiecePlan[]
}

export type PieceKind =
  | 'building'
  | 'rock'
  | 'wall'
  | 'half-wall'
  | 'roof-edge-wall'
  | 'roof-edge-half-wall'
  | 'supply-bin'
  | 'respawn-beacon'
  | 'tree'
  | 'zip-line-point'
  | 'roof-edge-zip-line-point'

export interface PiecePlan {
  readonly kind: PieceKind
  readonly at: string
  /** The level on which it stands; 0, if not said. */
  readonly level?: number
  /** Two zip-line points with the same name belong together. */
  readonly line?: string
}
