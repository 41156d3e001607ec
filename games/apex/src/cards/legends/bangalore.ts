import { cardWords, choose, underWay } from '@sandtable/kernel'
import { piecesOf } from '../../abilities.ts'
import { fieldAt, placeOf } from '../../board/area.ts'
import { zoneApplies } from '../../board/zone.ts'
import { groundIn } from '../../field.ts'
import { throwable, useItem } from '../../flow/use.ts'
import { bearerOf } from '../../hand.ts'
import { distinct } from '../../legend.ts'
import { type Apex, type AState, type Field, isOnBoard, legendOf } from '../../state.ts'
import type { Throwing } from '../../vocabulary/acting.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { acts, isWithin, moves, restores, strikes } from '../deeds.ts'
import { placingAbility } from '../placing-ability.ts'
import {
  addDifficulty,
  after,
  before,
  enhancedShot,
  freeAction,
  freeChoice,
  instant,
  openCard,
  speaking,
  specialAction,
} from '../words.ts'

const { choice } = cardWords<Apex>()

/** Smoke: a shoot action into, out of or through its zone is harder (APX-ZONE-013). */
const smokeLauncher = placingAbility('bangalore-smoke-launcher', {
  query: {
    difficulty: (parts, s, effect, v) => {
      const [shooter, target] = [legendOf(s, v.shooter), legendOf(s, v.target)]
      if (!isOnBoard(shooter) || !isOnBoard(target)) return parts
      const ground = groundIn(s)
      const met = piecesOf(s, 'smoke', effect.on ?? '').filter(
        ({ corner, level }) =>
          corner !== null && zoneApplies(ground, { corner, level }, shooter.field, target.field),
      )
      return [...parts, ...met.map(() => ({ what: 'zone', add: 10 }))]
    },
  },
})

const rollingThunder = placingAbility('bangalore-rolling-thunder', { timed: strikes })

const doubleTime: ACard = {
  ...openCard('bangalore-double-time'),
  trigger: {
    'shoot action over': {
      of: 'target',
      limit: { times: 1, per: 'round' },
      when: (s, effect) => isOnBoard(bearerOf(s, effect)),
      do: (s, effect) => moves(s, bearerOf(s, effect), 1),
    },
  },
}

const suppressingBurst = enhancedShot('bangalore-suppressing-burst', {
  do: (_, v) => {
    v.bonus.replace += 3
    v.bonus.eachHit += 2
  },
})

const sprintDrill = freeAction('bangalore-sprint-drill', { do: (s, legend) => moves(s, legend, 3) })

const popSmoke = before('bangalore-pop-smoke', {
  squad: true,
  needs: (s, legend, v) => isWithin(s, legend, legendOf(s, v.target), 3),
  do: (_, v) => addDifficulty(v, 'bangalore-pop-smoke', 20),
})

const fallBack = after('bangalore-fall-back', {
  do: (s, _, legend) => {
    restores(s, legend, { shield: 12 })
    moves(s, legend, 3)
  },
})

const whichGrenade = choice<string>('which grenade', {
  from: (s, effect) => distinct(bearerOf(s, effect).backpack).filter(throwable),
  do: (s, effect, use) => useItem(s, bearerOf(s, effect), { use }),
})

const grenadier = freeChoice('bangalore-grenadier', whichGrenade)

const fireOnTheMove = specialAction('bangalore-fire-on-the-move', 1, {
  do: (s, legend) => acts(s, legend, { part: 'shoot', weapon: null }, { part: 'move', points: 2 }),
})

/** Board fields at distance 0 or 1 of where a grenade has landed, which may be beyond the board. */
function aroundLanding(s: AState, { x, y }: Throwing): Field[] {
  const near = [-1, 0, 1]
  return near.flatMap((down) =>
    near.flatMap((across) => {
      const field = fieldAt(groundIn(s), { x: x + across, y: y + down })
      return field === null ? [] : [field]
    }),
  )
}

const whereTo = choice<Field>('where to', {
  from: (s) => {
    const landing = underWay(s, 'throw a grenade')
    return landing === null ? [] : aroundLanding(s, landing)
  },
  do: (s, _, field) => {
    const landing = underWay(s, 'throw a grenade')
    if (landing !== null) Object.assign(landing, placeOf(groundIn(s), field))
  },
})

const adjustFire = instant(
  'bangalore-adjust-fire',
  'grenade landed',
  {
    needs: (s, legend, v) => {
      if (!isOnBoard(legend)) return false
      const { x, y } = placeOf(groundIn(s), legend.field)
      return Math.max(Math.abs(v.x - x), Math.abs(v.y - y)) <= 5 && aroundLanding(s, v).length > 0
    },
    do: (s, _, legend) => choose(s, speaking('bangalore-adjust-fire', legend), whereTo),
  },
  { asks: [whereTo] },
)

const controlledBreathing = enhancedShot('bangalore-controlled-breathing', {
  do: (_, v) => addDifficulty(v, 'bangalore-controlled-breathing', -20),
})

export const bangalore: readonly ACard[] = [
  smokeLauncher,
  rollingThunder,
  doubleTime,
  suppressingBurst,
  sprintDrill,
  popSmoke,
  fallBack,
  grenadier,
  fireOnTheMove,
  adjustFire,
  controlledBreathing,
]
