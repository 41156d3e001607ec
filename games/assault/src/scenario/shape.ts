import type { Misread, Plain } from '@sandtable/kernel'
import {
  count,
  fields,
  flag,
  listOf,
  mapOf,
  number,
  oneOf,
  oneOrMore,
  type Shape,
  text,
} from '@sandtable/kit'
import { colours, missionLetters, tokenKinds, zoneColours } from '../../data/maps/types.ts'
import { findCommand, findFigure, findUpgrade } from '../army/cards.ts'
import { findPlan } from '../map/library.ts'
import { findMission } from '../map/missions.ts'
import { seats } from '../setup.ts'

/** Something that is known by its name. */
function known(find: (id: string) => unknown, what: string): Shape {
  return (value, path) =>
    typeof value === 'string' && (find(value) ?? null) !== null
      ? null
      : { problem: `no ${what} “${String(value)}”`, path, expected: `the id of a ${what}` }
}

const ofSeats = (shape: Shape) => fields(Object.fromEntries(seats.map((seat) => [seat, shape])))
const upgrades = listOf(known(findUpgrade, 'upgrade'))
const commands = listOf(known(findCommand, 'command card'))
export const conditionName = oneOf(['bleeding', 'focused', 'hidden', 'stunned', 'weakened'])
export const powerName = oneOf(['damage', 'surge', 'block', 'evade'])

const group = fields(
  {
    card: known(findFigure, 'deployment card'),
    at: oneOrMore(text),
    damage: oneOrMore(count),
    conditions: listOf(conditionName),
    power: listOf(powerName),
    attachments: upgrades,
    exhausted: flag,
    turned: flag,
  },
  ['card', 'at'],
)

const spaces = listOf(text)
/** What a map must be is checked with the map; here only what it is made of. */
const floor = fields({
  rules: known(findMission, 'mission'),
  tokens: listOf(
    fields({ label: text, kind: oneOf(tokenKinds), at: text, colour: oneOf(colours) }, ['label', 'at']),
  ),
  tiles: listOf(fields({ spaces, sky: text })),
  difficult: spaces,
  blocking: spaces,
  impassable: spaces,
  edges: fields({ wall: spaces, blocking: spaces, impassable: spaces }),
  doors: listOf(fields({ id: text, edges: spaces }, ['id', 'edges'])),
  terminals: listOf(fields({ at: text, colour: oneOf(colours) }, ['at'])),
  zones: fields({ red: spaces, blue: spaces }),
  areas: listOf(fields({ id: text, name: fields({ en: text, de: text }), spaces })),
})

const object = fields({
  at: text,
  carrier: text,
  owner: oneOf(seats),
  damage: count,
  gone: flag,
  count,
  face: oneOf(['coloured', 'grey']),
  marks: listOf(oneOf([...seats, 'neutral'])),
  power: listOf(powerName),
  installed: flag,
})

const orNothing =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? null : shape(value, path)

const sheet = fields({
  holder: orNothing(oneOf(seats)),
  pile: count,
  bag: listOf(oneOf(colours)),
  drawn: orNothing(oneOf(colours)),
  favours: ofSeats(count),
  named: listOf(text),
})

const table = fields(
  {
    gold: mapOf(group),
    silver: mapOf(group),
    map: known(findPlan, 'map'),
    mission: oneOf(missionLetters),
    floor,
    hands: ofSeats(commands),
    secret: flag,
    decks: ofSeats(commands),
    discards: ofSeats(commands),
    upgrades: ofSeats(upgrades),
    points: ofSeats(number),
    initiative: oneOf(seats),
    round: count,
    rounds: count,
    zones: ofSeats(oneOf(zoneColours)),
    objects: mapOf(object),
    sheet,
  },
  seats,
)

/** What is wrong with a position, in words that its writer can act on. */
export function misreadIn(spec: Plain): Misread | null {
  return table(spec, [])
}
