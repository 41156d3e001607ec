import { expect, test } from 'vitest'
import { sumOf, unnoticed } from '../src/stand-in.ts'
import { lookout, textOf } from '../src/watch.ts'

const thrown = () => ({ dice: [{ face: 1 }, { face: 2 }] })
const total = (dice: readonly { face: number }[]) => dice.reduce((sum, { face }) => sum + face, 0)

test('whoever knows all of a list needs no more to know what it comes to', () => {
  const watch = lookout()
  const seen = watch.over(0, thrown(), ['dice']) as ReturnType<typeof thrown>
  sumOf(seen.dice, 'total', total)
  const sum = watch.read
  expect(watch.gist(sum)).toBe(sum)
  seen.dice.push({ face: 3 })
  expect(watch.gist(watch.read) & sum).toBe(0)
  const factsOf = (faces: number[]) => {
    const dice = faces.map((face) => ({ face }))
    const bits = [...Array(31).keys()].filter((at) => (watch.gist(watch.read) & (1 << at)) !== 0)
    return bits.flatMap((at) => watch.factsAt(at).map((fact) => textOf(fact.of(dice)))).join()
  }
  expect(factsOf([1, 3])).not.toBe(factsOf([2, 2]))
})

test('what is only told is looked at without notice', () => {
  const watch = lookout()
  const seen = watch.over(0, thrown(), ['dice']) as ReturnType<typeof thrown>
  expect(unnoticed(seen.dice).map(({ face }) => face)).toEqual([1, 2])
  expect(watch.read).toBe(0)
})

test('whoever puts a thing into a place need not know the rest, unless it asks what that comes to', () => {
  const watch = lookout()
  const seen = watch.over(0, thrown(), ['dice']) as ReturnType<typeof thrown>
  watch.begin()
  seen.dice[0] = { face: 3 }
  expect(watch.read).toBe(0)
  expect(watch.changes()).toEqual([{ part: 0, field: 'dice', places: new Set(['0']) }])
  sumOf(seen.dice, 'total', total)
  const all = watch.bitOfAll(0, 'dice')
  expect(watch.read & all).toBe(all)
})

test('whoever takes a thing along has looked at it', () => {
  const watch = lookout()
  const seen = watch.over(0, { ...thrown(), kept: {} }, ['dice']) as { dice: object[]; kept: object }
  watch.begin()
  seen.kept = seen.dice[1] as object
  expect(seen.kept).toEqual({ face: 2 })
  const [fact] = watch.factsAt(0)
  expect(fact?.field).toBe('dice')
  expect(watch.read & 1).toBe(1)
})
