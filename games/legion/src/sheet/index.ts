import type { RuleId, Sheet } from '@sandtable/kernel'
import { toldCards2018 } from '../../data/2018/keyword-rules.ts'
import {
  editionOfCard,
  findBattle,
  findCommand,
  findCounterpart,
  findUnit,
  findUpgrade,
} from '../catalogue.ts'
import { findKind } from '../terrain/battlefield.ts'
import { termsOf } from '../terrain/terms.ts'
import { termsIn2018 } from '../terrain/terms-2018.ts'
import { sheetOfChoice } from './choice.ts'
import { sheetOfBattle, sheetOfCommand } from './command.ts'
import { sheetOfTerrain, sheetOfTerrainIn2018 } from './terrain.ts'
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
    case 'terrain-2018':
      return or(findKind(id), sheetOfTerrainIn2018)
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
  const edition = editionOfCard(id)
  switch (kind) {
    case 'unit': {
      const card = findUnit(id)
      return card === undefined ? [] : rulesOfKeywords(card.keywords, card.weapons, edition)
    }
    case 'counterpart': {
      const card = findCounterpart(id)
      return card === undefined ? [] : rulesOfKeywords(card.keywords, card.weapons)
    }
    case 'upgrade': {
      const card = findUpgrade(id)
      if (card === undefined) return []
      return [...entryOf('UPG', edition, card), ...rulesOfKeywords(card.gains, card.weapons, edition)]
    }
    case 'command': {
      const card = findCommand(id)
      return card === undefined ? [] : entryOf('CMD', edition, card)
    }
    case 'battle': {
      const card = findBattle(id)
      return card === undefined ? [] : entryOf('BAT', edition, card)
    }
    case 'terrain': {
      const found = findKind(id)
      return found === undefined ? [] : [...new Set(termsOf(found).map(({ rule }) => rule))]
    }
    case 'terrain-2018': {
      const found = findKind(id)
      return found === undefined ? [] : [...new Set(termsIn2018(found).map(({ rule }) => rule))]
    }
    default:
      return []
  }
}

/** Its own entry of the ledger; plain cards of 2018 have none. */
function entryOf(
  kind: 'UPG' | 'CMD' | 'BAT',
  edition: '2024' | '2018',
  { hq }: { readonly hq: string },
): readonly RuleId[] {
  if (edition === '2024') return [`LG2-${kind}-${hq}`]
  const entry = `LG1-${kind}-${hq}`
  return kind === 'BAT' || toldCards2018.has(entry) ? [entry] : []
}
