import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commandCards } from '../../data/commands.ts'
import { figureCards } from '../../data/deployment.ts'
import { attackDice, defenceDice } from '../../data/dice.ts'
import { upgradeCards } from '../../data/upgrades.ts'

const cards = [...figureCards, ...upgradeCards, ...commandCards]

/** A die's sides in the ledger's shorthand: accuracy, D damage, S surge, B block, E evade. */
function shown(sides: readonly Readonly<Record<string, number | undefined>>[]): string[] {
  return sides
    .map(({ accuracy, damage = 0, surge = 0, block = 0, evade = 0, dodge = 0 }) => {
      const symbols = ['D'.repeat(damage), 'S'.repeat(surge), 'B'.repeat(block), 'E'.repeat(evade)]
      return [accuracy, ...symbols, 'dodge'.repeat(dodge)].filter(Boolean).join(' ') || 'blank'
    })
    .toSorted()
}

describe('dice', () => {
  test('[IA-DICE-001] red', () => {
    expect(shown(attackDice.red)).toEqual(['D', 'DD', 'DD', 'DD S', 'DDD', 'DDD'])
  })

  test('[IA-DICE-002] blue', () => {
    expect(shown(attackDice.blue)).toEqual(['2 D', '2 S', '3 D S', '3 DD', '4 DD', '5 D'])
  })

  test('[IA-DICE-003] green', () => {
    expect(shown(attackDice.green)).toEqual(['1 D S', '1 DD', '1 S', '2 D S', '2 DD', '3 DD'])
  })

  test('[IA-DICE-004] yellow', () => {
    expect(shown(attackDice.yellow)).toEqual(['1 D S', '1 DD', '2 D', '2 S', 'D SS', 'S'])
  })

  test('[IA-DICE-005] black', () => {
    expect(shown(defenceDice.black)).toEqual(['B', 'B', 'BB', 'BB', 'BBB', 'E'])
  })

  test('[IA-DICE-006] white', () => {
    expect(shown(defenceDice.white)).toEqual(['B', 'B E', 'B E', 'E', 'blank', 'dodge'])
  })
})

describe('cards', () => {
  test('every card has an id of its own, and an entry in the ledger', () => {
    const ledger = readFileSync(new URL('../../rules/cards.md', import.meta.url), 'utf8')
    const entries = new Set([...ledger.matchAll(/^- \[(IA-[^\]]+)\]/gm)].map(([, id]) => id))
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length)
    expect(cards.filter((card) => !entries.has(card.rules)).map((card) => card.id)).toEqual([])
    expect(cards.filter((card) => !/^[a-z0-9-]+$/.test(card.id))).toEqual([])
  })

  test('[IA-GRP-005] a deployment card is elite where the ledger calls it so, and its namesakes are regular', () => {
    const ledger = readFileSync(new URL('../../rules/cards.md', import.meta.url), 'utf8')
    const red = [...ledger.matchAll(/^- \[([^\]]+)\] \{card\} [^:]*\(elite\b/gm)].map(([, rule]) => rule)
    expect(red.length).toBeGreaterThan(30)
    const elite = figureCards.filter(({ rules }) => red.includes(rules)).map(({ name }) => name)
    for (const { id, name, rules, elite: isElite } of figureCards)
      if (elite.includes(name)) expect({ id, isElite }).toEqual({ id, isElite: red.includes(rules) })
  })

  test('every card of the ledger is there, but those that are for campaigns alone', () => {
    const ledger = readFileSync(new URL('../../rules/cards.md', import.meta.url), 'utf8')
    const entries = [...ledger.matchAll(/^- \[(IA-(?:DEP|CMD)-[^\]]+)\]/gm)].map(([, id]) => id ?? '')
    const there = new Set(cards.map((card) => card.rules))
    const missing = entries.filter((rules) => !there.has(rules))
    expect(there.size).toBeGreaterThan(0)
    expect(missing.filter((rules) => !rules.endsWith('-campaign'))).toEqual([])
  })

  test('cards that name another card name one that exists', () => {
    for (const { attachesTo } of upgradeCards) {
      const named = attachesTo?.card
      if (named !== undefined) expect(figureCards.map((card) => card.id)).toContain(named)
    }
    for (const { by } of commandCards) {
      if (by?.name === undefined) continue
      const named = figureCards.filter((card) => card.name === by.name)
      expect(named.map((card) => card.affiliation)).toContain(by.affiliation)
    }
  })

  test('what is printed is possible', () => {
    for (const { health, speed, group, base, cost, surges, unique } of figureCards) {
      for (const number of [health, speed, group, ...base, cost, ...surges.map((surge) => surge.cost)])
        expect(number).toBeGreaterThan(0)
      expect(base[0]).toBeLessThanOrEqual(base[1])
      if (unique) expect(group).toBe(1)
    }
    for (const { timing, actions, limit } of commandCards) {
      expect(timing.length).toBeGreaterThan(0)
      expect(actions !== undefined).toBe(timing.includes('action'))
      expect(limit).toBeGreaterThan(0)
    }
  })
})
