import { cardWords, choose, type Effect } from '@sandtable/kernel'
import { repairDamage, wearOut } from '../cards-held.ts'
import { removeWounds, takeTokens } from '../holdings.ts'
import { restorable, restoreMini } from '../moves/restoring.ts'
import type { Legion, LState, Mini, TokenName, Unit, UnitId } from '../state.ts'
import { activeUpgrades, cardOfUnit, isDroid, isTrooper, isVehicle, unitOf } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { friendsInSight } from './words.ts'

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

/** With room left on it (LG2-CKW-020, -045). */
function freshSource(unit: Unit, id: string): Source | undefined {
  return sourcesOf(unit, id).find(({ card, capacity }) => (unit.worn[card] ?? 0) < capacity)
}

/** What is done: a wound or another token goes, or a miniature comes back. */
interface Mending {
  readonly unit: UnitId
  readonly left: number
  /** Tokens, or miniatures: not both. */
  readonly what: 'tokens' | 'minis' | null
}

export function mostWounded(unit: Unit): Mini | undefined {
  return unit.minis.reduce<Mini | undefined>(
    (most, mini) => (mini.wounds > (most?.wounds ?? 0) ? mini : most),
    undefined,
  )
}

interface Kind {
  readonly id: 'treat' | 'repair'
  readonly rules: readonly string[]
  mends(unit: Unit): boolean
  readonly token: TokenName
}

function tokensToMend(unit: Unit, { id, token }: Kind): string[] {
  return [
    ...(mostWounded(unit) === undefined ? [] : ['wound']),
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
  const wounded = mostWounded(unit)
  const fallen = unit.fallen.find(({ id }) => id === what)
  if (fallen !== undefined) restoreMini(s, unit, fallen)
  else if (what === token) takeTokens(s, unit, token, 1)
  else if (what === 'damage') repairDamage(s, unit)
  else if (wounded !== undefined) removeWounds(s, unit, wounded, 1)
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
  return {
    id: `keyword:${kind.id}`,
    rules: kind.rules,
    asks: [whom, what],
    action: {
      cost: 1,
      can: (s, unit, effect) => freshSource(unit, kind.id) !== undefined && patients(s, effect).length > 0,
      do: (s, unit, effect) => {
        const source = freshSource(unit, kind.id)
        if (source === undefined) return
        wearOut(s, unit, source.card)
        choose(s, effect, whom, { x: source.x })
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
})

/** LG2-CKW-043 to -047. */
const repair = mending({
  id: 'repair',
  rules: ['LG2-CKW-043', 'LG2-CKW-044', 'LG2-CKW-045'],
  mends: (unit) => isVehicle(unit) || isDroid(unit),
  token: 'ion',
})

export const mendings: readonly LCard[] = [treat, repair]
