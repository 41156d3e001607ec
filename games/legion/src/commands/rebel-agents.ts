import { choose, type Effect, goOn, inPlay, leave, tell, underWay } from '@sandtable/kernel'
import type { Needs } from '../../data/types.ts'
import { giveMoveAction } from '../actions/given.ts'
import { addDice, facesOf, giveKeyword, isFinal, turn } from '../attack/tally.ts'
import { attackColours } from '../dice.ts'
import { clearCommand } from '../hands.ts'
import { lends } from '../keywords/lent.ts'
import { choice, sequel } from '../scoring/phrases.ts'
import { type LState, otherSeat, type Unit, type UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { cardOfUnit, isTrooper, unitOf } from '../units.ts'
import { allows, forbids } from '../vocabulary/allowing.ts'
import type { AttackFace } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { moreAttackDice, spendsObservation } from './attacks.ts'
import { attackAction, gains, gainsEach, has, hasForGood, hasUntil, may, severalOf } from './deeds.ts'
import { surgesHit } from './marks.ts'
import { enemiesWithin, isSeenByOne } from './near.ts'
import {
  aLeader,
  anyone,
  at,
  command,
  isOurs,
  isPlayedNow,
  named,
  ordered,
  ours,
  resolve,
  round,
  trooper,
} from './phrases.ts'
import { strengthOf } from './strength.ts'
import { knowNoFear, stayCalm } from './values.ts'

/** Command cards of Rebel scoundrels, spies and Ewoks. */

const han = named('Han Solo')
const jyn = named('Jyn Erso')
const lando = named('Lando Calrissian')
const wicket = named('Wicket')
const ewoks: Needs = { affiliation: 'ewok' }

const isUp = ({ order }: Unit): boolean => order === 'up'

const woundsOf = (unit: Unit): number => unit.minis.reduce((sum, { wounds }) => sum + wounds, 0)

/** A weapon of Chewbacca that joins a ranged attack of Leia Organa. */
const joined = choice<string>('a ranged weapon of Chewbacca', {
  from: (s, effect) =>
    ours(s, effect, named('Chewbacca')).flatMap((unit) =>
      cardOfUnit(unit).weapons.flatMap(({ name, range }) => (range === undefined ? [] : [name])),
    ),
  do: (s, effect, name) => {
    const pool = underWay(s, 'attack pool')
    const weapons = ours(s, effect, named('Chewbacca')).flatMap((unit) => cardOfUnit(unit).weapons)
    const weapon = weapons.find((one) => one.name === name)
    if (pool === null || weapon === undefined) return
    for (const colour of attackColours) addDice(pool, colour, weapon.dice?.[colour] ?? 0)
    for (const { id, x } of weapon.keywords ?? []) giveKeyword(pool, id, x)
  },
})

const ofScoundrels: readonly LCard[] = [
  command('reckless-diversion', {
    query: {
      'must be attacked': allows((s, effect, { unit, defender }) => {
        const other = unitOf(s, defender)
        return unitOf(s, unit).seat !== effect.seat && isTrooper(other) && isUp(other)
      }),
      'backed up': forbids((s, effect, v) => {
        const defender = unitOf(s, v.defender)
        return defender.seat === effect.seat && isTrooper(defender) && isUp(defender)
      }),
    },
  }),
  command('brains-and-brawn', {
    asks: [joined],
    trigger: {
      'the pool is formed': {
        forced: true,
        when: (s, effect, v) => {
          const defender = unitOf(s, v.defender)
          return (
            v.kind === 'ranged' &&
            isOurs(s, effect, unitOf(s, v.attacker), named('Leia Organa')) &&
            isSeenByOne(s, effect, named('Chewbacca'), defender, 3)
          )
        },
        do: (s, effect) => choose(s, effect, joined),
      },
    },
  }),
  // What it does out of the hand is a step of the command phase.
  command('ace-up-his-sleeve'),
  command('change-of-plans', {
    trigger: {
      'command cards revealed': {
        when: (s, { seat }) => s.table.played[otherSeat(seat ?? '')] != null,
        do: (s, { id: own, seat }, v) => {
          const other = otherSeat(seat ?? '')
          const theirs = s.table.played[other]
          if (theirs == null) return
          for (const { id } of inPlay(s, { card: `command:${theirs}`, seat: other })) leave(s, id)
          leave(s, own)
          clearCommand(s, seat ?? '', 'discard')
          clearCommand(s, other, 'hand')
          v.barred = { seat: other, card: theirs }
          v.again = true
        },
      },
    },
  }),
  command(
    'see-you-in-hell',
    resolve(han, gainsEach('aim', 'dodge'), hasForGood('unconcerned', 'unstoppable'), has('disengage')),
    stayCalm((s, effect, unit) => isPlayedNow(s, effect) && isOurs(s, effect, unit, han)),
  ),
]

const chargesNext = at('before rallying', jyn, hasUntil('activation', ['charge']), { once: 'round' })

/** After her move she may attack. */
const thenAttack = may('attack', attackAction)

const jynAttacks = sequel<UnitId>('then she attacks', (s, effect, unit) =>
  thenAttack.do(s, unitOf(s, unit), effect),
)

/** A friendly trooper unit whose order is face up. */
function hopes(s: LState, effect: Effect, unit: Unit): boolean {
  return isOurs(s, effect, unit, trooper) && isUp(unit)
}

const ofSpies: readonly LCard[] = [
  command('i-rebel', chargesNext, {
    asks: [jynAttacks, ...(thenAttack.asks ?? [])],
    trigger: {
      'start of an activation': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) => {
          const enemy = unitOf(s, v.unit)
          return enemy.seat !== effect.seat && isSeenByOne(s, effect, jyn, enemy, 2)
        },
        do: (s, effect) => {
          for (const unit of ours(s, effect, jyn)) {
            gain(s, unit, 'suppression')
            giveMoveAction(s, unit)
            goOn(s, effect, jynAttacks, unit.id)
          }
        },
      },
    },
  }),
  command(
    'trust-goes-both-ways',
    round(jyn, { id: 'inspire', x: 2 }),
    ordered({ typeAny: 'trooper', not: jyn }, has({ id: 'teamwork', of: 'Jyn Erso' })),
  ),
  command(
    'rebellions-are-built-on-hope',
    ordered(anyone, may('suppression', gains('suppression'))),
    lends([{ id: 'danger-sense', x: 2 }, { id: 'indomitable' }], hopes),
    stayCalm(hopes),
  ),
  command(
    'last-stand',
    ordered(
      aLeader,
      has('indomitable'),
      severalOf((_, unit) => Math.min(3, woundsOf(unit)), {
        aim: gains('aim'),
        dodge: gains('dodge'),
        suppression: gains('suppression'),
      }),
    ),
  ),
  command('idiots-array', {
    trigger: {
      're-roll attack dice': {
        limit: { times: 1, per: 'pool' },
        when: (s, effect, v) => {
          const defender = unitOf(s, v.defender)
          return (
            isOurs(s, effect, unitOf(s, v.attacker), anyone) &&
            isUp(unitOf(s, v.attacker)) &&
            !isFinal(v, 'attack') &&
            isSeenByOne(s, effect, lando, defender, 2) &&
            (['blank', 'surge', 'hit'] as const).every((face) =>
              v.attackDice.some((die) => die.face === face),
            )
          )
        },
        do: (s, _, v) => {
          v.again = true
          turn<AttackFace>(v.attackDice, 'hit', 'crit', 1)
          turn<AttackFace>(v.attackDice, 'surge', 'crit', 1)
          tell(s, { type: 'attack dice', unit: v.attacker, dice: facesOf(v.attackDice) })
        },
      },
    },
  }),
]

const ofEwoks: readonly LCard[] = [
  command(
    'sneaky-scouting',
    resolve(wicket, enemiesWithin(2, 2, gains('observation', 2))),
    spendsObservation(anyone, (s, v, effect) => surgesHit('pool').do(s, unitOf(s, v.attacker), effect)),
  ),
  command(
    'courageous-counterattack',
    moreAttackDice({ ...ewoks, typeAny: 'trooper' }, 'white', (s, v) => {
      const unit = unitOf(s, v.attacker)
      return isUp(unit) ? woundsOf(unit) + strengthOf(unit) - unit.minis.length : 0
    }),
    knowNoFear((s, effect, unit) => isOurs(s, effect, unit, ewoks) && isUp(unit)),
  ),
]

export const rebelAgentCommands: readonly LCard[] = [...ofScoundrels, ...ofSpies, ...ofEwoks]
