import type { Lobby, Plain } from '@sandtable/kernel'
import { emblem } from './emblem.ts'
import { lessons } from './lessons.ts'
import { seats } from './new-ship.ts'
import { bannerOf, builder } from './squad/builder.ts'
import { readySquads } from './squad/library.ts'
import { pointsOf, type Squad } from './squad/squad.ts'
import { factionNames } from './squad/terms.ts'
import type { XWing } from './state.ts'

/** Rocks for everybody, or debris as well: three tokens for each side. */
const fields: Readonly<Record<string, readonly (readonly string[])[]>> = {
  asteroids: [
    ['asteroid-1', 'asteroid-2', 'asteroid-3'],
    ['asteroid-4', 'asteroid-5', 'asteroid-6'],
  ],
  mixed: [
    ['asteroid-1', 'asteroid-2', 'debris-1'],
    ['asteroid-4', 'debris-2', 'debris-3'],
  ],
}

export const lobby: Lobby<XWing> = {
  seats,
  builder,
  lessons,
  emblem,
  forces: readySquads.map(({ id, name, squad }) => ({
    id,
    name,
    side: factionNames[squad.faction],
    banner: bannerOf(squad),
    points: pointsOf(squad),
    force: squad as unknown as Plain,
  })),
  boards: [
    { id: 'asteroids', name: { en: 'Asteroid field', de: 'Asteroidenfeld' } },
    { id: 'mixed', name: { en: 'Asteroids and debris', de: 'Asteroiden und Trümmer' } },
  ],
  setup: ({ forces, board }) => ({
    squads: forces as unknown as Readonly<Record<string, Squad>>,
    points: 100,
    deck: 'tfa',
    obstacles: Object.fromEntries(seats.map((seat, at) => [seat, [...(fields[board]?.[at] ?? [])]])),
    rounds: null,
  }),
}
