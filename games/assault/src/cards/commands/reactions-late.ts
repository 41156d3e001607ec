import { isAdjacentTo, spacesOf } from '../../board/board.ts'
import { mayEnd, mayLeave } from '../../board/movement.ts'
import { legalTargets } from '../../board/targets.ts'
import { carryAlong } from '../../flow/walk.ts'
import { type AState, areHostile, figureOf, figuresOf, groupOf, isOnMap, otherSeat } from '../../state.ts'
import { figureCard, speedOf } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import type { Stepping } from '../../vocabulary/moves.ts'
import {
  activationOf,
  attackNow,
  attackOf,
  bonus,
  canAttack,
  damage,
  distanceBetween,
  gainCondition,
  gainMovement,
  goOn,
  me,
  performMove,
  recoverDamage,
  score,
  sequel,
} from '../words.ts'
import { anyOwn, command } from './command.ts'
import { stepUnderWay, sufferingUnderWay } from './in-answer-to.ts'
import { entersBeside } from './reactions.ts'
import { exhaustGroup } from './readying.ts'

// From where it is now it may be farther away, or no target any more (IA-INTR-003).
const gone = sequel<null>('gone', (s) => {
  const v = attackOf(s)
  const found = legalTargets(s, v).filter((one) => one.target === v.target)
  const nearest = found.sort((one, other) => one.distance - other.distance)[0]
  if (nearest === undefined) v.missesAnyway = true
  else Object.assign(v, { space: nearest.space, distance: nearest.distance })
})

const goes = sequel<null>('goes', (s) => {
  const step = stepUnderWay(s)
  const other = figureOf(s, step.figure)
  if (!isOnMap(other) || other.stand !== step.before) return
  // Stunned, or with somebody else there by now, it stays where it is (IA-COND-015, IA-INTR-003).
  const stays = step.how === 'move' && !mayLeave(s, other)
  if (stays || !mayEnd(s, other, step.to)) step.way = 'ended before'
  else other.stand = step.to
  carryAlong(s, step)
})

/** Command cards in answer to what happens on the map, from M on: steps, damage, defeats, activations. */
export const lateReactionCommands: readonly ACard[] = [
  command('miracle-worker', {
    at: {
      'health reached': {
        figures: anyOwn,
        when: (s, v, seat, figure) => {
          const friend = figureOf(s, v.target)
          return friend.seat === seat && distanceBetween(s, figureOf(s, figure ?? ''), friend) <= 3
        },
      },
    },
    play: (s) => recoverDamage(s, sufferingUnderWay(s).target, 3),
  }),
  command('of-no-importance', {
    at: {
      'figure defeated': {
        when: (s, v, seat) => {
          const figure = figureOf(s, v.target)
          const group = groupOf(s, figure)
          return figure.seat === seat && !figureCard(figure).unique && figuresOf(s, group).length === 0
        },
      },
    },
    play: (s, { seat }) => {
      // Its points have just been scored.
      const { points } = groupOf(s, figureOf(s, sufferingUnderWay(s).target))
      score(s, otherSeat(seat), -Math.min(2, points), 'of-no-importance')
    },
  }),
  command(
    'on-the-lam',
    {
      at: { 'dice rolled': { figures: (_, v) => [v.target] } },
      play: (s, { effect }) => {
        performMove(s, effect.on ?? '')
        goOn(s, effect, gone, null)
      },
    },
    {
      asks: [gone],
    },
  ),
  command('opportunistic', {
    at: {
      'damage suffered': { figures: anyOwn, when: (s, v, seat) => figureOf(s, v.target).seat !== seat },
    },
    play: (s, { figure }) => gainMovement(s, figure ?? '', 3),
  }),
  command('overcharged-weapons', {
    at: {
      'start of activation': {
        figures: anyOwn,
        when: (s, v, seat, figure) =>
          figureOf(s, v.figure).seat !== seat && canAttack(s, figure ?? '', { among: [v.figure] }),
      },
    },
    play: (s, { effect }) => {
      const figure = activationOf(s)?.figure ?? ''
      attackNow(s, effect.on ?? '', { among: [figure], bonus: bonus({ pierce: 2 }) })
      exhaustGroup(s, me(s, effect).group)
      gainCondition(s, effect.on ?? '', 'weakened')
    },
  }),
  command(
    'parting-blow',
    {
      at: {
        'space exited': {
          figures: anyOwn,
          when: (s, v, _, figure) => leavesSide(s, v, figure ?? ''),
        },
      },
      play: (s, { effect }) => {
        // The blow falls before the other one is gone.
        const step = stepUnderWay(s)
        const other = figureOf(s, step.figure)
        if (!isOnMap(other)) return
        other.stand = step.before
        carryAlong(s, step)
        attackNow(s, effect.on ?? '', { among: [other.id] })
        gainCondition(s, effect.on ?? '', 'stunned')
        goOn(s, effect, goes, null)
      },
    },
    {
      asks: [goes],
    },
  ),
  command('self-defense', {
    at: {
      'space entered': {
        figures: anyOwn,
        when: (s, v, _, figure) => entersBeside(s, v, figureOf(s, figure ?? '')),
      },
    },
    play: (s, { figure }) => damage(s, stepUnderWay(s).figure, 1, figure),
  }),
  command('slippery-target', {
    at: {
      'space entered': {
        figures: anyOwn,
        when: (s, v, _, figure) => entersBeside(s, v, figureOf(s, figure ?? '')),
      },
    },
    play: (s, { effect }) => gainMovement(s, effect.on ?? '', speedOf(s, me(s, effect))),
  }),
]

/** Does a hostile figure leave a space next to this one? */
function leavesSide(s: AState, v: Stepping, id: string): boolean {
  const [own, mover] = [figureOf(s, id), figureOf(s, v.figure)]
  if (!areHostile(mover, own) || figureCard(own).attack === null) return false
  const left = v.from.filter((space) => !spacesOf(s, mover).includes(space))
  return left.length > 0 && isAdjacentTo(s, own, left)
}
