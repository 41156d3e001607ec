import type { Sheet } from '@sandtable/kernel'
import { findPilot, findUpgrade } from '../squad/cards.ts'
import { sheetOfCondition, sheetOfDamage } from './on-a-ship.ts'
import { sheetOfPilot } from './pilot.ts'
import { sheetOfUpgrade } from './upgrade.ts'

/** What is printed on a card, by its id in play. */
export function sheet(about: string): Sheet | null {
  const [kind = '', id = ''] = about.split(/:(.*)/)
  const pilot = kind === 'pilot' ? findPilot(id) : undefined
  if (pilot !== undefined) return sheetOfPilot(pilot)
  const upgrade = kind === 'upgrade' ? findUpgrade(id) : undefined
  if (upgrade !== undefined) return sheetOfUpgrade(upgrade)
  if (kind === 'damage') return sheetOfDamage(id)
  return kind === 'condition' ? sheetOfCondition(id) : null
}
