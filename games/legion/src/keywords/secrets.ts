import { asking, call, cardWords, choose } from '@sandtable/kernel'
import { rollToRally } from '../actions/rallying.ts'
import { giveKeyword } from '../attack/tally.ts'
import { baseOf } from '../geometry/bases.ts'
import { SEGMENT } from '../geometry/measures.ts'
import { addCondition, removeCondition, scorePoints } from '../holdings.ts'
import { isObjective, isUnitWithin } from '../mission/contesting.ts'
import { addToken } from '../mission/lay-out.ts'
import { isWhollyInTerritory, territoryAt } from '../mission/territory.ts'
import { tokensOf } from '../scoring/phrases.ts'
import { type Legion, type LState, otherSeat, type Unit, type UnitId } from '../state.ts'
import { loseSuppression } from '../tokens.ts'
import { isOnBattlefield, unitOf, unitsOfSide } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { loseKeyword } from './granted.ts'
import { own } from './words.ts'

/** Keywords of missions of their own: a bounty, a secret mission, a place that matters, and being nobody. */

const { choice } = cardWords<Legion>()

const quarry = choice<UnitId>('choose an enemy leader', {
  from: (s, { seat }) =>
    unitsOfSide(s, otherSeat(seat ?? '')).flatMap(({ id, rank }) =>
      rank === 'commander' || rank === 'operative' ? [id] : [],
    ),
  do: (s, _, id) => putBounty(s, unitOf(s, id)),
})

/** One token is as good as several. */
function putBounty(s: LState, unit: Unit): void {
  if (!unit.conditions.includes('bounty')) addCondition(s, unit, 'bounty')
}

/** A point for each unit with a bounty token that it defeats, however many tokens lie there. */
const bounty: LCard = {
  id: 'keyword:bounty',
  rules: ['LG2-KW-134', 'LG2-KW-135'],
  asks: [quarry],
  trigger: {
    'set-up effects': {
      forced: true,
      ...asking(quarry),
    },
    'a unit is defeated': {
      forced: true,
      when: (s, effect, { unit, by }) =>
        by === effect.on &&
        unitOf(s, unit).seat !== effect.seat &&
        unitOf(s, unit).conditions.includes('bounty'),
      do: (s, effect) => scorePoints(s, effect.seat ?? '', 1, 'keyword:bounty'),
    },
  },
}

/** A hunter among the enemies is enough. */
const hunted: LCard = {
  id: 'keyword:hunted',
  rules: ['LG2-KW-089'],
  trigger: {
    'set-up effects': {
      forced: true,
      when: (s, effect) =>
        unitsOfSide(s, otherSeat(own(s, effect).seat)).some((enemy) => hasKeyword(s, enemy, 'bounty')),
      do: (s, effect) => putBounty(s, own(s, effect)),
    },
  },
}

function isDeepInEnemyTerritory(s: LState, unit: Unit): boolean {
  return (
    isOnBattlefield(unit) &&
    unit.minis.every((mini) => isWhollyInTerritory(s, otherSeat(unit.seat), baseOf(unit, mini)))
  )
}

function isInEnemyTerritory(s: LState, unit: Unit): boolean {
  return (
    isOnBattlefield(unit) &&
    unit.minis.some((mini) => territoryAt(s, unit.seat, baseOf(unit, mini)) === 'enemy')
  )
}

/** Once a game a token deep in enemy territory. */
const secretMission: LCard = {
  id: 'keyword:secret-mission',
  rules: ['LG2-KW-085', 'LG2-KW-086'],
  trigger: {
    'start of the command phase': {
      forced: true,
      limit: { times: 1, per: 'game' },
      when: (s, effect) => isDeepInEnemyTerritory(s, own(s, effect)),
      do: (s, effect) => addCondition(s, own(s, effect), 'secret mission'),
    },
  },
}

function accomplished(s: LState): Unit[] {
  return s.table.units.filter(
    (unit) => unit.conditions.includes('secret mission') && isInEnemyTerritory(s, unit),
  )
}

/** The token is worth a point to who is still there when points are scored, with the keyword or without; in play from the start. */
export const secretMissionToken: LCard = {
  id: 'secret-mission-token',
  rules: ['LG2-KW-087'],
  trigger: {
    'score victory points': {
      seat: (s: LState) => s.table.priority,
      forced: true,
      when: (s) => accomplished(s).length > 0,
      do: (s) => {
        for (const unit of accomplished(s)) {
          removeCondition(s, unit, 'secret mission')
          scorePoints(s, unit.seat, 1, 'keyword:secret-mission')
        }
      },
    },
  },
}

const priorityMission = 'Priority Mission'

function isAtMission(s: LState, seat: string, unit: Unit): boolean {
  return tokensOf(s, priorityMission).some(
    (token) => token.seat === seat && isUnitWithin(unit, token, SEGMENT),
  )
}

/** Near its mission it defends better, and attacks better whoever stands there. */
const completeTheMission: LCard = {
  id: 'keyword:complete-the-mission',
  rules: ['LG2-KW-053', 'LG2-KW-054', 'LG2-KW-055'],
  trigger: {
    'set-up effects': {
      forced: true,
      do: (s, { seat }) => {
        const token = addToken(s, { name: priorityMission, kind: 'advantage', seat, at: null })
        call(s, 'place a token', { seat: seat ?? '', token: token.id, zone: 'contested' })
      },
    },
    'the pool is formed': {
      of: 'attacker',
      forced: true,
      when: (s, effect, { defender }) => isAtMission(s, effect.seat ?? '', unitOf(s, defender)),
      do: (_, __, v) => giveKeyword(v, 'critical', 2),
    },
  },
  query: {
    surges: (chart, s, effect, { unit }) =>
      unit === effect.on && isAtMission(s, effect.seat ?? '', own(s, effect))
        ? { ...chart, defence: 'block' }
        : chart,
  },
}

/** Could it contest something at the end of this activation, or back others up (LG2-KW-118, -119)? Why else be known. */
function helpsWhenKnown(s: LState, unit: Unit): boolean {
  if (unit.rank === 'corps' || hasKeyword(s, unit, 'guardian')) return true
  return s.table.objectives.some((token) => isObjective(token) && isUnitWithin(unit, token, 3 * SEGMENT))
}

/** What it is spared and what it may not do is read where it matters; it may stop pretending (LG2-KW-117 to -121). */
const incognito: LCard = {
  id: 'keyword:incognito',
  rules: ['LG2-KW-121'],
  trigger: {
    'start of an activation': {
      of: 'unit',
      when: (s, effect) => hasKeyword(s, own(s, effect), 'incognito'),
      idle: (s, effect) => !helpsWhenKnown(s, own(s, effect)),
      do: (s, effect) => loseKeyword(s, own(s, effect), 'incognito'),
    },
  },
}

const removed = choice<number, { readonly most: number }>('choose how much suppression to remove', {
  from: (_, __, { most }) => Array.from({ length: most + 1 }, (_, count) => count),
  do: (s, effect, count) => loseSuppression(s, own(s, effect), count),
})

/** Who likes to look harmless may keep suppression when it rallies. */
const inconspicuous: LCard = {
  id: 'keyword:inconspicuous',
  rules: ['LG2-KW-264'],
  asks: [removed],
  trigger: {
    'before rallying': {
      of: 'unit',
      forced: true,
      when: (s, effect, v) => v.rallied !== true && own(s, effect).tokens.suppression > 0,
      do: (s, effect, v) => {
        v.rallied = true
        const most = rollToRally(s, own(s, effect))
        if (most > 0) choose(s, effect, removed, { most })
      },
    },
  },
}

export const secrets: readonly LCard[] = [
  bounty,
  hunted,
  secretMission,
  completeTheMission,
  incognito,
  inconspicuous,
]
