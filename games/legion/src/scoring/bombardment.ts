import { call, choose, type Effect, rollNames, tell } from '@sandtable/kernel'
import { circle, outlineAt, overlaps, type Shape } from '@sandtable/plane'
import { wound } from '../attack/wounding.ts'
import { unitsNear } from '../bounds/nearby.ts'
import { attackDice } from '../dice.ts'
import { baseOf } from '../geometry/bases.ts'
import { ASSET_RADIUS, RULER_WIDTH, SEGMENT } from '../geometry/measures.ts'
import { removeToken } from '../holdings.ts'
import { isUnitWithin } from '../mission/contesting.ts'
import { addToken } from '../mission/lay-out.ts'
import { tokenNamed } from '../mission/placing.ts'
import type { LState, Objective, Unit } from '../state.ts'
import { gain } from '../tokens.ts'
import { isVehicle, unitsOn } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { battle, choice, ids } from './phrases.ts'

/** Fire from afar: a token once a game, at the end of a command phase, and what it does in the end phase. */

type Trigger = NonNullable<LCard['trigger']>

function ownToken(s: LState, { seat }: Effect, name: string): Objective | undefined {
  return s.table.objectives.find((token) => token.name === name && token.lies && token.seat === seat)
}

function called(name: string, strike: (s: LState, effect: Effect, token: Objective) => void): Trigger {
  return {
    'end of the command phase': {
      limit: { times: 1, per: 'game' },
      do: (s, { seat }) => {
        const token = addToken(s, { name, kind: 'advantage', seat, at: null })
        call(s, 'place a token', { seat: seat ?? '', token: token.id, zone: 'anywhere' })
      },
    },
    'start of the end phase': {
      forced: true,
      when: (s, effect) => ownToken(s, effect, name) !== undefined,
      do: (s, effect) => {
        const token = ownToken(s, effect, name)
        if (token !== undefined) strike(s, effect, token)
      },
    },
  }
}

/** Rolls black attack dice: how many hits and crits there are. */
function rolled(s: LState, { card, seat }: Effect, count: number): { hits: number; crits: number } {
  const dice = rollNames(s, attackDice.black, count)
  tell(s, { type: 'strike dice', seat: seat ?? '', card: card.slice('battle:'.length), dice })
  const number = (face: string) => dice.filter((shown) => shown === face).length
  return { hits: number('hit'), crits: number('crit') }
}

function isArmoured(s: LState, unit: Unit): boolean {
  return isVehicle(unit) || hasKeyword(s, unit, 'armor')
}

const ordnance = battle('ordnance', 'LG2-BAT-yy', {
  trigger: called('Ordnance', (s, effect, token) => {
    const { hits, crits } = rolled(s, effect, 3)
    const wounds = hits + 2 * crits
    for (const unit of unitsOn(s).filter((one) => isUnitWithin(one, token, SEGMENT))) {
      if (isArmoured(s, unit)) wound(s, unit, wounds)
      else gain(s, unit, 'suppression', hits + crits)
    }
    removeToken(s, token)
  }),
})

/** Where the ruler lies: which way, and how many segments long. */
type Pass = { readonly facing: number; readonly length: number }

function passesBy(step: number, lengths: readonly number[]): Pass[] {
  return lengths.flatMap((length) =>
    Array.from({ length: 360 / step }, (_, turn) => ({ facing: step * turn, length })),
  )
}

const passes = passesBy(15, [1, 2])
/** With the half segment, too, and so near each other that nobody stands between them. */
const between = passesBy(3, [0.5, 1, 1.5, 2])

/** No corner of the ruler is farther from the token. */
const farthest = 2 * SEGMENT + RULER_WIDTH

/** All around, and between these what strikes others than any of them. */
function passesFrom(s: LState, token: Objective): Pass[] {
  const told = new Set<string>()
  const near = unitsNear(s, circle(token.x, token.y, farthest))
  const isOther = (pass: Pass) => {
    const struck = ids(struckBy(near, token, pass)).join()
    return told.size < told.add(struck).size
  }
  for (const pass of passes) isOther(pass)
  return [...passes, ...between.filter(isOther)]
}

/** The ruler from the token on, and the token itself. */
function under({ x, y }: Objective, { facing, length }: Pass): readonly Shape[] {
  const w = RULER_WIDTH / 2
  const reach = length * SEGMENT
  return [circle(x, y, ASSET_RADIUS), outlineAt({ x, y, facing }, [-w, 0, w, 0, w, reach, -w, reach])]
}

function struckBy(units: readonly Unit[], token: Objective, pass: Pass): Unit[] {
  const shapes = under(token, pass)
  return units.filter((unit) =>
    unit.minis.some((mini) => shapes.some((shape) => overlaps(shape, baseOf(unit, mini)))),
  )
}

const fly = choice<Pass, { readonly token: string }>('lay the ruler', {
  from: (s, _, { token }) => passesFrom(s, tokenNamed(s, token)),
  do: (s, effect, pass, { token: id }) => {
    const token = tokenNamed(s, id)
    const struck = struckBy(unitsOn(s), token, pass)
    const { hits, crits } = rolled(s, effect, 4)
    for (const unit of struck) gain(s, unit, 'suppression', hits + crits)
    removeToken(s, token)
  },
})

const strafing = battle('strafing-run', 'LG2-BAT-yz', {
  asks: [fly],
  trigger: called('Air Support', (s, effect, token) => choose(s, effect, fly, { token: token.id })),
})

export const bombardmentCards: readonly LCard[] = [ordnance, strafing]
