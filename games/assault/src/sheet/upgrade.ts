import type { Named, Sheet } from '@sandtable/kernel'
import { eitherOf, wordsPart } from '@sandtable/kit'
import type { Bearer, UpgradeCard } from '../../data/types.ts'
import { affiliationNames, notMassiveWord, notUniqueWord, traitNames, uniqueWord } from '../army/terms.ts'
import { titleOfId } from '../army/titles.ts'
import { text } from '../words/names.ts'

/** A skirmish upgrade: who may field it, and what bears it. */
export function sheetOfUpgrade({ affiliation, cost, unique, attachesTo }: UpgradeCard): Sheet {
  const kind =
    attachesTo === null ? text('Skirmish upgrade', 'Gefecht-Aufwertung') : text('Attachment', 'Anhang')
  return {
    kind: [kind, affiliationNames[affiliation], ...(unique ? [uniqueWord] : [])],
    points: cost,
    figures: [],
    parts: wordsPart(text('Only for', 'Nur für'), attachesTo === null ? [] : bearersOf(attachesTo)),
  }
}

function bearersOf({ traits, card, unique, massive }: Bearer): Named[] {
  return [
    ...(traits === undefined ? [] : [eitherOf(traits.map((trait) => traitNames[trait]))]),
    ...(card === undefined ? [] : [titleOfId(card)]),
    ...(unique === undefined ? [] : [unique ? uniqueWord : notUniqueWord]),
    ...(massive === false ? [notMassiveWord] : []),
  ]
}
