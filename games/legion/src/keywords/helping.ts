import { call, canChoose, cardWords, choose } from '@sandtable/kernel'
import { isMeant } from '../command/criteria.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import type { Legion, LState, Unit, UnitId } from '../state.ts'
import { gain, loseSuppression } from '../tokens.ts'
import { enemiesOf, unitOf } from '../units.ts'
import { keywordsOf, keywordX } from '../values.ts'
import { type FreelyActing, freely } from '../vocabulary/activations.ts'
import type { LCard } from '../vocabulary/card.ts'
import { handingOut } from './handing-out.ts'
import { dividesUpTo } from './one-by-one.ts'
import { costOfKeyword, friendsWithin, own } from './words.ts'

/** Keywords by which a unit helps others, or itself. */

const { choice } = cardWords<Legion>()

export function observable(s: LState, unit: Unit): Unit[] {
  return enemiesOf(s, unit).filter((enemy) => isWithinRange(unit, enemy, 3) && unitsSee(s, unit, enemy))
}

const observed = choice<UnitId>('choose an enemy unit', {
  from: (s, effect) => observable(s, own(s, effect)).map(({ id }) => id),
  do: (s, effect, unit) => gain(s, unitOf(s, unit), 'observation', keywordX(s, own(s, effect), 'observe')),
})

const observe: LCard = {
  id: 'keyword:observe',
  rules: ['LG2-KW-035'],
  asks: [observed],
  action: {
    cost: costOfKeyword('observe'),
    can: (s, _, effect) => canChoose(s, effect, observed),
    do: (s, _, effect) => choose(s, effect, observed),
  },
}

const quickThinking: LCard = {
  id: 'keyword:quick-thinking',
  rules: ['LG2-KW-088'],
  action: {
    cost: costOfKeyword('quick-thinking'),
    do: (s, unit) => {
      gain(s, unit, 'aim')
      gain(s, unit, 'dodge')
    },
  },
}

/** "Choose another friendly unit of the stated type within range 2; it may perform a free action." */
function letsAct(id: string, rule: string, only: FreelyActing['only']): LCard {
  const other = choice<UnitId>('choose another unit', {
    from: (s, effect) =>
      friendsWithin(s, effect, 2, false).flatMap((unit) =>
        keywordsOf(own(s, effect), id).some(({ of }) => isMeant(s, unit, of)) ? [unit.id] : [],
      ),
    do: (s, _, unit) => call(s, 'free action', freely(unit, only)),
  })
  return {
    id: `keyword:${id}`,
    rules: [rule],
    asks: [other],
    action: {
      cost: costOfKeyword(id),
      can: (s, _, effect) => canChoose(s, effect, other),
      do: (s, _, effect) => choose(s, effect, other),
    },
  }
}

/** Up to X suppression tokens of other friendly units within range 2 go. */
const calms = dividesUpTo(
  'inspire',
  'remove a suppression token',
  (s, effect) => friendsWithin(s, effect, 2, false).filter(({ tokens }) => tokens.suppression > 0),
  (s, unit) => loseSuppression(s, unit, 1),
)

const inspire: LCard = {
  id: 'keyword:inspire',
  rules: ['LG2-KW-018'],
  asks: calms.asks,
  trigger: { 'end of an activation': calms.moment },
}

/** In 2018 after it has rallied. */
export const inspire2018: LCard = {
  id: 'keyword:inspire/2018',
  rules: ['LG1-KW-031', 'LG1-KW-032'],
  asks: calms.asks,
  trigger: { 'after rallying': calms.moment },
}

export const helping: readonly LCard[] = [
  ...handingOut,
  observe,
  quickThinking,
  letsAct('guidance', 'LG2-KW-077', 'no attack'),
  letsAct('pulling-the-strings', 'LG2-KW-235', ['attack', 'move']),
  inspire,
]
