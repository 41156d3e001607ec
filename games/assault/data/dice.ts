import type { AttackDie, AttackSymbol, DefenceDie, DefenceSymbol, Side } from './types.ts'

/** The six sides of each die (IA-DICE-001 to -006). */
export const attackDice: Readonly<Record<AttackDie, readonly Side<AttackSymbol>[]>> = {
  red: [{ damage: 1 }, { damage: 2 }, { damage: 2 }, { damage: 2, surge: 1 }, { damage: 3 }, { damage: 3 }],
  blue: [{ accuracy: 2, surge: 1 }, { accuracy: 2, damage: 1 }, { accuracy: 3, damage: 1, surge: 1 }, { accuracy: 3, damage: 2 }, { accuracy: 4, damage: 2 }, { accuracy: 5, damage: 1 }],
  green: [{ accuracy: 1, surge: 1 }, { accuracy: 1, damage: 1, surge: 1 }, { accuracy: 1, damage: 2 }, { accuracy: 2, damage: 1, surge: 1 }, { accuracy: 2, damage: 2 }, { accuracy: 3, damage: 2 }],
  yellow: [{ surge: 1 }, { damage: 1, surge: 2 }, { accuracy: 1, damage: 2 }, { accuracy: 1, damage: 1, surge: 1 }, { accuracy: 2, damage: 1 }, { accuracy: 2, surge: 1 }],
}

export const defenceDice: Readonly<Record<DefenceDie, readonly Side<DefenceSymbol>[]>> = {
  black: [{ block: 1 }, { block: 1 }, { block: 2 }, { block: 2 }, { block: 3 }, { evade: 1 }],
  white: [{ block: 1, evade: 1 }, { block: 1, evade: 1 }, { block: 1 }, { evade: 1 }, {}, { dodge: 1 }],
}
