import type { Named } from '@sandtable/kernel'
import type { PilotCard, UpgradeCard } from '../../data/types.ts'
import { pilotName, upgradeName } from '../words/names.ts'

/** The name of a pilot or upgrade card in both languages. */
export function nameOf(card: PilotCard | UpgradeCard): Named {
  const name = 'skill' in card ? pilotName(card.id) : upgradeName(card.id)
  return name ?? { en: card.name, de: card.name }
}
