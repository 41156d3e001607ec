import { goOnWith, some } from '@sandtable/kernel'
import type { ChoosingUnits } from '../vocabulary/missions.ts'
import { ask, procedure } from './words.ts'

/** A card asks for some units at once, and goes on with them. */
export const chooseUnitsFor = procedure('choose units', [
  ask('choose units', {
    rule: 'LG2-CARD-002',
    seats: (_, v) => v.seat,
    about: (_, v) => ({ card: v.to.effect.card }),
    space: some((_, v: ChoosingUnits) => ({ from: v.from, least: v.least, most: v.most })),
    answer: (s, v, units) => goOnWith(s, v.to, units),
  }),
])
