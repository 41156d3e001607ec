import { call } from '@sandtable/kernel'
import { newAttack } from '../../attack.ts'
import { carried, discardToken } from '../../board/objects.ts'
import { isAt, placesOf } from '../../board/places.ts'
import { legalTargets } from '../../board/targets.ts'
import { loseMovement } from '../../holdings.ts'
import type { CarrierAction, Mission } from '../../map/mission.ts'
import { type AState, type Figure, figureOf } from '../../state.ts'
import type { Activating } from '../../vocabulary/activations.ts'
import type { ACard, SpecialAction } from '../../vocabulary/card.ts'
import { attackNow, gainCondition, givePoints, moveSpaces, recoverDamage } from '../words.ts'
import { moveRule, type Rule } from './moves.ts'

/** Special actions of figures that carry something. */
export function carriersActions(mission: Mission): Record<string, SpecialAction> {
  return Object.fromEntries(
    Object.entries(mission.tokens).flatMap(([label, { carrier }]) =>
      (carrier?.actions ?? []).map((action) => [idOf(action), special(label, action)]),
    ),
  )
}

function idOf({ name }: CarrierAction): string {
  return name.en.replaceAll(' ', '-')
}

function special(label: string, action: CarrierAction): SpecialAction {
  return {
    cost: action.actions,
    attack: action.does.type === 'focus and attack',
    can: (s, figure) => carried(s, figure, label).length > 0 && isUseful(s, action, figure),
    do: (s, figure) => {
      const [token] = carried(s, figure, label)
      if (action.discards === true && token !== undefined) discardToken(s, token)
      perform(s, action.does, figure)
    },
  }
}

function isUseful(s: AState, { does }: CarrierAction, figure: Figure): boolean {
  return does.type !== 'focus and attack' || legalTargets(s, newAttack(s, figure.id)).length > 0
}

function perform(s: AState, does: CarrierAction['does'], figure: Figure): void {
  switch (does.type) {
    case 'focus and attack':
      gainCondition(s, figure.id, 'focused')
      attackNow(s, figure.id)
      return
    case 'score':
      givePoints(s, figure.seat, does.vp, 'mission')
      return
    case 'move and recover':
      moveSpaces(s, figure.id, does.spaces)
      recoverDamage(s, figure.id, does.recover)
      return
    case 'blast':
      call(s, 'throw an explosive', {
        by: figure.seat,
        figure: figure.id,
        within: does.within,
        damage: does.damage,
      })
  }
}

/** What a mission lets a figure do in its activation at no action: claim for movement points, ask a favour. */
export function missionDuring(mission: Mission): NonNullable<ACard['during']> {
  const claim = moveRule(mission, 'claim')
  return {
    limit: { times: Number.MAX_SAFE_INTEGER, per: 'activation' },
    can: (s, _, v) =>
      (claim !== undefined && v.points >= claim.points && claimable(s, claim, v) !== undefined) ||
      (s.table.sheet.favours[figureOf(s, v.figure).seat] ?? 0) > 0,
    do: (s, _, v) => {
      const { seat } = figureOf(s, v.figure)
      const token = claim === undefined ? undefined : claimable(s, claim, v)
      if (claim === undefined || token === undefined) {
        call(s, 'ask a favour', { by: seat, figure: v.figure })
        return
      }
      loseMovement(s, v, claim.points)
      discardToken(s, token, seat)
    },
  }
}

function claimable(s: AState, rule: Rule<'claim'>, v: Activating) {
  const figure = figureOf(s, v.figure)
  const there = placesOf(s, rule.at, figure.seat).some((place) => isAt(s, figure, place))
  return there ? carried(s, figure, rule.label)[0] : undefined
}
