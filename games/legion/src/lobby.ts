import type { Lobby, Named, Plain } from '@sandtable/kernel'
import { formats2018 } from '../data/2018/index.ts'
import { formats } from '../data/2024/index.ts'
import { mapPlans } from '../data/maps/index.ts'
import type { EditionId } from '../data/types.ts'
import { aloneIn, automata } from './alone/automata.ts'
import { editionIds, editionNamed } from './editions/index.ts'
import { emblem } from './emblem.ts'
import { lessons } from './lessons.ts'
import { type Army, formatOf, pointsOf, usualFormat } from './list/army.ts'
import { bannerOf, builder, termsOf } from './list/builder.ts'
import { checkArmy } from './list/check.ts'
import { readyArmies } from './list/library.ts'
import { readyArmies2018 } from './list/library-2018.ts'
import { factionName } from './list/terms.ts'
import { type Legion, seats } from './state.ts'

/** Formats differ in their points: only armies that were built for one and the same meet. */
function limitOf(army: Army): { limit?: number } {
  const limit = formatOf(army)?.points
  return limit === undefined ? {} : { limit }
}

const editionNames: Readonly<Record<EditionId, { name: Named; what: Named }>> = {
  2024: {
    name: { en: 'Rules of 2024', de: 'Regeln von 2024' },
    what: { en: 'The newer rules, with all factions', de: 'Die neueren Regeln mit allen Fraktionen' },
  },
  2018: {
    name: { en: 'Rules of 2018', de: 'Regeln von 2018' },
    what: { en: 'The first rules: Rebels and Empire', de: 'Die ersten Regeln: Rebellen und Imperium' },
  },
  qr3: {
    name: { en: '2018 as in the quick reference 3.0', de: '2018 nach der Kurzreferenz 3.0' },
    what: {
      en: 'Where it contradicts the rules of 2018, it counts',
      de: 'Wo sie den Regeln von 2018 widerspricht, gilt sie',
    },
  },
}

export const lobby: Lobby<Legion> = {
  seats,
  terms: [
    {
      id: 'edition',
      name: { en: 'Edition', de: 'Edition' },
      options: editionIds.map((id) => ({ id, ...editionNames[id] })),
    },
  ],
  automata,
  builder,
  lessons,
  emblem,
  // Only armies whose cards all work.
  forces: [...readyArmies, ...readyArmies2018]
    .filter(({ army }) => checkArmy(army).length === 0)
    .map(({ id, name, what, army }) => ({
      id,
      name,
      what,
      ...limitOf(army),
      terms: termsOf(army),
      side: factionName(army.faction),
      banner: bannerOf(army),
      points: pointsOf(army),
      force: army as unknown as Plain,
    })),
  boards: mapPlans.map(({ id, name, board }) => ({
    id,
    name,
    limits: [...formats, ...formats2018]
      .filter((one) => `${one.board}` === `${board}`)
      .map(({ points }) => points),
  })),
  setup: ({ forces, board: map, terms, automata: chosen }) => {
    const armies = inProfile(forces as unknown as Readonly<Record<string, Army>>, terms?.edition)
    // The first player's army says what is played; the other must be built for the same.
    return { armies, format: armies[seats[0] ?? '']?.format ?? usualFormat, map, ...aloneIn(chosen) }
  },
}

/** Armies of 2018 as they are played by the quick reference: nothing but their format differs. */
function inProfile(armies: Readonly<Record<string, Army>>, edition?: string): Readonly<Record<string, Army>> {
  if (edition !== 'qr3') return armies
  const { format } = editionNamed(edition)
  return Object.fromEntries(Object.entries(armies).map(([seat, army]) => [seat, { ...army, format }]))
}
