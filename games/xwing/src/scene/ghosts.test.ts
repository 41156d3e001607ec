import { applyAnswer, type Ghost, look, type Plain, refuse, type Scene, same } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { xwing } from '../index.ts'
import type { XState } from '../state.ts'
import { scene } from './index.ts'

const far = { guard: { pilot: 'royalguardpilot', at: [800, 800], facing: 180, activated: true } }

const seenBy = (s: XState, seat: string): Scene => scene(look(s, seat))

function ghostsOf({ things }: Scene): Ghost[] {
  return things.filter((thing): thing is Ghost => thing.type === 'ghost')
}

/** A stand to a hundredth of a millimetre. */
const at = (x: number, y: number, facing: number) => ({
  x: expect.closeTo(x, 2),
  y: expect.closeTo(y, 2),
  facing,
})

function poseOf(s: XState, ship: string): Plain {
  const pose = s.table.ships.find(({ id }) => id === ship)?.pose
  return pose === undefined ? null : { ...pose }
}

describe('decloaking along a bank', () => {
  const echo = { pilot: 'echo', at: [400, 300], tokens: { cloak: 1 }, activated: true }
  const begun = () => begin(xwing, { table: { red: { echo }, blue: far }, at: 'activation' })

  test('each way is shown with its template, and a click answers', () => {
    const s = begun()
    const ghosts = ghostsOf(seenBy(s, 'red'))
    expect(ghosts.map(({ answers }) => answers?.[0])).toEqual([
      'left forward',
      'left backward',
      'right forward',
      'right backward',
      'bank-left',
      'bank-right',
    ])
    expect(ghosts[0]).toMatchObject({
      label: { en: 'roll left, forward', de: 'Fassrolle links, nach vorn' },
      at: at(273.93, 352.22, 45),
    })
    expect(ghosts[5]?.at).toEqual(at(452.22, 426.07, 45))
    const [path] = ghosts[0]?.path ?? []
    if (path?.type !== 'stroke') throw new Error('no template')
    expect(path.points.slice(0, 2)).toEqual([380, 300])
  })

  test('then every place worth naming is, and the ship stands where its ghost stood', () => {
    const s = begun()
    applyAnswer(s, 'red', 'right backward')
    const ghosts = ghostsOf(seenBy(s, 'red'))
    expect(ghosts).toHaveLength(9)
    expect(new Set(ghosts.map(({ id }) => id)).size).toBe(9)
    for (const { answers } of ghosts) expect(refuse(s, 'red', answers?.[0])).toBeNull()
    const corner = ghosts.find(({ answers }) => same(answers, [{ template: 10, ship: -10 }]))
    expect(corner?.at).toEqual(at(519, 250.71, 45))
    applyAnswer(s, 'red', corner?.answers?.[0] ?? null)
    expect(poseOf(s, 'echo')).toEqual(corner?.at)
  })

  test('the other side sees no ghosts, but afterwards the template', () => {
    const s = begun()
    applyAnswer(s, 'red', 'left forward')
    expect(ghostsOf(seenBy(s, 'blue'))).toEqual([])
    applyAnswer(s, 'red', { template: 10, ship: 0 })
    const area = seenBy(s, 'blue').things.find(({ id }) => id.startsWith('template'))
    if (area?.type !== 'area' || area.forms[0]?.type !== 'stroke') throw new Error('no template')
    expect(area.forms[0].points.slice(0, 2)).toEqual([380, 310])
  })
})

test('Lieutenant Lorrir sees all his rolls', () => {
  const lorrir = { pilot: 'lieutenantlorrir', at: [400, 180], dial: '2 straight' }
  const s = begin(xwing, { table: { red: { lorrir }, blue: far }, at: 'activation' })
  const rolls = ghostsOf(seenBy(s, 'red')).filter(({ label }) => label?.en.startsWith('roll'))
  expect(rolls.map(({ label }) => label?.en)).toEqual([
    'roll left',
    'roll right',
    'roll left, forward',
    'roll left, backward',
    'roll right, forward',
    'roll right, backward',
  ])
  expect(rolls[3]?.at).toEqual(at(309.29, 262.43, 315))
  const names = seenBy(s, 'red').things.flatMap(({ type, label }) =>
    type === 'choice' && label ? [label] : [],
  )
  expect(names.map(({ en }) => en)).toContain('Barrel roll: left, bending backward')
  expect(names.map(({ de }) => de)).toContain('Fassrolle: links, Bogen nach hinten')
})

test('Dash Rendar sees where he would roll to, with and without obstacles', () => {
  const table = {
    red: { dash: { pilot: 'dashrendar', at: [400, 180], dial: '2 straight' } },
    blue: far,
    obstacles: [{ shape: 'asteroid-8', at: [500, 375], facing: 0 }],
  }
  const s = begin(xwing, { table, at: 'activation' })
  const right = ghostsOf(seenBy(s, 'red')).filter(({ label }) => label?.en === 'roll right')
  expect(right.map(({ at: { y } }) => y < 340)).toEqual([true, false])
  expect(right[1]?.at).toEqual(at(500, 340, 0))
})

test('“Crimson Specialist” sees where the bomb may lie at its base', () => {
  const upgrades = ['seismiccharges']
  const crimson = { pilot: 'crimsonspecialist', at: [60, 450], dial: '1 straight', upgrades }
  const s = begin(xwing, { table: { red: { crimson }, blue: far }, at: 'activation' })
  const use = look(s, 'red').question?.options?.find((option) => option !== 'pass')
  applyAnswer(s, 'red', use ?? null)
  expect(ghostsOf(seenBy(s, 'red'))).toHaveLength(1)
  applyAnswer(s, 'red', 'touching')
  const ghosts = ghostsOf(seenBy(s, 'red'))
  // Five at each side, but none at the left, where the edge of the play area is near, nor past its corners.
  expect(ghosts).toHaveLength(13)
  for (const { answers } of ghosts) expect(refuse(s, 'red', answers?.[0])).toBeNull()
  applyAnswer(s, 'red', ghosts[0]?.answers?.[0] ?? null)
  expect(s.table.bombs[0]?.pose).toEqual(ghosts[0]?.at)
})
