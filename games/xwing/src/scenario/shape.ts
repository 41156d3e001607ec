import type { Misread, Plain } from '@sandtable/kernel'
import { count, fields, flag, listOf, mapOf, number, oneOf, text, tuple } from '@sandtable/kit'
import { conditionCards } from '../../data/conditions.ts'
import { damageCards } from '../../data/damage.ts'
import { pilotCards } from '../../data/pilots.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { bombKinds } from '../geometry/bombs.ts'
import { obstacleShapes } from '../geometry/obstacles.ts'
import { newShip, seats } from '../new-ship.ts'
import type { Quadrant, TokenName } from '../state.ts'
import { placeOnDial } from './dial.ts'
import type { ShipSpec } from './position.ts'

const idsOf = (cards: readonly { readonly id: string }[]) => cards.map((card) => card.id)
const place = tuple(number, number)
const damage = oneOf([...idsOf(damageCards), 'face down'], 'a damage card, or face down')
const upgrades = listOf(oneOf(idsOf(upgradeCards), 'an upgrade, by its id'))
const quadrants: readonly Quadrant[] = ['front', 'left', 'right', 'rear']
const tokens: Readonly<Record<TokenName, typeof count>> = {
  focus: count,
  evade: count,
  stress: count,
  ion: count,
  tractor: count,
  cloak: count,
  disabled: count,
  jam: count,
}

const ship = fields(
  {
    pilot: oneOf(idsOf(pilotCards), 'a pilot, by its id'),
    at: place,
    facing: number,
    tokens: fields(tokens),
    upgrades,
    discarded: upgrades,
    damage: listOf(damage),
    locks: listOf(text),
    touching: listOf(text),
    actions: listOf(text),
    dial: text,
    shields: count,
    mobile: oneOf(quadrants),
    reinforce: oneOf(['fore', 'aft']),
    conditions: listOf(oneOf(idsOf(conditionCards), 'a condition, by its id')),
    docked: text,
    activated: flag,
    engaged: flag,
  },
  ['pilot', 'at'],
)
const deck = listOf(oneOf(idsOf(damageCards), 'a damage card, by its id'))

const table = fields(
  {
    red: mapOf(ship),
    blue: mapOf(ship),
    obstacles: listOf(
      fields({ shape: oneOf([...obstacleShapes, 'cargo']), at: place, facing: number }, ['shape', 'at']),
    ),
    bombs: listOf(
      fields({ kind: oneOf(bombKinds), seat: oneOf(seats), at: place, facing: number }, [
        'kind',
        'seat',
        'at',
      ]),
    ),
    initiative: oneOf(seats),
    deck: oneOf(['core', 'tfa']),
    decks: fields({ red: deck, blue: deck }),
    round: count,
    rounds: count,
  },
  seats,
)

/** What is wrong with a position, in words that its writer can act on. */
export function misreadIn(spec: Plain): Misread | null {
  return table(spec, []) ?? misreadShips(spec as unknown as Readonly<Record<string, Ships>>)
}

type Ships = Readonly<Record<string, ShipSpec>>

/** What ships say of each other, and of their own dials. */
function misreadShips(spec: Readonly<Record<string, Ships>>): Misread | null {
  const all = seats.flatMap((seat) =>
    Object.entries(spec[seat] ?? {}).map(([name, one]) => ({ seat, name, one })),
  )
  const known = oneOf(all.map(({ name }) => name))
  for (const { seat, name, one } of all) {
    const path = [seat, name]
    const names = [
      ...(one.locks ?? []),
      ...(one.touching ?? []),
      ...(one.docked === undefined ? [] : [one.docked]),
    ]
    for (const other of names) {
      const wrong = known(other, path)
      if (wrong !== null) return wrong
    }
    if (one.dial === undefined) continue
    const { pilot, dial, upgrades = [] } = one
    if (placeOnDial(newShip(seat, 1, { pilot, upgrades }), dial) < 0)
      return {
        problem: `“${dial}” is not on its dial`,
        path: [...path, 'dial'],
        expected: 'as in 2 bank-left',
      }
  }
  return null
}
