import { cause, choose, pending, tell } from '@sandtable/kernel'
import { nearestInArc } from '@sandtable/plane'
import { placed } from '../../bases.ts'
import { arcsOf } from '../../geometry/arcs.ts'
import { baseAt } from '../../geometry/base.ts'
import { obstacleAt } from '../../geometry/obstacles.ts'
import { rangeOf, rangeToToken } from '../../geometry/range.ts'
import type { ShipId } from '../../state.ts'
import { type Ship, shipOf, shipsInPlay, type XState } from '../../state.ts'
import { hullValue, sizeOf } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import {
  assign,
  attackUnderWay,
  choice,
  countOf,
  discard,
  has,
  me,
  rollFor,
  sequel,
  suffer,
  turnDice,
} from '../words.ts'
import { ordnanceToken } from './ordnance.ts'
import { besideTarget, fires, ifHits, mayTurn } from './weapon.ts'

const howManyBlanks = choice<string>('option', {
  from: (s) => ['1', '2', '3'].slice(0, countOf(attackUnderWay(s).attackDice, 'blank')),
  do: (s, _, count) => void turnDice(attackUnderWay(s).attackDice, 'blank', 'focus', Number(count)),
})

const obstacleToDestroy = choice<string>('option', {
  from: (s, effect) => obstaclesAhead(s, me(s, effect)),
  do: (s, effect, id) => {
    const obstacle = s.table.obstacles.find((one) => one.id === id)
    if (obstacle === undefined) return
    const outline = obstacleAt(obstacle)
    s.table.obstacles = s.table.obstacles.filter((one) => one !== obstacle)
    tell(s, { type: 'obstacle destroyed', obstacle: id })
    for (const ship of shipsInPlay(s)) {
      if (rangeToToken(placed(ship), outline) === 1)
        rollFor(s, pending(effect, seismicTorpedoDice, { ship: ship.id }), { ship: ship.id })
    }
  },
})

const seismicTorpedoDice = sequel<readonly string[], { ship: ShipId }>('dice', (s, _, [face], { ship }) => {
  if (face === 'hit') suffer(s, ship, 1)
  if (face === 'crit') suffer(s, ship, 0, 1)
})

/** Torpedoes. Dice, range and cost are figures; here is what else they do. */
export const torpedoes: readonly XCard[] = [
  { id: 'upgrade:protontorpedoes', rules: ['XW-UPG-protontorpedoes'], trigger: mayTurn('focus', 'crit', 1) },
  {
    id: 'upgrade:advprotontorpedoes',
    rules: ['XW-UPG-advprotontorpedoes'],
    asks: [howManyBlanks],
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => fires(s, effect, v) && has(v.attackDice, 'blank'),
        do: (s, effect) => choose(s, effect, howManyBlanks),
      },
    },
  },
  {
    id: 'upgrade:flechettetorpedoes',
    rules: ['XW-UPG-flechettetorpedoes', 'XW-UPG-075', 'XW-UPG-076'],
    trigger: {
      'after attack': {
        forced: true,
        when: (s, effect, v) => fires(s, effect, v) && hullValue(s, shipOf(s, v.target)) <= 4,
        do: (s, _, v) => assign(s, v.target, 'stress'),
      },
    },
  },
  {
    id: 'upgrade:iontorpedoes',
    rules: ['XW-UPG-iontorpedoes'],
    trigger: ifHits((s, _, v) => {
      for (const ship of [v.target, ...besideTarget(s, v)]) assign(s, ship, 'ion')
    }),
  },
  { id: 'upgrade:bombloadout', rules: ['XW-UPG-bombloadout'] },
  {
    id: 'upgrade:plasmatorpedoes',
    rules: ['XW-UPG-plasmatorpedoes', 'XW-REF-049'],
    trigger: {
      'damage dealt': {
        forced: true,
        when: (s, effect, v) => fires(s, effect, v) && shipOf(s, v.target).shields > 0,
        do: (s, _, v) => cause(s, 'lose shield', { ship: v.target }),
      },
    },
  },
  { id: 'upgrade:extramunitions', rules: ['XW-UPG-extramunitions', 'XW-REF-036'], replace: ordnanceToken },
  {
    id: 'upgrade:seismictorpedo',
    rules: ['XW-UPG-seismictorpedo'],
    asks: [obstacleToDestroy, seismicTorpedoDice],
    action: {
      can: (s, ship) => obstaclesAhead(s, ship).length > 0,
      do: (s, _, effect) => {
        discard(s, effect)
        choose(s, effect, obstacleToDestroy)
      },
    },
  },
  { id: 'upgrade:renegaderefit', rules: ['XW-UPG-renegaderefit'] },
]

/** Obstacles at range 1 or 2 in the primary arc. */
function obstaclesAhead(s: XState, ship: Ship): string[] {
  const [front] = arcsOf(['front'], ship.pose, sizeOf(ship))
  const base = baseAt(ship.pose, sizeOf(ship))
  return s.table.obstacles
    .filter((one) => {
      const near = front === undefined ? null : nearestInArc(base, obstacleAt(one), front.arc)
      return near !== null && rangeOf(near.distance) <= 2
    })
    .map((one) => one.id)
}
