import {
  awaited,
  type Card,
  call,
  enter,
  finish,
  flowOf,
  leave,
  pathOf,
  type Seat,
  type State,
  start,
  tell,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { offered, passes, saved, told, uses } from './at-the-table.ts'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * Interrupts within interrupts: whoever is attacked may strike back before the blow falls, and that blow may
 * be interrupted in turn. Imperial Assault's command cards do this (IA-INTR-001 to -004): what is under way
 * pauses, the interrupt is resolved in full, then play goes on from the paused point. A paused attack whose
 * attacker is gone does not take place, and what it cost stays paid.
 */
interface Attack {
  attacker: Seat
  target: Seat
}

interface Brawl extends Vocabulary {
  table: { health: Record<Seat, number> }
  windows: { 'target declared': Attack }
}

const { procedure, run, call: calls, window } = flowOf<Brawl>()

const attack = procedure<Attack>(
  'attack',
  [
    window('target declared', { order: (_, v) => [v.target] }),
    run('strike', (s, v) => {
      if (s.table.health[v.attacker] === 0) return
      s.table.health[v.target] = Math.max(0, (s.table.health[v.target] ?? 0) - 1)
      tell(s, { type: 'struck', attacker: v.attacker, target: v.target })
    }),
  ],
  { period: 'attack', about: (_, v) => ({ attacker: v.attacker }) },
)

const strikeBack: Card<Brawl> = {
  id: 'strike back',
  rules: ['IA-INTR-001'],
  trigger: {
    'target declared': {
      when: (s, effect, v) => v.target === effect.seat && (s.table.health[v.target] ?? 0) > 0,
      pay: (s, effect) => leave(s, effect.id),
      do: (s, _, v) => call(s, 'attack', { attacker: v.target, target: v.attacker }),
    },
  },
}

const brawl = procedure<object>('brawl', [
  run('deal', (s) => {
    for (const seat of ['red', 'blue', 'red', 'blue']) enter(s, { card: 'strike back', seat })
  }),
  calls('red attacks', 'attack', () => ({ attacker: 'red', target: 'blue' })),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const game = smallGame<Brawl>({
  id: 'interrupts',
  main: brawl,
  procedures: [brawl, attack],
  cards: [strikeBack],
  lay: () => ({ health: { red: 3, blue: 3 } }),
})

mustKeepTheContract(game)

const begin = (health = 3) =>
  start(game, {
    setup: {},
    seed: 'brawl',
    arrange: (s) => {
      s.table.health = { red: health, blue: health }
    },
  })

/** Strikes back as long as anybody can; who struck whom, blow by blow. */
function strikeAllTheWay(begun: State<Brawl>, pause = (s: State<Brawl>) => s) {
  const blows: unknown[] = []
  let s = pause(begun)
  while (s.over === null) {
    expect(uses(s, awaited(s)[0] ?? '', 'strike back')).toBeNull()
    blows.push(...told(s, 'struck', 'attacker'))
    s = pause(s)
  }
  return { blows, s }
}

test('three interrupts deep, the table can tell where it is', () => {
  const s = begin()
  for (const seat of ['blue', 'red', 'blue']) uses(s, seat, 'strike back')
  const attacks = pathOf(s).filter((crumb) => crumb.procedure === 'attack')
  expect(attacks.map((crumb) => crumb.about)).toEqual(
    ['red', 'blue', 'red', 'blue'].map((attacker) => ({ attacker })),
  )
  expect(offered(s, 'red')).toEqual(['strike back', 'pass'])
  expect(s.table.health).toEqual({ red: 3, blue: 3 })
})

test('the last interrupt strikes first, then each goes on where it paused', () => {
  const { blows, s } = strikeAllTheWay(begin(5))
  expect(blows).toEqual(['red', 'blue', 'red', 'blue', 'red'])
  expect(s.table.health).toEqual({ red: 3, blue: 2 })
})

test('saved and loaded at every question on the way down, it goes on as if nothing had been', () => {
  expect(strikeAllTheWay(begin(), saved)).toEqual(strikeAllTheWay(begin()))
})

test('an attacker taken out by an interrupt does not strike; what it cost stays paid', () => {
  // Five attacks deep red strikes first, and blue is out: of those that were paused only red's take place.
  const { blows, s } = strikeAllTheWay(begin(1))
  expect(blows).toEqual(['red', 'red', 'red'])
  expect(s.table.health).toEqual({ red: 1, blue: 0 })
  expect(s.effects).toEqual({})
})

test('whoever declines gets no second chance for that attack', () => {
  const s = begin()
  passes(s, 'blue')
  expect(s.over).not.toBeNull()
  expect(s.table.health).toEqual({ red: 3, blue: 2 })
})
