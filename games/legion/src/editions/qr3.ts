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
  // LG1-QMOVB-002, LG1-QCMPB-001.
  compulsory: 'around actions',
  // LG1-QCMPB-008.
  setBackFreely: true,
  // LG1-QDSPB-004.
  displacedWithin: 'speed 1',
  // LG1-QDSPB-005.
  displacementSuppresses: 'once a round',
  // LG1-QSUPB-001.
  suppressedBy: 'shots',
  // LG1-QCOVB-005, -007.
  vehicleCover: 'heavy',
  walkerCover: 'light',
  // LG1-QCOVB-002, -003, LG1-QLOSB-006.
  cover: 'view, then line of the middles',
  // LG1-QCOVB-008.
  mixedCover: 'the highest',
  // LG1-QVEHB-004.
  weaponHit: 'half its dice',
}
