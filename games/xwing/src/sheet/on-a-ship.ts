import type { Named, Sheet } from '@sandtable/kernel'
import { conditionCards } from '../../data/conditions.ts'
import { damageCards } from '../../data/damage.ts'
import type { DamageCard } from '../../data/types.ts'
import { uniqueWord } from '../squad/terms.ts'

/** Cards that come to a ship in the course of a game. */

const traits: Readonly<Record<DamageCard['trait'], Named>> = {
  pilot: { en: 'Pilot', de: 'Pilot' },
  ship: { en: 'Ship', de: 'Schiff' },
}

export function sheetOfDamage(id: string): Sheet | null {
  const card = damageCards.find((one) => one.id === id)
  if (card === undefined) return null
  const kind = { en: 'Damage card', de: 'Schadenskarte' }
  return { kind: [kind, traits[card.trait]], points: null, figures: [], parts: [] }
}

export function sheetOfCondition(id: string): Sheet | null {
  const card = conditionCards.find((one) => one.id === id)
  if (card === undefined) return null
  const kind = { en: 'Condition', de: 'Zustand' }
  return { kind: [kind, ...(card.unique ? [uniqueWord] : [])], points: null, figures: [], parts: [] }
}
