import { asking, canChoose, choose, type Effect, enter, own } from '@sandtable/kernel'
import { placed } from '../../../bases.ts'
import { obstacleAt } from '../../../geometry/obstacles.ts'
import { rangeToToken } from '../../../geometry/range.ts'
import type { ShipId } from '../../../state.ts'
import { type Ship, shipOf, type XState } from '../../../state.ts'
import { touchedBy } from '../../../touching.ts'
import { isStressed, pilotSkill } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { canSpend } from '../../pilots/pilot.ts'
import {
  alliesWithin,
  assign,
  choice,
  discard,
  enemiesWithin,
  flip,
  freeAction,
  isAlly,
  me,
  recall,
  relieve,
  spend,
} from '../../words.ts'

const swarmTacticsShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesWithin(s, effect, 1),
  may: () => true,
  do: (s, effect, ship) => flyAs(s, ship, pilotSkill(s, me(s, effect))),
})

const decoyShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesWithin(s, effect, 2),
  may: () => true,
  do: (s, effect, ship) => {
    const [own, other] = [pilotSkill(s, me(s, effect)), pilotSkill(s, shipOf(s, ship))]
    flyAs(s, effect.on ?? '', other)
    flyAs(s, ship, own)
  },
})

const squadLeaderShip = choice<ShipId>('ship', {
  from: (s, effect) => juniors(s, effect),
  do: (s, _, ship) => freeAction(s, ship),
})

const wingmanShip = choice<ShipId>('ship', {
  from: (s, effect) => stressedNear(s, effect),
  do: (s, effect, ship) => relieve(s, effect, ship),
})

const bodyguardShip = choice<ShipId>('ship', {
  from: (s, effect) => seniors(s, effect),
  do: (s, effect, ship) =>
    void enter(s, { card: 'effect:agility-up', seat: effect.seat, on: ship, until: 'round' }),
})

const coolHandToken = choice<'focus' | 'evade'>('token', {
  from: () => ['focus', 'evade'],
  do: (s, effect, token) => assign(s, effect.on ?? '', token),
})

const intensityReadyToken = choice<'focus' | 'evade'>('token', {
  from: () => ['focus', 'evade'],
  do: (s, effect, token) => {
    assign(s, effect.on ?? '', token)
    flip(s, effect, 'intensity-exhausted')
  },
})

const intensityExhaustedToken = choice<'focus' | 'evade'>('token', {
  from: (s, effect) => tokensToPay(s, effect),
  do: (s, effect, token) => {
    spend(s, effect.on ?? '', token)
    flip(s, effect, 'intensity-ready')
  },
})

/** Elite upgrades that work on pilot skill, tokens and other ships. */
export const eliteInSquad: readonly XCard[] = [
  {
    id: 'upgrade:veteraninstincts',
    rules: ['XW-UPG-veteraninstincts', 'XW-UPG-171', 'XW-UPG-172'],
  },
  {
    id: 'upgrade:swarmtactics',
    rules: ['XW-UPG-swarmtactics', 'XW-ERRAT-021', 'XW-UPG-144'],
    asks: [swarmTacticsShip],
    trigger: {
      'start of combat': asking(swarmTacticsShip),
    },
  },
  {
    id: 'upgrade:decoy',
    rules: ['XW-UPG-decoy'],
    asks: [decoyShip],
    trigger: {
      'start of combat': asking(decoyShip),
    },
  },
  {
    // What sets pilot skill anew comes after what is printed, in the order of its coming (XW-PS-002).
    id: 'effect:pilot-skill',
    rules: ['XW-PS-002', 'XW-PS-003'],
    query: {
      'pilot skill': own((_, __, effect) => recall(effect, 'effect:pilot-skill').skill),
    },
  },
  {
    id: 'upgrade:squadleader',
    rules: ['XW-UPG-squadleader', 'XW-REF-019'],
    asks: [squadLeaderShip],
    action: {
      can: (s, _, effect) => canChoose(s, effect, squadLeaderShip),
      do: (s, _, effect) => choose(s, effect, squadLeaderShip),
    },
  },
  {
    id: 'upgrade:wingman',
    rules: ['XW-UPG-wingman', 'XW-UPG-078', 'XW-UPG-079'],
    asks: [wingmanShip],
    trigger: {
      'start of combat': { forced: true, ...asking(wingmanShip) },
    },
  },
  {
    id: 'upgrade:bodyguard',
    rules: ['XW-UPG-bodyguard'],
    asks: [bodyguardShip],
    trigger: {
      'start of combat': {
        when: (s, effect) => canSpend(s, effect, 'focus') && canChoose(s, effect, bodyguardShip),
        pay: (s, effect) => spend(s, effect.on ?? '', 'focus'),
        do: (s, effect) => choose(s, effect, bodyguardShip),
      },
    },
  },
  {
    id: 'effect:agility-up',
    rules: ['XW-UPG-bodyguard', 'XW-UPG-r2f2'],
    query: { agility: own((value) => value + 1) },
  },
  {
    id: 'upgrade:intimidation',
    rules: ['XW-UPG-intimidation'],
    query: {
      agility: (value, s, effect, ship) =>
        !isAlly(s, effect, ship) && touchedBy(s, me(s, effect)).includes(ship) ? value - 1 : value,
    },
  },
  {
    id: 'upgrade:coolhand',
    rules: ['XW-UPG-coolhand'],
    asks: [coolHandToken],
    trigger: {
      'token received': {
        of: 'ship',
        when: (_, __, { token }) => token === 'stress',
        pay: (s, effect) => discard(s, effect),
        do: (s, effect) => choose(s, effect, coolHandToken),
      },
    },
  },
  {
    id: 'upgrade:attannimindlink',
    rules: ['XW-UPG-attannimindlink', 'XW-UPG-008', 'XW-UPG-009'],
    trigger: {
      'token received': {
        forced: true,
        when: (s, effect, { ship, token }) =>
          isAlly(s, effect, ship) &&
          (token === 'focus' || token === 'stress') &&
          me(s, effect).tokens[token] === 0 &&
          isLinked(shipOf(s, ship)),
        do: (s, effect, { token }) => assign(s, effect.on ?? '', token),
      },
    },
  },
  {
    id: 'upgrade:intensity-ready',
    rules: ['XW-UPG-intensity-ready'],
    asks: [intensityReadyToken],
    trigger: {
      'after action': {
        of: 'ship',
        when: (_, __, v) => v.done?.action === 'boost' || v.done?.action === 'barrel-roll',
        do: (s, effect) => choose(s, effect, intensityReadyToken),
      },
    },
  },
  {
    id: 'upgrade:intensity-exhausted',
    rules: ['XW-UPG-intensity-exhausted'],
    asks: [intensityExhaustedToken],
    trigger: {
      'end of combat': asking(intensityExhaustedToken),
    },
  },
  {
    id: 'upgrade:debrisgambit',
    rules: ['XW-UPG-debrisgambit'],
    action: {
      can: (s, ship) => obstaclesNear(s, ship) > 0,
      do: (s, ship) => assign(s, ship.id, 'evade', Math.min(2, obstaclesNear(s, ship))),
    },
  },
]

/** Another pilot skill until the Combat phase ends. */
function flyAs(s: XState, ship: string, skill: number): void {
  const { seat } = shipOf(s, ship)
  enter(s, { card: 'effect:pilot-skill', seat, on: ship, vars: { skill }, until: 'combat' })
}

function juniors(s: XState, effect: Effect): string[] {
  const skill = pilotSkill(s, me(s, effect))
  const near = [...alliesWithin(s, effect, 2), ...enemiesWithin(s, effect, 2)]
  return near.filter((ship) => pilotSkill(s, shipOf(s, ship)) < skill)
}

function seniors(s: XState, effect: Effect): string[] {
  const skill = pilotSkill(s, me(s, effect))
  return alliesWithin(s, effect, 1).filter((ship) => pilotSkill(s, shipOf(s, ship)) > skill)
}

function stressedNear(s: XState, effect: Effect): string[] {
  return alliesWithin(s, effect, 1).filter((ship) => isStressed(shipOf(s, ship)))
}

function isLinked(ship: Ship): boolean {
  return ship.upgrades.some((one) => one.effect !== null && one.card === 'attannimindlink')
}

function tokensToPay(s: XState, effect: Effect): ('focus' | 'evade')[] {
  return (['focus', 'evade'] as const).filter((token) => canSpend(s, effect, token))
}

function obstaclesNear(s: XState, ship: Ship): number {
  return s.table.obstacles.filter((one) => rangeToToken(placed(ship), obstacleAt(one)) === 1).length
}
