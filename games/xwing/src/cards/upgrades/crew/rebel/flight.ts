import { choose, type Effect, enter, inPlay, of, own, pending, use, usedUp } from '@sandtable/kernel'
import { isInArcWithin } from '../../../../arcs.ts'
import { bombOf, shipsNear } from '../../../../flow/detonate.ts'
import { changeOnCard, loseTokens } from '../../../../holdings.ts'
import { enemiesOf, type ShipId, shipOf, shipsInPlay, type XState } from '../../../../state.ts'
import { isStressed, shieldValue } from '../../../../values.ts'
import type { XCard } from '../../../../vocabulary/card.ts'
import {
  assign,
  canAct,
  choice,
  discard,
  freeAction,
  inRangeOf,
  isAlly,
  isMe,
  me,
  rangeTo,
  recoverShield,
  relieve,
  rollFor,
  sequel,
  suffer,
} from '../../../words.ts'
import { friendsAt, turnRandomUp } from '../crew.ts'
import { guessKey, oneGuess } from '../guess.ts'

const r2D2Dice = sequel<readonly string[]>('dice', (s, effect, [face]) => {
  if (face === 'hit') turnRandomUp(s, effect.on ?? '')
})

const twoDice = { die: 'defense', count: 2 } as const

/** C-3PO on the same ship may guess (XW-REF-031). */
const landoCalrissianGuess = choice<string>('guess', {
  from: () => ['no guess', '0', '1', '2'],
  do: (s, effect, guess) => {
    if (guess !== 'no guess') use(s, guessKey(effect.on ?? ''), oneGuess)
    rollFor(s, pending(effect, landoCalrissianDice, { guess }), twoDice)
  },
})

/** A token for every focus and evade result, with one more evade for a right guess of C-3PO. */
const landoCalrissianDice = sequel<readonly string[], { guess: string | null }>(
  'dice',
  (s, effect, dice, { guess }) => {
    const count = (face: string) => dice.filter((one) => one === face).length
    const evades = count('evade') + (guess === String(count('evade')) ? 1 : 0)
    assign(s, effect.on ?? '', 'focus', count('focus'))
    assign(s, effect.on ?? '', 'evade', evades)
  },
)

const jynErsoShip = choice<ShipId>('ship', {
  from: (s, effect) => friendsAt(s, effect, 2),
  do: (s, effect, ship) => {
    const seen = enemiesOf(s, me(s, effect)).filter((enemy) => isInArcWithin(me(s, effect), enemy, 3))
    assign(s, ship, 'focus', Math.min(3, seen.length))
  },
})

const sabineWrenShip = choice<ShipId, { from: readonly ShipId[] }>('ship', {
  from: (_, __, { from }) => from,
  do: (s, _, ship) => suffer(s, ship, 1),
})

/** Crew of the Rebel Alliance that acts elsewhere than in attacks. */
export const rebelFlightCrew: readonly XCard[] = [
  {
    id: 'upgrade:r2d2-swx22',
    rules: ['XW-UPG-r2d2-swx22', 'XW-UPG-120'],
    asks: [r2D2Dice],
    trigger: {
      'end of round': {
        when: (s, effect) => {
          const ship = me(s, effect)
          return ship.inPlay && ship.shields === 0 && shieldValue(s, ship) > 0
        },
        do: (s, effect) => {
          recoverShield(s, me(s, effect))
          rollFor(s, pending(effect, r2D2Dice))
        },
      },
    },
  },
  {
    id: 'upgrade:landocalrissian',
    rules: ['XW-UPG-landocalrissian', 'XW-REF-031'],
    asks: [landoCalrissianGuess, landoCalrissianDice],
    action: {
      do: (s, ship, effect) => {
        const hasGuesser = inPlay(s, { card: 'upgrade:c3po', on: ship.id }).length > 0
        if (hasGuesser && !usedUp(s, guessKey(ship.id), oneGuess)) choose(s, effect, landoCalrissianGuess)
        else rollFor(s, pending(effect, landoCalrissianDice, { guess: null }), twoDice)
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
    asks: [jynErsoShip],
    action: { do: (s, _, effect) => choose(s, effect, jynErsoShip) },
  },
  {
    id: 'upgrade:niennunb',
    rules: ['XW-UPG-niennunb', 'XW-UPG-111', 'XW-UPG-112', 'XW-UPG-113'],
    query: {
      difficulty: of('ship', (hardness, _, __, { maneuver }) =>
        maneuver.bearing === 'straight' ? { ...hardness, easier: 'green' } : hardness,
      ),
    },
  },
  {
    id: 'upgrade:herasyndulla',
    rules: ['XW-UPG-herasyndulla'],
    query: { 'flies red while stressed': own(() => true) },
  },
  {
    id: 'upgrade:leiaorgana',
    rules: ['XW-UPG-leiaorgana'],
    trigger: {
      'start of activation': {
        pay: (s, effect) => discard(s, effect),
        do: (s, effect) => void enter(s, { card: 'effect:leiaorgana', seat: effect.seat, until: 'round' }),
      },
    },
  },
  {
    id: 'effect:leiaorgana',
    rules: ['XW-UPG-leiaorgana'],
    query: {
      // Only what is revealed: a ship that has flown already reveals nothing more.
      difficulty: (hardness, s, effect, { ship, maneuver }) =>
        isAlly(s, effect, ship) && maneuver.difficulty === 'red' && shipOf(s, ship).maneuver === null
          ? { ...hardness, easier: 'white' }
          : hardness,
    },
  },
  {
    id: 'upgrade:chopper',
    rules: ['XW-UPG-chopper'],
    query: {
      'acts while stressed': of('ship', () => true),
    },
    trigger: {
      'after action': {
        forced: true,
        of: 'ship',
        when: (_, __, v) => v.whileStressed === true,
        do: (s, _, v) => suffer(s, v.ship, 1),
      },
    },
  },
  {
    id: 'upgrade:kananjarrus',
    rules: ['XW-UPG-kananjarrus', 'XW-UPG-098', 'XW-UPG-099', 'XW-UPG-100'],
    trigger: {
      'after maneuver': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) =>
          isAlly(s, effect, v.ship) &&
          v.maneuver.difficulty === 'white' &&
          isStressed(shipOf(s, v.ship)) &&
          rangeTo(s, effect, v.ship) <= 2,
        do: (s, effect, v) => relieve(s, effect, v.ship),
      },
    },
  },
  {
    id: 'upgrade:kylekatarn',
    rules: ['XW-UPG-kylekatarn', 'XW-REF-030', 'XW-UPG-079'],
    trigger: {
      'stress removed': {
        of: 'ship',
        when: (_, effect, v) => isMe(effect, v.by),
        do: (s, _, v) => assign(s, v.ship, 'focus'),
      },
    },
  },
  {
    id: 'upgrade:bodhirook',
    rules: ['XW-UPG-bodhirook'],
    query: {
      'lock targets': own((targets, s, effect) => {
        const friends = shipsInPlay(s).filter((one) => one.seat === effect.seat)
        const near = new Set([...targets, ...friends.flatMap((friend) => inRangeOf(s, friend.id, 3))])
        return enemiesOf(s, me(s, effect)).flatMap(({ id }) => (near.has(id) ? [id] : []))
      }),
    },
  },
  {
    id: 'upgrade:janors',
    rules: ['XW-UPG-janors', 'XW-UPG-096', 'XW-UPG-097', 'XW-ERRAT-016'],
    replace: {
      'receive token': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) =>
          v.token === 'focus' && isAlly(s, effect, v.ship) && rangeTo(s, effect, v.ship) <= 3,
        do: (_, __, v) => ({ ...v, token: 'evade' }),
      },
    },
  },
  {
    id: 'upgrade:rey',
    rules: ['XW-UPG-rey'],
    trigger: {
      'start of end phase': {
        when: (s, effect) => me(s, effect).tokens.focus > 0,
        do: (s, effect) => {
          loseTokens(s, me(s, effect), 'focus')
          store(s, effect, 1)
        },
      },
      'start of combat': {
        when: (s, effect) => (cardOn(s, effect)?.tokens ?? 0) > 0,
        do: (s, effect) => {
          store(s, effect, -1)
          assign(s, effect.on ?? '', 'focus')
        },
      },
    },
  },
  {
    id: 'upgrade:sabinewren',
    rules: ['XW-UPG-sabinewren'],
    asks: [sabineWrenShip],
    replace: {
      'detonate bomb': {
        forced: true,
        limit: { times: 1, per: 'round' },
        when: (s, effect, { bomb }) => enemiesNear(s, bomb, effect.seat).length > 0,
        do: (s, effect, detonation) => {
          choose(s, effect, sabineWrenShip, { from: enemiesNear(s, detonation.bomb, effect.seat) })
          return detonation
        },
      },
    },
  },
]

function cardOn(s: XState, effect: Effect) {
  return me(s, effect).upgrades.find((one) => one.effect === effect.id)
}

function store(s: XState, effect: Effect, tokens: number): void {
  const upgrade = cardOn(s, effect)
  changeOnCard(s, upgrade, tokens, {
    type: 'token stored',
    ship: effect.on ?? '',
    card: upgrade?.card ?? '',
    token: 'focus',
    count: tokens,
  })
}

function enemiesNear(s: XState, id: string, seat: string | null): string[] {
  const bomb = bombOf(s, id)
  if (bomb === undefined || bomb.seat !== seat) return []
  return shipsNear(s, bomb).filter((ship) => shipOf(s, ship).seat !== seat)
}
