import type { TokenName, UnitId } from '../state.ts'
import type { Activating, Done, StandingBy, TakingTurns } from './activations.ts'
import type { Attacking, Guarding, Pool, Suffering } from './attacks.ts'
import type { Divulging, Ordering, OutOfHand, Revealing } from './commanding.ts'
import type { Events, OrderIssued } from './events.ts'
import type { Moving } from './moves.ts'
import type { PlacingUnit } from './set-up.ts'

/** The unit that something happened to. */
interface OfUnit {
  readonly unit: UnitId
}

/** A unit spent aim, dodge or surge tokens at once, be they its own or not. */
export interface TokenSpent {
  readonly unit: UnitId
  readonly token: TokenName
}

/** A unit used a keyword for others, each of whom got something by it. */
export interface KeywordWorked {
  readonly unit: UnitId
  readonly keyword: string
  readonly others: readonly UnitId[]
}

/** Moments at which cards and keywords may act, each with what is going on. */
export interface Windows {
  'mission set-up': object
  'set-up effects': object
  'order issued': OrderIssued
  'start of the command phase': object
  'a command card is divulged': Divulging
  'command cards revealed': Revealing
  'a card is used out of the hand': OutOfHand
  'resolve command cards': object
  'before orders are issued': Ordering
  'orders are issued': Ordering
  'end of the command phase': object
  'start of the activation phase': object
  'end of the activation phase': object
  'an order token is drawn': TakingTurns
  'start of an activation': Activating
  'before rallying': Activating
  'after rallying': Activating
  'start of perform actions': Activating
  'end of perform actions': Activating
  'end of an activation': Activating
  /** Its order token is turned. */
  'after an activation': Activating
  /** It came onto the battlefield without a move. */
  'a unit was placed': PlacingUnit
  'before a move': Moving
  'after a move': Done
  'after an attack': Done
  'after an action': Done
  'before an attack': Attacking
  'before further defenders': Attacking
  'the pool is formed': Pool
  'downgrade attack dice': Pool
  'upgrade attack dice': Pool
  're-roll attack dice': Pool
  'surges of the attacker': Pool
  'before cover': Pool
  'improve attack dice': Pool
  'dodge tokens of others': Pool
  'modify attack dice': Pool
  'defence dice gathered': Pool
  'defender modifies attack dice': Pool
  'downgrade defence dice': Pool
  'upgrade defence dice': Pool
  're-roll defence dice': Pool
  'surges of the defender': Pool
  'modify defence dice': Pool
  'wounds are due': Pool
  'other wounds are due': Suffering
  'after a pool': Pool
  'after guarding': Guarding
  'after standing by': StandingBy
  'a unit panics': OfUnit
  'tokens gained': Events['gain tokens']
  'suppression gained': OfUnit
  /** Each by itself, where several are spent at once. */
  'a token is spent': TokenSpent
  /** Its token was spent or lost, but for the end phase. */
  'standby is over': OfUnit
  'a keyword worked': KeywordWorked
  'wounds are suffered': Suffering
  'a unit is defeated': Suffering
  'start of the end phase': object
  'score victory points': object
  'before tokens are removed': object
  'end of the end phase': object
}
