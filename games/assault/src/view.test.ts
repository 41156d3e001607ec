import { applyAnswer, clone, look, type Plain, randomFrom, start } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { assault } from './index.ts'
import type { AState, Assault } from './state.ts'

function position(table: Plain, at: Plain, script: readonly string[] = []): AState {
  const laid = assault.referee?.position(table, at)
  if (laid === undefined || 'problem' in laid) throw new Error(JSON.stringify(laid))
  const { setup, arrange } = laid as { setup: Assault['setup']; arrange(s: AState): void }
  return start(assault, { setup, seed: 'view', arrange, script })
}

const seenBy = (s: AState, seat: string | null) => look(s, seat).table

/** A ranger attacks an officer with a block token. */
const duel = {
  gold: { ranger: { card: 'alliance-ranger', at: ['c3'] } },
  silver: { officer: { card: 'imperial-officer', at: 'f3', power: ['block'] } },
}

describe('what everybody sees', () => {
  const dice = ['2 accuracy 1 damage', '2 damage 1 surge', '1 block']

  test('nothing of an attack before it is declared but who makes it', () => {
    const s = position(duel, { attack: 'ranger-1', dice: ['blue', 'red'] })
    expect(seenBy(s, null).attack).toMatchObject({
      attacker: 'ranger-1',
      target: null,
      tally: null,
      damage: null,
    })
  })

  test('what it comes to once the dice lie, with tokens that were spent, and the surges on offer', () => {
    const s = position(duel, { attack: 'ranger-1', dice: ['blue', 'red'] }, dice)
    applyAnswer(s, 'gold', (look(s, 'gold').question?.options ?? [])[0] ?? null)
    expect(look(s, 'silver').question?.step).toBe('spend a power token in defence')
    applyAnswer(s, 'silver', 'block')
    expect(look(s, 'gold').question?.step).toBe('spend surges')
    const { attack } = seenBy(s, 'silver')
    expect(attack).toMatchObject({ target: 'officer', distance: 3, surges: 1, damage: 1 })
    expect(attack?.tally).toMatchObject({ damage: 3, block: 2, surge: 1 })
    const options = look(s, 'gold').question?.options ?? []
    expect(options.slice(0, -1)).toEqual(attack?.abilities.map(({ key }) => key))
  })

  test('the activation, and how its figure could move', () => {
    const s = position(duel, 'activation')
    applyAnswer(s, 'gold', 'ranger')
    expect(seenBy(s, 'silver')).toMatchObject({
      activation: { figure: 'ranger-1', actions: 2, points: 0 },
      ways: [],
    })
    applyAnswer(s, 'gold', { action: 'move' })
    const { activation, ways } = seenBy(s, 'silver')
    expect(activation?.actions).toBe(1)
    expect(ways.length).toBeGreaterThan(20)
    for (const { stand, cost, path } of ways) {
      expect(path.at(-1)).toBe(stand)
      expect(cost).toBe(path.length)
      expect(cost).toBeLessThanOrEqual(activation?.points ?? 0)
    }
  })

  test('who controls a terminal', () => {
    const floor = { terminals: [{ at: 'c4' }, { at: 'l9' }] }
    const { objects } = seenBy(position({ ...duel, floor }, 'activation'), null)
    expect(objects.map(({ controller }) => controller)).toEqual(['gold', null])
  })
})

describe('what stays hidden', () => {
  test('the other hand and the decks, of which only the numbers are known [IA-HID-007] [IA-HID-008] [IA-HID-012]', () => {
    const hands = { gold: ['blitz', 'focus'], silver: ['rally'] }
    const decks = { gold: ['deadeye'], silver: ['recovery', 'urgency'] }
    const s = position(
      { ...duel, hands, decks, secret: true, discards: { silver: ['planning'] } },
      'activation',
    )
    expect(seenBy(s, 'gold').cards).toEqual({
      gold: { deck: 1, discard: [], hand: 2, held: ['blitz', 'focus'] },
      silver: { deck: 2, discard: ['planning'], hand: 1, held: null },
    })
    expect(seenBy(s, null).cards.gold?.held).toBeNull()
    const text = JSON.stringify(look(s, 'gold'))
    for (const card of ['rally', 'deadeye', 'recovery', 'urgency']) expect(text).not.toContain(card)
  })

  test('what a seat was just shown is not hidden from it any more: scrambling leaves the card on top', () => {
    const s = position(
      {
        gold: { greedo: { card: 'greedo', at: 'c3', exhausted: true } },
        silver: { foe: { card: 'kayn-somos', at: 'm9', exhausted: true } },
        upgrades: { gold: ['black-market'] },
        decks: { gold: ['planning', 'deadeye', 'rally', 'recovery', 'urgency'] },
        points: { gold: 3 },
        secret: true,
      },
      'status',
    )
    const answerWith = (fits: (option: Plain) => boolean) =>
      applyAnswer(s, 'gold', look(s, 'gold').question?.options?.find(fits) ?? null)
    answerWith((option) => JSON.stringify(option).includes('black-market'))
    answerWith((option) => option === 'greedo')
    answerWith((option) => option === 0)
    expect(s.news.map(({ type }) => type)).toContain('top cards seen')
    const tops = Array.from({ length: 20 }, (_, number) => {
      const other = clone(s)
      assault.scramble(other, 'silver', randomFrom(`${number}`))
      return other.table.decks.gold?.draw.at(-1)
    })
    expect(new Set(tops)).toEqual(new Set(['deadeye']))
  })
})
