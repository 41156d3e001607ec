import type { RuleId, Sheet } from '@sandtable/kernel'
import { findBattle, findCommand, findCounterpart, findUnit, findUpgrade } from '../catalogue.ts'
import { findKind } from '../terrain/battlefield.ts'
import { termsOf } from '../terrain/terms.ts'
import { sheetOfChoice } from './choice.ts'
import { sheetOfBattle, sheetOfCommand } from './command.ts'
import { sheetOfTerrain } from './terrain.ts'
import { sheetOfCounterpart, sheetOfUnit } from './unit.ts'
import { sheetOfUpgrade } from './upgrade.ts'
import { rulesOfKeywords } from './weapons.ts'

/** What is printed on a card, or what a piece of terrain is and does, by the id that scenes give it. */
export function sheet(about: string): Sheet | null {
  const [kind = '', id = ''] = about.split(/:(.*)/)
  switch (kind) {
    case 'unit':
      return or(findUnit(id), sheetOfUnit)
    case 'counterpart':
      return or(findCounterpart(id), sheetOfCounterpart)
    case 'upgrade':
      return or(findUpgrade(id), sheetOfUpgrade)
    case 'command':
      return or(findCommand(id), sheetOfCommand)
    case 'battle':
      return or(findBattle(id), sheetOfBattle)
    case 'choice':
      return sheetOfChoice(id)
    case 'terrain':
      return or(findKind(id), sheetOfTerrain)
    default:
      return null
  }
}

function or<Card>(card: Card | undefined, of: (card: Card) => Sheet): Sheet | null {
  return card === undefined ? null : of(card)
}

/** The rules that tell what a card does: its own entry of the ledger, and those of its keywords. */
export function rulesOfCard(about: string): readonly RuleId[] {
  const [kind = '', id = ''] = about.split(/:(.*)/)
  switch (kind) {
    case 'unit': {
      const card = findUnit(id)
      return card === undefined ? [] : rulesOfKeywords(card.keywords, card.weapons)
    }
    case 'counterpart': {
      const card = findCounterpart(id)
      return card === undefined ? [] : rulesOfKeywords(card.keywords, card.weapons)
    }
    case 'upgrade': {
      const card = findUpgrade(id)
      return card === undefined ? [] : [`LG2-UPG-${card.hq}`, ...rulesOfKeywords(card.gains, card.weapons)]
    }
    case 'command': {
      const card = findCommand(id)
      return card === undefined ? [] : [`LG2-CMD-${card.hq}`]
    }
    case 'battle': {
      const card = findBattle(id)
      return card === undefined ? [] : [`LG2-BAT-${card.hq}`]
    }
    case 'terrain': {
      const found = findKind(id)
      return found === undefined ? [] : [...new Set(termsOf(found).map(({ rule }) => rule))]
    }
    default:
      return []
  }
}
