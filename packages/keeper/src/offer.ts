import { botsOf, usualBot } from '@sandtable/bots'
import type { Game } from '@sandtable/kernel'
import type { GameOnOffer } from './protocol.ts'

/** What a page needs to know of a game to offer it; nothing of one without a lobby. */
export function onOffer(game: Game): GameOnOffer[] {
  const { lobby } = game
  if (lobby === undefined) return []
  const {
    seats,
    terms = [],
    seatings = [],
    automata = [],
    forces,
    boards,
    builder,
    lessons,
    emblem = null,
  } = lobby
  return [
    {
      id: game.id,
      name: game.name,
      emblem,
      seats,
      terms,
      seatings,
      bots: botsOf(game).map((bot) => bot.id),
      automata,
      usualBot: usualBot(game),
      forces: forces.map(({ force: _, ...told }) => told),
      boards,
      lessons: (lessons ?? []).map(({ id, name }) => ({ id, name })),
      builds:
        builder === undefined
          ? null
          : {
              sides: builder.sides,
              formats: builder.formats.map(({ id, name }) => ({ id, name })),
              shots: builder.shots ? { terms: builder.shots.terms, note: builder.shots.note } : null,
            },
    },
  ]
}
