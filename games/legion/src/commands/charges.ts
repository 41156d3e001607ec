import { call, type Effect } from '@sandtable/kernel'
import { giveMove } from '../actions/given.ts'
import type { LState, Unit } from '../state.ts'
import { gain } from '../tokens.ts'
import { isOnBattlefield, isTrooper, unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { moves } from './deeds.ts'
import { command, isOurs, ordered, ours, type Part } from './phrases.ts'

/** Command cards by which units lay tokens: charges that can be detonated all game, and smoke. */

/** In the round it is played "Arm X" as an action, with a speed-1 move after it; for the whole game "Detonate X". */
function arms(id: string, name: string, charge: string, x: number): Part {
  const isMeant = (s: LState, effect: Effect, unit: Unit) => isOurs(s, effect, unit, { name })
  return {
    query: {
      detonate: (value, s, effect, about) =>
        about.charge === charge && isMeant(s, effect, unitOf(s, about.unit)) ? value + x : value,
    },
    action: {
      cost: 1,
      can: (s, unit, effect) => s.table.played[unit.seat] === id && isMeant(s, effect, unit),
      do: (s, unit) => {
        call(s, 'lay tokens', { unit: unit.id, kind: 'charge', name: charge, card: id, left: x })
        giveMove(s, unit, 1)
      },
    },
  }
}

/** Troopers that defended against the charge are poisoned. */
const poisonous: Part = {
  trigger: {
    'after a pool': {
      forced: true,
      when: (s, effect, v) =>
        s.table.objectives.some(
          ({ id, card, seat }) =>
            id === v.attacker && seat === effect.seat && effect.card === `command:${card}`,
        ) && isTrooper(unitOf(s, v.defender)),
      do: (s, _, v) => gain(s, unitOf(s, v.defender), 'poison'),
    },
  },
}

const r2 = { name: 'R2-D2' }

const smokers = (s: LState, effect: Effect): Unit[] => ours(s, effect, r2).filter(isOnBattlefield)

const freeSmoke: Part = {
  trigger: {
    'start of the activation phase': {
      when: (s, effect) => smokers(s, effect).length > 0,
      do: (s, effect) => {
        for (const { id } of smokers(s, effect))
          call(s, 'lay tokens', { unit: id, kind: 'smoke', name: 'Smoke', left: 1 })
      },
    },
  },
}

export const chargeCommands: readonly LCard[] = [
  command('explosions', arms('explosions', 'Sabine Wren', 'Thermal Charge', 2)),
  command('merciless-munitions', arms('merciless-munitions', 'Bossk', 'Dioxis Charge', 1), poisonous),
  command('smoke-screen', ordered({ not: r2 }, moves(1)), freeSmoke),
]
