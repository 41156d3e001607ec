import {
  below,
  call,
  canChoose,
  choose,
  type Effect,
  enter,
  inPlay,
  pending,
  use,
  usedUp,
} from '@sandtable/kernel'
import { isInArcAt } from '../../arcs.ts'
import { changeOnCard } from '../../holdings.ts'
import { enemiesOf, type ShipId, shipOf, type Upgrade, type XState } from '../../state.ts'
import { shieldValue } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import {
  alliesAt,
  assign,
  canAct,
  choice,
  enemiesAt,
  freeAction,
  inRangeOf,
  me,
  recoverShield,
  rollFor,
  sequel,
} from '../words.ts'
import { guessKey, oneGuess } from './guess.ts'

/** Crew with the header Action:, and those that act after actions or at the end of a round. */

/** Itself and other friendly ships within these bands. */
function friendsAt(s: XState, effect: Effect, most: number): ShipId[] {
  return [effect.on ?? '', ...alliesAt(s, effect, 1, most)]
}

const saboteurShip = choice<ShipId>('ship', {
  from: (s, effect) => enemiesAt(s, effect, 1, 1),
  do: (s, effect, ship) => rollFor(s, pending(effect, saboteurDice, { ship })),
})

const saboteurDice = sequel<readonly string[], { ship: ShipId }>('dice', (s, _, [face], { ship }) => {
  if (face === 'hit' || face === 'crit') turnRandomUp(s, ship)
})

const r2d2Swx22Dice = sequel<readonly string[]>('dice', (s, effect, [face]) => {
  if (face === 'hit') turnRandomUp(s, effect.on ?? '')
})

const fleetofficerShip = choice<ShipId, { first: ShipId | null }>('ship', {
  from: (s, effect, { first }) => friendsAt(s, effect, 2).filter((one) => one !== first),
  may: () => true,
  do: (s, effect, ship, { first }) => {
    assign(s, ship, 'focus')
    if (first === null) choose(s, effect, fleetofficerShip, { first: ship })
  },
})

const twoDice = { die: 'defense', count: 2 } as const

/** C-3PO on the same ship may guess (XW-REF-031). */
const landocalrissianGuess = choice<string>('guess', {
  from: () => ['no guess', '0', '1', '2'],
  do: (s, effect, guess) => {
    if (guess !== 'no guess') use(s, guessKey(effect.on ?? ''), oneGuess)
    rollFor(s, pending(effect, landocalrissianDice, { guess }), twoDice)
  },
})

/** A token for every focus and evade result, with one more evade for a right guess of C-3PO. */
const landocalrissianDice = sequel<readonly string[], { guess: string | null }>(
  'dice',
  (s, effect, dice, { guess }) => {
    const count = (face: string) => dice.filter((one) => one === face).length
    const evades = count('evade') + (guess === String(count('evade')) ? 1 : 0)
    if (count('focus') > 0) assign(s, effect.on ?? '', 'focus', count('focus'))
    if (evades > 0) assign(s, effect.on ?? '', 'evade', evades)
  },
)

const jynersoShip = choice<ShipId>('ship', {
  from: (s, effect) => friendsAt(s, effect, 2),
  do: (s, effect, ship) => {
    const seen = enemiesOf(s, me(s, effect)).filter((enemy) => {
      return isInArcAt(me(s, effect), enemy, 1, 3)
    })
    if (seen.length > 0) assign(s, ship, 'focus', Math.min(3, seen.length))
  },
})

const isbslicerShip = choice<ShipId, { jammed: ShipId }>('ship', {
  from: (s, _, { jammed }) => unjammed(s, jammed),
  do: (s, _, ship) => assign(s, ship, 'jam'),
})

export const crewWithActions: readonly XCard[] = [
  { id: 'upgrade:tacticalofficer', rules: ['XW-UPG-tacticalofficer'] },
  {
    id: 'upgrade:saboteur',
    rules: ['XW-UPG-saboteur', 'XW-UPG-142'],
    asks: [saboteurShip, saboteurDice],
    action: {
      can: (s, _, effect) => canChoose(s, effect, saboteurShip),
      do: (s, _, effect) => choose(s, effect, saboteurShip),
    },
  },
  {
    id: 'upgrade:r2d2-swx22',
    rules: ['XW-UPG-r2d2-swx22', 'XW-UPG-120'],
    asks: [r2d2Swx22Dice],
    trigger: {
      'end of round': {
        when: (s, effect) => {
          const ship = me(s, effect)
          return ship.inPlay && ship.shields === 0 && shieldValue(s, ship) > 0
        },
        do: (s, effect) => {
          recoverShield(s, me(s, effect))
          rollFor(s, pending(effect, r2d2Swx22Dice))
        },
      },
    },
  },
  {
    id: 'upgrade:landocalrissian',
    rules: ['XW-UPG-landocalrissian', 'XW-REF-031'],
    asks: [landocalrissianGuess, landocalrissianDice],
    action: {
      do: (s, ship, effect) => {
        const hasGuesser = inPlay(s, { card: 'upgrade:c3po', on: ship.id }).length > 0
        if (hasGuesser && !usedUp(s, guessKey(ship.id), oneGuess)) choose(s, effect, landocalrissianGuess)
        else rollFor(s, pending(effect, landocalrissianDice, { guess: null }), twoDice)
      },
    },
  },
  {
    id: 'upgrade:fleetofficer',
    rules: ['XW-UPG-fleetofficer'],
    asks: [fleetofficerShip],
    action: {
      do: (s, ship, effect) => {
        choose(s, effect, fleetofficerShip, { first: null })
        assign(s, ship.id, 'stress')
      },
    },
  },
  {
    id: 'upgrade:leebo',
    rules: ['XW-UPG-leebo'],
    action: {
      can: (s, ship) => canAct(s, ship.id, ['boost']),
      do: (s, ship) => {
        freeAction(s, ship.id, ['boost'])
        assign(s, ship.id, 'ion')
      },
    },
  },
  {
    id: 'upgrade:jynerso',
    rules: ['XW-UPG-jynerso'],
    asks: [jynersoShip],
    action: { do: (s, _, effect) => choose(s, effect, jynersoShip) },
  },
  {
    id: 'upgrade:isbslicer',
    rules: ['XW-UPG-isbslicer'],
    asks: [isbslicerShip],
    trigger: {
      'after action': {
        when: (s, effect, v) =>
          v.ship === effect.on && v.done?.action === 'jam' && unjammed(s, v.done.target).length > 0,
        do: (s, effect, v) => {
          if (v.done?.action === 'jam') choose(s, effect, isbslicerShip, { jammed: v.done.target })
        },
      },
    },
  },
  {
    id: 'upgrade:gonk',
    rules: ['XW-UPG-gonk', 'XW-UPG-085', 'XW-UPG-086'],
    action: {
      do: (s, ship, effect) => {
        load(s, effect, 1)
        if (inPlay(s, { card: 'effect:gonk-unload', on: ship.id }).length === 0)
          enter(s, { card: 'effect:gonk-unload', seat: ship.seat, on: ship.id })
      },
    },
  },
  {
    // The second action of Gonk, which there is nothing for until something lies on the card.
    id: 'effect:gonk-unload',
    rules: ['XW-UPG-gonk', 'XW-UPG-086'],
    action: {
      can: (s, _, effect) => (gonkOn(s, effect)?.tokens ?? 0) > 0,
      do: (s, ship, effect) => {
        load(s, effect, -1)
        recoverShield(s, ship)
      },
    },
  },
]

/** One face-down damage card at random is turned up and resolved. */
function turnRandomUp(s: XState, ship: ShipId): void {
  const down = [...shipOf(s, ship).damage.entries()].flatMap(([at, { faceUp }]) => (faceUp ? [] : [at]))
  const at = down.length > 1 ? down[below(s, down.length)] : down[0]
  if (at !== undefined) call(s, 'turn a damage card up', { ship, at, effect: 0 })
}

/** Ships beside this one without a jam token. */
function unjammed(s: XState, ship: ShipId): ShipId[] {
  return inRangeOf(s, ship, 1).filter((one) => shipOf(s, one).tokens.jam === 0)
}

function gonkOn(s: XState, effect: Effect): Upgrade | undefined {
  return me(s, effect).upgrades.find((one) => one.faceUp && one.card === 'gonk')
}

function load(s: XState, effect: Effect, shields: number): void {
  changeOnCard(s, gonkOn(s, effect), shields, {
    type: 'token stored',
    ship: effect.on ?? '',
    card: effect.card,
    token: 'shield',
    count: shields,
  })
}
