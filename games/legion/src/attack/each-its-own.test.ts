import { idleAnswersOf, questionFor } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'

/** Gold is about to form a pool against the rebels, or has begun to. */
function forming(card: string, more: object, ...answers: readonly (string | object)[]) {
  const s = begin(
    {
      gold: { a: { card, at: [300, 400], rows: 4, ...more } },
      silver: { rebels: { card: 'rebel-troopers', at: [430, 400], left: 1 } },
    },
    ['a', 'attack', 'rebels', ...answers].map((answer) => ['gold', answer as string]),
  )
  const question = questionFor(s, 'gold')
  return { s, options: question?.options ?? [], idle: idleAnswersOf(s, 'gold') }
}

const each = 'each its own'

test.each([
  ['of two with one weapon each nobody has to choose', 'snowtroopers', { left: 2 }, true],
  [
    'nor where only a grenade could be thrown',
    'stormtroopers',
    { left: 3, upgrades: ['fragmentation-grenades'] },
    true,
  ],
  ['two with two weapons each have to', 'imperial-death-troopers', { left: 2 }, false],
  [
    'not if each uses all of them',
    'imperial-death-troopers',
    { left: 2, gains: [{ id: 'arsenal', x: 2 }] },
    true,
  ],
])('[LG2-ATK-012] %s', (_, card, more, isIdle) => {
  const { options, idle } = forming(card, more)
  expect(options).toContain(each)
  expect(idle.includes(each)).toBe(isIdle)
})

test('[LG2-ATK-012] one miniature alone needs no list of who uses what', () => {
  expect(forming('imperial-death-troopers', { left: 1 }).options).not.toContain(each)
})

const rifle = { weapon: 'E-11 Blaster Rifle', card: null }
const grenade = { weapon: 'Frag Grenade', card: 'fragmentation-grenades' }
const by = (mini: string, weapon: object) => ({ mini, ...weapon, kind: 'ranged' })

test('[LG2-ATK-012] [LG2-UPG-011] each may add what it has, all others the same if there are several, and only one a grenade', () => {
  const unit = { left: 3, upgrades: ['fragmentation-grenades'] }
  const first = forming('stormtroopers', unit, each)
  const minis = ['a/1', 'a/2', 'a/3']
  expect(first.options).toEqual([
    ...minis.map((mini) => by(mini, rifle)),
    ...minis.map((mini) => by(mini, grenade)),
    rifle,
  ])
  const thrown = forming('stormtroopers', unit, each, by('a/2', grenade))
  expect(thrown.options).toEqual([by('a/1', rifle), by('a/3', rifle), rifle, 'done'])
  const last = forming('stormtroopers', unit, each, by('a/2', grenade), by('a/1', rifle))
  expect(last.options).toEqual([by('a/3', rifle), 'done'])
})
