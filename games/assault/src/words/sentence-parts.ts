import type { Language, Named, Plain } from '@sandtable/kernel'
import { findFigure } from '../army/cards.ts'
import { findPlan } from '../map/library.ts'
import {
  abilityName,
  abilityOfCard,
  beside,
  cardName,
  colourName,
  conditionName,
  dieName,
  gainsName,
  isSide,
  list,
  missionName,
  readable,
  sideName,
  text,
  tokenName,
} from './names.ts'
import { missionSeen, seenTable, standName, type TableSeen } from './table-seen.ts'

/** What sentences are made of, in one language: names for what an entry has as keys. */
export interface Words {
  figure(id: Detail): string
  group(id: Detail): string
  object(id: Detail): string
  /** A figure or an object. */
  target(id: Detail): string
  side(seat: Detail): string
  card(id: Detail): string
  /** The ability of a card that acts at a moment. */
  ability(card: Detail, moment: Detail): string
  special(ability: Detail): string
  condition(name: Detail): string
  token(kind: Detail): string
  colour(name: Detail): string
  dice(shown: Detail): string
  cards(ids: Detail): string
  /** The top cards of decks, with whose they are. */
  tops(seen: Detail): string
  /** What a surge ability gives, or its name. */
  gains(gives: Detail, key: Detail): string
  mission(map: Detail, letter: Detail): string
  /** Where a stand or a space is; null: nobody can say. */
  place(at: Detail): string | null
}

export type Detail = Plain | undefined

/** The words of a language. With what a seat sees of the table, figures go by the names of their cards. */
export function wordsOf(language: Language, table?: Plain): Words {
  const say = (name: Named): string => name[language]
  const seen = seenTable(table)
  return {
    figure: (id) => say(figureName(String(id), table)),
    group: (id) => say(groupName(String(id), table)),
    object: (id) => say(objectName(String(id), table)),
    target: (id) => say(targetName(String(id), table)),
    side: (seat) => say(sideName(String(seat))),
    card: (id) => say(cardName(String(id))),
    ability: (card, moment) => say(abilityOfCard(String(card), String(moment))),
    special: (ability) => say(specialName(String(ability), seen)),
    condition: (name) => say(conditionName(String(name))),
    token: (kind) => say(tokenName(String(kind))),
    colour: (name) => say(colourName(String(name))),
    dice: (shown) => diceText(items(shown), language),
    cards: (ids) => say(listed(items(ids).map((id) => cardName(String(id))))),
    tops: (tops) => say(listed(items(tops).map(topName))),
    gains: (gives, key) => say(gainsName((gives ?? {}) as object) ?? abilityName(String(key))),
    mission: (map, letter) => {
      const plan = seen?.map === map ? seen?.plan : null
      return say(missionName(plan ?? findPlan(String(map)), String(map), String(letter)))
    },
    place: (at) => (seen === null || typeof at !== 'number' ? null : (standName(seen, at)?.name ?? null)),
  }
}

function listed(names: readonly Named[]): Named {
  return names.length === 0 ? text('nothing', 'nichts') : list(names)
}

function topName(top: Plain): Named {
  const { seat, card } = top as { readonly [key: string]: Plain }
  return beside(cardName(String(card)), sideName(String(seat)))
}

export function items(value: Detail): readonly Plain[] {
  return Array.isArray(value) ? value : []
}

/** “red (2 damage), blue (blank)”. */
function diceText(dice: readonly Plain[], language: Language): string {
  if (dice.length === 0) return language === 'de' ? 'keine Würfel' : 'no dice'
  return dice.map((die) => shownName(die)[language]).join(', ')
}

/** A die as the journal has it: with its face in words, or with what it shows. */
export function shownName(die: Plain): Named {
  const { colour, face, ...symbols } = die as { readonly [key: string]: Plain }
  if (typeof face === 'string') return dieName(String(colour), face)
  const words = Object.entries(symbols).map(([symbol, amount]) => `${amount} ${symbol}`)
  return dieName(String(colour), words.length === 0 ? 'blank' : words.join(' '))
}

/** “gold-2b” is the second figure of the second group of gold; names of scenarios stand for themselves. */
interface Numbered {
  readonly seat: string
  readonly number: string
  readonly letter: string
}

function numbersOf(id: string): Numbered | null {
  const [, seat = '', number = '', letter = ''] = /^([a-z]+)-(\d+)([a-z]*)$/.exec(id) ?? []
  return isSide(seat) ? { seat, number, letter } : null
}

function numberedName(id: string): Named {
  const numbers = numbersOf(id)
  if (numbers === null) return text(id, id)
  const { en, de } = sideName(numbers.seat)
  const more = `${numbers.number}${numbers.letter}`
  return text(`${en} ${more}`, `${de} ${more}`)
}

/**
 * The name of its card; with the number of its group where that group has several figures, or several groups
 * have the card, and with its side where both sides have it.
 */
export function figureName(id: string, table?: Plain): Named {
  const seen = seenTable(table)
  const figure = seen?.figures.find((one) => one.id === id)
  if (seen === null || figure === undefined) return numberedName(id)
  const isAlone = (findFigure(figure.card)?.group ?? 1) === 1
  return toldApart(seen, id, figure.card, isAlone)
}

export function groupName(id: string, table?: Plain): Named {
  const seen = seenTable(table)
  const group = seen?.groups.find((one) => one.id === id)
  return seen === null || group === undefined ? numberedName(id) : toldApart(seen, id, group.card, true)
}

function toldApart(seen: TableSeen, id: string, card: string, isAlone: boolean): Named {
  const name = cardName(card)
  const groups = seen.groups.filter((one) => one.card === card)
  if (isAlone && groups.length === 1) return name
  const numbers = numbersOf(id)
  if (numbers === null) return beside(name, text(id, id))
  // A group of one needs no letter.
  const { seat, number } = numbers
  const more = (findFigure(card)?.group ?? 1) === 1 ? number : `${number}${numbers.letter}`
  if (groups.every((one) => one.seat === seat)) return text(`${name.en} ${more}`, `${name.de} ${more}`)
  const { en, de } = sideName(seat)
  return beside(name, text(`${en} ${more}`, `${de} ${more}`))
}

const kinds: Readonly<Record<string, Named>> = {
  door: text('door', 'Tür'),
  terminal: text('terminal', 'Terminal'),
  crate: text('crate', 'Kiste'),
  token: text('token', 'Marker'),
}

/** What the mission calls it, numbered where there are several of the kind. */
export function objectName(id: string, table?: Plain): Named {
  const seen = seenTable(table)
  const object = seen?.objects.find((one) => one.id === id)
  if (seen === null || object === undefined) {
    const [, kind = '', number = ''] = /^([a-z]+)-(\d+)$/.exec(id) ?? []
    const name = kinds[kind]
    return name === undefined ? readable(id) : text(`${name.en} ${number}`, `${name.de} ${number}`)
  }
  const name =
    missionSeen(seen)?.tokens[object.label]?.name ??
    kinds[object.label] ??
    kinds[object.kind] ??
    readable(object.label)
  const alike = seen.objects.filter((one) => one.label === object.label)
  if (alike.length < 2) return name
  const number = alike.indexOf(object) + 1
  return text(`${name.en} ${number}`, `${name.de} ${number}`)
}

export function targetName(id: string, table?: Plain): Named {
  const isObject = seenTable(table)?.objects.some((one) => one.id === id) ?? /^[a-z]+-\d+$/.test(id)
  return isObject && numbersOf(id) === null ? objectName(id, table) : figureName(id, table)
}

/** A special action: of a card, or of what the mission lets a figure carry. */
export function specialName(ability: string, seen: TableSeen | null): Named {
  for (const { carrier } of Object.values((seen && missionSeen(seen))?.tokens ?? {}))
    for (const { name } of carrier?.actions ?? []) if (name.en.replaceAll(' ', '-') === ability) return name
  return abilityName(ability)
}
