import { canChoose, choose, type Effect, enter } from '@sandtable/kernel'
import { mayBeRerolled } from '../../dice.ts'
import { actionBar } from '../../flow/action.ts'
import { rerollDice, rerollsLeft } from '../../flow/reroll.ts'
import { type Ship, type ShipId, shipOf, type XState } from '../../state.ts'
import { touchedBy } from '../../touching.ts'
import { asFlownBy, shipType } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import {
  alliesAt,
  assign,
  attackUnderWay,
  canAct,
  choice,
  countOf,
  freeAction,
  has,
  isAlly,
  isMe,
  me,
  rangeTo,
  spend,
  turnDial,
  turnDice,
} from '../words.ts'
import { canRerollAttack, canSpend, effectOf, nameOf, pilot, placeNamed, revealedBy } from './pilot.ts'

const landocalrissianShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesAt(s, effect, 1, 1),
  do: (s, _, ship) => freeAction(s, ship, [...actionBar(s, shipOf(s, ship))]),
})

/** YT-1300s and YT-2400s of the Rebel Alliance. */
export const rebelFreighters: readonly XCard[] = [
  pilot('chewbacca', {
    query: { 'turns damage down': (turns, _, effect, ship) => turns || isMe(effect, ship) },
  }),
  pilot('landocalrissian', {
    asks: [landocalrissianShip],
    trigger: {
      'after maneuver': {
        forced: true,
        when: (s, effect, v) =>
          isMe(effect, v.ship) &&
          v.maneuver.difficulty === 'green' &&
          canChoose(s, effect, landocalrissianShip),
        do: (s, effect) => choose(s, effect, landocalrissianShip),
      },
    },
  }),
  pilot('hansolo', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => isMe(effect, v.attacker) && canRerollAttack(s, v),
        // All or nothing: every die that may be rerolled has to be.
        do: (s, _, v) => {
          const places = [...v.attackDice.entries()].flatMap(([at, die]) => (mayBeRerolled(die) ? [at] : []))
          rerollDice(s, v.attacker, 'attack', places.slice(0, rerollsLeft(s, v)))
        },
      },
    },
  }),
  pilot(
    'dashrendar',
    {
      query: {
        'ignores obstacles': (ignores, _, effect, ship) => ignores || isMe(effect, ship),
        'announces ignoring obstacles': (announces, _, effect, ship) => announces || isMe(effect, ship),
      },
    },
    ['XW-PIL-036', 'XW-PIL-037', 'XW-PIL-038'],
  ),
  pilot('eadenvrill', {
    query: {
      'attack dice': (dice, s, effect, v) =>
        isMe(effect, v.attacker) && v.weapon === 'primary' && shipOf(s, v.target).tokens.stress > 0
          ? dice + 1
          : dice,
    },
  }),
]

const herasyndullaManeuver = choice<string>('maneuver', {
  from: (s, effect) => sameColour(s, me(s, effect)),
  may: () => true,
  do: (s, effect, maneuver) => turnDial(s, me(s, effect), placeNamed(me(s, effect), maneuver)),
})

const ezrabridgerOption = choice<string>('option', {
  from: () => ['1 focus', '2 focus'],
  do: (s, _, how) =>
    void turnDice(attackUnderWay(s).defenseDice, 'focus', 'evade', how === '2 focus' ? 2 : 1),
})

/** The crew of the Ghost, in all the ships that they fly. */
export const rebelSpectres: readonly XCard[] = [
  ...['vcx100', 'attackshuttle'].map((ship) =>
    pilot(`herasyndulla-${ship}`, {
      asks: [herasyndullaManeuver],
      trigger: {
        'dial revealed': {
          when: (s, effect, v) => isMe(effect, v.ship) && canChoose(s, effect, herasyndullaManeuver),
          do: (s, effect) => choose(s, effect, herasyndullaManeuver),
        },
      },
    }),
  ),
  pilot('chopper', {
    trigger: {
      'start of combat': {
        forced: true,
        when: (s, effect) => touchedEnemies(s, effect).length > 0,
        do: (s, effect) => {
          for (const ship of touchedEnemies(s, effect)) assign(s, ship, 'stress')
        },
      },
    },
  }),
  pilot('kananjarrus', {
    trigger: {
      'before attack roll': {
        when: (s, effect, v) =>
          !isAlly(s, effect, v.attacker) &&
          rangeTo(s, effect, v.attacker) <= 2 &&
          canSpend(s, effect, 'focus'),
        pay: (s, effect) => spend(s, effect.on ?? '', 'focus'),
        do: (_, __, v) => {
          v.moreAttackDice = (v.moreAttackDice ?? 0) - 1
        },
      },
    },
  }),
  ...['attackshuttle', 'sheathipedeclassshuttle'].map((ship) =>
    pilot(`ezrabridger-${ship}`, {
      asks: [ezrabridgerOption],
      trigger: {
        'modify defense dice': {
          when: (s, effect, v) =>
            isMe(effect, v.target) && me(s, effect).tokens.stress > 0 && has(v.defenseDice, 'focus'),
          do: (s, effect, v) => {
            if (countOf(v.defenseDice, 'focus') > 1) choose(s, effect, ezrabridgerOption)
            else turnDice(v.defenseDice, 'focus', 'evade', 1)
          },
        },
      },
    }),
  ),
  ...['tiefighter', 'attackshuttle'].map((ship) =>
    pilot(`sabinewren-${ship}`, {
      trigger: {
        'before revealing the dial': {
          when: (s, effect, v) => isMe(effect, v.ship) && canAct(s, v.ship, ['boost', 'barrel-roll']),
          do: (s, _, v) => freeAction(s, v.ship, ['boost', 'barrel-roll']),
        },
      },
    }),
  ),
  ...['tiefighter', 'attackshuttle', 'sheathipedeclassshuttle'].flatMap((ship) => [
    pilot(`zeborrelios-${ship}`, {
      trigger: {
        'compare results': {
          // Only where the order matters is it a question.
          when: (_, effect, v) =>
            isMe(effect, v.target) &&
            has(v.attackDice, 'crit') &&
            has(v.attackDice, 'hit') &&
            has(v.defenseDice, 'evade'),
          do: (s, effect) =>
            void enter(s, {
              card: `effect:zeborrelios-${ship}`,
              seat: effect.seat,
              on: effect.on,
              until: 'attack',
            }),
        },
      },
    }),
    effectOf(`zeborrelios-${ship}`, {
      query: { 'crits are cancelled first': (first, _, effect, v) => first || isMe(effect, v.target) },
    }),
  ]),
]

/** Other maneuvers of the dial with the colour of the one revealed, if that is green or red. */
function sameColour(s: XState, ship: Ship): string[] {
  const revealed = revealedBy(ship)
  if (revealed === null) return []
  const colour = asFlownBy(s, ship, revealed).difficulty
  if (colour === 'white') return []
  return shipType(ship.type)
    .dial.filter((one) => one !== revealed && asFlownBy(s, ship, one).difficulty === colour)
    .map(nameOf)
}

function touchedEnemies(s: XState, effect: Effect): ShipId[] {
  return touchedBy(s, me(s, effect)).filter((ship) => !isAlly(s, effect, ship))
}
