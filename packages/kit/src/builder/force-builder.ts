import type {
  Banner,
  BuildChange,
  Builder,
  BuildFormat,
  BuildOffer,
  BuildPlace,
  BuildProblem,
  BuiltRow,
  ForTerms,
  Named,
  Plain,
  Shot,
  Shots,
} from '@sandtable/kernel'

/** What a game tells of its forces, so that a builder can be made of it. */
export interface ForceParts<Force extends { readonly name?: string }, Row, Problem extends BuildProblem> {
  readonly sides: Builder['sides']
  /** The most points; they may follow from the force itself. */
  readonly limit: number | ((force: Force) => number)
  empty(side: string): Force
  sideOf(force: Force): Named
  bannerOf?(force: Force): Banner
  /** The terms on which it can be taken, where not on all. */
  termsOf?(force: Force): ForTerms
  pointsOf(force: Force): number
  check(force: Force): readonly Problem[]
  /** Which problems are the same one, before and after a change. */
  keyOf(problem: Problem): string
  /** Of a force that is still being put together: is something only missing yet? */
  isUnfinished?(force: Force, problem: Problem): boolean

  /** The cards that bear others: ships, groups. */
  readonly rows: RowsOfForce<Force, Row>
  /** Cards of the force itself, by the place where they lie. */
  readonly lists?: Readonly<Record<string, ListOfCards<Force>>>
  show(row: Row, at: number, force: Force): Omit<BuiltRow, 'id' | 'at'>
  places(force: Force): readonly BuildPlace[]
  /** What could be put at a place; what stands against it is found by trying. */
  offers(force: Force, place: string): readonly Omit<BuildOffer, 'problem'>[]
  /** Is this offer, which may not be added, better not shown at all? */
  isHidden?(force: Force, card: string): boolean
  readonly formats: readonly ForceFormat<Force>[]
  readonly shots?: Omit<Shots, 'of'> & {
    of(row: Row, chosen: Readonly<Record<string, string>>): readonly Omit<Shot, 'row'>[]
  }
}

export interface RowsOfForce<Force, Row> {
  /** The place where rows are added. */
  readonly at: string
  of(force: Force): readonly Row[]
  with(force: Force, rows: readonly Row[]): Force
  /** A new row, with this card alone. */
  begin(card: string): Row
  /** The cards that it bears. */
  readonly cards: ListOfCards<Row>
}

export interface ListOfCards<Holder> {
  of(holder: Holder): readonly string[]
  with(holder: Holder, cards: readonly string[]): Holder
}

/** A way to write a force down. */
export interface ForceFormat<Force> {
  readonly id: string
  readonly name: Named
  /** Can this force be written so? Without it, any can. */
  isFor?(force: Force): boolean
  write(force: Force): string
  read(
    text: string,
  ): { readonly refused: Named } | { readonly force: Force; readonly notices: readonly Named[] }
}

/** The ways to write it down, where not all are. */
function formatsFor<Force>(
  formats: readonly ForceFormat<Force>[],
  force: Force,
): { formats?: readonly string[] } {
  const found = formats.filter(({ isFor }) => isFor?.(force) !== false)
  return found.length === formats.length ? {} : { formats: found.map(({ id }) => id) }
}

const longestName = 80

/** A builder: rows of cards with places for others, lists of cards beside them, and what stands against each card. */
export function forceBuilder<Force extends { readonly name?: string }, Row, Problem extends BuildProblem>(
  parts: ForceParts<Force, Row, Problem>,
): Builder {
  const { sides, limit, rows, shots } = parts
  return {
    sides,
    empty: (side) => plain(parts.empty(side)),
    show: (given) => {
      const force = forceOf<Force>(given)
      return {
        name: force.name ?? '',
        side: parts.sideOf(force),
        ...(parts.bannerOf && { banner: parts.bannerOf(force) }),
        points: parts.pointsOf(force),
        limit: typeof limit === 'number' ? limit : limit(force),
        ...(parts.termsOf && { terms: parts.termsOf(force) }),
        ...formatsFor(parts.formats, force),
        problems: parts.check(force).map(inShort),
        rows: rows.of(force).map((row, at) => ({ id: `${at}`, at: rows.at, ...parts.show(row, at, force) })),
        places: parts.places(force),
      }
    },
    offers: (given, place) => {
      const force = forceOf<Force>(given)
      return parts
        .offers(force, place)
        .map((offer) => ({ ...offer, problem: problemOf(parts, force, { add: offer.card, at: place }) }))
        .filter(({ card, problem }) => problem === null || !(parts.isHidden?.(force, card) ?? false))
    },
    change: (force, change) => plain(changed(parts, forceOf<Force>(force), change)),
    formats: parts.formats.map(
      ({ id, name, isFor, write, read }): BuildFormat => ({
        id,
        name,
        ...(isFor && { isFor: (force) => isFor(forceOf<Force>(force)) }),
        write: (force) => write(forceOf<Force>(force)),
        read: (text) => {
          const found = read(text)
          return 'refused' in found ? found : { ...found, force: plain(found.force) }
        },
      }),
    ),
    ...(shots && {
      shots: {
        ...shots,
        of: (force, chosen) =>
          rows
            .of(forceOf<Force>(force))
            .flatMap((row, at) => shots.of(row, chosen).map((shot) => ({ row: `${at}`, ...shot }))),
      },
    }),
  }
}

// The page knows forces as plain data; that they are this game's holds here.
const plain = (force: object) => force as Plain
const forceOf = <Force>(force: Plain) => force as Force

function inShort({ rules, text }: BuildProblem): BuildProblem {
  return { rules, text }
}

/** What a change would break that is whole now. */
function problemOf<Force extends { readonly name?: string }, Row, Problem extends BuildProblem>(
  parts: ForceParts<Force, Row, Problem>,
  force: Force,
  change: BuildChange,
): BuildProblem | null {
  const before = new Set(parts.check(force).map(parts.keyOf))
  const found = parts
    .check(changed(parts, force, change))
    .find((one) => !before.has(parts.keyOf(one)) && !(parts.isUnfinished?.(force, one) ?? false))
  return found === undefined ? null : inShort(found)
}

function changed<Force extends { readonly name?: string }, Row, Problem extends BuildProblem>(
  { rows, lists = {} }: ForceParts<Force, Row, Problem>,
  force: Force,
  change: BuildChange,
): Force {
  if ('name' in change) return { ...force, name: change.name.slice(0, longestName) }
  const all = rows.of(force)
  if ('removeRow' in change)
    return rows.with(
      force,
      all.filter((_, at) => `${at}` !== change.removeRow),
    )
  if ('copyRow' in change)
    return rows.with(force, [...all, ...all.filter((_, at) => `${at}` === change.copyRow)])
  const edit = <Holder>(list: ListOfCards<Holder>, holder: Holder): Holder =>
    list.with(
      holder,
      'add' in change ? [...list.of(holder), change.add] : without(list.of(holder), change.remove),
    )
  const list = Object.hasOwn(lists, change.at) ? lists[change.at] : undefined
  if (list !== undefined) return edit(list, force)
  if (change.at === rows.at)
    return 'add' in change ? rows.with(force, [...all, rows.begin(change.add)]) : force
  const [row = ''] = change.at.split(' ')
  return rows.with(
    force,
    all.map((one, at) => (`${at}` === row ? edit(rows.cards, one) : one)),
  )
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card)
  return cards.filter((_, place) => place !== at)
}
