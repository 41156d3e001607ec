import type { Entry, Language, Named, Plain } from '@sandtable/kernel'
import type { Bearing, Difficulty } from '../../data/types.ts'
import { difficulties, isBearing, maneuverName } from './maneuvers.ts'
import { bombName, cardName, faceName, obstacleName, sideName, tokenName } from './names.ts'
import { shipName, shipsOf } from './ships.ts'

/** What sentences are made of, in one language: names for what an entry has as keys. */
export interface Words {
  ship(id: Detail): string
  ships(ids: Detail): string
  /** The ship at this place among all, and the card at that place among its upgrades. */
  shipAt(place: Detail): string
  cardAt(place: Detail, at: Detail): string
  side(seat: Detail): string
  card(id: Detail): string
  condition(id: Detail): string
  tokens(name: Detail, count: Detail): string
  token(name: Detail): string
  dice(faces: Detail): string
  maneuver(entry: Entry): string
  /** A number, or a maneuver written `2 bank-left`. */
  guess(entry: Entry): string
  difficulty(name: Detail): string
  obstacle(id: Detail): string
  bomb(kind: Detail): string
}

type Detail = Plain | undefined

/** The words of a language. With what a seat sees of the table, ships go by the names of their pilots. */
export function wordsOf(language: Language, table?: Plain): Words {
  const say = (name: Named): string => name[language]
  const ship = (id: Detail): string => say(shipName(String(id), table))
  return {
    ship,
    ships: (ids) => list(ids).map(ship).join(', '),
    shipAt: (place) => {
      const found = shipsOf(table)[Number(place)]
      return found === undefined ? say(some.ship) : ship(found.id)
    },
    cardAt: (place, at) => {
      const found = shipsOf(table)[Number(place)]?.upgrades?.[Number(at)]
      return say(found === undefined ? some.card : cardName(`upgrade:${found.card}`))
    },
    side: (seat) => say(sideName(String(seat))),
    card: (id) => say(cardName(String(id))),
    condition: (id) => say(cardName(`condition:${String(id)}`)),
    tokens: (name, count) => `${count} ${say(tokenName(String(name), Number(count)))}`,
    token: (name) => say(tokenName(String(name))),
    dice: (faces) => diceText(list(faces).map(String), language),
    maneuver: ({ speed, bearing }) =>
      say(maneuverName({ speed: Number(speed), bearing: String(bearing) as Bearing })),
    guess: ({ number, maneuver }) => {
      const [speed = '', bearing = ''] = String(maneuver ?? '').split(' ')
      return isBearing(bearing) ? say(maneuverName({ speed: Number(speed), bearing })) : String(number)
    },
    difficulty: (name) => say(difficulties[String(name) as Difficulty]),
    obstacle: (id) => say(obstacleName(String(id))),
    bomb: (kind) => say(bombName(String(kind))),
  }
}

/** For a reader who does not see the table. */
const some = {
  ship: { en: 'a ship', de: 'ein Schiff' },
  card: { en: 'a card', de: 'eine Karte' },
} as const satisfies Record<string, Named>

/** So many dice of one face. */
export function times(face: string, count: Detail): string[] {
  return Array<string>(Number(count)).fill(face)
}

function list(value: Detail): readonly Plain[] {
  return Array.isArray(value) ? value : []
}

/** “2 hits, 1 blank”, in the order of the faces that are there. */
function diceText(faces: readonly string[], language: Language): string {
  const counts = new Map<string, number>()
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1)
  if (counts.size === 0) return language === 'de' ? 'keine Würfel' : 'no dice'
  return [...counts].map(([face, count]) => `${count} ${faceName(face, count)[language]}`).join(', ')
}
