import { inPlay, recast } from '@sandtable/kernel'
import { legalTargets } from '../../board/targets.ts'
import { couldAttack } from '../../flow/acts.ts'
import { type AState, type Figure, type FigureId, figuresOnMap, isFigure } from '../../state.ts'
import { figureCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  adjacentFigures,
  attackNow,
  attacksInTurn,
  bonus,
  canAttack,
  choice,
  choose,
  chooseSeveral,
  figuresWithin,
  gainCondition,
  gainMovement,
  goOn,
  isMe,
  isSmall,
  me,
  moveSpaces,
  newAttack,
  nextToSpace,
  sequel,
  several,
  withTrait,
} from '../words.ts'
import { command } from './command.ts'
import { lasting } from './lasting.ts'

const friendOfCoordinatedAttack = choice<string>('friend', {
  from: (s, effect) => figuresWithin(s, me(s, effect), 3, 'friendly'),
  do: (s, effect, friend) => {
    const both = [effect.on ?? '', friend]
    const targets = both.flatMap((id) => legalTargets(s, newAttack(s, id, { pastFigures: true })))
    const figures = [...new Set(targets.map((one) => one.target))].filter((id) => isFigure(s, id))
    choose(s, effect, targetOfCoordinatedAttack, { both, from: figures })
  },
})

const targetOfCoordinatedAttack = choice<
  string,
  { readonly both: string[]; readonly from: readonly string[] }
>('target', {
  from: (_, __, { from }) => from,
  do: (s, _, target, memory) => {
    for (const id of memory.both) attackNow(s, id, { among: [target], may: true, pastFigures: true })
  },
})

const over = sequel<null>('over', (s, effect) => {
  for (const one of inPlay(s, { on: effect.on ?? '', card: 'effect:improvised-weapons' }))
    recast(s, one.id, `deployment:${me(s, effect).card}`)
})

const lured = choice<string>('lured', {
  from: (s, effect) => figuresWithin(s, me(s, effect), 3, 'hostile', isLurable),
  do: (s, effect, figure) => attackNow(s, figure, { by: effect.seat ?? '' }),
})

const gun = several<string>('gun', (s, _, id) => {
  attackNow(s, id, { may: true, bonus: bonus({ blast: 1 }) })
})

const friend = choice<string>('friend', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'friendly'),
  do: (s, _, id) => attackNow(s, id, { bonus: bonus({ damage: 2 }) }),
})

/** Command cards with which a figure, or another at its word, attacks in its own activation. */
export const specialAttackCommands: readonly ACard[] = [
  command('burst-fire', {
    action: { attack: true, when: (s, figure) => couldAttack(s, figure) },
    play: (s, { effect }) => {
      lasting(s, effect, 'playing')
      attackNow(s, effect.on ?? '')
    },
  }),
  {
    id: 'effect:burst-fire',
    rules: ['IA-CMD-burst-fire'],
    trigger: {
      'attack resolved': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.attacker) && v.suffered > 0,
        do: (s, _, v) => {
          for (const id of nextToSpace(s, v.space))
            if (id !== v.target && isFigure(s, id)) gainCondition(s, id, 'stunned', v.attacker)
        },
      },
    },
  },
  command(
    'coordinated-attack',
    {
      action: {
        attack: true,
        when: (s, figure) => figuresWithin(s, figure, 3, 'friendly').length > 0,
      },
      play: (s, { effect }) => choose(s, effect, friendOfCoordinatedAttack),
    },
    {
      asks: [friendOfCoordinatedAttack, targetOfCoordinatedAttack],
    },
  ),
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
      'surge abilities': (value, _, effect, v) =>
        isMe(effect, v.attacker)
          ? [...value, { key: 'cruel-strike', cost: 1, gives: { pierce: 1, conditions: ['weakened'] } }]
          : value,
    },
  },
  command('draw', {
    during: { when: (s, figure) => canAttack(s, figure.id) },
    play: (s, { effect }) => attackNow(s, effect.on ?? ''),
  }),
  command('face-to-face', {
    action: { attack: true },
    play: (s, { effect }) => {
      lasting(s, effect, 'playing')
      moveSpaces(s, effect.on ?? '', 2)
      attackNow(s, effect.on ?? '')
    },
  }),
  {
    id: 'effect:face-to-face',
    rules: ['IA-CMD-face-to-face'],
    query: {
      'target forbidden': (value, _, effect, { attacker, distance }) =>
        isMe(effect, attacker) && distance > 1 ? 'IA-CMD-face-to-face' : value,
    },
  },
  command('feral-swipes', {
    action: { attack: true, when: (s, figure) => couldAttack(s, figure, { type: 'melee' }) },
    play: (s, { effect }) => {
      const dice = figureCard(me(s, effect)).attack?.dice ?? []
      for (const _ of dice) attackNow(s, effect.on ?? '', { type: 'melee', pool: ['red'] })
    },
  }),
  command('flurry-of-blades', {
    action: { attack: true, when: (s, figure) => couldAttack(s, figure) },
    play: (s, { effect }) => {
      for (let i = 0; i < 3; i++) attackNow(s, effect.on ?? '')
    },
  }),
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
  command(
    'lure-of-the-dark-side',
    {
      action: { when: (s, figure) => figuresWithin(s, figure, 3, 'hostile', isLurable).length > 0 },
      play: (s, { effect }) => choose(s, effect, lured),
    },
    {
      asks: [lured],
    },
  ),
  command('maximum-firepower', {
    action: { attack: true, when: (s, figure) => canAttack(s, figure.id) },
    play: (s, { figure }) => attackNow(s, figure ?? '', { bonus: bonus({ damage: 4 }) }),
  }),
  command(
    'optimal-bombardment',
    {
      action: { when: (s, figure) => guns(s, figure).length > 0 },
      play: (s, { effect }) => chooseSeveral(s, effect, gun, guns(s, me(s, effect)), 3),
    },
    {
      asks: [gun],
    },
  ),
  command('pummel', {
    action: { attack: true, when: (s, figure) => isMelee(figure) && canAttack(s, figure.id) },
    play: (s, { figure }) => {
      attackNow(s, figure ?? '')
      attackNow(s, figure ?? '')
    },
  }),
  command('sarlacc-sweep', {
    action: { attack: true, when: (s, figure) => canAttack(s, figure.id) },
    play: (s, { figure }) =>
      attacksInTurn(s, [newAttack(s, figure ?? ''), newAttack(s, figure ?? '')], 'different'),
  }),
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
        when: (_, effect, v) => v.source === 'attack' && v.amount > 0 && isMe(effect, v.by ?? ''),
        do: (s, _, v) => {
          v.amount = 0
          gainCondition(s, v.target, 'stunned', v.by)
        },
      },
      // A thing is not stunned, but not harmed either.
      'before damage': {
        forced: true,
        when: (s, effect, v) => isMe(effect, v.attacker) && !isFigure(s, v.target),
        do: (_, __, v) => {
          v.tally.damage = 0
        },
      },
    },
  },
  command('size-advantage', {
    action: { attack: true, when: (s, figure) => canAttack(s, figure.id, { among: smallFigures(s) }) },
    play: (s, { figure }) =>
      attackNow(s, figure ?? '', {
        among: smallFigures(s),
        bonus: bonus({ damage: 2, conditions: ['weakened'] }),
      }),
  }),
  command(
    'take-it-down',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'friendly').length > 0 },
      play: (s, { effect }) => choose(s, effect, friend),
    },
    { asks: [friend] },
  ),
]

function isLurable(figure: Parameters<typeof figureCard>[0]): boolean {
  const { base, attack } = figureCard(figure)
  return base[0] * base[1] === 1 && attack !== null
}

function isMelee(figure: Figure): boolean {
  return figureCard(figure).attack?.type === 'melee'
}

function smallFigures(s: AState): FigureId[] {
  return figuresOnMap(s)
    .filter((one) => isSmall(one))
    .map((one) => one.id)
}

function guns(s: AState, figure: Figure): FigureId[] {
  const beside = adjacentFigures(s, figure, 'friendly')
  return withTrait(s, beside, 'vehicle', 'droid', 'heavy-weapon').filter((id) => canAttack(s, id))
}
