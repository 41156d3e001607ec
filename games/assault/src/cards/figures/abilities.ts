import { cardNamed, type Effect, of, type Trigger } from '@sandtable/kernel'
import type { Condition } from '../../../data/types.ts'
import { isAdjacentTo, isBesideObject } from '../../board/board.ts'
import {
  type AState,
  type Assault,
  type Figure,
  type FigureId,
  figureOf,
  isAttackable,
  isFigure,
  isOnMap,
} from '../../state.ts'
import type { Attack } from '../../vocabulary/attacks.ts'
import type { ACard, SpecialAction } from '../../vocabulary/card.ts'
import {
  adjacentFigures,
  attacksInTurn,
  bonus,
  canAttack,
  choice,
  discardCondition,
  gainMovement,
  hasRerolls,
  isHarmful,
  isMe,
  mayReroll,
  me,
  newAttack,
  recoverDamage,
} from '../words.ts'

/** Abilities that stand on several deployment cards. */

type At<W extends keyof Assault['windows']> = Trigger<Assault, Assault['windows'][W]>

type Results = NonNullable<NonNullable<ACard['query']>['results']>

/** Whoever performs the attack uses the attacker's abilities (IA-ATK-026). */
export function attackerSeat(_: AState, effect: Effect, v: Attack) {
  return isMe(effect, v.attacker) ? v.by : effect.seat
}

/** While attacking: reroll attack dice. Targeting Computer, Professional, Squad Training and their like. */
export function rerollsAttack(
  most = 1,
  when: (s: AState, effect: Effect, v: Attack) => boolean = () => true,
): At<'reroll dice'> {
  return {
    seat: attackerSeat,
    of: 'attacker',
    when: (s, effect, v) => hasRerolls(s, { ...effect, seat: v.by }, 'attack') && when(s, effect, v),
    do: most === 1 ? rerollAttackDie : (s, effect, v) => rerollAttackDice(s, effect, v, most),
  }
}

/** One and the same on whatever card, so that whoever looks ahead can tell that two cards do the same. */
export function rerollAttackDie(s: AState, effect: Effect, v: Attack): void {
  rerollAttackDice(s, effect, v, 1)
}

function rerollAttackDice(s: AState, effect: Effect, v: Attack, most: number): void {
  mayReroll(s, effect, 'attack', most, { by: attackerSeat(s, effect, v) ?? v.by })
}

/** While defending: reroll one defence die. Foresight, and Cower with a friend beside the figure. */
export function rerollsDefence(
  when: (s: AState, effect: Effect, v: Attack) => boolean = () => true,
): At<'reroll dice'> {
  return {
    of: 'target',
    when: (s, effect, v) => hasRerolls(s, effect, 'defence') && when(s, effect, v),
    do: (s, effect) => mayReroll(s, effect, 'defence', 1),
  }
}

export const cower = rerollsDefence((s, effect) => adjacentFigures(s, me(s, effect), 'friendly').length > 0)

/** Assault: as many attack actions as it likes. */
export function assault(value: number, _: AState, effect: Effect, figure: string): number {
  return isMe(effect, figure) ? Number.MAX_SAFE_INTEGER : value
}

/** Mounted: movement points at the start of its activation. */
export function mounted(points: number): At<'start of activation'> {
  return {
    forced: true,
    of: 'figure',
    do: (s, effect) => gainMovement(s, effect.on ?? '', points),
  }
}

/** Efficient Travel. */
export function paysNoExtra(value: boolean, _: AState, effect: Effect, figure: string): boolean {
  return value || isMe(effect, figure)
}

/** Several attacks of the figure itself: Brutality, Multi-Fire, Focus Fire. */
export function attacks(
  times: number,
  at: 'different' | 'same',
  more: { readonly cost?: number; readonly damage?: number } = {},
): SpecialAction {
  const one = (s: AState, figure: Figure) =>
    newAttack(s, figure.id, { bonus: bonus({ damage: more.damage ?? 0 }) })
  return {
    cost: more.cost ?? 1,
    attack: true,
    can: (s, figure) => canAttack(s, figure.id),
    do: (s, figure) =>
      attacksInTurn(
        s,
        Array.from({ length: times }, () => one(s, figure)),
        at,
      ),
  }
}

/** A named surge ability of the card: offered to its figure, and what it does. */
export function namedSurge(
  ability: string,
  cost: number,
  act: (s: AState, effect: Effect, v: Attack) => void,
): Pick<ACard, 'query' | 'surges'> {
  return {
    query: {
      'surge abilities': of('attacker', (value, _, effect) => [
        ...value,
        { key: ability, cost, gives: {}, effect: effect.id, ability },
      ]),
    },
    surges: { [ability]: { do: act } },
  }
}

/** What may be done for a figure: recover 1 damage, or discard one of its harmful conditions. */
export const tended = choice<'recover' | Condition, { readonly figure: FigureId }>('tend', {
  from: (s, _, { figure }) => waysToTend(s, figure),
  may: () => true,
  do: (s, _, way, { figure }) => {
    if (way === 'recover') recoverDamage(s, figure, 1)
    else discardCondition(s, figureOf(s, figure), way)
  },
})

export function waysToTend(s: AState, figure: FigureId): ('recover' | Condition)[] {
  const { damage, conditions } = figureOf(s, figure)
  const harmful = conditions.map((one) => one.name).filter(isHarmful)
  return damage > 0 ? ['recover', ...harmful] : harmful
}

/** Deadly: one dodge less. */
export const deadly = namedSurge('deadly', 1, (_, __, v) => {
  v.tally.dodge--
})

/** Sentinel, Protector: block +1 for the defender, once for an attack however many such figures there are. */
export const protection: Results = (value, s, effect, v) => {
  const first = Object.values(s.effects).find((one) => isProtecting(s, one, v))
  return first?.id === effect.id ? { ...value, block: value.block + 1 } : value
}

function isProtecting(s: AState, effect: Effect, v: Attack): boolean {
  const card = cardNamed(s, effect.card)
  if (card?.protects === undefined || !isFigure(s, v.target) || isMe(effect, v.target)) return false
  const [own, defender] = [me(s, effect), figureOf(s, v.target)]
  if (own.seat !== defender.seat || !isOnMap(own) || !isAdjacentTo(s, own, [v.space])) return false
  return card.protects(s, defender)
}

/** Objects that can be damaged, on the figure's spaces or adjacent to them. */
export function adjacentObjects(s: AState, figure: Figure): string[] {
  return s.table.objects
    .filter((one) => isAttackable(one) && isBesideObject(s, figure, one))
    .map((one) => one.id)
}
