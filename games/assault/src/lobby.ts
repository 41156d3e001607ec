import type { Lobby, Plain } from '@sandtable/kernel'
import { type Army, pointsOf } from './army/army.ts'
import { bannerOf, builder } from './army/builder.ts'
import { checkArmy } from './army/check.ts'
import { readyArmies } from './army/library.ts'
import { affiliationNames } from './army/terms.ts'
import { emblem } from './emblem.ts'
import { lessons } from './lessons.ts'
import { offeredMaps, offeredMissions } from './map/library.ts'
import { seats } from './setup.ts'
import type { Assault } from './state.ts'

export const lobby: Lobby<Assault> = {
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
      side: affiliationNames[army.affiliation],
      banner: bannerOf(army),
      points: pointsOf(army),
      force: army as unknown as Plain,
    })),
  boards: offeredMaps().flatMap((plan) =>
    offeredMissions(plan).map(({ letter }) => {
      const mission = plan.missions[letter].name
      return {
        id: `${plan.id} ${letter}`,
        name: { en: `${plan.name.en}: ${mission.en}`, de: `${plan.name.de}: ${mission.de}` },
      }
    }),
  ),
  setup: ({ forces, board }) => {
    const [map = '', letter = 'A'] = board.split(' ')
    return {
      armies: forces as unknown as Readonly<Record<string, Army>>,
      points: 40,
      missions: [{ map, letter: letter === 'B' ? 'B' : 'A' }],
      plan: null,
      rounds: null,
    }
  },
}
