import { crosses } from '@sandtable/plane'
import { placed } from '../../bases.ts'
import { bombOf, isMine } from '../../flow/detonate.ts'
import { type Laying, tokenAt } from '../../geometry/bombs.ts'
import { rangeToToken } from '../../geometry/range.ts'
import type { TemplateBearing } from '../../geometry/templates.ts'
import { shipOf, type XState } from '../../state.ts'
import type { Attack } from '../../vocabulary/attacks.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { measure } from '../../weapons.ts'
import { canAct, freeAction, isAlly, isMe } from '../words.ts'
import { pilot } from './pilot.ts'

/** Pilots of both sides whose abilities are about bombs. */

const behind = (bearing: TemplateBearing, speed: number): Laying => ({ from: 'rear', bearing, speed })

/** Templates that it may lay its bombs along beside the usual one. */
function laysAlong(...more: Laying[]): NonNullable<XCard['query']> {
  return {
    'bomb layings': (layings, _, effect, { ship }) => (isMe(effect, ship) ? [...layings, ...more] : layings),
  }
}

const mineActions = ['upgrade:proximitymines', 'upgrade:clustermines', 'upgrade:connernet']

export const bomberPilots: readonly XCard[] = [
  pilot(
    'emonazzameen',
    { query: laysAlong(behind('turn-left', 3), behind('straight', 3), behind('turn-right', 3)) },
    ['XW-PIL-049', 'XW-PIL-050'],
  ),
  pilot('solsixxa', { query: laysAlong(behind('turn-left', 1), behind('turn-right', 1)) }),
  pilot('crimsonspecialist', {
    query: {
      // Mines are not dropped when the dial is revealed, but by an action.
      'lays bombs at its base': (lays, _, effect, { ship, kind }) =>
        lays || (isMe(effect, ship) && !isMine(kind)),
    },
  }),
  pilot('deathrain', {
    // After the cards that allow other templates: each of them may be set to the front, too.
    layer: 1,
    query: {
      'bomb layings': (layings, _, effect, { ship }) =>
        isMe(effect, ship)
          ? [
              ...layings,
              ...layings.flatMap((one) => (one.from === 'rear' ? [{ ...one, from: 'front' as const }] : [])),
            ]
          : layings,
    },
    trigger: {
      'bomb dropped': {
        when: (s, effect, v) => isMe(effect, v.ship) && canAct(s, v.ship, ['barrel-roll']),
        do: (s, _, v) => freeAction(s, v.ship, ['barrel-roll']),
      },
    },
  }),
  pilot('deathfire', {
    trigger: {
      'dial revealed': {
        when: (s, effect, v) => isMe(effect, v.ship) && canAct(s, v.ship, mineActions),
        do: (s, _, v) => freeAction(s, v.ship, mineActions),
      },
      'after action': {
        when: (s, effect, v) => isMe(effect, v.ship) && canAct(s, v.ship, mineActions),
        do: (s, _, v) => freeAction(s, v.ship, mineActions),
      },
    },
  }),
  pilot('cobaltleader', {
    query: {
      'defense dice': (dice, s, effect, v) =>
        isMe(effect, v.attacker) && isNearBomb(s, v.target) ? dice - 1 : dice,
    },
  }),
  pilot('captainnym-rebel', {
    replace: {
      'detonate bomb': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, { bomb }) => bombOf(s, bomb)?.seat === effect.seat,
        do: () => null,
      },
    },
  }),
  pilot('captainnym-scum', {
    replace: {
      'bomb hits': {
        when: (_, effect, { ship, seat }) => isMe(effect, ship) && seat === effect.seat,
        do: () => null,
      },
    },
    trigger: {
      'modify defense dice': {
        when: (s, effect, v) => isAlly(s, effect, v.target) && passesBomb(s, v, effect.seat),
        do: (_, __, v) => void v.defenseDice.push({ face: 'evade', rerolled: false }),
      },
    },
  }),
]

function isNearBomb(s: XState, ship: string): boolean {
  const base = placed(shipOf(s, ship))
  return s.table.bombs.some((bomb) => {
    const outline = tokenAt(bomb)
    return outline !== null && rangeToToken(base, outline) === 1
  })
}

/** Does the line of this attack cross a bomb token of that side? */
function passesBomb(s: XState, v: Attack, seat: string | null): boolean {
  const measured = measure(s, shipOf(s, v.attacker), v.weapon, shipOf(s, v.target))
  if (measured === null) return false
  // Of several shortest lines the attacker takes the one that he likes (XW-RANGE-011).
  const lines = measured.other === null ? [measured.line] : [measured.line, measured.other]
  return s.table.bombs.some((bomb) => {
    const outline = bomb.seat === seat ? tokenAt(bomb) : null
    return outline !== null && lines.every(({ from, to }) => crosses(from, to, outline))
  })
}
