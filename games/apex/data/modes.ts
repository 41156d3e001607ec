import type { LegendId, Named, Squad } from './types.ts'

/** Battle Royale, unique eliminations (APX-MODE): its sizes differ in line-ups and in the points that win. */
export interface Mode {
  readonly name: Named
  /** The line-ups of the first game (APX-INIT-005, -006). */
  readonly lineUps: Readonly<Record<Squad, readonly LegendId[]>>
  /** Victory points that decide once a legend without death boxes begins its activation (APX-WIN-002). */
  readonly points: number
}

export const modes: Readonly<Record<2 | 3, Mode>> = {
  2: {
    name: { en: 'Battle Royale, 2 against 2', de: 'Battle Royale, 2 gegen 2' },
    lineUps: { red: ['bangalore', 'wraith'], blue: ['gibraltar', 'bloodhound'] },
    points: 2,
  },
  3: {
    name: { en: 'Battle Royale, 3 against 3', de: 'Battle Royale, 3 gegen 3' },
    lineUps: { red: ['bangalore', 'wraith', 'lifeline'], blue: ['gibraltar', 'bloodhound', 'pathfinder'] },
    points: 4,
  },
}

/** What each legend draws for its squad's pool (APX-EQUIP-002). */
export const lootPool = { weapons: 4, common: 4, rare: 4 }
export const startShield = 20
export const startHealth = 40
export const deathBoxes = 2
export const startHand = 3
export const startGear = { helmet: 'helmet-common', body: 'body-common', knockdown: 'knockdown-common' } as const
export const backpackSlots = 8
export const mostAmmo = 5
export const actionPoints = 2
