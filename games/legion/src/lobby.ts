import type { Board, ForTerms, Lobby, Named, Plain } from '@sandtable/kernel'
import { formats2018 } from '../data/2018/index.ts'
import { formats } from '../data/2024/index.ts'
import { mapPlans } from '../data/maps/index.ts'
import { laidInTurns } from '../data/maps/laid-in-turns.ts'
import type { MapPlan } from '../data/terrain/types.ts'
import type { EditionId, Format } from '../data/types.ts'
import { aloneIn, automata } from './alone/automata.ts'
import { editionIds, editionNamed } from './editions/index.ts'
import { emblem } from './emblem.ts'
import { lessons } from './lessons.ts'
import { type Army, editionOfArmy, formatOf, pointsOf, usualFormat } from './list/army.ts'
import { bannerOf, builder, termsOf } from './list/builder.ts'
import { checkArmy } from './list/check.ts'
import { readyArmies } from './list/library.ts'
import { readyArmies2018 } from './list/library-2018.ts'
import { factionName } from './list/terms.ts'
import { inTurns } from './setup.ts'
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

/** Before the ids of battlefields for 2018: the same points ask for another size there. */
const of2018 = '2018/'
const of2018Editions: readonly EditionId[] = ['2018', 'qr3']
const formatsOf2018 = formats2018.filter(({ edition }) => edition === '2018')

/** Terrain stands as the map has it. */
const onMap = 'map'

export const lobby: Lobby<Legion> = {
  seats,
  terms: [
    {
      id: 'edition',
      name: { en: 'Edition', de: 'Edition' },
      options: editionIds.map((id) => ({ id, ...editionNames[id] })),
    },
    {
      id: 'terrain',
      name: { en: 'Terrain', de: 'Gelände' },
      terms: { edition: [...of2018Editions] },
      options: [
        { id: onMap, name: { en: 'As on the map', de: 'Wie auf der Karte' } },
        {
          id: inTurns,
          name: { en: 'Laid in turns', de: 'Abwechselnd gelegt' },
          what: {
            en: 'Both lay the pieces one by one, beyond range 1 of each other; whoever has the cheaper army begins',
            de: 'Beide legen die Stücke einzeln, jenseits von Reichweite 1 voneinander; wer die billigere Armee hat, beginnt',
          },
        },
      ],
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
  boards: [
    ...boardsFor('', mapPlans, { edition: ['2024'] }, formats),
    ...boardsFor(of2018, mapPlans, { edition: of2018Editions, terrain: [onMap] }, formatsOf2018),
    ...boardsFor(of2018, laidInTurns, { edition: of2018Editions, terrain: [inTurns] }, formatsOf2018),
  ],
  setup: ({ forces, board, terms, automata: chosen }) => {
    const armies = inProfile(forces as unknown as Readonly<Record<string, Army>>, terms?.edition)
    const map = board.startsWith(of2018) ? board.slice(of2018.length) : board
    // The first player's army says what is played; the other must be built for the same.
    return { armies, format: armies[seats[0] ?? '']?.format ?? usualFormat, map, ...aloneIn(chosen) }
  },
}

/** The battlefields for which there is a format of their size. */
function boardsFor(
  before: string,
  maps: readonly MapPlan[],
  terms: ForTerms,
  all: readonly Format[],
): Board[] {
  return maps.flatMap(({ id, name, board }) => {
    const limits = all.filter((one) => `${one.board}` === `${board}`).map(({ points }) => points)
    return limits.length === 0 ? [] : [{ id: `${before}${id}`, name, limits, terms }]
  })
}

/** Armies of 2018 are built alike for the quick reference and for unlimited rounds: the first one says what is played. */
function inProfile(armies: Readonly<Record<string, Army>>, edition?: string): Readonly<Record<string, Army>> {
  const first = armies[seats[0] ?? '']
  if (first === undefined || editionNamed(editionOfArmy(first)).cards === '2024') return armies
  const format = edition === 'qr3' ? editionNamed(edition).format : first.format
  const is2018 = (army: Army) => editionNamed(editionOfArmy(army)).cards === '2018'
  const played = (army: Army): Army => (format !== undefined && is2018(army) ? { ...army, format } : army)
  return Object.fromEntries(Object.entries(armies).map(([seat, army]) => [seat, played(army)]))
}
