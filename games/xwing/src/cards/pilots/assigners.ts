import { cardNamed, enter } from '@sandtable/kernel'
import { isInFiringArc } from '../../arcs.ts'
import { shipOf } from '../../state.ts'
import { pilotCard, pilotSkill } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { assignCondition, facesIn, giveUp } from '../conditions.ts'
import { layDarkSide, searchDarkSide } from '../dark-side.ts'
import { attackUnderWay, chooseShip, has, isMe, me, pick } from '../words.ts'

/** Pilots that assign conditions. */

function kyloRen(id: string): XCard {
  return {
    id: `pilot:${id}`,
    rules: [`XW-PIL-${id}`],
    trigger: {
      'attack hits': {
        forced: true,
        limit: { times: 1, per: 'round' },
        when: (_, effect, v) => isMe(effect, v.target),
        do: (s, effect, v) => searchDarkSide(s, effect, v.attacker),
      },
    },
    picked: layDarkSide,
  }
}

export const assigningPilots: readonly XCard[] = [
  {
    id: 'pilot:captainrex',
    rules: ['XW-PIL-captainrex'],
    trigger: {
      'after attack': {
        forced: true,
        when: (s, effect, v) => isMe(effect, v.attacker) && shipOf(s, v.target).inPlay,
        do: (s, _, v) =>
          assignCondition(s, 'suppressivefire', v.target, { by: v.attacker, round: s.table.round }),
      },
    },
  },
  kyloRen('kyloren-upsilonclassshuttle'),
  kyloRen('kyloren-tiesilencer'),
  {
    id: 'pilot:crimsonleader',
    rules: ['XW-PIL-crimsonleader'],
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          (has(v.attackDice, 'hit') || has(v.attackDice, 'crit')) &&
          isInFiringArc(me(s, effect), shipOf(s, v.target)),
        do: (s, effect, v) =>
          pick(
            s,
            effect,
            facesIn(v).filter((face) => face === 'hit' || face === 'crit'),
          ),
      },
    },
    picked: (s, _, face) => {
      const v = attackUnderWay(s)
      giveUp(v, face)
      assignCondition(s, 'rattled', v.target)
    },
  },
  {
    id: 'pilot:thweek',
    rules: ['XW-PIL-thweek'],
    trigger: {
      'before placing forces': {
        do: (s, effect) => {
          const enemies = s.table.ships.filter((ship) => ship.seat !== effect.seat)
          chooseShip(
            s,
            effect,
            enemies.map(({ id }) => id),
          )
        },
      },
    },
    chosen: (s, effect, prey) => pick(s, { ...effect, vars: { prey } }, ['shadowed', 'mimicked']),
    picked: (s, effect, condition) => {
      const prey = shipOf(s, String(effect.vars.prey))
      const own = { seat: effect.seat, on: effect.on }
      assignCondition(s, condition, prey.id)
      if (condition === 'shadowed') enter(s, { card: 'effect:shadowed', ...own, vars: { prey: prey.id } })
      // An ability that assigns conditions could do nothing for him.
      else if (
        pilotCard(prey.pilot).conditions === undefined &&
        cardNamed(s, `pilot:${prey.pilot}`) !== undefined
      )
        enter(s, { card: `pilot:${prey.pilot}`, ...own })
    },
  },
  {
    id: 'effect:shadowed',
    rules: ['XW-CON-shadowed'],
    query: {
      'pilot skill': (skill, _, effect, ship) =>
        isMe(effect, ship) && typeof effect.vars.skill === 'number' ? effect.vars.skill : skill,
    },
    trigger: {
      'start of planning': {
        forced: true,
        when: (_, effect) => effect.vars.skill === undefined,
        do: (s, effect) => {
          effect.vars.skill = pilotSkill(s, shipOf(s, String(effect.vars.prey)))
        },
      },
    },
  },
]
