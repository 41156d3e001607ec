import {
  type CardChoice,
  canChoose,
  cardWords,
  cause,
  choose,
  type Effect,
  type Plain,
  pending,
  type RuleId,
  type Sequel,
  type Trigger,
} from '@sandtable/kernel'
import { editionOfCard, upgradeCard } from '../catalogue.ts'
import { isWithinRange, isWithinRangeOfLeader, type Range } from '../geometry/ranges.ts'
import { own } from '../keywords/words.ts'
import type { Legion, LState, Unit, UnitId } from '../state.ts'
import { enemiesOf, friendsOf, isTrooper } from '../units.ts'
import type { CardAction, LCard } from '../vocabulary/card.ts'
import { equippedAs, isReady, readyCard, useCard } from './equipped.ts'

/** What upgrade cards say again and again. */

export const { choice, sequel, recall } = cardWords<Legion>()

/** An upgrade by its id, with the rule that tells what it does. */
export function upgrade(id: string, rest: Omit<LCard, 'id' | 'rules'>, ...more: RuleId[]): LCard {
  return { id: `upgrade:${id}`, rules: [ruleOf(id), ...more], ...rest }
}

function ruleOf(id: string): RuleId {
  return `${editionOfCard(id) === '2018' ? 'LG1' : 'LG2'}-UPG-${upgradeCard(id).hq}`
}

/** Something that an upgrade brings into play for a while: `upgrade:offensive-push/move`. */
export function lasting(id: string, name: string, rest: Omit<LCard, 'id' | 'rules'>): LCard {
  return { id: `upgrade:${id}/${name}`, rules: [ruleOf(id)], ...rest }
}

/** The card is exhausted or expended, as its symbol says. */
export function spend(s: LState, effect: Effect): void {
  const card = equippedAs(s, effect)?.card
  if (card !== undefined) useCard(s, own(s, effect), card)
}

/** "You may exhaust this card to …": only while it is ready, and it is turned first. */
export function spending<About>(ability: Omit<Trigger<Legion, About>, 'pay'>): Trigger<Legion, About> {
  return {
    ...ability,
    when: (s, effect, about) => isReady(s, effect) && ability.when?.(s, effect, about) !== false,
    pay: spend,
  }
}

/** "Ready this card in the End Phase." */
export function readiesInTheEndPhase(id: string) {
  return {
    'start of the end phase': {
      forced: true,
      when: (s: LState, effect: Effect) => equippedAs(s, effect)?.state === 'exhausted',
      do: (s: LState, effect: Effect) => readyCard(s, own(s, effect), id),
    } as const,
  }
}

/** What a Force upgrade does once it is exhausted: others may cancel it (LG2-UPG-wq). */
export function byTheForce(s: LState, effect: Effect, then: Sequel<Legion, null>): void {
  cause(s, 'use the Force', { unit: effect.on ?? '', to: pending(effect, then) })
}

function isOfTheForce(s: LState, effect: Effect): boolean {
  const card = equippedAs(s, effect)?.card
  return card !== undefined && upgradeCard(card).slot === 'force'
}

/** A free action; a card with a symbol for it must be ready, and is turned by it (LG2-UPG-019). */
export function freeAction(
  does: Pick<CardAction, 'can' | 'do'>,
  cost: CardAction['cost'] = 0,
  asks: NonNullable<LCard['asks']> = [],
): Pick<LCard, 'action' | 'asks'> {
  const then = sequel<null>('it works', (s, effect) => does.do(s, own(s, effect), effect))
  return {
    asks: [...asks, then],
    action: {
      cost,
      can: (s, unit, effect) => isUsable(s, effect) && does.can?.(s, unit, effect) !== false,
      do: (s, unit, effect) => {
        spend(s, effect)
        if (isOfTheForce(s, effect)) byTheForce(s, effect, then)
        else does.do(s, unit, effect)
      },
    },
  }
}

function isUsable(s: LState, effect: Effect): boolean {
  const card = equippedAs(s, effect)
  return card !== undefined && (upgradeCard(card.card).use === undefined || card.state === 'ready')
}

/** A free action for which its player chooses something. */
export function freeChoice<Picked extends Plain>(
  picks: CardChoice<Legion, Picked>,
  cost: CardAction['cost'] = 0,
): Pick<LCard, 'action' | 'asks'> {
  return freeAction(
    {
      can: (s, _, effect) => canChoose(s, effect, picks),
      do: (s, _, effect) => choose(s, effect, picks),
    },
    cost,
    [picks],
  )
}

export const idsOf = (units: readonly Unit[]): UnitId[] => units.map(({ id }) => id)

/** Friendly units on the battlefield within a range, the unit itself among them. */
export function friendsNear(s: LState, effect: Effect, range: Range): Unit[] {
  const unit = own(s, effect)
  return friendsOf(s, unit).filter((friend) => isWithinRange(unit, friend, range))
}

export function othersNear(s: LState, effect: Effect, range: Range): Unit[] {
  return friendsNear(s, effect, range).filter(({ id }) => id !== effect.on)
}

export function enemiesNear(s: LState, effect: Effect, range: Range): Unit[] {
  const unit = own(s, effect)
  return enemiesOf(s, unit).filter((enemy) => isWithinRange(unit, enemy, range))
}

/** Force upgrades measure from the leader of their unit (LG2-UPG-027). */
export function friendsOfForce(s: LState, effect: Effect, range: Range): Unit[] {
  const unit = own(s, effect)
  return friendsOf(s, unit).filter((friend) => isWithinRangeOfLeader(unit, friend, range))
}

/** Enemy trooper units in reach of the Force. */
export function troopersInForce(s: LState, effect: Effect, range: Range): Unit[] {
  const unit = own(s, effect)
  return enemiesOf(s, unit).filter((enemy) => isTrooper(enemy) && isWithinRangeOfLeader(unit, enemy, range))
}

/** Neither commander nor operative. */
export function isOfTheRanks({ rank }: Unit): boolean {
  return rank !== 'commander' && rank !== 'operative'
}

/** Is this unit a friend of the one that has the card, and not it? */
export function isOtherFriend(effect: Effect, unit: Unit): boolean {
  return unit.seat === effect.seat && unit.id !== effect.on
}
