import type { Figure, Named, Sheet } from '@sandtable/kernel'
import { dicePart, wordsPart } from '@sandtable/kit'
import type { CounterpartCard, DefenceDie, SurgeChart, UnitCard } from '../../data/types.ts'
import { factionName, slotNames, typeNames } from '../list/terms.ts'
import { lookOfMini } from '../scene/looks/index.ts'
import { printed } from '../words/german/index.ts'
import { rankNames } from '../words/names.ts'
import { number } from '../words/numbers.ts'
import { text } from '../words/text.ts'
import { keywordParts, weaponParts } from './weapons.ts'

/** A unit: figures, defence, surges, weapons, keywords, slots. */
export function sheetOfUnit(card: UnitCard): Sheet {
  const { faction, rank, type, title, points, defence, surge, keywords, weapons, slots } = card
  return {
    kind: [
      factionName(faction),
      rankNames[rank],
      typeNames[type],
      ...(title === undefined ? [] : [printed(title)]),
    ],
    points,
    look: lookOfMini({ card: card.id }, { by: null }),
    figures: figuresOf(card),
    parts: [
      ...weaponParts(weapons),
      ...dicePart(text('Defence', 'Verteidigung'), [defence], (die) => defences[die]),
      ...surgeParts(surge),
      ...keywordParts(keywords),
      ...wordsPart(
        text('Slots', 'Plätze'),
        slots.map((slot) => slotNames[slot]),
      ),
    ],
  }
}

const defences: Readonly<Record<DefenceDie, Named>> = {
  red: text('red', 'rot'),
  white: text('white', 'weiß'),
}

function figuresOf({ minis, wounds, courage, resilience, speed }: UnitCard): Figure[] {
  return [
    number('miniatures', minis),
    ...(wounds === null ? [] : [number('wounds', wounds)]),
    ...(typeof courage === 'number' ? [number('courage', courage)] : []),
    ...(typeof resilience === 'number' ? [number('resilience', resilience)] : []),
    number('speed', speed),
  ]
}

const surgeNames = {
  hit: text('attack: hit', 'Angriff: Treffer'),
  crit: text('attack: crit', 'Angriff: kritischer Treffer'),
  block: text('defence: block', 'Verteidigung: Abwehr'),
} as const

export function surgeParts({ attack, defence }: SurgeChart) {
  const words = [attack, defence].flatMap((one) => (one == null ? [] : [surgeNames[one]]))
  return wordsPart(text('Surges', 'Energie'), words)
}

/** It joins the unit that hosts it. */
export function sheetOfCounterpart({
  faction,
  type,
  points,
  wounds,
  keywords,
  weapons,
}: CounterpartCard): Sheet {
  return {
    kind: [factionName(faction), text('counterpart', 'Partner'), typeNames[type]],
    points,
    figures: [number('wounds', wounds)],
    parts: [...weaponParts(weapons), ...keywordParts(keywords)],
  }
}
