import type { Language, Named, Plain, Seat } from '@sandtable/kernel'
import type { Bearing, Difficulty } from '../../data/types.ts'
import type { ShipId } from '../state.ts'
import type { Entries } from '../vocabulary/entries.ts'
import type { XWingView } from '../vocabulary/view.ts'
import { pickedName } from './answers.ts'
import { difficulties, isBearing, maneuverName } from './maneuvers.ts'
import { bombName, cardName, faceName, obstacleName, obstacleOnTable, sideName, tokenName } from './names.ts'
import { shipName } from './ships.ts'

/** What sentences are made of, in one language: names for what an entry has as keys. */
export interface Words {
  ship(id: ShipId): string
  ships(ids: readonly ShipId[]): string
  /** The ship at this place among all, and the card at that place among its upgrades. */
  shipAt(place: number): string
  cardAt(place: number, at: number): string
  side(seat: Seat): string
  card(id: string): string
  condition(id: string): string
  tokens(name: string, count: number): string
  token(name: string): string
  dice(faces: readonly string[]): string
  maneuver(flown: { readonly speed: number; readonly bearing: Bearing }): string
  guess(entry: Entries['guessed']): string
  difficulty(name: Difficulty): string
  obstacle(id: string): string
  /** Of a shape: which one of its kind it is, its number on the table tells. */
  obstacleKind(shape: string): string
  bomb(kind: string): string
  picked(picked: Plain): string
}

/** The words of a language. With what a seat sees of the table, ships go by the names of their pilots. */
export function wordsOf(language: Language, table?: XWingView): Words {
  const say = (name: Named): string => name[language]
  const ship = (id: ShipId): string => say(shipName(id, table?.ships))
  return {
    ship,
    ships: (ids) => ids.map(ship).join(', '),
    shipAt: (place) => {
      const found = table?.ships[place]
      return found === undefined ? say(some.ship) : ship(found.id)
    },
    cardAt: (place, at) => {
      const found = table?.ships[place]?.upgrades[at]
      return say(found === undefined ? some.card : cardName(`upgrade:${found.card}`))
    },
    side: (seat) => say(sideName(seat)),
    card: (id) => say(cardName(id)),
    condition: (id) => say(cardName(`condition:${id}`)),
    tokens: (name, count) => `${count} ${say(tokenName(name, count))}`,
    token: (name) => say(tokenName(name)),
    dice: (faces) => diceText(faces, language),
    maneuver: (flown) => say(maneuverName(flown)),
    guess: ({ number, maneuver = '' }) => {
      const [speed = '', bearing = ''] = maneuver.split(' ')
      return isBearing(bearing) ? say(maneuverName({ speed: Number(speed), bearing })) : String(number)
    },
    difficulty: (name) => say(difficulties[name]),
    obstacle: (id) => say(obstacleOnTable(id, table?.obstacles)),
    obstacleKind: (shape) => say(obstacleName(shape.replace(/-\d+$/, ''))),
    bomb: (kind) => say(bombName(kind)),
    picked: (picked) => say(pickedName(picked, table)),
  }
}

/** For a reader who does not see the table. */
const some = {
  ship: { en: 'a ship', de: 'ein Schiff' },
  card: { en: 'a card', de: 'eine Karte' },
} as const satisfies Record<string, Named>

/** At the end of a sentence: “Direct Hit!” ends it itself. */
export function ended(name: string): string {
  return /[!?]$/.test(name) ? name : `${name}.`
}

/** So many dice of one face. */
export function times(face: string, count: number): string[] {
  return Array<string>(count).fill(face)
}

/** “2 hits, 1 blank”, in the order of the faces that are there. */
function diceText(faces: readonly string[], language: Language): string {
  const counts = new Map<string, number>()
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1)
  if (counts.size === 0) return language === 'de' ? 'keine Würfel' : 'no dice'
  return [...counts].map(([face, count]) => `${count} ${faceName(face, count)[language]}`).join(', ')
}
