import { type Effect, enter, inPlay, leave, of, type Seat, tell } from '@sandtable/kernel'
import type { AttackDie, PowerToken } from '../../../../data/types.ts'
import { type AState, type FigureId, figureOf, isOnMap } from '../../../state.ts'
import { figureCard } from '../../../values.ts'
import type { Attack, SurgeAbility } from '../../../vocabulary/attacks.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  attackOf,
  choice,
  choose,
  damage,
  gainPower,
  isMe,
  me,
  powerTokens,
  rollFor,
} from '../../words.ts'
import { mounted } from '../abilities.ts'
import { afterAttack } from '../rebel/abilities.ts'
import { priorityTarget } from '../rebel/troops.ts'

/** Every Clawdite comes with a set of all forms (IA-DEP-clawdite-shapeshifter). */
const forms = ['scout', 'senator', 'streetrat'] as const

/** Gives the Clawdite another form. */
function takeForm(s: AState, { seat, on }: Effect, form: string): void {
  const figure = figureOf(s, on ?? '')
  if (figure.form !== undefined)
    for (const { id } of inPlay(s, { card: `form:${figure.form}`, on: figure.id })) leave(s, id)
  figure.form = form
  enter(s, { card: `form:${form}`, seat, on })
  tell(s, { type: 'form', figure: figure.id, form: `form:${form}` })
}

function clawdite(id: string): ACard {
  const newForm = choice<string, { readonly from: readonly string[] }>('form', {
    from: (_, __, { from }) => from,
    may: () => true,
    do: (s, effect, form) => takeForm(s, effect, form),
  })

  return {
    id: `deployment:${id}`,
    rules: [`IA-DEP-${id}`],
    // Shape.
    arrives: (s, effect) => choose(s, effect, newForm, { from: forms }),
    trigger: {
      'figures deployed': { do: (s, effect) => choose(s, effect, newForm, { from: forms }) },
      // Shift.
      'start of round': {
        when: (s, effect) => isOnMap(me(s, effect)) && me(s, effect).form !== undefined,
        do: (s, effect) => {
          const { form } = me(s, effect)
          choose(s, effect, newForm, { from: forms.filter((one) => one !== form) })
        },
      },
    },
    asks: [newForm],
  }
}

/** Surge abilities of a form, and what it always adds to the attack. */
function gives(
  accuracy: number,
  surges: (effect: Effect) => readonly SurgeAbility[],
): NonNullable<ACard['query']> {
  return {
    results: (value, _, effect, v) =>
      isMe(effect, v.attacker) && !v.bare ? { ...value, accuracy: value.accuracy + accuracy } : value,
    'surge abilities': (value, _, effect, v) =>
      isMe(effect, v.attacker) && !v.bare ? [...value, ...surges(effect)] : value,
  }
}

/** Rifleman: one red die becomes a blue one. */
function rifle(pool: readonly AttackDie[]): readonly AttackDie[] {
  const at = pool.indexOf('red')
  return pool.map((die, place) => (place === at ? 'blue' : die))
}

const ownToken = choice<PowerToken>('own token', {
  from: () => powerTokens,
  by: (s) => attackOf(s).by,
  do: (s, effect, token) => gainPower(s, effect.on ?? '', token),
})

/** Conspire: so many power tokens for the Senator and the friends beside it. */
const conspirator = choice<FigureId, { readonly left: number }>('conspirator', {
  from: (s, effect, { left }) =>
    left > 0 ? [effect.on ?? '', ...adjacentFigures(s, me(s, effect), 'friendly')] : [],
  do: (s, effect, figure, { left }) => choose(s, effect, favour, { left, figure }),
})

const favour = choice<PowerToken, { readonly left: number; readonly figure: FigureId }>('token', {
  from: () => powerTokens,
  do: (s, effect, token, { left, figure }) => {
    gainPower(s, figure, token)
    choose(s, effect, conspirator, { left: left - 1 })
  },
})

const victim = choice<string, { readonly by: Seat }>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  by: (_, __, { by }) => by,
  do: (s, effect, figure) => {
    const rolled = rollFor(s, ['red'])
    damage(s, figure, rolled.damage, effect.on)
  },
})

/** Those who are never the same. */
export const mercenaryClawdites: readonly ACard[] = [
  clawdite('clawdite-shapeshifter'),
  clawdite('clawdite-shapeshifter-elite'),
  {
    id: 'form:scout',
    rules: ['IA-FRM-scout'],
    query: {
      ...gives(2, () => [
        { key: 'scout pierce', cost: 1, gives: { pierce: 2 } },
        { key: 'scout damage', cost: 1, gives: { damage: 1, accuracy: 2 } },
      ]),
      'attack pool': of('attacker', (value) => rifle(value)),
      'attacks past figures': priorityTarget,
    },
  },
  {
    id: 'form:senator',
    rules: ['IA-FRM-senator'],
    query: gives(1, ({ id }) => [
      { key: 'senator damage', cost: 1, gives: { damage: 1 } },
      { key: 'senator recover', cost: 1, gives: { recover: 2 } },
      { key: 'power-token', cost: 1, gives: {}, effect: id, ability: 'power-token' },
    ]),
    surges: {
      'power-token': {
        do: (s, effect) => choose(s, effect, ownToken),
      },
    },
    actions: {
      conspire: {
        cost: 1,
        do: (s, figure, effect) => {
          const dice = (figureCard(figure).attack?.dice ?? []).filter((die) => die !== 'any')
          const { surge } = rollFor(s, [...dice, 'yellow'])
          choose(s, effect, conspirator, { left: Math.min(3, surge) })
        },
      },
    },
    asks: [ownToken, conspirator, favour],
  },
  {
    id: 'form:streetrat',
    rules: ['IA-FRM-streetrat'],
    query: gives(0, ({ id }) => [
      { key: 'streetrat damage', cost: 1, gives: { damage: 1 } },
      { key: 'streetrat token', cost: 1, gives: { token: 'damage' } },
      { key: 'assassins-blade', cost: 1, gives: {}, effect: id, ability: 'assassins-blade' },
    ]),
    surges: {
      'assassins-blade': {
        do: (s, { on }, v: Attack) =>
          void enter(s, { card: 'effect:assassins-blade', seat: v.by, on, until: 'attack' }),
      },
    },
    trigger: { 'start of activation': mounted(2) },
  },
  {
    ...afterAttack(
      'assassins-blade',
      'IA-FRM-streetrat',
      (s, effect, v) => choose(s, effect, victim, { by: v.by }),
      (s, v) => isOnMap(figureOf(s, v.attacker)),
    ),
    asks: [victim],
  },
]
