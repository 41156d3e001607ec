import type { Look } from '@sandtable/kernel'
import { campaignHeroes } from './campaign-heroes.ts'
import { imperialLooks } from './imperial.ts'
import { mercenaryLooks } from './mercenary.ts'
import { rebelHeroes } from './rebel-heroes.ts'
import { rebelTroops } from './rebel-troops.ts'
import { thingLooks } from './things.ts'

export { lookOfToken } from './things.ts'

export const looks: Readonly<Record<string, Look>> = {
  ...imperialLooks,
  ...rebelHeroes,
  ...campaignHeroes,
  ...rebelTroops,
  ...mercenaryLooks,
  ...thingLooks,
}

/** Elite figures look like the others of their kind, as somebody does who is printed twice. */
export function lookOfCard(card: string): string {
  return card.replace(/-skirmish$/, '').replace(/-(elite|rebel)$/, '')
}
