import type { Named, Sheet } from '@sandtable/kernel'
import { eitherOf, wordsPart } from '@sandtable/kit'
import type { CommandCard, PlayedBy } from '../../data/types.ts'
import {
  affiliationNames,
  keywordNames,
  readyWord,
  sizeNames,
  traitNames,
  uniqueWord,
} from '../army/terms.ts'
import { figureNamed } from '../army/titles.ts'
import { text } from '../words/names.ts'
import { number } from '../words/numbers.ts'

/** A command card: who plays it, how often it may be in a deck, what it takes. */
export function sheetOfCommand({ cost, limit, by, army, actions = [], pays = {} }: CommandCard): Sheet {
  return {
    kind: [text('Command card', 'Befehlskarte'), ...(army === undefined ? [] : [affiliationNames[army]])],
    points: cost,
    figures: [number('copies', limit)],
    parts: [
      ...wordsPart(text('Played by', 'Gespielt von'), playersOf(by)),
      ...wordsPart(text('Takes', 'Kostet'), [
        ...(actions.length === 0 ? [] : [actionsName(actions)]),
        ...(pays.strain === undefined ? [] : [text(`${pays.strain} strain`, `${pays.strain} Anstrengung`)]),
        ...(pays.movementPoints === undefined
          ? []
          : [text(`${pays.movementPoints} movement points`, `${pays.movementPoints} Bewegungspunkte`)]),
      ]),
    ],
  }
}

function actionsName(actions: readonly number[]): Named {
  const { en, de } = eitherOf(actions.map((one) => text(String(one), String(one))))
  return actions.every((one) => one === 1)
    ? text('1 action', '1 Aktion')
    : text(`${en} actions`, `${de} Aktionen`)
}

function playersOf(by: PlayedBy | null): Named[] {
  if (by === null) return [text('the player, without a figure', 'der Spieler, ohne Figur')]
  const { name, affiliation, traits, size, keyword, unique, ready } = by
  const found = [
    ...(name === undefined ? [] : [figureNamed(name)]),
    ...(affiliation === undefined ? [] : [affiliationNames[affiliation]]),
    ...(traits === undefined ? [] : [eitherOf(traits.map((trait) => traitNames[trait]))]),
    ...(size === undefined ? [] : [sizeNames[size]]),
    ...(keyword === undefined ? [] : [keywordNames[keyword]]),
    ...(unique === undefined ? [] : [uniqueWord]),
    ...(ready === undefined ? [] : [readyWord]),
  ]
  return found.length === 0 ? [text('any figure', 'jede Figur')] : found
}
