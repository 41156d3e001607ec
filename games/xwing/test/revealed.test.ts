import { questionFor } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { xwing } from '../src/index.ts'
import type { XState } from '../src/state.ts'
import { begin, say, using } from './position.ts'

/** Does an answer bring something hidden to light, so that it cannot be taken back? */
function seals(s: XState, answer: () => void): boolean {
  const before = s.sealed
  answer()
  return s.sealed !== before
}

test('whoever lets a dial be revealed cannot take it back; who only acts can', () => {
  const s = begin(xwing, {
    table: {
      red: {
        rookie: { pilot: 'rookiepilot', at: [100, 100], dial: '1 straight', upgrades: ['pushthelimit'] },
      },
      blue: { guard: { pilot: 'royalguardpilot', at: [800, 800], facing: 180, dial: '2 straight' } },
    },
    at: 'activation',
  })
  expect(seals(s, () => say(s, 'red', { action: 'focus' }))).toBe(true)
  expect(seals(s, () => say(s, 'blue', { action: 'focus' }))).toBe(false)
})

test('a damage card that was drawn is not put back, nor is one that was turned up', () => {
  const s = begin(xwing, {
    table: {
      red: { rexler: { pilot: 'rexlerbrath', at: [400, 300], tokens: { focus: 1 } } },
      blue: { leebo: { pilot: 'leebo', at: [400, 540], shields: 0, engaged: true } },
    },
    at: 'combat',
    script: ['hit', 'blank', 'blank', 'blank', 'blank'],
  })
  say(s, 'red', { weapon: 'primary', target: 'leebo' })
  say(s, 'red', 'pass')
  expect(seals(s, () => say(s, 'red', using(s, 'red', 'pilot:rexlerbrath')))).toBe(true)

  const overlapping = begin(xwing, {
    table: {
      red: {
        wing: {
          pilot: 'redsquadronpilot',
          at: [400, 300],
          dial: '2 straight',
          shields: 0,
          upgrades: ['unkarplutt'],
        },
      },
      blue: { foe: { pilot: 'blacksquadronpilot', at: [400, 420], facing: 90, activated: true } },
    },
    at: 'activation',
  })
  const pay = () => say(overlapping, 'red', using(overlapping, 'red', 'upgrade:unkarplutt'))
  expect(seals(overlapping, pay)).toBe(true)
})

test.each([
  ['face down', true],
  ['tfa-structuraldamage', false],
])('a ship that leaves the play area shows its damage cards: %s', (card, shown) => {
  const s = begin(xwing, {
    table: {
      red: {
        nu: { pilot: 'nusquadronpilot', at: [300, 700], dial: '2 straight', damage: [card] },
        other: { pilot: 'nusquadronpilot', at: [800, 200], activated: true },
      },
      blue: { guard: { pilot: 'royalguardpilot', at: [100, 100], facing: 180, activated: true } },
    },
    at: 'activation',
  })
  const slam = questionFor(s, 'red')?.options?.find(
    (one) => JSON.stringify(one) === JSON.stringify({ action: 'slam', maneuver: 5 }),
  )
  expect(seals(s, () => say(s, 'red', slam ?? 'pass'))).toBe(shown)
  expect(s.table.ships[0]?.inPlay).toBe(false)
})
