import type { Lobby } from '@sandtable/kernel'
import { lessons } from './lessons.ts'
import { cadetsOf, seats } from './setup.ts'
import { type Drill, fullGrit } from './state.ts'

const schools = [
  { id: 'hill', name: { en: 'Hill school', de: 'Bergschule' } },
  { id: 'harbour', name: { en: 'Harbour school', de: 'Hafenschule' } },
]

/** Cadets as the rules have them, and for practice such as have been on their feet all day. */
const shapes = [
  { id: 'rested', name: { en: 'Rested cadets', de: 'Ausgeruhte Kadetten' }, grit: fullGrit },
  { id: 'weary', name: { en: 'Weary cadets', de: 'Müde Kadetten' }, grit: fullGrit - 1 },
]

export const lobby: Lobby<Drill> = {
  seats,
  lessons,
  forces: shapes.flatMap(({ id, name, grit }) =>
    schools.map((school) => ({
      id: `${school.id}-${id}`,
      name,
      side: school.name,
      points: grit * cadetsOf('red').length,
      force: grit,
    })),
  ),
  boards: [{ id: 'yard', name: { en: 'Drill yard', de: 'Übungshof' } }],
  /** A force is the grit that each of its cadets begins with. */
  setup: ({ forces }) => ({
    grit: Object.fromEntries(
      seats.flatMap((seat) => {
        const grit = forces[seat]
        // What is no number is refused by whoever checks the setup.
        return cadetsOf(seat).map((id) => [id, (grit ?? fullGrit) as number])
      }),
    ),
  }),
}
