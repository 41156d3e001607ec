import { countingSteps, ends, reach, type Space } from '@sandtable/grid'
import { goTo, type Plain, tell } from '@sandtable/kernel'
import { battlefieldOf } from '../board/battlefield.ts'
import { boardOf, spacesBetween, spacesOf } from '../board/board.ts'
import { figuresOn, lying } from '../cards/missions/harm.ts'
import { aroundToken } from '../map/map.ts'
import { walking } from '../map/terrain.ts'
import { type AState, figuresOnMap, type MapObject, type ObjectId, objectOf } from '../state.ts'
import type { MovingTokens } from '../vocabulary/missions.ts'
import { ask, procedure, repeat, run } from './words.ts'

/** Where a token gets to in so many spaces: as a small figure walks, and past everybody (IA-TOK-003). */
export function tokenReach(s: AState, token: MapObject, most: number, least = 0): Space[] {
  const { board, onward, all } = battlefieldOf(s)
  const [from] = token.spaces
  if (from === undefined) return []
  const map = reach(onward, countingSteps(board, walking), [from], most)
  const found = ends(map, (space) => map.cost[space]! >= least)
  return found.filter((space) => space === from || token.stands === null || all[space] === 0)
}

/** The empty spaces that are the fewest steps away from a token that stands like a figure. */
export function nearestFree(s: AState, token: MapObject): Space[] {
  for (let far = 1; far <= farthest; far++) {
    const found = tokenReach(s, token, far, far)
    if (found.length > 0) return found
  }
  return []
}

/** More steps than it ever takes to get out from under a figure. */
const farthest = 20

export const moveTokens = procedure('move tokens', [
  ask('choose a token and where it goes', {
    rule: 'IA-WIN-005',
    seats: (s, v) => (tokenMoves(s, v).some((one) => one !== 'none') ? (v.turns[0]?.by ?? null) : null),
    about: (_, v) => ({ spaces: v.most, tokens: [...(v.turns[0]?.tokens ?? [])] }),
    options: (s, v): readonly Plain[] => tokenMoves(s, v),
    answer: (s, v, chosen) => {
      if (chosen === 'none') return
      const { token, to } = chosen as { token: ObjectId; to: Space }
      v.moved.push(token)
      moveToken(s, objectOf(s, token), to)
    },
  }),
  run('next turn', (_, v) => void v.turns.shift()),
  repeat('choose a token and where it goes', (_, v) => v.turns.length > 0),
])

function moveToken(s: AState, token: MapObject, to: Space): void {
  token.spaces = [to]
  tell(s, { type: 'token moved', object: token.id, space: to })
}

function tokenMoves(s: AState, v: MovingTokens): Plain[] {
  const [turn] = v.turns
  if (turn === undefined) return []
  const tokens = turn.tokens.filter((id) => v.again || !v.moved.includes(id)).map((id) => objectOf(s, id))
  const found: Plain[] = tokens.flatMap((token) =>
    goalsOf(s, v, token).map((to) => ({ token: token.id, to })),
  )
  return v.must ? found : [...found, 'none']
}

function goalsOf(s: AState, v: MovingTokens, token: MapObject): Space[] {
  const goals = tokenReach(s, token, v.most, v.least)
  if (!v.aim) return goals.filter((space) => !token.spaces.includes(space))
  const touched = goals.map((space) => figuresOn(s, aroundToken(boardOf(s), [space])).length)
  const best = Math.max(...touched)
  return goals.filter((_, at) => touched[at] === best)
}

/** In turn players may let two tokens change places; none goes twice. */
export const swapTokens = procedure('swap tokens', [
  ask('choose two tokens that change places', {
    rule: 'IA-WIN-005',
    seats: (_, v) => v.seats[0] ?? null,
    options: (s, v): readonly Plain[] => [...pairs(s, v), 'none'],
    answer: (s, v, chosen) => {
      if (chosen === 'none') return
      const [one, other] = (chosen as ObjectId[]).map((id) => objectOf(s, id))
      if (one === undefined || other === undefined) return
      v.moved.push(one.id, other.id)
      const spaces = one.spaces
      one.spaces = other.spaces
      other.spaces = spaces
      tell(s, { type: 'swapped', one: one.id, other: other.id })
    },
  }),
  run('next player', (_, v) => void v.seats.shift()),
  repeat('choose two tokens that change places', (_, v) => v.seats.length > 0),
])

function pairs(s: AState, v: { label: string; moved: ObjectId[] }): ObjectId[][] {
  const ids = lying(s, v.label)
    .map((one) => one.id)
    .filter((id) => !v.moved.includes(id))
  return ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other]))
}

/** Tokens that go for the nearest figure; the player with the initiative decides between equals (IA-TIME-012). */
export const walkToNearest = procedure('walk to the nearest figure', [
  ask('choose where it walks', {
    rule: 'IA-TIME-012',
    seats: (s, v) => (nearestGoals(s, v).length > 1 ? s.table.initiative : null),
    about: (_, v) => ({ token: v.left[0] ?? null }),
    options: (s, v) => nearestGoals(s, v),
    answer: (s, v, space) => {
      moveToken(s, objectOf(s, v.left[0] ?? ''), space)
      return goTo('next turn')
    },
  }),
  run('walk', (s, v) => {
    const [only] = nearestGoals(s, v)
    if (only !== undefined) moveToken(s, objectOf(s, v.left[0] ?? ''), only)
  }),
  run('next turn', (_, v) => void v.left.shift()),
  repeat('choose where it walks', (_, v) => v.left.length > 0),
])

/** The spaces in reach from which the nearest figure is fewest spaces away; none: it stays. */
function nearestGoals(s: AState, v: { left: ObjectId[]; spaces: number }): Space[] {
  const [id] = v.left
  if (id === undefined) return []
  const token = objectOf(s, id)
  const away = (space: Space) =>
    Math.min(...figuresOnMap(s).map((figure) => spacesBetween(s, [space], spacesOf(s, figure))))
  const [here = 0] = token.spaces
  const now = away(here)
  const goals = tokenReach(s, token, v.spaces).map((space) => ({ space, far: away(space) }))
  const best = Math.min(...goals.map(({ far }) => far))
  return best >= now ? [] : goals.filter(({ far }) => far === best).map(({ space }) => space)
}
