import { cardWords, choose, enter } from '@sandtable/kernel'
import { activationOf } from '../current.ts'
import type { Legion } from '../state.ts'
import { bars } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { own } from './words.ts'

/** Keywords of vehicles and other large things that act at a moment; most are read where moves and attacks are judged. */

const { choice } = cardWords<Legion>()

function speedBy(name: string, change: (speed: number) => number, rule: string): LCard {
  return {
    id: `keyword:${name}`,
    rules: [rule],
    query: { speed: (speed, _, { on }, unit) => (on === unit ? change(speed) : speed) },
  }
}

const faster = speedBy('attack-run/faster', (speed) => speed + 1, 'LG2-KW-014')
const slower = speedBy('attack-run/slower', (speed) => speed - 1, 'LG2-KW-014')

const fasterOrSlower = choice<'faster' | 'slower'>('faster or slower', {
  from: () => ['faster', 'slower'],
  do: (s, { seat, on }, which) =>
    void enter(s, { card: (which === 'faster' ? faster : slower).id, seat, on, until: 'activation' }),
})

/** One more or one less speed for its activation. */
const attackRun: LCard = {
  id: 'keyword:attack-run',
  rules: ['LG2-KW-014'],
  asks: [fasterOrSlower],
  trigger: {
    'start of an activation': { of: 'unit', do: (s, effect) => choose(s, effect, fasterOrSlower) },
  },
}

/** A second attack action, unless it uses Arsenal. */
const barrage: LCard = {
  id: 'keyword:barrage',
  rules: ['LG2-KW-222'],
  query: {
    'times per activation': (times, s, effect, { unit, action }) => {
      if (effect.on !== unit || action !== 'attack') return times
      return activationOf(s, own(s, effect))?.arsenal === true ? times : Math.max(2, times)
    },
  },
}

/** On its wheels it is fast for this activation… */
const rolling = speedBy('wheel-mode/rolling', () => 3, 'LG2-KW-165')

/** … and has cover until the end of the round, but neither attacks nor uses its shields (LG2-KW-166, -167). */
const onWheels: LCard = {
  id: 'keyword:wheel-mode/wheels',
  rules: ['LG2-KW-167', 'LG2-KW-166'],
  query: {
    'keyword x': (x, _, { on }, { unit, keyword }) => (on === unit && keyword === 'cover' ? x + 2 : x),
    'attack barred': bars((_, { on }, { unit }) => on === unit),
    'can spend': (may, _, { on }, { unit, token }) => may && !(on === unit && token === 'shield'),
  },
}

const wheelMode: LCard = {
  id: 'keyword:wheel-mode',
  rules: ['LG2-KW-165'],
  trigger: {
    'start of an activation': {
      of: 'unit',
      do: (s, { seat, on }) => {
        enter(s, { card: rolling.id, seat, on, until: 'activation' })
        enter(s, { card: onWheels.id, seat, on, until: 'round' })
      },
    },
  },
}

export const vehicles: readonly LCard[] = [attackRun, faster, slower, barrage, wheelMode, rolling, onWheels]
