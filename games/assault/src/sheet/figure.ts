import type { Named, Sheet } from '@sandtable/kernel'
import { dicePart, wordsPart } from '@sandtable/kit'
import type { Ability, Attack, FigureCard, Surge } from '../../data/types.ts'
import { affiliationNames, eliteWord, keywordNames, traitNames, uniqueWord } from '../army/terms.ts'
import { lookOfCard } from '../scene/looks/index.ts'
import { beside, colourName, gainsName, text } from '../words/names.ts'
import { number } from '../words/numbers.ts'

/** A group of figures: health, speed, dice, surges, traits, abilities by their names. */
export function sheetOfFigure(card: FigureCard): Sheet {
  const { affiliation, cost, group, health, speed, attack, defence, bonus, surges, traits, keywords } = card
  const always = gainsName(bonus)
  return {
    kind: [
      affiliationNames[affiliation],
      ...(card.unique ? [uniqueWord] : card.elite ? [eliteWord] : []),
      ...subtitleOf(card),
    ],
    points: cost,
    look: lookOfCard(card.id),
    figures: [number('health', health), number('speed', speed), number('members', group)],
    parts: [
      ...(attack === null ? [] : dicePart(attackLabels[attack.type], attack.dice, dieKindName)),
      ...dicePart(text('Defence', 'Verteidigung'), defence, colourName),
      ...wordsPart(text('Always', 'Immer'), always === null ? [] : [always]),
      ...wordsPart(text('Surges', 'Energie'), [
        ...surges.map(surgeName),
        ...card.abilities.filter(({ kind }) => kind === 'surge').map(abilityInWords),
      ]),
      ...wordsPart(
        text('Special actions', 'Spezialaktionen'),
        card.abilities.filter(({ kind }) => kind === 'action').map(abilityInWords),
      ),
      ...wordsPart(text('Traits', 'Eigenschaften'), [
        ...traits.map((trait) => traitNames[trait]),
        ...keywords.map((keyword) => keywordNames[keyword]),
      ]),
    ],
  }
}

const attackLabels: Readonly<Record<Attack['type'], Named>> = {
  melee: text('Melee attack', 'Nahkampf'),
  ranged: text('Ranged attack', 'Fernkampf'),
}

/** A die that is chosen anew for every attack has no colour yet. */
function dieKindName(kind: Attack['dice'][number]): Named {
  return kind === 'any' ? text('any colour', 'beliebige Farbe') : colourName(kind)
}

function subtitleOf({ subtitle, germanSubtitle }: FigureCard): Named[] {
  return subtitle === undefined ? [] : [text(subtitle, germanSubtitle ?? subtitle)]
}

function surgeName({ cost, gives }: Surge): Named {
  return paid(gainsName(gives) ?? text('', ''), cost, surgeCost)
}

function abilityInWords({ name, german, kind, cost = 1 }: Ability): Named {
  return paid(text(name, german ?? name), cost, kind === 'surge' ? surgeCost : actionCost)
}

const surgeCost = (cost: number) => text(`${cost} surges`, `${cost} Energie`)
const actionCost = (cost: number) => text(`${cost} actions`, `${cost} Aktionen`)

/** One surge or one action is the rule; only more is worth a word. */
function paid(name: Named, cost: number, inWords: (cost: number) => Named): Named {
  return cost === 1 ? name : beside(name, inWords(cost))
}
