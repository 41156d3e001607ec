import { answer, nextBelow, pickOne, randomFrom } from '@sandtable/kernel'
import { afterAll, expect, test } from 'vitest'
import type { AttackDie } from '../../data/types.ts'
import { type Fight, type Numbers, woundsByHand } from '../../test/attack-by-hand.ts'
import { begin } from '../../test/position.ts'
import { unitCard } from '../catalogue.ts'
import { noteMove } from '../current.ts'
import { unitOf } from '../units.ts'
import { oddsOfAnswer } from './foresight.ts'

/** What an attacker, its weapon and a defender may have, how often of a hundred, and how much of it at most. */
const attackers = [
  ['precise', 15, 1],
  ['marksman', 20, 1],
  ['sharpshooter', 20, 2],
  ['duelist', 25, 1],
  ['jarkai-mastery', 25, 1],
  ['makashi-mastery', 20, 1],
  ['hold-the-line', 15, 1],
] as const
const weapons = [
  ['pierce', 45, 2],
  ['impact', 25, 2],
  ['critical', 25, 2],
  ['lethal', 20, 2],
  ['blast', 10, 1],
  ['high-velocity', 10, 1],
  ['primitive', 8, 1],
  ['anti-personnel', 15, 2],
  ['ram', 20, 2],
] as const
const defenders = [
  ['cover', 40, 2],
  ['low-profile', 20, 1],
  ['outmaneuver', 15, 1],
  ['armor', 25, 3],
  ['shielded', 20, 2],
  ['danger-sense', 20, 2],
  ['impervious', 20, 1],
  ['immune-pierce', 8, 1],
  ['immune-melee-pierce', 10, 1],
  ['immune-blast', 8, 1],
  ['uncanny-luck', 20, 2],
  ['soresu-mastery', 12, 1],
  ['block', 15, 1],
  ['duelist', 15, 1],
  ['deflect', 10, 1],
  ['hold-the-line', 10, 1],
  // By the unit beside it.
  ['backup', 15, 1],
  ['guarded', 15, 2],
] as const

function anyFight(seed: string): Fight {
  const random = randomFrom(seed)
  const isLikely = (percent: number) => nextBelow(random, 100) < percent
  const some = (of: readonly (readonly [string, number, number])[]): Numbers =>
    Object.fromEntries(
      of.flatMap(([id, percent, most]) => (isLikely(percent) ? [[id, 1 + nextBelow(random, most)]] : [])),
    )
  const dice = Array.from({ length: 1 + nextBelow(random, 3) }, () =>
    pickOne<AttackDie>(random, ['red', 'black', 'white']),
  )
  const keywords = some(defenders)
  const weapon = some(weapons)
  // The game makes crits of surges unasked, and a crit that is dodged may be worth less than a blank for Ram.
  const { critical: _, ...ramming } = weapon
  return {
    kind: isLikely(35) ? 'melee' : 'ranged',
    dice,
    attacker: {
      surge: pickOne(random, [null, 'hit', 'crit'] as const),
      keywords: some(attackers),
      tokens: {
        aim: pickOne(random, [0, 0, 1, 1, 2]),
        surge: nextBelow(random, 2),
        dodge: nextBelow(random, 2),
      },
    },
    weapon: weapon.ram === undefined ? weapon : ramming,
    hasMoved: isLikely(70),
    defender: {
      die: pickOne(random, ['red', 'white'] as const),
      surge: pickOne(random, [null, 'block'] as const),
      wounds: pickOne(random, [1, 2, 8, 8]),
      keywords: { ...keywords, ...(keywords.backup !== undefined && { backup: 2 }) },
      tokens: {
        dodge: nextBelow(random, 3),
        surge: nextBelow(random, 2),
        suppression: isLikely(30) ? 1 + nextBelow(random, 3) : 0,
        observation: isLikely(20) ? 1 + nextBelow(random, 2) : 0,
        shield: keywords.shielded ?? 0,
      },
    },
  }
}

const listed = (keywords: Numbers) => Object.entries(keywords).map(([id, x]) => ({ id, x }))

/** The mean of what the game says, with two cards made over for the fight. */
function woundsByTheGame({ kind, dice, attacker, weapon, hasMoved, defender }: Fight): number {
  const count = (colour: AttackDie) => dice.filter((one) => one === colour).length
  const reach = kind === 'melee' ? { melee: true } : { range: [1, 4] }
  Object.assign(unitCard('stormtroopers'), {
    keywords: [],
    surge: attacker.surge === null ? {} : { attack: attacker.surge },
    weapons: [
      {
        name: 'Weapon',
        ...reach,
        dice: { red: count('red'), black: count('black'), white: count('white') },
        keywords: listed(weapon),
      },
    ],
  })
  Object.assign(unitCard('rebel-troopers'), {
    keywords: [],
    surge: defender.surge === null ? {} : { defence: defender.surge },
    defence: defender.die,
    wounds: defender.wounds,
  })
  const one = { left: 1, at: [300, 400], tokens: attacker.tokens, gains: listed(attacker.keywords) }
  // Beyond range 2, as backup asks.
  const x = kind === 'melee' ? 327 : 650
  const { backup = 0, guarded = 0, ...own } = defender.keywords
  const rank = backup > 0 ? 'commander' : 'corps'
  const other = { left: 1, at: [x, 400], gains: listed(own), rank }
  const { shield: _, ...tokens } = defender.tokens
  const guards = guarded > 0 ? { gains: listed({ guardian: guarded }) } : {}
  const friend = { card: 'fleet-troopers', at: [x, 440], left: 1, ...guards }
  const s = begin(
    {
      // Somebody is left when a shot is deflected.
      gold: { a: { card: 'stormtroopers', ...one }, far: { card: 'snowtroopers', at: [1700, 800] } },
      silver: {
        b: { card: 'rebel-troopers', ...other, tokens },
        ...(backup + guarded > 0 && { c: friend }),
      },
    },
    [['gold', 'a']],
  )
  if (hasMoved) noteMove(s, unitOf(s, 'a'))
  answer(s, 'gold', 'attack')
  const all = oddsOfAnswer(s, 'gold', 'b', { defender: 'b' })
  expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
  return all.reduce((mean, { outcome, chance }) => mean + chance * outcome.wounds, 0)
}

const asPrinted = ['stormtroopers', 'rebel-troopers'].map((id) => ({ ...unitCard(id) }))

/** Other tests may go on with the same cards. */
afterAll(() => {
  for (const card of asPrinted) Object.assign(unitCard(card.id), card)
})

test('the odds of any attack are those that anybody gets who counts it by the rulebook', () => {
  for (let number = 0; number < 50; number++) {
    const fight = anyFight(`fight ${number}`)
    expect(woundsByTheGame(fight), JSON.stringify(fight)).toBeCloseTo(woundsByHand(fight), 9)
  }
})
