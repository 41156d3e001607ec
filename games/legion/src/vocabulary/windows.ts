import type { UnitId } from '../state.ts'
import type { Activating, Done } from './activations.ts'
import type { Attacking, Pool, Suffering } from './attacks.ts'
import type { Moving } from './moves.ts'
import type { Ordering } from './procedures.ts'

/** The unit that something happened to. */
interface OfUnit {
  readonly unit: UnitId
}

/** Moments at which cards and keywords may act, each with what is going on. */
export interface Windows {
  'set-up effects': object
  'order issued': { readonly unit: UnitId }
  'command cards revealed': object
  'resolve command cards': object
  'orders are issued': Ordering
  'end of the command phase': object
  'start of the activation phase': object
  'end of the activation phase': object
  'start of an activation': Activating
  'start of perform actions': Activating
  'end of an activation': Activating
  'before a move': Moving
  'after a move': Done
  'after an attack': Done
  'after an action': Done
  'downgrade attack dice': Pool
  'upgrade attack dice': Pool
  're-roll attack dice': Pool
  'surges of the attacker': Pool
  'modify attack dice': Pool
  'downgrade defence dice': Pool
  'upgrade defence dice': Pool
  're-roll defence dice': Pool
  'surges of the defender': Pool
  'modify defence dice': Pool
  'after a pool': Pool
  'end of an attack': Attacking
  'suppression gained': OfUnit
  'a unit is defeated': Suffering
  'start of the end phase': object
  'score victory points': object
  'end of the end phase': object
}
