import type { AttackDie, DefenceDie, Keyword } from '../../data/types.ts'
import type { Spot } from '../geometry/bases.ts'
import type { MiniId, Unit, UnitId } from '../state.ts'

/** An overrun attack is neither of the others (LG2-WKW-052). */
export type PoolKind = 'ranged' | 'melee' | 'overrun'
export type AttackFace = 'hit' | 'crit' | 'surge' | 'blank'
export type DefenceFace = 'block' | 'surge' | 'blank'

/** A miniature adds a weapon to a pool; `card`: the upgrade that has it, null: the unit card. */
export type Added = {
  readonly mini: MiniId
  readonly weapon: string
  readonly card: string | null
  /** For a card may have one of this name for each kind of attack. */
  readonly kind?: PoolKind
  /** How often its dice were taken when the pool was formed; missing: once (LG2-WKW-048). */
  readonly times?: number
}

/** An attack pool that is formed but not resolved yet. */
export interface Formed {
  readonly defender: UnitId
  readonly kind: PoolKind
  readonly added: readonly Added[]
}

export interface Attacking {
  readonly unit: UnitId
  pools: readonly Formed[]
  /** The defender just declared, while its pool is formed. */
  defender: UnitId | null
  /** What miniatures have added to its pool by now, while each chooses its own weapon (LG2-ATK-012). */
  chosen?: readonly Added[]
  /** The pool that is resolved next. */
  next: Formed | null
  /** Only pools of these kinds; missing: of both. */
  readonly kinds?: readonly PoolKind[]
  /** Only these may be declared: a free attack that something gives; null: anybody. */
  readonly only: readonly UnitId[] | null
  /** One pool at most. */
  single: boolean
  /** It is an attack action, free or not; missing: something lets the unit attack beside its actions (LG2-ACT-020). */
  readonly action?: true
  /** Weapons that are not for this attack, by their names. */
  readonly without?: readonly string[]
  /** The weapon that reaches one range farther, once an aim token was spent for it (LG2-WKW-062). */
  farther?: string
  /** A friend's aim token is spent for it, and whose is still to be chosen (LG2-APXB-004, LG2-KW-284). */
  owes?: true
  /** Aim tokens that were spent in it. */
  aims: number
  /** What lets a weapon be used again, once it was used (LG2-KW-182, LG2-WKW-043), or that nothing shall. */
  beyond?: 'gunslinger' | 'beam' | 'no'
  /** What it suppresses once all pools are resolved (LG1-SUPB-008). */
  suppressing?: readonly { readonly unit: UnitId; readonly count: number }[]
  /** Who fought whom before it, the attacker's side first: they close up when it is over (LG2-MELEE-022). */
  fighting?: readonly Fight[]
}

/** A unit in melee, those that it fights, and how many miniatures it has. */
export interface Fight {
  readonly unit: UnitId
  readonly enemies: readonly UnitId[]
  readonly minis: number
}

/** What limits an attack that something gives. */
export type AttackLimits = Partial<Pick<Attacking, 'only' | 'single' | 'kinds' | 'without' | 'action'>>

/** An attack that begins. */
export function attackBy(
  unit: UnitId,
  { only = null, single = false, ...rest }: AttackLimits = {},
): Attacking {
  return { unit, pools: [], defender: null, next: null, only, single, aims: 0, ...rest }
}

/** A die of an attack pool: before the roll it shows nothing. */
export interface PoolDie {
  readonly colour: AttackDie
  face: AttackFace | ''
}

export interface GuardDie {
  readonly colour: DefenceDie
  face: DefenceFace | ''
}

/** Steps 4 to 10 of an attack, with one pool. */
export interface Pool {
  readonly attacker: UnitId
  readonly defender: UnitId
  readonly kind: PoolKind
  readonly added: readonly Added[]
  /** Weapon keywords that it has beyond those of its weapons; a number below 0 takes some away. */
  gained: readonly Keyword[]
  /** The defender cannot use what makes it immune to Pierce (LG2-KW-138). */
  beatsImmunity: boolean
  attackDice: PoolDie[]
  /** The colours of attack dice that are about to be rolled. */
  inHand: readonly AttackDie[]
  /** 0, 1 or 2: no, light or heavy cover (LG2-COVER-002). */
  cover: number
  coverDice: GuardDie[]
  defenceDice: GuardDie[]
  /** Was there a hit or crit when step 4 ended (LG2-ATK-062)? */
  wasHit: boolean
  wounds: number
  /** Tokens that were spent in it: aim tokens to re-roll, to improve dice (LG2-KW-162), and for Pierce (LG2-WKW-049). */
  aims: number
  improving: number
  piercing: number
  /** How much of its Pierce was used on the dice of guardians (LG2-KW-047), and who they were. */
  pierced: number
  guardians: readonly UnitId[]
  dodges: number
  /** A token was spent, and another may be: the same moment comes again. */
  again: boolean
  /** The dice that their own player modifies no further (LG2-UPG-Bt). */
  final?: readonly ('attack' | 'defence')[]
}

export interface Rerolling {
  readonly unit: UnitId
  readonly dice: 'attack' | 'defence'
  /** All: none may be left out (LG2-KW-218). */
  readonly most: number | 'all'
  /** The colours of the dice that are picked up and not rolled yet; without them, they are still to be chosen. */
  inHand?: readonly AttackDie[]
}

/** So many attack dice of the pool are upgraded. */
export interface Upgrading {
  readonly unit: UnitId
  readonly count: number
}

/** A unit takes hits in place of the defender (LG2-KW-040). */
export interface Guarding {
  readonly unit: UnitId
  /** How many it may take, and whether crits are among them (LG2-KW-103). */
  readonly most: number
  readonly crits: boolean
  dice: GuardDie[]
  /** Blocks that Pierce takes away. */
  pierced: number
}

/** A unit destroys itself, and hurts those that are still to be rolled for (LG2-KW-211). */
export interface Destructing {
  readonly unit: UnitId
  left: readonly UnitId[]
}

/** A pool as it is formed, before any die falls. */
export function poolOf(attacker: UnitId, formed: Formed): Pool {
  return {
    attacker,
    ...formed,
    gained: [],
    beatsImmunity: false,
    attackDice: [],
    inHand: [],
    cover: 0,
    coverDice: [],
    defenceDice: [],
    wasHit: false,
    wounds: 0,
    aims: 0,
    improving: 0,
    piercing: 0,
    pierced: 0,
    guardians: [],
    dodges: 0,
    again: false,
  }
}

/** So many wounds come to a unit. */
export function suffering({ id, minis: [leader] }: Unit, wounds: number, by?: UnitId): Suffering {
  const at = { x: leader?.x ?? 0, y: leader?.y ?? 0, facing: leader?.facing ?? 0 }
  return { unit: id, left: wounds, chosen: null, at, ...(by !== undefined && { by }) }
}

/** A vehicle of 2018 took as many wounds as its resilience. */
export interface Breaking {
  readonly unit: UnitId
  /** One of its weapons is to be destroyed. */
  choosing: boolean
}

/** A unit suffers wounds, which its controller assigns (LG2-WOUND-001). */
export interface Suffering {
  readonly unit: UnitId
  /** Whose attack or effect it is; missing: nobody's. */
  readonly by?: UnitId
  left: number
  /** An attack brings them, but not the results of its pool: those of a guardian, or of a sniper team (LG2-KW-042, LG2-NKW-006). */
  readonly beside?: true
  /** Only these can be wounded; missing: all (LG1-LOSB-007). */
  readonly among?: readonly MiniId[]
  /** Who suffers next; `any`: whoever, until nothing is left. */
  chosen: MiniId | null
  /** Its leader has fallen just now. */
  leaderless?: true
  /** Somebody has fallen by these wounds. */
  fell?: true
  /** Where its leader stands, who falls last. */
  readonly at: Spot
}
