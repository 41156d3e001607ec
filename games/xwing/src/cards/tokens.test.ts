import {
  applyAnswer,
  awaited,
  clone,
  idleAnswersOf,
  type Plain,
  questionFor,
  type Seat,
} from '@sandtable/kernel'
import { walk } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { currentAttack } from '../current-attack.ts'
import { xwing } from '../index.ts'
import type { XState } from '../state.ts'

/** What became of the ships once the attack is over, whoever could have done more passing. */
function afterwards(s: XState, seat: Seat, answer: Plain): Plain {
  const after = clone(s)
  applyAnswer(after, seat, answer)
  while (after.over === null && currentAttack(after) !== null) {
    const [next = ''] = awaited(after)
    const { options } = questionFor(after, next) ?? {}
    if (options == null) return null
    applyAnswer(after, next, options.includes('pass') ? 'pass' : (options[0] as Plain))
  }
  return after.table.ships.map(({ id, inPlay, shields, damage, tokens: { stress, ion } }) => [
    id,
    inPlay,
    shields,
    damage.map(({ card, faceUp }) => [card, faceUp]),
    [stress, ion],
  ])
}

test('a token that is called idle changes nothing but that it is spent', () => {
  let seen = 0
  const found = walk(xwing, { games: 4, seed: 'idle tokens' }, ({ s, seat }) => {
    for (const idle of idleAnswersOf(s, seat)) {
      if (idle === 'pass' || questionFor(s, seat)?.options?.includes('pass') !== true) continue
      seen++
      const [used, passed] = [idle, 'pass'].map((answer) => JSON.stringify(afterwards(s, seat, answer)))
      if (used !== passed) return `${JSON.stringify(idle)} is not idle`
    }
    return null
  })
  expect(found).toEqual([])
  expect(seen).toBeGreaterThan(5)
}, 120_000)
