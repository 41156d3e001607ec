import { turnSide } from '../cards-held.ts'
import { upgradeCard } from '../catalogue.ts'
import { unitOf } from '../units.ts'
import { ask, procedure } from './words.ts'

/** Which side of a card lies up (LG2-UPG-024, LG2-CKW-040). */
export const chooseSide = procedure('choose a side', [
  ask('choose the side that lies up', {
    rule: 'LG2-UPG-024',
    seats: (s, v) => unitOf(s, v.unit).seat,
    about: (_, v) => ({ unit: v.unit, card: v.card }),
    options: (_, v) => upgradeCard(v.card).sides ?? [],
    answer: (s, v, side) => turnSide(s, unitOf(s, v.unit), v.card, side),
  }),
])
