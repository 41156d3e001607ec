import { answer, awaited, type Plain, placeAt, randomFrom } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { expect, test } from 'vitest'
import { position } from '../../test/seen.ts'
import { steady } from './index.ts'

/** The actions and cards that a steady bot uses once its ship has moved; the enemy starts at this depth. */
function doneByShip(ship: Plain, depth: number): Plain[] {
  const table: Plain = {
    blue: { ship },
    red: { foe: { pilot: 'rookiepilot', at: [400, depth], facing: 0, dial: '1 straight' } },
  }
  const s = position(table, 'activation')
  const done: Plain[] = []
  while (s.table.phase === 'activation') {
    const [seat = ''] = awaited(s)
    const chosen = steady.choose(placeAt(s, seat), randomFrom('acting'))
    if (seat === 'blue') done.push(part(chosen, 'action') ?? part(chosen, 'card') ?? chosen)
    expect(answer(s, seat, chosen)).toBeNull()
  }
  return done
}

test('nobody takes stress for another action while nobody could shoot', () => {
  const guard = { at: [400, 820], facing: 180, dial: '2 straight', upgrades: ['pushthelimit'] }
  const ship = { pilot: 'royalguardpilot', ...guard }
  expect(doneByShip(ship, 100)).toEqual(['focus', 'pass'])
  expect(doneByShip(ship, 480)).toContain('upgrade:pushthelimit')
})

test('with nobody near, a focus token rather than the action of a card', () => {
  const luke = { pilot: 'lukeskywalker', at: [400, 820], facing: 180, dial: '1 straight' }
  expect(doneByShip({ ...luke, upgrades: ['marksmanship'] }, 100)).toEqual(['focus'])
})
