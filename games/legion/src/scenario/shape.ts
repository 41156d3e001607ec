import type { Misread, Plain } from '@sandtable/kernel'
import { count, fields, flag, listOf, mapOf, number, oneOf, type Shape, text, tuple } from '@sandtable/kit'
import { mapPlans } from '../../data/maps/index.ts'
import { laidInTurns } from '../../data/maps/laid-in-turns.ts'
import { terrainKinds } from '../../data/terrain/kinds.ts'
import { type Cards, cardsIn } from '../catalogue.ts'
import { fronts as baneFronts } from '../mission/bane.ts'
import { noTokens } from '../no-tokens.ts'
import { seats } from '../state.ts'
import { checkKind } from '../terrain/check-kind.ts'

/** What a position of a scenario looks like. */

const ids = (cards: readonly { readonly id: string }[], what: string) =>
  oneOf(
    cards.map(({ id }) => id),
    what,
  )

/** Those of both editions: the id of a card says which it belongs to. */
const every = <T>(of: (cards: Cards) => readonly T[]) => [...of(cardsIn('2024')), ...of(cardsIn('2018'))]
const unitCards = every(({ units }) => units)
const upgradeCards = every(({ upgrades }) => upgrades)
const commandCards = every(({ commands }) => commands)
const battleCards = every(({ battles }) => battles)
const counterparts = every(({ counterparts: partners }) => partners)
const battleForces = every(({ forces }) => forces)

const spot = tuple(number, number)
const seat = oneOf(seats)
const bySeat = (shape: Shape) => fields(Object.fromEntries(seats.map((one) => [one, shape])))

const unit = fields(
  {
    card: ids(unitCards, 'a unit card'),
    at: spot,
    rows: count,
    minis: listOf(spot),
    left: count,
    facing: number,
    wounds: listOf(count),
    upgrades: listOf(ids(upgradeCards, 'an upgrade')),
    counterpart: ids(counterparts, 'a counterpart'),
    exhausted: listOf(text),
    sides: mapOf(text),
    tokens: fields(Object.fromEntries(Object.keys(noTokens()).map((token) => [token, count]))),
    cache: fields({ aim: count, dodge: count, surge: count }),
    order: oneOf(['none', 'up', 'down']),
    rank: oneOf(['commander', 'operative', 'corps', 'special', 'support', 'heavy']),
    commander: oneOf(['none', 'nominated', 'promoted']),
    undeployed: flag,
    damaged: flag,
    holds: listOf(text),
    conditions: listOf(
      oneOf([
        'intel',
        'vanguard',
        'marked target',
        'bounty',
        'secret mission',
        'field commander',
        'reinforcements',
      ]),
    ),
    gains: listOf(fields({ id: text, x: count, of: text }, ['id'])),
    worn: mapOf(count),
  },
  ['card'],
)

const units = mapOf(unit)

const kindOfTerrain: Shape = (value, path) => {
  const [wrong] = checkKind(value, 'kind')
  return wrong === undefined ? null : { problem: `${wrong.field}: ${wrong.text.en}`, path }
}

const position = fields(
  {
    edition: oneOf(['2024', '2018', 'qr3']),
    terms: listOf(oneOf(['grand army', 'unlimited rounds'])),
    alone: fields({ seat, level: oneOf(['usual', 'easy', 'hard']) }, ['seat']),
    gold: units,
    silver: units,
    map: ids([...mapPlans, ...laidInTurns], 'a battlefield'),
    board: tuple(count, count),
    kinds: listOf(kindOfTerrain),
    terrain: listOf(fields({ kind: text, at: spot, facing: number }, ['kind', 'at'])),
    aside: listOf(text),
    objectives: mapOf(
      fields(
        {
          kind: oneOf(['poi', 'asset', 'advantage', 'smoke', 'charge', 'graffiti', 'bane']),
          front: oneOf(baneFronts),
          name: text,
          at: spot,
          on: text,
          seat,
          count,
          held: flag,
          piece: text,
          card: text,
        },
        ['kind', 'at'],
      ),
    ),
    mission: fields({
      primary: ids(battleCards, 'a battle card'),
      secondary: ids(battleCards, 'a battle card'),
      advantages: bySeat(ids(battleCards, 'a battle card')),
      deployment: ids(battleCards, 'a battle card'),
      condition: ids(battleCards, 'a battle card'),
    }),
    decks: bySeat(listOf(ids(battleCards, 'a battle card'))),
    hands: bySeat(listOf(ids(commandCards, 'a command card'))),
    divulged: bySeat(listOf(ids(commandCards, 'a command card'))),
    discards: bySeat(listOf(ids(commandCards, 'a command card'))),
    played: bySeat(ids(commandCards, 'a command card')),
    forces: bySeat(ids(battleForces, 'a battle force')),
    choices: bySeat(listOf(text)),
    passes: bySeat(count),
    points: bySeat(count),
    marks: bySeat(listOf(text)),
    priority: seat,
    blue: seat,
    bottom: seat,
    round: count,
  },
  ['gold', 'silver'],
)

export function misreadIn(spec: Plain): Misread | null {
  return position(spec, []) ?? unknownTerrain(spec as Spec)
}

/** What `position` has found no fault with. */
interface Spec {
  readonly kinds?: readonly { readonly id: string }[]
  readonly terrain?: readonly { readonly kind: string }[]
  readonly aside?: readonly string[]
}

/** Pieces are of our kinds or of those that the position brings along. */
function unknownTerrain({ kinds = [], terrain = [], aside = [] }: Spec): Misread | null {
  const known = ids([...terrainKinds, ...kinds], 'a kind of terrain')
  return listOf(known)([...terrain.map(({ kind }) => kind), ...aside], ['terrain'])
}
