import { call, choose, type Seat } from '@sandtable/kernel'
import { putInCache } from '../cards-held.ts'
import { isBeyondRange } from '../geometry/ranges.ts'
import { grantKeyword } from '../keywords/granted.ts'
import { baneCard, cadBane, frontsLeft } from '../mission/bane.ts'
import { choice, chooseUnits, ids, sequel, unitsNamed } from '../scoring/phrases.ts'
import type { LState, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { bars } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { afterPool, attacksTwice, losesOrder } from './attacks.ts'
import { all, gains, hasForGood, jumps, mayRecover, recoverAction } from './deeds.ts'
import {
  anyone,
  chosen,
  command,
  divulged,
  each,
  freeAction,
  isOurs,
  joined,
  named,
  ordered,
  ours,
  type Part,
  resolve,
  vehicle,
  wasDivulged,
} from './phrases.ts'

/** Command cards that can be shown from hand during set-up, each with what it does then. */

const vader = named('Darth Vader')
const padme = named('Padme Amidala')
const anakin = named('Anakin Skywalker')
const maul = named('Maul')
const watch = { affiliation: 'children of the watch' }

/** Only if the card was not divulged, or only if it was. */
function ifDivulged(id: string, was: boolean, part: Part): Part {
  const [window, trigger] = Object.entries(part.trigger ?? {})[0] ?? []
  if (window === undefined || trigger === undefined) throw new Error(`${id} does nothing`)
  const when: Part['trigger'] = {
    [window]: {
      ...trigger,
      when: (...[s, effect, v]: Parameters<NonNullable<typeof trigger.when>>) =>
        wasDivulged(s, effect, id) === was && trigger.when?.(s, effect, v as never) !== false,
    },
  }
  return { ...part, trigger: when }
}

function laysTokens(s: LState, seat: Seat | null, zone: 'ambush' | 'trap', left: number): void {
  call(s, 'lay Bane tokens', { seat: seat ?? '', zone, left, token: '' })
}

const hoarders = sequel<readonly UnitId[], { readonly token: 'aim' | 'dodge' }>(
  'who has the Cache',
  (s, _, units, { token }) => {
    for (const unit of unitsNamed(s, units)) {
      grantKeyword(s, unit, { id: 'cache', of: token })
      putInCache(s, unit, token)
    }
  },
)

const hoarded = choice<'aim' | 'dodge'>('what lies in the Cache', {
  from: () => ['aim', 'dodge'],
  do: (s, effect, token) =>
    chooseUnits(s, effect, hoarders, {
      seat: effect.seat ?? '',
      from: ids(ours(s, effect, watch)),
      most: 2,
      memory: { token },
    }),
})

export const divulgedCommands: readonly LCard[] = [
  command(
    'darkness-descends',
    ifDivulged('darkness-descends', false, resolve(vader, hasForGood({ id: 'reliable', x: 2 }))),
  ),
  divulged('darkness-descends', each('a command card is divulged', vader, hasForGood('infiltrate'))),

  command(
    'diplomatic-cover',
    ifDivulged('diplomatic-cover', true, resolve(padme, hasForGood('secret-mission'))),
    ifDivulged('diplomatic-cover', false, resolve(padme, hasForGood({ id: 'inspire', x: 1 }))),
  ),
  divulged('diplomatic-cover', each('a command card is divulged', padme, hasForGood('infiltrate'))),

  command('this-is-where-the-fun-begins', freeAction(anakin, jumps(2)), attacksTwice(anakin)),
  divulged(
    'this-is-where-the-fun-begins',
    each('a command card is divulged', anakin, hasForGood('prepared-position')),
  ),

  command('the-phantom-menace', {
    query: {
      'attack barred': bars((s, effect, { unit, defender }) => {
        const [attacker, other] = [unitOf(s, unit), unitOf(s, defender)]
        return (
          isOurs(s, effect, attacker, maul) ||
          (isOurs(s, effect, other, maul) && isBeyondRange(attacker, other, 2))
        )
      }),
    },
  }),
  divulged('the-phantom-menace', each('a command card is divulged', maul, hasForGood('infiltrate'))),

  command(
    'do-not-underestimate-our-means',
    ifDivulged(
      'do-not-underestimate-our-means',
      false,
      chosen(
        'start of the activation phase',
        { upTo: 2 },
        (s, effect) => ours(s, effect, {}).filter(({ order }) => order === 'up'),
        recoverAction,
      ),
    ),
  ),
  divulged(
    'do-not-underestimate-our-means',
    chosen(
      'a command card is divulged',
      { upTo: 3 },
      (s, effect) => ours(s, effect, { keyword: 'ai' }),
      hasForGood('reinforcements'),
    ),
  ),

  command(baneCard, {
    trigger: {
      'resolve command cards': {
        forced: true,
        when: (s, effect) =>
          !wasDivulged(s, effect, baneCard) &&
          cadBane(s, effect.seat ?? '')?.deployed === true &&
          frontsLeft(s, effect.seat ?? '').length > 0,
        do: (s, { seat }) => laysTokens(s, seat, 'trap', 1),
      },
    },
  }),
  divulged(baneCard, {
    trigger: {
      'a command card is divulged': { forced: true, do: (s, { seat }) => laysTokens(s, seat, 'ambush', 3) },
    },
    // He comes by Here I Am alone, and does nothing before.
    query: {
      actions: (value, s, { seat }, unit) => {
        const bane = cadBane(s, seat ?? '')
        return bane?.id === unit && !bane.deployed ? 0 : value
      },
    },
  }),

  command(
    'out-of-the-shadows',
    afterPool(watch, all(losesOrder, gains('suppression')), {
      to: 'defender',
      when: (s, _, v) => unitOf(s, v.defender).order === 'up',
    }),
  ),
  divulged(
    'out-of-the-shadows',
    chosen('a command card is divulged', 2, (s, effect) => ours(s, effect, watch), hasForGood('infiltrate')),
  ),

  command('we-shape-ourselves', ordered(anyone, mayRecover)),
  divulged('we-shape-ourselves', {
    asks: [hoarded, hoarders],
    trigger: {
      'a command card is divulged': {
        forced: true,
        do: (s, effect) => choose(s, effect, hoarded),
      },
    },
  }),

  command('sneak-attack'),
  divulged(
    'sneak-attack',
    joined([
      chosen(
        'a command card is divulged',
        { upTo: 2 },
        (s, effect) => ours(s, effect, { rank: 'corps', type: 'clone trooper' }),
        hasForGood('infiltrate'),
      ),
      chosen(
        'a command card is divulged',
        (s, effect) => ours(s, effect, { rank: 'special' }).length,
        (s, effect) => ours(s, effect, vehicle),
        hasForGood({ id: 'scout', x: 1 }),
        'the chosen vehicles',
      ),
    ]),
  ),
]
