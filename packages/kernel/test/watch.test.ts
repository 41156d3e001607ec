import { expect, test } from 'vitest'
import { lookout, sumOf, unnoticed } from '../src/watch.ts'

const thrown = () => ({ dice: [{ face: 1 }, { face: 2 }] })
const total = (dice: readonly { face: number }[]) => dice.reduce((sum, { face }) => sum + face, 0)

test('whoever knows all of a list needs no more to know what it comes to', () => {
  const watch = lookout()
  const seen = watch.over(0, thrown(), ['dice']) as ReturnType<typeof thrown>
  sumOf(seen.dice, 'total', total)
  const sum = watch.seen
  expect(watch.gist(sum)).toBe(sum)
  seen.dice[0] = { face: 3 }
  expect(watch.gist(watch.seen) & sum).toBe(0)
  const factsOf = (faces: number[]) =>
    watch.factsIn([{ dice: faces.map((face) => ({ face })) }])(watch.gist(watch.seen))
  expect(factsOf([1, 3])).not.toBe(factsOf([2, 2]))
})

test('what is only told is looked at without notice', () => {
  const watch = lookout()
  const seen = watch.over(0, thrown(), ['dice']) as ReturnType<typeof thrown>
  expect(unnoticed(seen.dice).map(({ face }) => face)).toEqual([1, 2])
  expect(watch.seen).toBe(0)
})
