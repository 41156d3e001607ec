import type { Lobby, Plain } from '@sandtable/kernel'
import { formats } from '../data/2024/index.ts'
import { mapPlans } from '../data/maps/index.ts'
import { emblem } from './emblem.ts'
import { lessons } from './lessons.ts'
import { type Army, formatOf, pointsOf, usualFormat } from './list/army.ts'
import { bannerOf, builder } from './list/builder.ts'
import { checkArmy } from './list/check.ts'
import { readyArmies } from './list/library.ts'
import { factionName } from './list/terms.ts'
import { type Legion, seats } from './state.ts'

/** Formats differ in their points: only armies that were built for one and the same meet. */
function limitOf(army: Army): { limit?: number } {
  const limit = formatOf(army)?.points
  return limit === undefined ? {} : { limit }
}

export const lobby: Lobby<Legion> = {
  seats,
  builder,
  lessons,
  emblem,
  // Only armies whose cards all work.
  forces: readyArmies
    .filter(({ army }) => checkArmy(army).length === 0)
    .map(({ id, name, what, army }) => ({
      id,
      name,
      what,
      ...limitOf(army),
      side: factionName(army.faction),
      banner: bannerOf(army),
      points: pointsOf(army),
      force: army as unknown as Plain,
    })),
  boards: mapPlans.map(({ id, name, board }) => ({
    id,
    name,
    limits: formats.filter((one) => `${one.board}` === `${board}`).map(({ points }) => points),
  })),
  setup: ({ forces, board: map }) => {
    const armies = forces as unknown as Readonly<Record<string, Army>>
    // The first player's army says what is played; the other must be built for the same.
    return { armies, format: armies[seats[0] ?? '']?.format ?? usualFormat, map }
  },
}
