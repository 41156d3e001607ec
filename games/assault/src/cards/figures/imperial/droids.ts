import { isFigure } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  attackNow,
  attacksInTurn,
  bonus,
  canAttack,
  choice,
  choose,
  damage,
  defeatFigure,
  gainCondition,
  me,
  newAttack,
  rollFor,
  strain,
} from '../../words.ts'
import { adjacentObjects, attacks, namedSurge, rerollsAttack } from '../abilities.ts'

/** Self-Destruct. */
const selfDestruct: NonNullable<ACard['trigger']>['end of round'] = {
  do: (s, effect) => {
    const droid = me(s, effect)
    const { damage: amount } = rollFor(s, ['red'])
    const beside = [...adjacentFigures(s, droid, 'any'), ...adjacentObjects(s, droid)]
    for (const id of beside) damage(s, id, amount, droid.id)
    defeatFigure(s, droid.id)
  },
}

const sentry: Pick<ACard, 'actions' | 'trigger'> = {
  actions: {
    'multi-fire': attacks(2, 'different', { damage: -1 }),
    'charged-shot': {
      cost: 1,
      attack: true,
      can: (s, figure) => canAttack(s, figure.id),
      do: (s, figure) => attackNow(s, figure.id, { bonus: bonus({ accuracy: 2 }) }),
    },
  },
  trigger: { 'reroll dice': rerollsAttack() },
}

const salvo = ['blue', 'red', 'yellow'] as const

const patient = choice<string>('patient', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'any'),
  do: (s, effect, figure) => {
    damage(s, figure, 1, effect.on)
    strain(s, figure, 1, effect.on)
    gainCondition(s, figure, 'bleeding', effect.on)
    gainCondition(s, effect.on ?? '', 'focused')
  },
})

export const imperialDroids: readonly ACard[] = [
  { id: 'deployment:probe-droid', rules: ['IA-DEP-probe-droid'], trigger: { 'end of round': selfDestruct } },
  {
    id: 'deployment:probe-droid-elite',
    rules: ['IA-DEP-probe-droid-elite'],
    trigger: { 'end of round': selfDestruct, 'reroll dice': rerollsAttack() },
  },
  { id: 'deployment:sentry-droid', rules: ['IA-DEP-sentry-droid'], ...sentry },
  { id: 'deployment:sentry-droid-elite', rules: ['IA-DEP-sentry-droid-elite'], ...sentry },
  {
    id: 'deployment:0-0-0',
    rules: ['IA-DEP-0-0-0'],
    ...namedSurge('shocking-palm', 1, (s, _, v) => {
      v.missesAnyway = true
      if (isFigure(s, v.target)) gainCondition(s, v.target, 'stunned', v.attacker)
    }),
    actions: {
      'invasive-procedure': {
        cost: 1,
        can: (s, figure) => adjacentFigures(s, figure, 'any').length > 0,
        do: (s, _, effect) => choose(s, effect, patient),
      },
    },
    asks: [patient],
    trigger: {
      // Unnerving.
      'end of activation': {
        forced: true,
        of: 'figure',
        when: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile').length > 0,
        do: (s, effect) => {
          for (const id of adjacentFigures(s, me(s, effect), 'hostile'))
            gainCondition(s, id, 'weakened', effect.on)
        },
      },
    },
  },
  {
    id: 'deployment:bt-1',
    rules: ['IA-DEP-bt-1'],
    actions: {
      'missile-salvo': {
        cost: 1,
        attack: true,
        can: (s, figure) => canAttack(s, figure.id, { type: 'ranged' }),
        do: (s, figure) =>
          attacksInTurn(
            s,
            salvo.map(() => newAttack(s, figure.id, { type: 'ranged', bonus: bonus({ accuracy: 3 }) })),
            'different',
            salvo,
          ),
      },
    },
    trigger: {
      // Assassin: an attack that is not made after all focuses nobody, so it waits until there is one.
      'attack declared': {
        forced: true,
        of: 'attacker',
        do: (s, effect) => gainCondition(s, effect.on ?? '', 'focused'),
      },
    },
  },
]
