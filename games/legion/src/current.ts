import { underWay } from '@sandtable/kernel'
import type { LState, Unit } from './state.ts'
import type { Activating, TakingTurns } from './vocabulary/activations.ts'
import type { Pool } from './vocabulary/attacks.ts'
import type { MoveMade, Moving } from './vocabulary/moves.ts'

/** The activation of this unit, while it is under way. */
export function activationOf(s: LState, unit: Unit): Activating | null {
  const activation = underWay(s, 'activation')
  return activation?.unit === unit.id ? activation : null
}

/** Something about this unit is noted for its activation, if that is under way. */
export function noteFor(s: LState, unit: Unit, note: (activation: Activating) => void): void {
  const activation = activationOf(s, unit)
  if (activation !== null) note(activation)
}

/** It has done this in its activation, if that is under way. */
export function noteDone(s: LState, unit: Unit, action: string): void {
  noteFor(s, unit, (activation) => {
    activation.done = [...activation.done, action]
  })
}

/** It has moved in its activation, if that is under way. */
export function noteMove(s: LState, unit: Unit, made: MoveMade = {}): void {
  noteFor(s, unit, (activation) => {
    activation.moves = [...activation.moves, made]
  })
}

/** Is the attack under way an attack action, free or not? */
export function isAttackAction(s: LState): boolean {
  return underWay(s, 'attack')?.action === true
}

/** What is for one pool of an attack, whichever its player likes, comes in the last of them if in none before. */
export function isLastPool(s: LState): boolean {
  return (underWay(s, 'attack')?.pools ?? []).length === 0
}

/** The attack pool that is resolved now. */
export function poolNow(s: LState): Pool {
  const pool = underWay(s, 'attack pool')
  if (pool === null) throw new Error('no attack pool is under way')
  return pool
}

/** The activation phase, while turns are taken. */
export function turnsNow(s: LState): TakingTurns {
  const turns = underWay(s, 'activation phase')
  if (turns === null) throw new Error('nobody takes turns')
  return turns
}

/** The move that is made now. */
export function moveNow(s: LState): Moving {
  const move = underWay(s, 'move')
  if (move === null) throw new Error('nobody moves')
  return move
}
