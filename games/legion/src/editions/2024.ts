import type { Edition } from './edition.ts'

/** The rules of 2024. */
export const edition2024: Edition = {
  id: '2024',
  cards: '2024',
  format: 'standard',
  standingOrders: 'standing-orders',
  // LG2-BATT-001.
  battleDeck: ['primary', 'secondary', 'advantage'],
  setUp: 'set-up',
  edgeChosenBy: 'blue',
  cardsInRow: 0,
  ownCards: '',
  tieRolledBy: 'blue',
  orderRange: null,
  passes: true,
  fruitlessDraw: 'choose again',
  measuredFrom: 'any',
  ion: 'dice',
  panic: 'stands still',
  promotesFirst: 'priority',
  recovers: 'as much as it likes',
  standsBy: 'not repulsor vehicles',
  attacksWhileStandingBy: false,
  withdrawal: 'move action',
  handsOutWithin: 2,
  // LG2-WIN-001, -004.
  rounds: 5,
  enough: 12,
  lastWord: null,
}
