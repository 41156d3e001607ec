import { edition2018 } from './2018.ts'
import type { Edition } from './edition.ts'

/** The quick reference 3.0: the rules of 2018, but for the places in which it contradicts them. */
export const editionQr3: Edition = {
  ...edition2018,
  id: 'qr3',
  format: '2018-qr3',
  // LG1-QSETB-005, -007.
  edgeChosenBy: 'red',
  cardsInRow: 4,
}
