import { cardNamed, cardWords, enter, inPlay, query, tell } from '@sandtable/kernel'
import type { Keyword } from '../../data/types.ts'
import type { Legion, LState, Unit } from '../state.ts'
import { hasKeyword, keywordsOf } from '../values.ts'
import { allows, forbids } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'

const { recall } = cardWords<Legion>()

const id = 'granted-keyword'

/** A keyword that something gives to a unit in the course of the game; its X comes on top of what the unit has. */
export const grantedKeyword: LCard = {
  id,
  rules: ['LG2-CARD-022'],
  query: {
    'has keyword': allows(
      (_, effect, { unit, keyword }) => effect.on === unit && recall(effect, id).keyword === keyword,
    ),
    'keyword x': (value, _, effect, { unit, keyword }) =>
      effect.on === unit && recall(effect, id).keyword === keyword ? value + recall(effect, id).x : value,
  },
}

/** A unit has this keyword from now on, or until a period is over. */
export function grantKeyword(s: LState, unit: Unit, keyword: string | Keyword, until?: string): void {
  const { id: name, x = 0, of }: Keyword = typeof keyword === 'string' ? { id: keyword } : keyword
  const had = hasKeyword(s, unit, name)
  if (had && x === 0 && of === undefined) return
  const on = { seat: unit.seat, on: unit.id, ...(until === undefined ? {} : { until }) }
  enter<Legion, typeof id>(s, { card: id, vars: { keyword: name, x, of: of ?? null }, ...on })
  const card = `keyword:${name}`
  if (!had && cardNamed(s, card) !== undefined) enter(s, { card, ...on })
  tell(s, { type: 'keyword', unit: unit.id, keyword: name })
}

/** The keywords that something gave to a unit, each with its X; 0: it has none. */
export function grantedNow(s: LState, unit: Unit): Readonly<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const effect of inPlay(s, { card: id, on: unit.id })) {
    const { keyword, x } = recall(effect, id)
    found[keyword] = (found[keyword] ?? 0) + x
  }
  return found
}

export function isGranted(s: LState, unit: Unit, keyword: string): boolean {
  return inPlay(s, { card: id, on: unit.id }).some((effect) => recall(effect, id).keyword === keyword)
}

/** The keywords of a unit with this id, those among them that something gave or lends it. */
export function keywordsNow(s: LState, unit: Unit, keyword: string): Keyword[] {
  if (isLost(s, unit, keyword)) return []
  const granted = inPlay(s, { card: id, on: unit.id }).map((effect) => recall(effect, id))
  return [
    ...keywordsOf(unit, keyword),
    ...granted.flatMap(({ keyword: name, x, of }) =>
      name === keyword ? [{ id: name, x, ...(of !== null && { of }) }] : [],
    ),
    ...query(s, 'keywords lent', [], unit.id).filter(({ id: name }) => name === keyword),
  ]
}

const lost = 'lost-keyword'

/** A keyword that a unit has no longer. It outweighs all that gives it (LG2-KWG-006). */
export const lostKeyword: LCard = {
  id: lost,
  rules: ['LG2-KWG-006'],
  layer: 1,
  query: {
    'has keyword': forbids(
      (_, effect, { unit, keyword }) => effect.on === unit && recall(effect, lost).keyword === keyword,
    ),
  },
}

function isLost(s: LState, unit: Unit, keyword: string): boolean {
  return inPlay(s, { card: lost, on: unit.id }).some((effect) => recall(effect, lost).keyword === keyword)
}

/** A unit has not got this keyword from now on, or until a period is over. */
export function loseKeyword(s: LState, unit: Unit, keyword: string, until?: string): void {
  if (!hasKeyword(s, unit, keyword)) return
  const on = { seat: unit.seat, on: unit.id, ...(until === undefined ? {} : { until }) }
  enter<Legion, typeof lost>(s, { card: lost, vars: { keyword }, ...on })
  tell(s, { type: 'keyword lost', unit: unit.id, keyword })
}
