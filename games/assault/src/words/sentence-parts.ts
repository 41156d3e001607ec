import type { Language, Named, Plain } from '@sandtable/kernel'
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
  list,
  missionName,
  sideName,
  text,
  tokenName,
} from './names.ts'
import { figureName, groupName, objectName, specialName, targetName } from './pieces.ts'
import { seenTable, standName } from './table-seen.ts'

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
