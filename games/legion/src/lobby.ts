import type { Lobby, Plain } from '@sandtable/kernel'
import { mapPlans } from '../data/maps/index.ts'
import { findFormat } from './catalogue.ts'
import { emblem } from './emblem.ts'
import { lessons } from './lessons.ts'
import { type Army, pointsOf, usualFormat } from './list/army.ts'
import { bannerOf, builder } from './list/builder.ts'
import { checkArmy } from './list/check.ts'
import { readyArmies } from './list/library.ts'
import { factionName } from './list/terms.ts'
import { type Legion, seats } from './state.ts'

const board = findFormat(usualFormat)?.board

export const lobby: Lobby<Legion> = {
  seats,
  builder,
  lessons,
  emblem,
  // Only armies whose cards all work.
  forces: readyArmies
    .filter(({ army }) => checkArmy(army).length === 0)
    .map(({ id, name, army }) => ({
      id,
      name,
      side: factionName(army.faction),
      banner: bannerOf(army),
      points: pointsOf(army),
      force: army as unknown as Plain,
    })),
  // Any force can be chosen with any of them, so they are those of the usual size.
  boards: mapPlans.filter((plan) => `${plan.board}` === `${board}`).map(({ id, name }) => ({ id, name })),
  setup: ({ forces, board: map }) => {
    const armies = forces as unknown as Readonly<Record<string, Army>>
    // The first player's army says what is played; the other must be built for the same.
    return { armies, format: armies[seats[0] ?? '']?.format ?? usualFormat, map }
  },
}
