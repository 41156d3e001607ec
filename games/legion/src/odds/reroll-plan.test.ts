import { nextBelow, pickOne, randomFrom } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import type { AttackDie } from '../../data/types.ts'
import { attackColours, attackDice } from '../dice.ts'
import type { AttackFace, PoolDie } from '../vocabulary/attacks.ts'
import { faces, type Shown } from './dice-shown.ts'
import { type Ending, type Left, planOf, type Rerolls } from './reroll-plan.ts'

type Worth = (shown: Shown, left: Left) => number

/** Every set of dice, every result, every order of tokens: what the best of all that is worth. */
function byBruteForce(
  dice: readonly PoolDie[],
  tokens: readonly Rerolls[],
  left: Left,
  worth: Worth,
): number {
  const shown = faces.map((face) => dice.filter((die) => die.face === face).length)
  let best = worth(shown, left)
  for (const [kind, { dice: most, orNone }] of tokens.entries()) {
    if (left[kind] === 0) continue
    const fewer = left.map((count, at) => count - Number(at === kind))
    for (let set = orNone ? 0 : 1; set < 1 << dice.length; set++) {
      const picked = dice.map((_, at) => at).filter((at) => (set & (1 << at)) !== 0)
      if (picked.length > most) continue
      best = Math.max(
        best,
        overRolls(dice, picked, (next) => byBruteForce(next, tokens, fewer, worth)),
      )
    }
  }
  return best
}

function overRolls(
  dice: readonly PoolDie[],
  [at, ...others]: readonly number[],
  then: (dice: readonly PoolDie[]) => number,
): number {
  if (at === undefined) return then(dice)
  const { colour } = dice[at] as PoolDie
  return attackDice[colour].faces.reduce((sum, { name, sides }) => {
    const next = dice.map((die, place) => (place === at ? { colour, face: name as AttackFace } : die))
    return sum + (sides / 8) * overRolls(next, others, then)
  }, 0)
}

/** Worth something like what pools are: with cover, dodges or armour in the way, and surges that are crits, or one of them. */
function anyWorth(seed: string): Worth {
  const random = randomFrom(seed)
  const chance = () => nextBelow(random, 1000) / 1000
  // Less than nothing: some gain by having spent tokens, for whatever.
  const [surge, lost, crit, perToken] = [
    chance(),
    Math.floor(chance() * 3),
    1 + chance(),
    (chance() - 0.4) / 2,
  ]
  const armour = chance() < 0.3
  const critical = pickOne(random, [0, 1, Number.POSITIVE_INFINITY])
  return ([, surges = 0, hits = 0, crits = 0], left) => {
    const turned = Math.min(critical, surges)
    return (
      (armour ? 0 : Math.max(0, hits + surge * (surges - turned) - lost)) +
      crit * (crits + turned) +
      perToken * left.reduce((sum, count) => sum + count, 0)
    )
  }
}

test('tokens are spent as well as trying everything would', () => {
  const pools: readonly AttackDie[][] = [
    ['white'],
    ['red', 'white'],
    ['red', 'black', 'white'],
    ['black', 'black', 'white', 'white'],
  ]
  for (const [at, colours] of pools.entries())
    for (const tokens of [
      [{ count: 1, dice: 2, orNone: true }],
      [
        { count: 1, dice: 2, orNone: true },
        { count: 1, dice: 1, orNone: false },
      ],
      [{ count: 2, dice: 2, orNone: true }],
    ]) {
      if (colours.length > 3 && tokens.length + (tokens[0]?.count ?? 0) > 2) continue
      for (let game = 0; game < 6; game++) {
        const worth = anyWorth(`${at} ${game}`)
        const count = (colour: AttackDie) => colours.filter((one) => one === colour).length
        const plan = planOf({
          dice: { red: count('red'), black: count('black'), white: count('white') },
          tokens,
          worth,
        })
        const all = tokens.map((one) => one.count)
        const best = overRolls(
          colours.map((colour) => ({ colour, face: '' })),
          colours.map((_, place) => place),
          (dice) => byBruteForce(dice, tokens, all, worth),
        )
        const endings = plan.fromRoll()
        expect(endings.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
        expect(
          endings.reduce((sum, { shown, left, chance }) => sum + chance * worth(shown, left), 0),
        ).toBeCloseTo(best, 10)
      }
    }
  expect(attackColours).toEqual(['red', 'black', 'white'])
})

test('the same with dice that lie there, and with some of them picked up, sensibly or not', () => {
  const random = randomFrom('lying')
  const mean = (endings: readonly Ending[], worth: Worth) =>
    endings.reduce((sum, { shown, left, chance }) => sum + chance * worth(shown, left), 0)
  for (let game = 0; game < 40; game++) {
    const dice = Array.from({ length: 1 + nextBelow(random, 3) }, (): PoolDie => {
      const colour = pickOne(random, attackColours)
      return { colour, face: pickOne(random, faces) }
    })
    const tokens = [
      { count: nextBelow(random, 2), dice: 1 + nextBelow(random, 4), orNone: true },
      { count: nextBelow(random, 2), dice: 1, orNone: false },
    ]
    const worth = anyWorth(`lying ${game}`)
    const count = (colour: AttackDie) => dice.filter((one) => one.colour === colour).length
    const plan = planOf({
      dice: { red: count('red'), black: count('black'), white: count('white') },
      tokens,
      worth,
    })
    const all = tokens.map((one) => one.count)
    const places = [...dice.keys()].filter(() => nextBelow(random, 2) > 0)
    expect(mean(plan.from(dice), worth)).toBeCloseTo(byBruteForce(dice, tokens, all, worth), 10)
    expect(mean(plan.pickingUp(dice, places), worth)).toBeCloseTo(
      overRolls(dice, places, (next) => byBruteForce(next, tokens, all, worth)),
      10,
    )
  }
})
