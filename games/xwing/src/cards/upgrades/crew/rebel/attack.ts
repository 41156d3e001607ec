import { allUnderWay, choose, of, own, tell } from '@sandtable/kernel'
import { isInFiringArc } from '../../../../arcs.ts'
import { defenseDice } from '../../../../flow/attack.ts'
import { spendLock } from '../../../../lock.ts'
import { type ShipId, shipOf, type XState } from '../../../../state.ts'
import { maySpendLock } from '../../../../usable-tokens.ts'
import { isStressed } from '../../../../values.ts'
import type { XCard } from '../../../../vocabulary/card.ts'
import { mayModify } from '../../../modifying.ts'
import {
  assign,
  attackAgain,
  attackUnderWay,
  choice,
  discard,
  discardDrawn,
  firesAhead,
  isMe,
  lock,
  me,
  recall,
  recoverShield,
  suffer,
  turnDice,
} from '../../../words.ts'
import { rerolling, turning } from '../../../words-dice.ts'
import { missed, primaryShots, turnsOne } from '../crew.ts'
import { oneGuess } from '../guess.ts'

const guessedEvades = choice<string>('option', {
  from: (s) => Array.from({ length: defenseDice(s, attackUnderWay(s)) + 1 }, (_, n) => String(n)),
  do: (s, effect, number) => {
    recall(effect, 'upgrade:c3po').guess = Number(number)
    tell(s, { type: 'guessed', ship: effect.on ?? '', card: effect.card, number: Number(number) })
  },
})

/** Crew of the Rebel Alliance that acts in attacks. */
export const rebelAttackCrew: readonly XCard[] = [
  {
    id: 'upgrade:lukeskywalker',
    rules: ['XW-UPG-lukeskywalker', 'XW-UPG-106', 'XW-ERRAT-017'],
    trigger: {
      'attack again': {
        of: 'attacker',
        when: (s, effect, v) => missed(v) && primaryShots(s, me(s, effect)).length > 0,
        do: (s, effect) =>
          attackAgain(s, effect.on ?? '', primaryShots(s, me(s, effect)), true, 'effect:lukeskywalker'),
      },
    },
  },
  {
    id: 'effect:lukeskywalker',
    rules: ['XW-UPG-lukeskywalker'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...turning('attack', 'focus', 'hit', { most: 1 }),
      },
    },
  },
  {
    id: 'upgrade:bazemalbus',
    rules: ['XW-UPG-bazemalbus'],
    trigger: {
      'attack again': {
        of: 'attacker',
        when: (s, effect, v) => missed(v) && primaryShots(s, me(s, effect), v.target).length > 0,
        do: (s, effect, v) => attackAgain(s, effect.on ?? '', primaryShots(s, me(s, effect), v.target), true),
      },
    },
  },
  {
    id: 'upgrade:captainrex',
    rules: ['XW-UPG-captainrex'],
    trigger: {
      'after attack': {
        of: 'attacker',
        when: (_, __, v) => missed(v),
        do: (s, _, v) => assign(s, v.attacker, 'focus'),
      },
    },
  },
  {
    id: 'upgrade:magvayarro',
    rules: ['XW-UPG-magvayarro'],
    trigger: {
      'after attack': {
        of: 'target',
        when: (s, _, v) => shipOf(s, v.attacker).inPlay,
        do: (s, _, v) => lock(s, v.target, v.attacker),
      },
    },
  },
  {
    id: 'upgrade:dashrendar',
    rules: ['XW-UPG-dashrendar'],
    query: {
      'attacks over obstacles': own(() => true),
      obstructed: of('attacker', () => false),
    },
  },
  {
    id: 'upgrade:zeborrelios',
    rules: ['XW-UPG-zeborrelios', 'XW-UPG-197', 'XW-UPG-198', 'XW-UPG-199', 'XW-UPG-200'],
    query: {
      'attacks touching': (value, s, effect, { attacker, target }) => {
        const [here, there] = isMe(effect, attacker) ? [attacker, target] : [target, attacker]
        if (value || !isMe(effect, here)) return value
        return isActive(s, [here, there]) && isInFiringArc(me(s, effect), shipOf(s, there))
      },
    },
  },
  {
    id: 'upgrade:chewbacca',
    rules: ['XW-UPG-chewbacca', 'XW-UPG-046', 'XW-UPG-047', 'XW-UPG-048'],
    trigger: {
      'damage card drawn': {
        of: 'ship',
        when: (_, __, v) => typeof v.card === 'string',
        do: (s, effect, v) => {
          discardDrawn(s, v)
          recoverShield(s, me(s, effect))
          discard(s, effect)
        },
      },
    },
  },
  turnsOne('bistan', [], 'hit', 'crit', (_, __, v) => v.range <= 2),
  turnsOne('ezrabridger', [], 'focus', 'crit', (s, effect) => isStressed(me(s, effect))),
  {
    id: 'upgrade:hansolo',
    rules: ['XW-UPG-hansolo'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, effect, v) => maySpendLock(s, me(s, effect), v.target),
        pay: (s, effect, v) => spendLock(s, me(s, effect), v.target),
        do: (_, __, v) => void turnDice(v.attackDice, 'focus', 'hit'),
      },
    },
  },
  {
    id: 'upgrade:sawgerrera',
    rules: ['XW-UPG-sawgerrera'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        pay: (s, _, v) => suffer(s, v.attacker, 1),
        ...turning('attack', 'focus', 'crit'),
      },
    },
  },
  {
    id: 'upgrade:wookieecommandos',
    rules: ['XW-UPG-wookieecommandos'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...rerolling('attack', { faces: ['focus'] }),
      },
    },
  },
  {
    id: 'upgrade:finn',
    rules: ['XW-UPG-finn'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: firesAhead,
        do: (_, __, v) => void v.attackDice.push({ face: 'blank', rerolled: false }),
      },
      'modify defense dice': {
        of: 'target',
        when: (s, effect, v) => isInFiringArc(me(s, effect), shipOf(s, v.attacker)),
        do: (_, __, v) => void v.defenseDice.push({ face: 'blank', rerolled: false }),
      },
    },
  },
  {
    id: 'upgrade:c3po',
    rules: ['XW-UPG-c3po', 'XW-UPG-043', 'XW-UPG-044', 'XW-UPG-045'],
    asks: [guessedEvades],
    trigger: {
      'before defense roll': {
        limit: oneGuess,
        of: 'target',
        when: (s, effect, v) => defenseDice(s, v) > 0 && mayModify(s, effect, v, 'modify defense dice'),
        do: (s, effect) => choose(s, effect, guessedEvades),
      },
      'defense dice rolled': {
        forced: true,
        of: 'target',
        when: (_, effect) => typeof recall(effect, 'upgrade:c3po').guess === 'number',
        do: (_, effect, v) => {
          if (
            v.defenseDice.filter((die) => die.face === 'evade').length ===
            recall(effect, 'upgrade:c3po').guess
          )
            v.defenseDice.push({ face: 'evade', rerolled: false })
          recall(effect, 'upgrade:c3po').guess = null
        },
      },
    },
  },
]

/** Has one of these ships its opportunity to attack now? */
function isActive(s: XState, ships: readonly ShipId[]): boolean {
  return allUnderWay(s, 'opportunity to attack').some((v) => ships.includes(v.ship))
}
