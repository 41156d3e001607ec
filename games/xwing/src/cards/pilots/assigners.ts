import { cardNamed, choose, enter } from '@sandtable/kernel'
import { isInFiringArc } from '../../arcs.ts'
import type { ShipId } from '../../state.ts'
import { shipOf } from '../../state.ts'
import { pilotCard, pilotSkill } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { assignCondition, facesIn, giveUp } from '../conditions.ts'
import { darkSide, searchDarkSide } from '../dark-side.ts'
import { attackUnderWay, choice, has, isMe, me, recall } from '../words.ts'

/** Pilots that assign conditions. */

function kyloRen(id: string): XCard {
  return {
    id: `pilot:${id}`,
    rules: [`XW-PIL-${id}`],
    asks: [darkSide],
    trigger: {
      'attack hits': {
        forced: true,
        limit: { times: 1, per: 'round' },
        when: (_, effect, v) => isMe(effect, v.target),
        do: (s, effect, v) => searchDarkSide(s, effect, v.attacker),
      },
    },
  }
}

const crimsonleaderOption = choice<string>('option', {
  from: (s) => facesIn(attackUnderWay(s)).filter((face) => face === 'hit' || face === 'crit'),
  do: (s, _, face) => {
    const v = attackUnderWay(s)
    giveUp(v, face)
    assignCondition(s, 'rattled', v.target)
  },
})

const thweekShip = choice<ShipId>('ship', {
  from: (s, effect) => s.table.ships.flatMap(({ id, seat }) => (seat === effect.seat ? [] : [id])),
  do: (s, effect, prey) => choose(s, effect, thweekOption, { prey }),
})

const thweekOption = choice<string, { prey: ShipId }>('option', {
  from: () => ['shadowed', 'mimicked'],
  do: (s, effect, condition, memory) => {
    const prey = shipOf(s, memory.prey)
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
})

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
    asks: [crimsonleaderOption],
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          (has(v.attackDice, 'hit') || has(v.attackDice, 'crit')) &&
          isInFiringArc(me(s, effect), shipOf(s, v.target)),
        do: (s, effect) => choose(s, effect, crimsonleaderOption),
      },
    },
  },
  {
    id: 'pilot:thweek',
    rules: ['XW-PIL-thweek'],
    asks: [thweekShip, thweekOption],
    trigger: {
      'before placing forces': {
        do: (s, effect) => choose(s, effect, thweekShip),
      },
    },
  },
  {
    id: 'effect:shadowed',
    rules: ['XW-CON-shadowed'],
    query: {
      'pilot skill': (skill, _, effect, ship) =>
        isMe(effect, ship) ? (recall(effect, 'effect:shadowed').skill ?? skill) : skill,
    },
    trigger: {
      'start of planning': {
        forced: true,
        when: (_, effect) => recall(effect, 'effect:shadowed').skill === undefined,
        do: (s, effect) => {
          recall(effect, 'effect:shadowed').skill = pilotSkill(
            s,
            shipOf(s, recall(effect, 'effect:shadowed').prey),
          )
        },
      },
    },
  },
]
