import { of, own } from '@sandtable/kernel'
import type { AttackDie } from '../../../../data/types.ts'
import { legalTargets } from '../../../board/targets.ts'
import { figureOf, isOnMap, otherSeat } from '../../../state.ts'
import { commandCard, speedOf } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  attackOf,
  choice,
  choose,
  damage,
  discardOne,
  drawCards,
  gainCondition,
  gainMovement,
  givePoints,
  goOn,
  isMe,
  me,
  ownerOf,
  performMove,
  recall,
  recoverDamage,
  rollFor,
  score,
  sequel,
  strain,
} from '../../words.ts'
import { choosing } from '../choosing.ts'
import { command } from '../command.ts'
import { besideArrival, stepUnderWay } from '../in-answer-to.ts'
import { lasting } from '../lasting.ts'

const sold = sequel<string>('discarded', (s, effect, card) =>
  givePoints(s, effect.seat ?? '', commandCard(card).cost, 'black-market-prices'),
)

const trick = choice<string, { readonly figure: string }>('evil', {
  from: () => ['strain', 'stunned'],
  by: (_, effect) => otherSeat(ownerOf(effect)),
  do: (s, { on }, evil, memory) => {
    if (evil === 'strain') strain(s, memory.figure, 3, on)
    else gainCondition(s, memory.figure, 'stunned', on)
  },
})

const disabled = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => lasting(s, effect, 'round', { on: id }),
})

// From where it is now it may be farther away, or no target any more (IA-INTR-003).
const gone = sequel<null>('gone', (s) => {
  const v = attackOf(s)
  const found = legalTargets(s, v).filter((one) => one.target === v.target)
  const nearest = found.sort((one, other) => one.distance - other.distance)[0]
  if (nearest === undefined) v.missesAnyway = true
  else Object.assign(v, { space: nearest.space, distance: nearest.distance })
})

const lostDie = choice<AttackDie>('die', {
  from: (s) => [...new Set(attackOf(s).pool)],
  do: (s, _, colour) => {
    const { pool } = attackOf(s)
    pool.splice(pool.indexOf(colour), 1)
  },
})

const supply = choice<'recover' | 'surge' | 'evade'>('supply', {
  from: () => ['recover', 'surge', 'evade'],
  do: (s, effect, gives) => {
    if (gives === 'recover') recoverDamage(s, effect.on ?? '', 2)
    else lasting(s, effect, 'round', { vars: { gives } })
  },
})

const stimulated = choice<string>('stimulated', {
  from: (s, effect) => [effect.on ?? '', ...adjacentFigures(s, me(s, effect), 'any')],
  do: (s, effect, id) => {
    damage(s, id, 1, effect.on)
    goOn(s, effect, works, id)
  },
})

const works = sequel<string>('works', (s, _, id) => {
  if (!isOnMap(figureOf(s, id))) return
  gainMovement(s, id, 1)
  gainCondition(s, id, 'focused')
})

/** Cards for smugglers, and for these among other kinds. */
export const smugglerCommands: readonly ACard[] = [
  command(
    'black-market-prices',
    {
      action: {},
      play: (s, { seat, effect }) => {
        drawCards(s, seat, 2)
        discardOne(s, effect, { next: sold })
      },
    },
    {
      asks: [sold],
    },
  ),
  command(
    'dirty-trick',
    {
      at: {
        'space entered': { figures: besideArrival },
      },
      play: (s, { effect }) => {
        const { figure } = stepUnderWay(s)
        choose(s, effect, trick, { figure })
      },
    },
    {
      asks: [trick],
    },
  ),
  choosing('disable', 'action', disabled),
  {
    id: 'effect:disable',
    rules: ['IA-CMD-disable'],
    // After everything that gives such abilities.
    layer: 9,
    query: {
      'surge abilities': of('attacker', () => []),
      'special actions forbidden': own(() => 'IA-CMD-disable'),
    },
  },
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
  command('pickpocket', {
    during: { when: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0 },
    play: (s, { seat }) => {
      const foe = otherSeat(seat)
      const { accuracy } = rollFor(s, ['green'])
      score(s, foe, -Math.min(accuracy, s.table.points[foe] ?? 0), 'pickpocket')
      givePoints(s, seat, accuracy, 'pickpocket')
    },
  }),
  command('run-for-cover', {
    at: { 'attack declared': { figures: (_, v) => [v.target] } },
    play: (s, { effect }) => lasting(s, effect, 'attack'),
  }),
  {
    id: 'effect:run-for-cover',
    rules: ['IA-CMD-run-for-cover'],
    trigger: {
      'before rolling': {
        forced: true,
        of: 'target',
        do: (s, effect) => choose(s, effect, lostDie),
      },
    },
    asks: [lostDie],
  },
  command('slippery-target', {
    at: {
      'space entered': { figures: besideArrival },
    },
    play: (s, { effect }) => gainMovement(s, effect.on ?? '', speedOf(s, me(s, effect))),
  }),
  command(
    'smuggled-supplies',
    {
      at: { 'start of activation': { figures: (_, v) => [v.figure] } },
      play: (s, { effect }) => choose(s, effect, supply),
    },
    {
      asks: [supply],
    },
  ),
  {
    id: 'effect:smuggled-supplies',
    rules: ['IA-CMD-smuggled-supplies'],
    query: {
      results: (value, _, effect, v) => {
        if (recall(effect, 'effect:smuggled-supplies').gives === 'surge')
          return isMe(effect, v.attacker) ? { ...value, surge: value.surge + 1 } : value
        return isMe(effect, v.target) ? { ...value, evade: value.evade + 1 } : value
      },
    },
  },
  command(
    'stimulants',
    {
      action: {},
      play: (s, { effect }) => choose(s, effect, stimulated),
    },
    {
      asks: [stimulated, works],
    },
  ),
]
