import { call, use, usedUp } from '@sandtable/kernel'
import type { AttackDie } from '../../../data/types.ts'
import { isOnSpaces } from '../../board/board.ts'
import { controllerOf } from '../../board/control.ts'
import { zonesOf } from '../../board/places.ts'
import type { CarrierRules, DefeatRule, Mission, TokenRules } from '../../map/mission.ts'
import { type AState, figureOf, objectOf, otherSeat } from '../../state.ts'
import { figureCost } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { activationOf, givePoints } from '../words.ts'
import { carriersActions, missionDuring } from './actions.ts'
import { missionResults, roundEffect } from './attacks.ts'
import { carriersBonus, dieLimit, dieOf, dropAll, dropsAt, keepsFromWinning } from './carriers.ts'
import { destroyed, trodden } from './harm.ts'
import { interactWith, mayInteract } from './interactions.ts'
import { deliver, fall, fallsIn, mayDeliver, moveRule, stumble, stumbles } from './moves.ts'
import { runningPoints } from './points.ts'

type Triggers = NonNullable<ACard['trigger']>
type Queries = NonNullable<ACard['query']>

/** A mission as a card in play: it fills the hooks that its rules speak of, and no others. */
export function missionCard(mission: Mission): ACard {
  return {
    id: `mission:${mission.id}`,
    rules: mission.rule === null ? [] : [mission.rule],
    // What a mission says comes after all that cards say, and so overrides it (IA-META-006).
    layer: Number.MAX_SAFE_INTEGER,
    actions: carriersActions(mission),
    interact: {
      can: (s, figure, object) => mayInteract(s, mission, figure, object),
      do: (s, figure, object) => interactWith(s, mission, figure, object),
    },
    during: missionDuring(mission),
    query: queriesOf(mission),
    trigger: triggersOf(mission),
  }
}

/** Is there a token of the mission with such rules? */
function someToken({ tokens }: Mission, fits: (rules: TokenRules) => boolean): boolean {
  return Object.values(tokens).some(fits)
}

function drawsForTheRound({ roundStart = [] }: Mission): boolean {
  return roundStart.some((step) => step.type === 'draw for the round')
}

function queriesOf(mission: Mission): Queries {
  const { doors, board = [], standing, attacks } = mission
  const carriers = (what: keyof CarrierRules) =>
    someToken(mission, ({ carrier }) => carrier?.[what] !== undefined)
  const draws = drawsForTheRound(mission)
  const queries: { -readonly [Q in keyof Queries]: Queries[Q] } = {}
  if (draws || carriers('speed'))
    queries.speed = (value, s, _, figure) => {
      const air = roundEffect(s, mission)
      const more = air?.type === 'speed' ? air.amount : 0
      return value + more + carriersBonus(s, mission, figure, 'speed')
    }
  if (carriers('health'))
    queries.health = (value, s, _, figure) => value + carriersBonus(s, mission, figure, 'health')
  if (draws || attacks !== undefined || carriers('attackDamage') || carriers('defenceBlock'))
    queries.results = (value, s, _, v) => missionResults(s, mission, value, v)
  if (standing !== undefined)
    queries['running points'] = (value, s, _, seat) => value + runningPoints(s, mission, seat)
  if (carriers('opponentCannotWin')) {
    const keeps = (s: AState, seat: string) =>
      s.table.figures.some((figure) => figure.seat === seat && keepsFromWinning(s, mission, figure))
    queries['points end the game'] = (_, s) => !s.seats.some((seat) => keeps(s, seat))
    queries['may win'] = (_, s, __, seat) => !keeps(s, otherSeat(seat))
  }
  if (doors?.fromZonesOnly === true)
    queries['interact forbidden'] = (value, s, _, { figure }) => {
      const one = figureOf(s, figure)
      return value ?? (isOnSpaces(s, one, zonesOf(s, 'any', one.seat).flat()) ? null : mission.rule)
    }
  if (board.includes('difficult terrain strains')) queries['difficult costs extra'] = () => false
  if (board.includes('coloured terminals give no cards'))
    queries['cards drawn'] = (value, s, _, seat) =>
      value -
      s.table.objects.filter(
        (one) => one.kind === 'terminal' && one.face === 'coloured' && controllerOf(s, one) === seat,
      ).length
  return queries
}

function triggersOf(mission: Mission): Triggers {
  const { doors, defeats, roundStart, roundEnd } = mission
  const triggers: { -readonly [W in keyof Triggers]: Triggers[W] } = { ...onTheWay(mission) }
  if (mission.setUp !== undefined || mission.marksGroup === true)
    triggers['mission starts'] = { forced: true, do: (s) => call(s, 'mission set-up', {}) }
  if (roundStart !== undefined)
    triggers['start of round'] = {
      forced: true,
      do: (s) => call(s, 'mission rules', { when: 'roundStart', at: 0, through: false }),
    }
  if (roundEnd !== undefined || drawsForTheRound(mission))
    triggers['end of round'] = {
      forced: true,
      do: (s) => call(s, 'mission rules', { when: 'roundEnd', at: 0, through: false }),
    }
  if (someToken(mission, ({ carrier }) => carrier?.dropsAt !== undefined))
    triggers['damage suffered'] = {
      forced: true,
      when: (s, _, v) => dropsAt(s, mission, v),
      do: (s, _, v) => dropAll(s, v),
    }
  if (someToken(mission, ({ figure }) => figure !== undefined))
    triggers['movement ended'] = {
      forced: true,
      when: (s) => trodden(s).length > 0,
      do: (s) => {
        for (const object of trodden(s)) call(s, 'push a token aside', { by: s.table.initiative, object })
      },
    }
  if (doors?.attackable !== undefined || someToken(mission, ({ attackable }) => attackable !== undefined))
    triggers['object destroyed'] = { forced: true, do: (s, _, v) => destroyed(s, mission, v) }
  if (defeats !== undefined)
    triggers['figure defeated'] = {
      forced: true,
      do: (s, _, { target, carried }) => {
        const figure = figureOf(s, target)
        const labels = carried.map((id) => objectOf(s, id).label)
        for (const rule of defeats)
          givePoints(s, otherSeat(figure.seat), pointsFor(s, rule, target, labels), 'mission')
      },
    }
  if (someToken(mission, ({ carrier }) => carrier?.addsDie !== undefined))
    triggers['before rolling'] = {
      forced: true,
      when: (s, _, v) =>
        activationOf(s) !== null &&
        dieOf(s, mission, v.attacker) !== null &&
        !usedUp(s, `die of ${v.attacker}`, dieLimit),
      do: (s, _, v) => {
        use(s, `die of ${v.attacker}`, dieLimit)
        v.pool.push(dieOf(s, mission, v.attacker)?.colour as AttackDie)
      },
    }
  return triggers
}

function pointsFor(s: AState, rule: DefeatRule, target: string, labels: readonly string[]): number {
  const figure = figureOf(s, target)
  if (rule.type === 'marked group')
    return s.table.sheet.named.includes(figure.group) ? figureCost(s, figure) : 0
  return labels.includes(rule.label) ? rule.vp : 0
}

/** What happens when figures enter spaces. */
function onTheWay(mission: Mission): Triggers {
  const bringing = moveRule(mission, 'deliver')
  const trap = moveRule(mission, 'trap')
  if (bringing !== undefined)
    return {
      'space entered': {
        seat: (s, _, v) => figureOf(s, v.figure).seat,
        when: (s, _, v) => mayDeliver(s, bringing, v),
        do: (s, _, v) => deliver(s, bringing, v),
      },
    }
  if (trap !== undefined)
    return {
      'space entered': {
        forced: true,
        when: (s, _, v) => fallsIn(s, trap, v),
        do: (s, _, v) => fall(s, trap, v),
      },
    }
  if (mission.board?.includes('difficult terrain strains') !== true) return {}
  return {
    'space entered': {
      forced: true,
      when: (s, _, v) => stumbles(s, v),
      do: (s, _, v) => stumble(s, v),
    },
  }
}
