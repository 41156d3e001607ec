import { inPlay, leave, of, recast } from '@sandtable/kernel'
import { couldAttack } from '../../../flow/acts.ts'
import { type AState, type Figure, type FigureId, figureOf, isFigure } from '../../../state.ts'
import { figureCard, speedOf } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  attackNow,
  canAttack,
  choice,
  discardOne,
  drawCards,
  gainCondition,
  gainMovement,
  goOn,
  hasTrait,
  me,
  recoverDamage,
  sequel,
  withTrait,
} from '../../words.ts'
import { choosing } from '../choosing.ts'
import { command } from '../command.ts'
import { lasting } from '../lasting.ts'

const patient = choice<string>('patient', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'any'),
  do: (s, effect, figure) => {
    const user = me(s, effect)
    const skilled = hasTrait(user, 'guardian') || hasTrait(user, 'leader')
    recoverDamage(s, figure, skilled ? 3 : 2)
  },
})

const exposed = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => lasting(s, effect, null, { on: id }),
})

const over = sequel<null>('over', (s, effect) => {
  for (const one of inPlay(s, { on: effect.on ?? '', card: 'effect:improvised-weapons' }))
    recast(s, one.id, `deployment:${me(s, effect).card}`)
})

const repaired = choice<string>('repaired', {
  from: (s, effect) => repairable(s, me(s, effect)),
  do: (s, _, id) => recoverDamage(s, id, 3),
})

/** Cards that any figure may use as a special action. */
export const specialActionCommands: readonly ACard[] = [
  command('cruel-strike', {
    action: { attack: true, when: (s, figure) => couldAttack(s, figure) },
    play: (s, { effect }) => {
      lasting(s, effect, 'playing')
      attackNow(s, effect.on ?? '')
    },
  }),
  {
    id: 'effect:cruel-strike',
    rules: ['IA-CMD-cruel-strike'],
    query: {
      'surge abilities': of('attacker', (value) => [
        ...value,
        { key: 'cruel-strike', cost: 1, gives: { pierce: 1, conditions: ['weakened'] } },
      ]),
    },
  },
  choosing('emergency-aid', 'action', patient),
  choosing('expose-weakness', 'action', exposed),
  {
    id: 'effect:expose-weakness',
    rules: ['IA-CMD-expose-weakness'],
    query: {
      results: of('target', (value) => ({ ...value, pierce: value.pierce + 3 })),
    },
    trigger: {
      'attack resolved': {
        forced: true,
        of: 'target',
        do: (s, effect) => leave(s, effect.id),
      },
    },
  },
  command('focus', { action: {}, play: (s, { figure }) => gainCondition(s, figure ?? '', 'focused') }),
  command('hit-and-run', {
    action: { attack: true, when: (s, figure) => couldAttack(s, figure) },
    play: (s, { figure }) => {
      attackNow(s, figure ?? '')
      gainMovement(s, figure ?? '', 3)
    },
  }),
  command(
    'improvised-weapons',
    {
      action: { attack: true, when: (s, figure) => couldAttack(s, figure, { type: 'ranged' }) },
      play: (s, { effect }) => {
        const id = effect.on ?? ''
        const own = inPlay(s, { on: id, card: `deployment:${me(s, effect).card}` })
        for (const one of own) recast(s, one.id, 'effect:improvised-weapons')
        attackNow(s, id, { type: 'ranged', pool: ['green', 'yellow'], bare: true })
        goOn(s, effect, over, null)
      },
    },
    {
      asks: [over],
    },
  ),
  // Stands in for the figure's own card, whose abilities do not work in this attack.
  { id: 'effect:improvised-weapons', rules: ['IA-CMD-improvised-weapons'] },
  command('planning', {
    action: {},
    play: (s, { seat, figure, effect }) => {
      const after = s.lastEffect
      drawCards(s, seat, 2)
      if (!hasTrait(figureOf(s, figure ?? ''), 'leader')) discardOne(s, effect, { after })
    },
  }),
  command('pummel', {
    action: { attack: true, when: (s, figure) => isMelee(figure) && canAttack(s, figure.id) },
    play: (s, { figure }) => {
      attackNow(s, figure ?? '')
      attackNow(s, figure ?? '')
    },
  }),
  command('recovery', { action: {}, play: (s, { figure }) => recoverDamage(s, figure ?? '', 2) }),
  choosing('repair', 'action', repaired),
  command('set-for-stun', {
    action: { attack: true, when: (s, figure) => canAttack(s, figure.id) },
    play: (s, { effect }) => {
      lasting(s, effect, 'playing')
      attackNow(s, effect.on ?? '')
    },
  }),
  {
    id: 'effect:set-for-stun',
    rules: ['IA-CMD-set-for-stun'],
    trigger: {
      'about to suffer': {
        forced: true,
        of: 'by',
        when: (_, __, v) => v.source === 'attack' && v.amount > 0,
        do: (s, _, v) => {
          v.amount = 0
          gainCondition(s, v.target, 'stunned', v.by)
        },
      },
      // A thing is not stunned, but not harmed either.
      'before damage': {
        forced: true,
        of: 'attacker',
        when: (s, _, v) => !isFigure(s, v.target),
        do: (_, __, v) => {
          v.tally.damage = 0
        },
      },
    },
  },
  command('take-cover', { action: {}, play: (s, { effect }) => lasting(s, effect, 'round') }),
  {
    id: 'effect:take-cover',
    rules: ['IA-CMD-take-cover'],
    query: {
      results: of('target', (value) => ({ ...value, block: value.block + 1, accuracy: value.accuracy - 2 })),
    },
  },
  command('urgency', {
    action: {},
    play: (s, { figure }) => gainMovement(s, figure ?? '', speedOf(s, figureOf(s, figure ?? '')) + 2),
  }),
]

function isMelee(figure: Figure): boolean {
  return figureCard(figure).attack?.type === 'melee'
}

function repairable(s: AState, figure: Figure): FigureId[] {
  return withTrait(s, adjacentFigures(s, figure, 'friendly'), 'droid', 'vehicle')
}
