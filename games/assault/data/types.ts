/** What is printed on dice and cards: figures and names, no behaviour. */

export type Affiliation = 'rebel' | 'imperial' | 'mercenary'
export type Mode = 'campaign' | 'skirmish'

export type AttackDie = 'red' | 'blue' | 'green' | 'yellow'
export type DefenceDie = 'black' | 'white'
export type AttackSymbol = 'accuracy' | 'damage' | 'surge'
export type DefenceSymbol = 'block' | 'evade' | 'dodge'
/** A side of a die; what it does not name it does not show. */
export type Side<S extends string> = Readonly<Partial<Record<S, number>>>

export type Trait =
  | 'brawler'
  | 'creature'
  | 'droid'
  | 'force-user'
  | 'guardian'
  | 'heavy-weapon'
  | 'hunter'
  | 'leader'
  | 'smuggler'
  | 'spy'
  | 'trooper'
  | 'vehicle'
  | 'wookiee'

export type Keyword = 'massive' | 'mobile' | 'reach'
export type Condition = 'bleeding' | 'focused' | 'hidden' | 'stunned' | 'weakened'
export type PowerToken = 'damage' | 'surge' | 'block' | 'evade'

/** What a surge buys, or what a figure always adds to its attacks and defences. */
export interface Effects {
  readonly damage?: number
  readonly surge?: number
  readonly accuracy?: number
  readonly pierce?: number
  readonly blast?: number
  readonly cleave?: number
  readonly recover?: number
  readonly block?: number
  readonly evade?: number
  readonly conditions?: readonly Condition[]
  /** A power token for the figure itself. */
  readonly token?: PowerToken
}

export interface Surge {
  /** How many surges it costs. */
  readonly cost: number
  readonly gives: Effects
}

/** An ability with a name; what it does stands in the ledger, under the id of its card. */
export interface Ability {
  readonly id: string
  readonly name: string
  readonly german?: string
  readonly kind: 'action' | 'surge' | 'passive'
  /** Actions or surges. */
  readonly cost?: number
}

export interface Attack {
  readonly type: 'melee' | 'ranged'
  /** `any`: a die that is chosen anew for every attack, as the card's ability says. */
  readonly dice: readonly (AttackDie | 'any')[]
}

/** Leave to field cards of another affiliation. Skirmish upgrades never count as such cards (IA-BUILD-004). */
export interface Alliance {
  /** Only an army of this affiliation may use it. */
  readonly army: Affiliation
  readonly with: readonly Affiliation[]
  readonly trait?: Trait
  /** The most deployment cards that come in by it, however many cards give the leave. */
  readonly most: number
}

interface DeploymentCard {
  readonly id: string
  readonly name: string
  /** The German name, where one is known; otherwise the card has the same name in both languages. */
  readonly german?: string
  readonly subtitle?: string
  readonly germanSubtitle?: string
  readonly cost: number
  readonly elite: boolean
  readonly unique: boolean
  readonly alliance?: Alliance
  /** The official card was not seen: figures and text may differ from it. */
  readonly unverified?: true
  /** The card's entry in the ledger. */
  readonly rules: string
}

/** A deployment card of figures. */
export interface FigureCard extends DeploymentCard {
  readonly affiliation: Affiliation
  readonly modes: readonly Mode[]
  /** What a figure costs that comes as reinforcement; none come without. */
  readonly reinforce?: number
  /** How many figures are in the group. */
  readonly group: number
  readonly traits: readonly Trait[]
  readonly health: number
  readonly speed: number
  /** Spaces that the base covers: the short side, the long side. */
  readonly base: readonly [number, number]
  readonly attack: Attack | null
  readonly defence: readonly DefenceDie[]
  /** Part of every attack and defence of the figure. */
  readonly bonus: Effects
  readonly keywords: readonly Keyword[]
  readonly surges: readonly Surge[]
  readonly abilities: readonly Ability[]
  readonly habitat?: 'desert' | 'snow'
}

/** What a group must be so that an upgrade may be attached to it; all that is named must hold. */
export interface Bearer {
  /** One of these traits. */
  readonly traits?: readonly Trait[]
  /** This very card. */
  readonly card?: string
  readonly unique?: boolean
  readonly massive?: false
}

/** A deployment card with the trait skirmish upgrade. */
export interface UpgradeCard extends DeploymentCard {
  /** Any army may have a neutral one. */
  readonly affiliation: Affiliation | 'neutral'
  /** The groups that may bear it; null, if it lies beside the army instead of on a group. */
  readonly attachesTo: Bearer | null
  /** What every deployment card of figures in the army must be. */
  readonly army?: 'unique' | 'spectre'
  /** The most points of the command deck, in place of the usual ones. */
  readonly deckPoints?: number
}

/** Who may play a command card; all that is named must hold, and nothing named means any figure. */
export interface PlayedBy {
  readonly name?: string
  readonly affiliation?: Affiliation
  /** One of these traits. */
  readonly traits?: readonly Trait[]
  readonly size?: 'small' | 'large'
  readonly keyword?: Keyword
  readonly unique?: true
  readonly ready?: true
}

/** When a command card is played. */
export type Timing =
  | 'round-start'
  | 'round-end'
  | 'status-start'
  | 'act-start'
  | 'act-during'
  | 'act-end'
  | 'action'
  | 'attack-before-declare'
  | 'attack-declare'
  | 'attack-declared-on-you'
  | 'attack-declared-on-friend'
  | 'attack-declared-by-friend'
  | 'attacking'
  | 'defending'
  | 'defending-before-modifiers'
  | 'friend-defending'
  | 'hostile-attacking'
  | 'friend-rolled'
  | 'opponent-rerolled'
  | 'attack-after'
  | 'attacked-after'
  | 'ability-declared'
  | 'ability-used'
  | 'activation-after'
  | 'hostile-activates'
  | 'hostile-enters-adjacent'
  | 'hostile-exits-adjacent'
  | 'movement-end'
  | 'figure-damaged'
  | 'would-be-defeated'
  | 'figure-defeated'
  | 'special-action-resolved'
  | 'command-played'
  | 'as-copied'

export interface CommandCard {
  readonly id: string
  readonly name: string
  readonly german?: string
  readonly cost: number
  /** The most copies in a deck. */
  readonly limit: number
  /** The figure that plays it; null, if the player does and no figure is needed. */
  readonly by: PlayedBy | null
  readonly timing: readonly Timing[]
  /** As a special action: how many actions it costs, or may cost. */
  readonly actions?: readonly number[]
  /** What the figure pays besides. */
  readonly pays?: { readonly strain?: number; readonly movementPoints?: number }
  /** Only for armies of this affiliation. */
  readonly army?: Affiliation
  readonly rules: string
}
