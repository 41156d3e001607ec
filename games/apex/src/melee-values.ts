import type { MeleeValues } from './vocabulary/acting.ts'

/** A melee attack as everybody makes it (APX-MEL-003 to -005). */
export const basicMelee: MeleeValues = { success: 40, damage: 4, push: 1, collision: 4 }
