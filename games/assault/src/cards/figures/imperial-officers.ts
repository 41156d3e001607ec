import { type Effect, type Limit, type Plain, use, usedUp } from '@sandtable/kernel'
import { type AState, type Figure, figuresOf, figuresOnMap, groupOf } from '../../state.ts'
import { figureCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  attackNow,
  attacksInTurn,
  bonus,
  canAttack,
  friendsInReach,
  gainCondition,
  gainMovement,
  isMe,
  me,
  newAttack,
  performMove,
  pick,
  seesFigure,
} from '../words.ts'
import { cower, deadly, namedSurge } from './abilities.ts'

/** An order to another friend: whom, of those that the ability reaches. */
function order(
  ability: string,
  most: 1 | 2,
  picked: ACard['picked'],
  figures = (s: AState, figure: Figure) => friendsInReach(s, figure, most),
): Pick<ACard, 'actions' | 'picked'> {
  return {
    actions: {
      [ability]: {
        cost: 1,
        can: (s, figure) => figures(s, figure).length > 0,
        do: (s, figure, effect) => pick(s, effect, 'figure', figures(s, figure)),
      },
    },
    ...(picked === undefined ? {} : { picked }),
  }
}

const oncePerRound: Limit = { times: 1, per: 'round' }
const raidKey = (figure: Figure) => `coordinated raid ${figure.group}`

function comrades(s: AState, figure: Figure): string[] {
  return figuresOf(s, groupOf(s, figure))
    .filter((one) => one.id !== figure.id)
    .map((one) => one.id)
}

/** Coordinated Raid: once for the group in a round. */
const raid: Pick<ACard, 'actions' | 'picked'> = {
  actions: {
    'coordinated-raid': {
      cost: 1,
      can: (s, figure) => comrades(s, figure).length > 0 && !usedUp(s, raidKey(figure), oncePerRound),
      do: (s, figure, effect) => {
        use(s, raidKey(figure), oncePerRound)
        pick(s, effect, 'figure', comrades(s, figure))
      },
    },
  },
  picked: {
    figure: (s, effect, figure) => {
      const scout = me(s, effect)
      const among = figuresOnMap(s).filter((one) => one.seat !== scout.seat && seesFigure(s, scout, one))
      attackNow(s, String(figure), { may: true, among: among.map((one) => one.id) })
    },
  },
}

/** Firing Squad: up to two, one after the other, at the same figure. */
function firingSquad(s: AState, effect: Effect, second: Plain): void {
  const squad = [effect.vars.first, second].filter((one) => one !== 'none')
  attacksInTurn(
    s,
    squad.map((id) => newAttack(s, String(id), { may: true })),
    'same',
  )
}

/** Officers, infiltrators and generals on foot. */
export const imperialOfficers: readonly ACard[] = [
  {
    id: 'deployment:imperial-officer',
    rules: ['IA-DEP-imperial-officer'],
    ...order('order', 2, { figure: (s, _, figure) => gainMovement(s, String(figure), 2) }),
    trigger: { 'reroll dice': cower },
  },
  {
    id: 'deployment:imperial-officer-elite',
    rules: ['IA-DEP-imperial-officer-elite'],
    ...order('executive-order', 2, {
      figure: (s, effect, figure) => {
        const id = String(figure)
        pick(s, { ...effect, on: id }, 'order', canAttack(s, id) ? ['move', 'attack'] : ['move'], {
          may: true,
        })
      },
      order: (s, effect, what) => {
        if (what === 'move') performMove(s, effect.on ?? '')
        else attackNow(s, effect.on ?? '')
      },
    }),
    trigger: { 'reroll dice': cower },
  },
  { id: 'deployment:isb-infiltrator', rules: ['IA-DEP-isb-infiltrator'], ...raid },
  { id: 'deployment:isb-infiltrator-elite', rules: ['IA-DEP-isb-infiltrator-elite'], ...raid, ...deadly },
  {
    id: 'deployment:kayn-somos',
    rules: ['IA-DEP-kayn-somos'],
    ...namedSurge('squad-command', 1, (s, effect, v) =>
      pick(s, effect, 'focused', friendsInReach(s, me(s, effect), 1, 'trooper'), { by: v.by }),
    ),
    ...order(
      'firing-squad',
      1,
      {
        figure: (s, effect, first) => {
          const others = friendsInReach(s, me(s, effect), 1, 'trooper').filter((id) => id !== first)
          const alone = { ...effect, vars: { first } }
          if (others.length === 0) firingSquad(s, alone, 'none')
          else pick(s, alone, 'second', [...others, 'none'])
        },
        second: firingSquad,
        focused: (s, _, figure) => gainCondition(s, String(figure), 'focused'),
      },
      (s, figure) => friendsInReach(s, figure, 1, 'trooper'),
    ),
  },
  {
    id: 'deployment:general-sorin',
    rules: ['IA-DEP-general-sorin'],
    ...order('bombardment', 1, {
      figure: (s, _, figure) => attackNow(s, String(figure), { may: true, bonus: bonus({ blast: 1 }) }),
    }),
    query: {
      // Advanced Firepower.
      'surge abilities': (value, s, effect, v) => {
        const sorin = me(s, effect)
        if (isMe(effect, v.attacker)) return value
        if (!friendsInReach(s, sorin, 1, 'droid', 'vehicle').includes(v.attacker)) return value
        const own = figureCard(sorin).surges.map((one, at) => ({
          ...one,
          key: `${effect.id} advanced ${at}`,
        }))
        return [...value, ...own]
      },
    },
  },
]
