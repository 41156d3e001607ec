import type { Named, Plain, Question } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import type { Bearing, Maneuver } from '../../data/types.ts'
import { actionNames } from '../squad/terms.ts'
import { shipType } from '../values.ts'
import type { ShipInView, XWingView } from '../vocabulary/view.ts'
import { namesOfBomb } from './bombs.ts'
import { isBearing, maneuverName, templateName } from './maneuvers.ts'
import {
  cardName,
  faceName,
  isFace,
  isToken,
  obstacleOnTable,
  readable,
  sideName,
  tokenName,
} from './names.ts'
import { shipName } from './ships.ts'

/** What a listed answer is called on a button. */

const text = (en: string, de: string): Named => ({ en, de })

/** Words that mean the same wherever they are offered. */
const phrases: Readonly<Record<string, Named>> = {
  pass: text('Pass', 'Passen'),
  bottom: text('This edge', 'Dieser Rand'),
  top: text('The far edge', 'Der gegenüberliegende Rand'),
  front: text('Front', 'Vorn'),
  rear: text('Rear', 'Hinten'),
  left: text('Left', 'Links'),
  right: text('Right', 'Rechts'),
  boost: text('Straight ahead', 'Geradeaus'),
  'left forward': text('Left, bending forward', 'Links, Bogen nach vorn'),
  'left backward': text('Left, bending backward', 'Links, Bogen nach hinten'),
  'right forward': text('Right, bending forward', 'Rechts, Bogen nach vorn'),
  'right backward': text('Right, bending backward', 'Rechts, Bogen nach hinten'),
  touching: text('In contact with the base', 'An der Basis'),
  lock: text('Acquire a target lock', 'Zielerfassung durchführen'),
  'no guess': text('No guess', 'Nicht raten'),
  '1 focus': text('1 focus result', '1 Fokus-Ergebnis'),
  '2 focus': text('2 focus results', '2 Fokus-Ergebnisse'),
  accept: text('Accept', 'Annehmen'),
  decloak: text('Decloak', 'Enttarnen'),
  'lose the token': text('Lose the token', 'Den Marker verlieren'),
  'suffer 1 damage': text('Suffer 1 damage', '1 Schaden nehmen'),
  'remove tokens': text('Remove tokens', 'Marker entfernen'),
  'two hits': text('Two hits', 'Zwei Treffer'),
  'spend a shield': text('Spend a shield', 'Einen Schild ausgeben'),
  done: text('No more', 'Keine weiteren'),
  nothing: text('Nothing', 'Nichts'),
  plus: text('Pilot skill +1', 'Pilotenwert +1'),
  minus: text('Pilot skill −1', 'Pilotenwert −1'),
  'recover a shield': text('Recover a shield', 'Einen Schild wieder aufladen'),
}

type Details = { readonly [key: string]: Plain }

export function answerName({ about, step }: Question, answer: Plain, table: XWingView): Named {
  const ship = table.ships.find(({ id }) => id === (part(about, 'ship') ?? part(about, 'on')))
  if (typeof answer === 'number') return placeName(step, answer, ship)
  if (typeof answer === 'string') return wordName(answer, table)
  const details = (answer ?? {}) as Details
  if (details.action !== undefined) return actionText(details, ship?.type, table.ships)
  if (details.weapon !== undefined) return shotText(details, ship?.upgrades ?? [], table.ships)
  if (typeof details.card === 'string') return cardName(details.card)
  if (details.bearing !== undefined) return layingText(details)
  return readable(JSON.stringify(answer))
}

/** A place among the upgrades of the ship or on its dial, or just a number. */
function placeName(step: string, place: number, ship: ShipInView | undefined): Named {
  const card = step === 'choose a weapon to discard' ? ship?.upgrades[place]?.card : undefined
  if (card !== undefined) return cardName(card)
  const maneuver = step === 'choose a maneuver to deploy with' ? onDial(place, ship?.type) : null
  return maneuver === null ? text(String(place), String(place)) : maneuverName(maneuver)
}

/** What was chosen for a card; without the table, ships go by their ids. */
export function pickedName(picked: Plain, table: XWingView | undefined): Named {
  return typeof picked === 'string' ? wordName(picked, table ?? unseen) : readable(JSON.stringify(picked))
}

const unseen = { ships: [], obstacles: [], bombs: [] }

function wordName(
  word: string,
  { ships, obstacles, bombs }: Pick<XWingView, 'ships' | 'obstacles' | 'bombs'>,
): Named {
  if (ships.some(({ id }) => id === word)) return shipName(word, ships)
  // What is gone from the table goes by its number.
  if (obstacles.some(({ id }) => id === word) || /^obstacle-\d+$/.test(word))
    return obstacleOnTable(word, obstacles)
  const bomb = bombs.find(({ id }) => id === word)
  if (bomb !== undefined) return namesOfBomb(bomb, bombs).whole
  if (/^bomb-\d+$/.test(word)) return shipName(word)
  if (word === 'red' || word === 'blue') return sideName(word)
  const phrase = phrases[word]
  if (phrase !== undefined) return phrase
  if (isFace(word)) return faceName(word)
  if (isToken(word)) return tokenName(word)
  if (isBearing(word)) return templateName(word)
  const [first = '', second = ''] = word.split(' ')
  if (first === 'speed') return text(`Speed ${second}`, `Geschwindigkeit ${second}`)
  if (first === 'lock') {
    const { en, de } = shipName(second, ships)
    return text(`Target lock on ${en}`, `Zielerfassung auf ${de}`)
  }
  const third = word.split(' ')[2] ?? ''
  if (isFace(first) && isFace(third)) return turnText(faceName(first), faceName(third))
  if (isBearing(second)) return maneuverName({ speed: Number(first), bearing: second })
  return /^\d+$/.test(word) ? text(word, word) : cardName(word)
}

function turnText(from: Named, to: Named): Named {
  return text(`${from.en} to ${to.en}`, `${from.de} zu ${to.de}`)
}

function both({ en, de }: Named, more: Named): Named {
  return text(`${en}: ${more.en}`, `${de}: ${more.de}`)
}

const ends: Readonly<Record<string, Named>> = {
  fore: text('front', 'vorn'),
  aft: text('rear', 'hinten'),
  front: text('front', 'vorn'),
  rear: text('rear', 'hinten'),
  left: text('left', 'links'),
  right: text('right', 'rechts'),
}

function actionText(details: Details, type: string | undefined, ships: readonly ShipInView[]): Named {
  const action = String(details.action)
  if (action === 'card') return cardName(String(details.card))
  const known = Object.hasOwn(actionNames, action) ? actionNames[action as keyof typeof actionNames] : null
  const name = capital(known ?? readable(action))
  if (typeof details.target === 'string') return both(name, shipName(details.target, ships))
  if (typeof details.template === 'string')
    return announced(both(name, templateName(details.template as Bearing)), details)
  const maneuver = onDial(details.maneuver, type)
  if (maneuver !== null) return both(name, maneuverName(maneuver))
  const end = ends[String(details.side ?? details.quadrant)]
  return end === undefined ? name : announced(both(name, end), details)
}

const more: Readonly<Record<string, Named>> = {
  forward: text('bending forward', 'Bogen nach vorn'),
  backward: text('bending backward', 'Bogen nach hinten'),
}

/** What else is said of a boost or roll: the way that a bank bends, a longer template, over obstacles. */
function announced({ en, de }: Named, { bend, length, over }: Details): Named {
  const parts = [
    more[String(bend)],
    length === 2 ? text('straight 2', 'Geradeaus 2') : undefined,
    over === true ? text('over obstacles', 'über Hindernisse') : undefined,
  ].filter((one) => one !== undefined)
  return text([en, ...parts.map((one) => one.en)].join(', '), [de, ...parts.map((one) => one.de)].join(', '))
}

function onDial(place: Plain | undefined, type: string | undefined): Maneuver | null {
  return typeof place === 'number' && type !== undefined ? (shipType(type).dial[place] ?? null) : null
}

function capital({ en, de }: Named): Named {
  return text(en.charAt(0).toUpperCase() + en.slice(1), de)
}

function shotText(
  { weapon, target }: Details,
  upgrades: ShipInView['upgrades'],
  ships: readonly ShipInView[],
): Named {
  const card = typeof weapon === 'number' ? upgrades[weapon]?.card : undefined
  const primary = text('primary weapon', 'Primärwaffe')
  return both(shipName(String(target), ships), card === undefined ? primary : cardName(card))
}

function layingText({ from, bearing, speed }: Details): Named {
  const { en, de } = maneuverName({ speed: Number(speed), bearing: String(bearing) as Bearing })
  return from === 'front'
    ? text(`${en}, ahead`, `${de}, nach vorn`)
    : text(`${en}, behind`, `${de}, nach hinten`)
}
