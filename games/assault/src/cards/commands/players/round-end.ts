import { cardNamed, type Effect } from '@sandtable/kernel'
import { pointsOf } from '../../../score.ts'
import { type AState, type FigureId, figureOf, figuresOnMap, otherSeat } from '../../../state.ts'
import { figureCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  attackNow,
  canAttack,
  choice,
  choose,
  chooseSeveral,
  gainCondition,
  gainMovement,
  goOn,
  hasTrait,
  me,
  ownerOf,
  sequel,
  several,
} from '../../words.ts'
import { anyOwn, command } from '../command.ts'

const focused = several<string>('focused', (s, _, id) => {
  gainCondition(s, id, 'focused')
})

const creature = choice<string>('creature', {
  from: (s, effect) => creatures(s, ownerOf(effect)),
  do: (s, effect, id) => attackNow(s, id, { by: effect.seat ?? '' }),
})

const raider = choice<string>('raider', {
  from: (s, effect) => raiders(s, ownerOf(effect)),
  do: (s, effect, id) => {
    gainMovement(s, id, 2)
    goOn(s, { ...effect, on: id }, terror, null)
  },
})

const terror = sequel<null>('terror', (s, effect) => {
  const ways = abilitiesOf(s, effect).map(([, ability]) => ability)
  const all = canAttack(s, effect.on ?? '') ? ['attack', ...ways] : ways
  choose(s, effect, terrorAction, { from: all })
})

const terrorAction = choice<string, { readonly from: readonly string[] }>('way', {
  from: (_, __, { from }) => from,
  may: () => true,
  do: (s, effect, way) => {
    if (way === 'attack') attackNow(s, effect.on ?? '', { may: true })
    const [own] = abilitiesOf(s, effect).find(([, ability]) => ability === way) ?? []
    if (own !== undefined) cardNamed(s, own.card)?.actions?.[way]?.do(s, me(s, effect), own)
  },
})

/** Cards that a player plays at the end of a round. */
export const endOfRoundCommands: readonly ACard[] = [
  command(
    'against-the-odds',
    {
      at: { 'end of round': { when: (s, _, seat) => pointsOf(s, otherSeat(seat)) - pointsOf(s, seat) >= 8 } },
      play: (s, { seat, effect }) => chooseSeveral(s, effect, focused, anyOwn(s, {}, seat), 3),
    },
    {
      asks: [focused],
    },
  ),
  command(
    'ferocity',
    {
      at: { 'end of round': { when: (s, _, seat) => creatures(s, seat).length > 0 } },
      play: (s, { effect }) => choose(s, effect, creature),
    },
    { asks: [creature] },
  ),
  command(
    'jundland-terror',
    {
      at: { 'end of round': { when: (s, _, seat) => raiders(s, seat).length > 0 } },
      play: (s, { effect }) => choose(s, effect, raider),
    },
    {
      asks: [raider, terror, terrorAction],
    },
  ),
]

/** Creatures of either side that could attack for this player. */
function creatures(s: AState, seat: string): FigureId[] {
  const all = figuresOnMap(s).filter((one) => hasTrait(one, 'creature'))
  return all.filter((one) => canAttack(s, one.id, { by: seat })).map((one) => one.id)
}

function raiders(s: AState, seat: string): FigureId[] {
  const names = ['Tusken Raider', 'Bantha Rider']
  return anyOwn(s, {}, seat).filter((id) => names.includes(figureCard(figureOf(s, id)).name))
}

/** Special actions on the cards of the figure that it could perform now. */
function abilitiesOf(s: AState, { on }: Effect): [Effect, string][] {
  const figure = figureOf(s, on ?? '')
  return Object.values(s.effects).flatMap((own) => {
    if (own.on !== figure.id) return []
    const actions = Object.entries(cardNamed(s, own.card)?.actions ?? {})
    return actions
      .filter(([, action]) => action.can?.(s, figure, own) ?? true)
      .map(([ability]): [Effect, string] => [own, ability])
  })
}
