/** What the cards of Legion have printed on them. */

/** Which rules are played: those of 2024, those of 2018, or those of 2018 as the quick reference 3.0 tells them. */
export type EditionId = '2024' | '2018' | 'qr3'

export type Faction = 'rebels' | 'empire' | 'republic' | 'separatists'
export type Side = 'light' | 'dark'
export type Rank = 'commander' | 'operative' | 'corps' | 'special' | 'support' | 'heavy'

export type UnitType =
  | 'trooper'
  | 'clone trooper'
  | 'droid trooper'
  | 'heavy droid trooper'
  | 'mandalorian trooper'
  | 'wookiee trooper'
  | 'creature trooper'
  | 'emplacement trooper'
  | 'ground vehicle'
  | 'repulsor vehicle'

export type Slot =
  | 'armament'
  | 'clan'
  | 'command'
  | 'comms'
  | 'crew'
  | 'doctrine'
  | 'force'
  | 'gear'
  | 'generator'
  | 'grenades'
  | 'hardpoint'
  | 'heavy weapon'
  | 'ordnance'
  | 'personnel'
  | 'pilot'
  | 'programming'
  | 'squad leader'
  | 'training'

export type AttackDie = 'red' | 'black' | 'white'
export type DefenceDie = 'red' | 'white'

/** A keyword with its number X and what stands behind the colon. */
export interface Keyword {
  readonly id: string
  readonly x?: number
  readonly of?: string
  /** What a unit has in its place that has the keyword already. */
  readonly orElse?: Keyword
  /** It costs a card action, or a free one. */
  readonly action?: 'card' | 'free'
  /** On an upgrade: the unit card that has it with it. */
  readonly on?: string
  /** On an upgrade with two sides: the one that gives it. */
  readonly side?: string
}

export interface Weapon {
  readonly name: string
  readonly melee?: true
  /** The nearest and the farthest band; null: without end. None: melee alone, or while overrunning. */
  readonly range?: readonly [number, number | null]
  readonly overrun?: true
  /** Only the action of its own card uses it. */
  readonly byAction?: true
  /** Null: they follow from another weapon. */
  readonly dice: Readonly<Partial<Record<AttackDie, number>>> | null
  readonly keywords?: readonly Keyword[]
  /** The side of a two-sided card that has it. */
  readonly side?: string
}

/** What attack and defence surges convert to. */
export interface SurgeChart {
  readonly attack?: 'hit' | 'crit' | null
  readonly defence?: 'block' | null
}

export interface UnitCard {
  readonly id: string
  /** What list builders call it. */
  readonly hq: string
  readonly name: string
  readonly title?: string
  readonly faction: Faction | 'mercenary' | 'mandalorians'
  readonly affiliation?: string
  /** The factions that may hire it. */
  readonly hire?: readonly string[]
  readonly rank: Rank
  readonly type: UnitType
  /** Null: not known, so that it cannot be fielded. */
  readonly points: number | null
  readonly minis: number
  /** The wound threshold of one miniature; null: not known. */
  readonly wounds: number | null
  /** Null: a dash; X: it follows from the game (LG2-KW-139). Vehicles have none. */
  readonly courage?: number | 'X' | null
  readonly resilience?: number | null
  readonly defence: DefenceDie
  readonly surge: SurgeChart
  readonly speed: number
  /** Its diameter in mm, or width and length. */
  readonly base: number | readonly [number, number]
  /** The height of its silhouette in mm. */
  readonly height: number
  readonly slots: readonly Slot[]
  readonly keywords: readonly Keyword[]
  readonly weapons: readonly Weapon[]
  /** How many an army may have: the dots before its name. */
  readonly limit?: number
  readonly limitBy?: string
  readonly specialIssue?: string
  readonly counterpart?: string
  readonly equip?: readonly string[]
  readonly associate?: string
  readonly unreleased?: true
}

/** What a card may be equipped to, issued to or played with. */
export interface Needs {
  readonly any?: readonly Needs[] | true
  readonly all?: readonly Needs[]
  readonly not?: Needs
  readonly name?: string
  readonly title?: string
  readonly type?: string
  /** Any kind of trooper, or of vehicle. */
  readonly typeAny?: 'trooper' | 'vehicle'
  readonly rank?: string
  readonly faction?: string
  readonly affiliation?: string
  readonly side?: Side
  readonly keyword?: string
  readonly hasSlot?: Slot
  readonly defence?: DefenceDie
  readonly mercenary?: true
  readonly army?: string
}

export interface UpgradeCard {
  readonly id: string
  readonly hq: string
  readonly name: string
  readonly title?: string
  readonly slot: Slot
  readonly points: number
  readonly limit?: number
  readonly needs?: Needs
  readonly armyFactions?: readonly string[]
  /** Miniatures that join the unit; without `wounds` they have the unit's threshold. */
  readonly adds?: { readonly minis: number; readonly wounds?: number }
  readonly gains?: readonly Keyword[]
  readonly loses?: readonly Keyword[]
  readonly courage?: number
  readonly speed?: number
  readonly surge?: SurgeChart
  readonly slots?: readonly Slot[]
  readonly weapons?: readonly Weapon[]
  readonly use?: 'exhaust' | 'expend'
  /** False: no source says for certain whether it is exhausted or expended. */
  readonly useSure?: false
  /** The sides of a card with two, by what they are for (LG2-UPG-023 to -026). */
  readonly sides?: readonly string[]
  /** The one that lies up when the game begins; none: its player chooses. */
  readonly startsOn?: string
  /** What it gives is not lost with its miniatures. */
  readonly stays?: true
  /** A large squad: its cohesion reaches range 1. */
  readonly squad?: true
  /** Nothing transports it, or only vehicles of its affiliation. */
  readonly transport?: 'never' | 'affiliation'
  /** Who may issue it orders: anybody whatever its affiliation, or only commanders. */
  readonly ordersFrom?: 'all' | 'commanders'
  /** This slot may not stay empty. */
  readonly mustFill?: Slot
  readonly affiliationBecomes?: string
  readonly rankBecomes?: Rank
  /** It costs less in an army with this unit, or on this unit in this battle force. */
  readonly cheaper?: {
    readonly by: number
    readonly withUnit?: string
    readonly onUnit?: string
    readonly battleForce?: string
  }
  readonly defenceBecomes?: DefenceDie
  readonly noSlotNeededBy?: Needs
  /** The option of a battle force that brings it. */
  /** The option of a battle force that it comes with. */
  readonly onlyWithChoice?: string
  /** The card that it is a copy of: no unit has both (LG2-UPG-005). */
  readonly copyOf?: string
  /** It does something beyond its figures, weapons and keywords. */
  readonly effect?: true
  readonly unreleased?: true
}

export interface Orders {
  readonly count: number | 'all'
  readonly to: readonly Needs[]
}

export interface CommandCard {
  readonly id: string
  readonly hq: string
  readonly name: string
  readonly pips: number
  /** Where the card counts otherwise when the hand is built. */
  readonly handPips?: number
  /** Null: not known. */
  readonly orders: readonly Orders[] | null
  /** The units it belongs to. */
  readonly commander?: readonly string[]
  readonly commanderMode?: 'any' | 'all'
  readonly title?: string
  readonly faction?: string
  readonly battleForce?: string
  readonly needs?: Needs
  readonly weapons?: readonly Weapon[]
  readonly permanent?: true
  readonly divulge?: true
  readonly mustDivulge?: true
  /** It is permanent if it was divulged, and only then. */
  readonly staysDivulged?: true
  readonly selectable?: false
  readonly selectRule?: string
  readonly nominate?: string
  readonly unreleased?: true
}

/** Left, top, right and bottom, in squares of six inches from the top left corner. */
export type Squares = readonly [number, number, number, number]

export interface BattleCard {
  readonly id: string
  readonly hq: string
  readonly name: string
  /** Objective cards are the primary ones, in 2018 too, where deployments and conditions go with them. */
  readonly kind: 'primary' | 'secondary' | 'advantage' | 'deployment' | 'condition'
  readonly recon?: true
  readonly faction?: string
  /** Across and down, in squares of six inches. */
  readonly board?: readonly [number, number]
  readonly objectives?: readonly ObjectivesOfCard[]
  /** The keywords that it gives to units. */
  readonly grants?: readonly string[]
  /** Red at the top. */
  readonly territory?: { readonly red: readonly Squares[]; readonly blue: readonly Squares[] }
}

/** Tokens that its map shows, and those that it brings into the game. */
export type ObjectivesOfCard =
  | {
      readonly name: string
      readonly class: 'poi' | 'asset'
      readonly at: readonly (readonly [number, number])[]
    }
  | {
      readonly name: string
      readonly class: 'poi' | 'asset' | 'condition'
      readonly count: number
    }

/** The least and the most units of each rank. */
export type RankLimits = Readonly<Record<Rank, readonly [number, number]>> & {
  readonly commandersAndOperatives?: number
}

export interface BattleForce {
  readonly id: string
  readonly hq: string
  readonly name: string
  readonly faction: string
  readonly side?: Side
  readonly ranks: { readonly standard: RankLimits; readonly recon?: RankLimits }
  /** The units that it may field, by the rank in which it has them. */
  readonly units: Readonly<Partial<Record<Rank, readonly string[]>>>
  readonly counterparts?: readonly string[]
  readonly uniqueUpgrades?: readonly string[]
  readonly barredUpgrades?: readonly string[]
  readonly fieldCommander?: true
  readonly mercenariesCount?: true
  readonly asCorps?: readonly string[]
  readonly asCorpsFor?: readonly string[]
  readonly unitLimits?: readonly { readonly units: readonly string[]; readonly min: number; readonly max: number }[]
  /** Units that do not have Detachment here. */
  readonly losesDetachment?: readonly string[]
  readonly noDetachments?: true
  /** At most one such unit for each unit of this name. */
  readonly oneForEach?: { readonly unit: string; readonly name: string }
  readonly atLeast?: { readonly count: number; readonly of: Needs }
  /** None of its corps units twice before each of them is there once. */
  readonly oneOfEachCorps?: true
  /** Each unit has the affiliation of a commander or operative. */
  readonly sharedAffiliation?: true
  /** Plain troopers may have the heavy weapons of all units of these names. */
  readonly sharedHeavyWeapons?: readonly string[]
  readonly slots?: readonly { readonly unit: string; readonly adds: readonly Slot[] }[]
  readonly clan?: { readonly affiliation: string; readonly upgrade?: string; readonly leaderUpgrade?: string }
  /** So many of its options are chosen while the army is built. */
  readonly choose?: number
  readonly options?: readonly ForceOption[]
}

/** One of the options of a battle force. */
export interface ForceOption {
  readonly id: string
  readonly name: string
  /** Units that may join then, one of them, with the affiliation of the clan and these keywords. */
  readonly adds?: readonly string[]
  readonly gains?: readonly Keyword[]
  /** An upgrade that costs less on units of this name. */
  readonly cheaper?: { readonly upgrade: string; readonly onName: string; readonly by: number }
}

export interface CounterpartCard {
  readonly id: string
  readonly hq: string
  readonly name: string
  readonly title?: string
  readonly faction: string
  readonly affiliation?: string
  readonly hosts: readonly string[]
  readonly type: UnitType
  readonly points: number
  readonly wounds: number
  readonly slots?: readonly Slot[]
  readonly keywords: readonly Keyword[]
  readonly weapons: readonly Weapon[]
  readonly limit?: number
}

/** Optional rules of 2018, on which players agree before a game (LG1-OPTB-001). */
export type GameTerm = 'grand army' | 'unlimited rounds'

export interface Format {
  readonly id: string
  /** Missing: that of 2024. */
  readonly edition?: EditionId
  readonly name: string
  readonly points: number
  readonly ranks: RankLimits
  /** Across and down, in squares of six inches. */
  readonly board: readonly [number, number]
  /** Its battle decks are of the cards for recon games. */
  readonly recon?: true
  readonly terms?: readonly GameTerm[]
  /** The figures of battle forces that hold in it; null: none are known. */
  readonly battleForces: 'standard' | 'recon' | null
}
