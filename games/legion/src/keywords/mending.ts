import { cardWords, choose, type Effect, of, type RuleId } from '@sandtable/kernel'
import { doneAs } from '../actions/offered.ts'
import { repairDamage, wearOut } from '../cards-held.ts'
import { activationOf, noteDone } from '../current.ts'
import { removeWounds, takeTokens } from '../holdings.ts'
import { restorable, restoreMini } from '../moves/restoring.ts'
import type { Legion, LState, Mini, TokenName, Unit, UnitId } from '../state.ts'
import { activeUpgrades, cardOfUnit, isDroid, isTrooper, isVehicle, unitOf } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { friendsInSight, own } from './words.ts'

/** Treat and Repair: miniatures are healed or restored, as often as the card has room for wound tokens. */

const { choice } = cardWords<Legion>()

/** A card with the keyword: how much it mends at once, and how often (LG2-CKW-022, -046: each for itself). */
interface Source {
  readonly card: string
  readonly x: number
  readonly capacity: number
}

function sourcesOf(unit: Unit, id: string): Source[] {
  const cards = [
    { card: unit.card, keywords: cardOfUnit(unit).keywords },
    ...activeUpgrades(unit).map((upgrade) => ({ card: upgrade.id, keywords: upgrade.gains ?? [] })),
  ]
  return cards.flatMap(({ card, keywords }) =>
    keywords.flatMap((keyword) =>
      keyword.id === id
        ? [{ card, x: keyword.x ?? 0, capacity: Number(keyword.of?.replace('Capacity ', '') ?? 0) }]
        : [],
    ),
  )
}

/** With room left on it (LG2-CKW-020, -045), and not used in this activation yet (LG2-CKW-023, -047). */
function freshSources(s: LState, unit: Unit, id: string): Source[] {
  const done = activationOf(s, unit)?.done ?? []
  return sourcesOf(unit, id).filter(
    ({ card, capacity }) => (unit.worn[card] ?? 0) < capacity && !done.includes(useOf(id, card)),
  )
}

/** What the use of one of several sources is called among the actions of an activation. */
function useOf(id: string, card: string): string {
  return `${id} of ${card}`
}

function use(s: LState, unit: Unit, id: string, card: string): void {
  noteDone(s, unit, useOf(id, card))
  wearOut(s, unit, card)
}

/** What is done: a wound or another token goes, or a miniature comes back. */
interface Mending {
  readonly unit: UnitId
  readonly left: number
  /** Tokens, or miniatures: not both. */
  readonly what: 'tokens' | 'minis' | null
}

/** The most wounded miniature of each kind: of those that are alike it matters to nobody who is healed. */
function wounded(unit: Unit): Mini[] {
  const found = unit.minis.filter(({ wounds }) => wounds > 0).toSorted((a, b) => a.wounds - b.wounds)
  return [...new Map(found.map((mini) => [mini.by, mini])).values()]
}

/** Whose wound may go: nothing to choose but “a wound”, or one of several miniatures. */
export function woundsToHeal(unit: Unit): string[] {
  const kinds = wounded(unit)
  return kinds.length > 1 ? kinds.map(({ id }) => id) : kinds.map(() => 'wound')
}

export function healWound(s: LState, unit: Unit, what: string): void {
  const [only] = wounded(unit)
  const mini = unit.minis.find(({ id }) => id === what) ?? only
  if (mini !== undefined) removeWounds(s, unit, mini, 1)
}

interface Kind {
  readonly id: 'treat' | 'repair'
  readonly rules: readonly string[]
  mends(unit: Unit): boolean
  readonly token: TokenName
  /** The rule by which a card has no room left. */
  readonly spent: RuleId
}

function tokensToMend(unit: Unit, { id, token }: Kind): string[] {
  return [
    ...woundsToHeal(unit),
    ...(unit.tokens[token] > 0 ? [token] : []),
    ...(id === 'repair' && unit.damaged ? ['damage'] : []),
  ]
}

function minisToRestore(unit: Unit): string[] {
  return restorable(unit).map(({ id }) => id)
}

function isMendable(unit: Unit, kind: Kind): boolean {
  return kind.mends(unit) && tokensToMend(unit, kind).length + minisToRestore(unit).length > 0
}

function mend(s: LState, unit: Unit, what: string, { token }: Kind): void {
  const fallen = unit.fallen.find(({ id }) => id === what)
  if (fallen !== undefined) restoreMini(s, unit, fallen)
  else if (what === token) takeTokens(s, unit, token, 1)
  else if (what === 'damage') repairDamage(s, unit)
  else healWound(s, unit, what)
}

function mending(kind: Kind): LCard {
  const what = choice<string, Mending>('what is mended', {
    from: (s, _, { unit, what: before }) => [
      ...(before === 'minis' ? [] : tokensToMend(unitOf(s, unit), kind)),
      ...(before === 'tokens' ? [] : minisToRestore(unitOf(s, unit))),
    ],
    may: (_, __, { what: before }) => before !== null,
    do: (s, effect, picked, { unit: id, left }) => {
      const unit = unitOf(s, id)
      const isMini = unit.fallen.some((mini) => mini.id === picked)
      mend(s, unit, picked, kind)
      if (left > 1) choose(s, effect, what, { unit: id, left: left - 1, what: isMini ? 'minis' : 'tokens' })
    },
  })
  const patients = (s: LState, effect: Effect): Unit[] =>
    // LG2-KW-093.
    friendsInSight(s, effect, 1).filter(
      (unit) => isMendable(unit, kind) && !hasKeyword(s, unit, 'unconcerned'),
    )
  const whom = choice<UnitId, { readonly x: number }>('who is mended', {
    from: (s, effect) => patients(s, effect).map(({ id }) => id),
    do: (s, effect, unit, { x }) => choose(s, effect, what, { unit, left: x, what: null }),
  })
  const withWhat = choice<string>('choose a card', {
    from: (s, effect) => freshSources(s, own(s, effect), kind.id).map(({ card }) => card),
    do: (s, effect, card) => mendWith(s, effect, card),
  })
  const mendWith = (s: LState, effect: Effect, card: string): void => {
    const unit = own(s, effect)
    const x = sourcesOf(unit, kind.id).find((source) => source.card === card)?.x ?? 0
    use(s, unit, kind.id, card)
    choose(s, effect, whom, { x })
  }
  return {
    id: `keyword:${kind.id}`,
    rules: kind.rules,
    asks: [withWhat, whom, what],
    query: {
      // Each card with it is an action of its own (LG2-CKW-023, -047).
      'times per activation': of('unit', (times, s, effect, { action }) =>
        action === doneAs({ card: effect.card, effect: effect.id })
          ? Math.max(times, sourcesOf(own(s, effect), kind.id).length)
          : times,
      ),
    },
    action: {
      cost: 1,
      can: (s, unit, effect) =>
        freshSources(s, unit, kind.id).length > 0 ? patients(s, effect).length > 0 : kind.spent,
      do: (s, unit, effect) => {
        const [source, ...others] = freshSources(s, unit, kind.id)
        if (others.length > 0) choose(s, effect, withWhat)
        else if (source !== undefined) mendWith(s, effect, source.card)
      },
    },
  }
}

/** LG2-CKW-018 to -023. */
const treat = mending({
  id: 'treat',
  rules: ['LG2-CKW-018', 'LG2-CKW-019', 'LG2-CKW-020', 'LG2-CKW-048'],
  mends: (unit) => isTrooper(unit) && !isDroid(unit),
  token: 'poison',
  spent: 'LG2-CKW-020',
})

/** LG2-CKW-043 to -047. */
const repair = mending({
  id: 'repair',
  rules: ['LG2-CKW-043', 'LG2-CKW-044', 'LG2-CKW-045'],
  mends: (unit) => isVehicle(unit) || isDroid(unit),
  token: 'ion',
  spent: 'LG2-CKW-045',
})

export const mendings: readonly LCard[] = [treat, repair]
