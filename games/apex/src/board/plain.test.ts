import { FORBIDDEN } from '@sandtable/grid'
import { randomFrom } from '@sandtable/kernel'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  besideEachOther,
  type Place,
  type PlainBoard,
  randomBoard,
  seen,
  stepOn,
} from '../../test/plain-board.ts'
import { areAdjacent } from './beside.ts'
import { type Field, type Ground, groundOf, nameOfField } from './ground.ts'
import { seesField } from './sight.ts'
import { stepCost } from './steps.ts'

const size = 8
const boards = fc.nat(1_000_000).map((seed) => {
  const plain = randomBoard(randomFrom(`odd ${seed}`), size)
  return { plain, ground: groundOf(plain.plan) }
})

/** All pairs of fields at which somebody may stand. */
function* pairs({
  plain,
  ground,
}: {
  plain: PlainBoard
  ground: Ground
}): Generator<[Field, Place, Field, Place]> {
  const places = ground.fields.map((field, at): [Field, Place] => [field, [at % size, Math.floor(at / size)]])
  for (const [one, a] of places)
    for (const [other, b] of places)
      if (one !== other && !plain.isFilled(a) && !plain.isFilled(b)) yield [one, a, other, b]
}

const isNear = ([ax, ay]: Place, [bx, by]: Place) => Math.max(Math.abs(ax - bx), Math.abs(ay - by)) === 1

/** Fields of which the two readings say different things. */
function different(
  board: { plain: PlainBoard; ground: Ground },
  says: (...pair: [Field, Place, Field, Place]) => readonly [unknown, unknown],
) {
  const found: string[] = []
  for (const pair of pairs(board)) {
    const [ours, plainly] = says(...pair)
    const names = [pair[0], pair[2]].map((field) => nameOfField(board.ground, field))
    if (ours !== plainly) found.push(`${names.join(' to ')}: ${ours}, not ${plainly}`)
  }
  return found
}

test('on boards by chance steps, adjacency and sight are as the rules say, read once more [APX-COST-001, APX-ADJ-002, APX-LOS-001]', () => {
  holds(
    fc.property(boards, (board) => {
      const { plain, ground } = board
      expect(
        different(board, (one, a, other, b) => [seesField(ground, one, other), seen(plain, a, b)]),
      ).toEqual([])
      expect(
        different(board, (one, a, other, b) => {
          if (!isNear(a, b)) return [null, null]
          const cost = stepCost(ground, one, other)
          return [cost === FORBIDDEN ? null : cost, stepOn(plain, a, b)]
        }),
      ).toEqual([])
      expect(
        different(board, (one, a, other, b) =>
          isNear(a, b) ? [areAdjacent(ground, one, other), besideEachOther(plain, a, b)] : [null, null],
        ),
      ).toEqual([])
    }),
  )
})
