import type { Edition } from './edition.ts'

/** The Rules Reference of 2018. */
export const edition2018: Edition = {
  id: '2018',
  cards: '2018',
  format: '2018',
  standingOrders: '2018-standing-orders',
  // LG1-SETUP-012.
  battleDeck: [],
  // LG1-ROUND-001.
  rounds: 6,
  enough: null,
  // LG1-WINB-005.
  lastWord: 'blue',
}
