import { asking, choose, type Effect, enter, leave, underWay } from '@sandtable/kernel'
import { wound } from '../attack/wounding.ts'
import { upgradeCard } from '../catalogue.ts'
import { activationOf, poolNow } from '../current.ts'
import { unitsSee } from '../geometry/sight.ts'
import { grantKeyword } from '../keywords/granted.ts'
import { own } from '../keywords/words.ts'
import type { Legion, LState, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { isTrooper, unitOf } from '../units.ts'
import type { Pool, Suffering } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { readyCard } from './equipped.ts'
import {
  choice,
  enemiesNear,
  freeAction,
  freeChoice,
  idsOf,
  lasting,
  recall,
  spending,
  upgrade,
} from './words.ts'

/** Gear. */

const cables = upgrade(
  'ascension-cables',
  freeAction({ do: (s, unit) => grantKeyword(s, unit, 'scale', 'activation') }),
)

const delayedId = 'upgrade:emergency-stims/wounds'

/** The wounds that lie on the card until the end of the unit's next activation: not of the one in which it suffered them. */
const delayed = lasting('emergency-stims', 'wounds', {
  trigger: {
    'end of an activation': {
      of: 'unit',
      forced: true,
      do: (s, effect) => {
        const wounds = recall(effect, delayedId)
        if (!wounds.fresh) {
          leave(s, effect.id)
          wound(s, own(s, effect), wounds.count)
        }
        wounds.fresh = false
      },
    },
  },
})

/** What an attack is about to bring the unit beside the results of its pool. */
function besideNow(s: LState, { on }: Effect): Suffering | undefined {
  const suffered = underWay(s, 'suffer wounds')
  return suffered?.beside === true && suffered.unit === on ? suffered : undefined
}

/** "When this unit would suffer wounds from an attack": it does so as defender, but also by guarding another. */
function beforeWounds(
  card: Pick<LCard, 'asks'> & {
    when(s: LState, effect: Effect, v: Pool): boolean
    idle?(count: number): boolean
    do(s: LState, effect: Effect, count: number): void
  },
): Pick<LCard, 'asks' | 'trigger'> {
  const { asks = [], when, idle = () => false } = card
  return {
    asks,
    trigger: {
      'wounds are due': spending<Pool>({
        of: 'defender',
        when,
        idle: (_, __, { wounds }) => idle(wounds),
        do: (s, effect, { wounds }) => card.do(s, effect, wounds),
      }),
      'other wounds are due': spending<Suffering>({
        of: 'unit',
        when: (s, effect) => when(s, effect, poolNow(s)),
        idle: (_, __, { left }) => idle(left),
        do: (s, effect, { left }) => card.do(s, effect, left),
      }),
    },
  }
}

function sufferFewer(s: LState, effect: Effect, count: number): void {
  const beside = besideNow(s, effect)
  if (beside === undefined) poolNow(s).wounds -= count
  else beside.left -= count
}

function putOff(s: LState, effect: Effect, count: number): void {
  const { seat, on } = effect
  sufferFewer(s, effect, count)
  const fresh = activationOf(s, own(s, effect)) !== null
  enter<Legion, typeof delayedId>(s, { card: delayedId, seat, on, vars: { count, fresh } })
}

const howMany = choice<number>('how many wounds are put off', { from: () => [2, 1], do: putOff })

const stims = upgrade(
  'emergency-stims',
  beforeWounds({
    asks: [howMany],
    when: (s, { seat }, v) => unitOf(s, v.attacker).seat !== seat,
    do: (s, effect, count) => (count > 1 ? choose(s, effect, howMany) : putOff(s, effect, count)),
  }),
)

const katarn = upgrade(
  'katarn-pattern-armor',
  beforeWounds({
    when: (_, __, v) => v.kind !== 'melee',
    idle: (count) => count === 1,
    do: (s, effect, count) => sufferFewer(s, effect, count - 1),
  }),
)

const readied = choice<string>('is readied', {
  from: (s, effect) =>
    own(s, effect).upgrades.flatMap(({ card, state }) =>
      state === 'exhausted' && upgradeCard(card).slot !== 'force' ? [card] : [],
    ),
  do: (s, effect, card) => readyCard(s, own(s, effect), card),
})

const supplies = upgrade('extra-supplies', {
  asks: [readied],
  trigger: {
    'end of an activation': spending({
      of: 'unit',
      ...asking(readied),
    }),
  },
})

const lowerId = 'upgrade:command-and-control-uplink/lower'

/** A pip less, as long as that card is the one that counts. */
const lower = lasting('command-and-control-uplink', 'lower', {
  query: {
    pips: (pips, s, effect, seat) =>
      seat === effect.seat && s.table.played[seat] === recall(effect, lowerId).card ? pips - 1 : pips,
  },
})

const uplink = upgrade('command-and-control-uplink', {
  trigger: {
    'command cards revealed': spending({
      when: (s, { seat }) => s.table.played[seat ?? ''] != null,
      do: (s, { seat, on }) => {
        const vars = { card: s.table.played[seat ?? ''] ?? '' }
        enter<Legion, typeof lowerId>(s, { card: lowerId, seat, on, vars, until: 'round' })
      },
    }),
  },
})

/** It costs an action, and the cord is gone. */
function whipcord(id: string): LCard {
  return upgrade(
    id,
    freeChoice(
      choice<UnitId>('is bound', {
        from: (s, effect) =>
          idsOf(
            enemiesNear(s, effect, 1).filter(
              (enemy) => isTrooper(enemy) && unitsSee(s, own(s, effect), enemy),
            ),
          ),
        do: (s, _, unit) => {
          gain(s, unitOf(s, unit), 'immobilize', 2)
          gain(s, unitOf(s, unit), 'suppression', 2)
        },
      }),
      1,
    ),
  )
}

export const gear: readonly LCard[] = [
  cables,
  delayed,
  stims,
  katarn,
  supplies,
  lower,
  uplink,
  whipcord('whipcord-launcher'),
  whipcord('tools-of-the-trade-whipcord-launcher'),
]
