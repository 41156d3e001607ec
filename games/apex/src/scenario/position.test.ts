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
  ['somebody beyond the board', wraith({ at: 'c11' }), /no field “c11”/],
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
  ['no round yet', { ...wraith({}), round: 0 }, /at least 1/],
  ['four legends a squad', { ...wraith({}), legends: 4 }, /at most 3/],
  ['more points than there are boxes', { ...wraith({}), points: { red: 7 } }, /at most 6/],
  ['nobody in a squad', { ...wraith({}), people: { red: 0 } }, /at least 1/],
  ['somebody without health', wraith({ health: 0 }), /at least 1/],
  ['more shield than the body shield has', wraith({ shield: 21 }), /APX-SHLD-001/],
  ['a cooldown beyond its track', wraith({ cooldown: { 'wraith-portals': 7 } }), /at most 6/],
  ['a card in two places', wraith({ hand: ['wraith-blink'], discard: ['wraith-blink'] }), /APX-ACT-019/],
  ['a token under no turn', { ...wraith({}), under: { 2: ['wraith-portals'] } }, /APX-TIME-003/],
  ['a token that is never there', { ...wraith({}), under: { 1: ['wraith-void-step'] } }, /APX-TIME-001/],
  [
    'a miniature without a place',
    { ...wraith({}), placed: [{ kind: 'portal', of: 'wraith' }] },
    /APX-PLACE-006/,
  ],
  [
    'a miniature at two places',
    { ...wraith({}), placed: [{ kind: 'raven', of: 'wraith', at: 'c6', on: 'wraith' }] },
    /APX-PLACE-006/,
  ],
  [
    'terrain of a legend',
    { ...wraith({}), placed: [{ kind: 'wall', of: 'wraith', at: 'c6' }] },
    /APX-ABIL-004/,
  ],
  ['a legend in both squads', { ...wraith({}), blue: { wraith: { at: 'd9' } } }, /APX-INIT-015/],
  ['a helmet on its back', wraith({ gear: { helmet: 'helmet-rare!' } }), /APX-GEAR-005/],
  ['a common shield on its back', wraith({ gear: { knockdown: 'knockdown-common!' } }), /APX-GEAR-005/],
  ['a token in another bag', { ...wraith({}), bags: { rare: { syringe: 1 } } }, /APX-SETUP-008/],
  ['a token that there is not', { ...wraith({}), bags: { care: { nothing: 1 } } }, /tile “nothing”/],
  ['a ring beyond the board', { ...wraith({}), ring: { right: 10 } }, /APX-RING-003/],
  ['a ring below the board', { ...wraith({}), ring: { bottom: 10 } }, /APX-RING-003/],
  ['a ring turned inside out', { ...wraith({}), ring: { left: 5, right: 4 } }, /APX-RING-006/],
  ['a board of the library with pieces', { ...wraith({}), board: 'foundry', pieces: [] }, /pieces/],
  ['a board of the library with a size', { ...wraith({}), board: 'foundry', size: 12 }, /size/],
  ['more people than legends', { ...wraith({}), people: { red: 3 } }, /APX-MODE-003/],
  [
    'more attachments than slots',
    wraith({ weapons: [{ card: 'dmr-a', attached: ['none', 'none', 'none'] }] }),
    /APX-WEAP-010/,
  ],
  [
    'a wall that is open',
    { ...wraith({}), pieces: [{ kind: 'wall', at: 'c3 n' }], opened: ['wall-1'] },
    /no supply bin/,
  ],
  [
    'two tokens where there is one',
    { ...wraith({}), under: { 1: ['wraith-portals'], 3: ['wraith-portals'] } },
    /APX-ABIL-002/,
  ],
  [
    'a token under the track that cools down',
    { ...wraith({ cooldown: { 'wraith-portals': 2 } }), under: { 1: ['wraith-portals'] } },
    /APX-ABIL-002/,
  ],
  ['a ring upside down', { ...wraith({}), ring: { top: 5, bottom: 4 } }, /APX-RING-006/],
])('a position with %s is refused in words', (_, table, words) => {
  const found = readPosition(table as Plain, null)
  expect('problem' in found ? found.problem : 'nothing is wrong').toMatch(words)
})

test.each([
  ['somebody who is not there', { activate: 'ash' }, /no legend “ash”/],
  ['a turn of nobody', { turn: 'green' }, /red, blue|does not fit/],
])('a beginning with %s is refused in words', (_, at, words) => {
  const found = readPosition(wraith({}) as Plain, at as Plain)
  expect('problem' in found ? found.problem : 'nothing is wrong').toMatch(words)
})

const four = {
  red: { wraith: { at: 'c5' }, bloodhound: { at: 'c7' } },
  blue: { bangalore: { at: 'h8' }, lifeline: { at: 'i9' } },
}
const standing = (...placed: readonly object[]) => ({ ...four, placed })
const smoke = (at: string, level = 0) => ({ kind: 'smoke', of: 'bangalore', at, level })
const on = (kind: string, legend: string, of = 'bloodhound') => ({ kind, of, on: legend })

test.each([
  [
    'smoke in the middle of a wall',
    { ...standing(smoke('d3 nw')), pieces: [{ kind: 'wall', at: 'c3:d3 n' }] },
    /APX-PLACE-002/,
  ],
  ['smoke in the air', standing(smoke('d3 nw', 1)), /APX-PLACE-002/],
  ['two smokes on one intersection', standing(smoke('d3 nw'), smoke('c2 se')), /APX-PLACE-002/],
  ['smoke on a field', standing(smoke('d3')), /APX-CARD-bangalore-smoke-launcher/],
  [
    'a third smoke',
    standing(smoke('d3 nw'), smoke('d5 nw'), smoke('d7 nw')),
    /has 2 of “smoke” \(APX-LEG-003/,
  ],
  [
    'a portal at an intersection',
    standing({ kind: 'portal', of: 'wraith', at: 'd3 nw' }),
    /APX-CARD-wraith-portals/,
  ],
  ['a portal on a beacon', standing({ kind: 'portal', of: 'wraith', at: 'j10' }), /APX-PLACE-002/],
  ['a portal in the air', standing({ kind: 'portal', of: 'wraith', at: 'd3', level: 1 }), /APX-LVL-001/],
  ['a drone on a legend', standing({ kind: 'doc-heal-drone', of: 'lifeline', at: 'c5' }), /APX-GRID-006/],
  ['a drone on a shoulder', standing(on('doc-heal-drone', 'wraith', 'lifeline')), /APX-CARD-lifeline-doc/],
  ['a package on a legend', standing({ kind: 'care-package', of: 'lifeline', at: 'h8' }), /APX-GRID-006/],
  ['a raven on a friend', standing(on('raven', 'wraith')), /APX-CARD-bloodhound-ravens/],
  [
    'two ravens on one enemy',
    standing(on('raven', 'bangalore'), on('raven', 'bangalore')),
    /APX-CARD-bloodhound-ravens/,
  ],
  [
    'a raven on a field',
    standing({ kind: 'raven', of: 'bloodhound', at: 'c6' }),
    /APX-CARD-bloodhound-ravens/,
  ],
  ['a raven of somebody else', standing(on('raven', 'bangalore', 'wraith')), /APX-LEG-003/],
  ['the beast on a friend', standing(on('beast-of-the-hunt', 'wraith')), /APX-CARD-bloodhound-beast/],
])('miniatures are where their ability puts them: not %s', (_, table, words) => {
  const found = readPosition(table as unknown as Plain, null)
  expect('problem' in found ? found.problem : 'nothing is wrong').toMatch(words)
})

test.each([
  [
    'miniatures of all kinds',
    standing(
      smoke('d3 nw'),
      smoke('a1 nw'),
      on('raven', 'bangalore'),
      on('raven', 'lifeline'),
      on('beast-of-the-hunt', 'bloodhound'),
      { kind: 'portal', of: 'wraith', at: 'c5' },
      { kind: 'portal', of: 'wraith', at: 'd9' },
      { kind: 'rolling-thunder', of: 'bangalore', at: 'j10' },
      { kind: 'doc-heal-drone', of: 'lifeline', at: 'e5' },
    ),
  ],
  ['no attachment', wraith({ weapons: [{ card: 'car-a', attached: ['none', 'none'] }] })],
  ['a shield as large as its token', wraith({ shield: 40, gear: { body: 'body-epic' } })],
  ['the smallest ring', { ...wraith({}), ring: { left: 9, right: 9, top: 9, bottom: 9 } }],
  [
    'tokens of all rarities in the package',
    { ...wraith({}), bags: { care: { syringe: 1, 'body-epic': 1 } } },
  ],
])('a position with %s is understood', (_, table) => {
  const found = readPosition(table as Plain, null)
  expect('problem' in found ? found.problem : null).toBeNull()
})
