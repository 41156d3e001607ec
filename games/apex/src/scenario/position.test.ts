import type { Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { readPosition } from './position.ts'

const wraith = (more: object) => ({ red: { wraith: { at: 'c5', ...more } } })

test.each([
  ['an attachment that there is not', wraith({ weapons: [{ card: 'car-a', attached: ['x'] }] }), /tile “x”/],
  [
    'one that does not fit',
    wraith({ weapons: [{ card: 'dmr-a', attached: ['stock-rare'] }] }),
    /APX-ATT-006/,
  ],
  ['too much ammo', wraith({ weapons: [{ card: 'car-a', ammo: 6 }] }), /at most 5/],
  ['three weapons', wraith({ weapons: ['car-a', 'car-b', 'dmr-a'] }), /at most 2/],
  ['nine tokens', wraith({ backpack: Array(9).fill('frag') }), /at most 8/],
  ['gear in a backpack', wraith({ backpack: ['body-rare'] }), /APX-LOOT-004/],
  ['gear on another slot', wraith({ gear: { helmet: 'body-rare' } }), /APX-GEAR-001/],
  ['too much health', wraith({ health: 41 }), /at most 40/],
  ['an ability of somebody else', wraith({ cooldown: { 'gibraltar-dome-of-protection': 1 } }), /no ability/],
  ['two on one field', { red: { wraith: { at: 'c5' }, lifeline: { at: 'c5' } } }, /APX-MOVE-014/],
  ['somebody on a beacon', { ...wraith({}), pieces: [{ kind: 'respawn-beacon', at: 'c5' }] }, /APX-MOVE-014/],
  ['a token of nobody', { ...wraith({}), under: { 3: ['pathfinder-grapple-line'] } }, /nobody there has/],
  ['a bin that is not there', { ...wraith({}), opened: ['supply-bin-1'] }, /no supply bin/],
  [
    'a miniature nowhere',
    { ...wraith({}), placed: [{ kind: 'smoke', of: 'wraith', at: 'z9 nw' }] },
    /corner/,
  ],
  [
    'one of nobody',
    { ...wraith({}), placed: [{ kind: 'smoke', of: 'pathfinder', at: 'c5 nw' }] },
    /no legend/,
  ],
  ['a ninth round', { ...wraith({}), round: 9 }, /at most 8/],
])('a position with %s is refused in words', (_, table, words) => {
  const found = readPosition(table as Plain, null)
  expect('problem' in found ? found.problem : 'nothing is wrong').toMatch(words)
})

test('a position may stand on everything that there is', () => {
  expect(
    'problem' in readPosition(wraith({ weapons: [{ card: 'car-a', attached: ['none', 'none'] }] }), null),
  ).toBe(false)
})
