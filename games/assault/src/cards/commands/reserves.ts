import { cardNamed, type Effect } from '@sandtable/kernel'
import { standsFor } from '../../board/movement.ts'
import { bringCardsOf, deployFigure } from '../../flow/set-up.ts'
import { shuffleBack } from '../../hand.ts'
import { type AState, type FigureId, figureOf, figuresOf, groupOf } from '../../state.ts'
import { figureCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  attackNow,
  canAttack,
  choice,
  choose,
  emptySpacesWithin,
  gainMovement,
  goOn,
  hasTrait,
  me,
  ownerOf,
  sequel,
} from '../words.ts'
import { anyOwn, command } from './command.ts'

const trooper = choice<string>('trooper', {
  from: (s, effect) => fallen(s, ownerOf(effect)),
  do: (s, effect, id) =>
    choose(s, effect, standOfEndlessReserves, { figure: id, from: besideOwnGroup(s, id) }),
})

const standOfEndlessReserves = choice<number, { readonly figure: string; readonly from: readonly number[] }>(
  'stand',
  {
    from: (_, __, { from }) => from,
    do: (s, _, stand, memory) => bringBack(s, memory.figure, stand),
  },
)

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
  choose(s, effect, wayOfJundlandTerror, { from: all })
})

const wayOfJundlandTerror = choice<string, { readonly from: readonly string[] }>('way', {
  from: (_, __, { from }) => from,
  may: () => true,
  do: (s, effect, way) => {
    if (way === 'attack') attackNow(s, effect.on ?? '', { may: true })
    const [own] = abilitiesOf(s, effect).find(([, ability]) => ability === way) ?? []
    if (own !== undefined) cardNamed(s, own.card)?.actions?.[way]?.do(s, me(s, effect), own)
  },
})

/** Command cards that call on others: those who come back, and those who come out of the desert. */
export const reserveCommands: readonly ACard[] = [
  command(
    'endless-reserves',
    {
      action: { when: (s, figure) => fallen(s, figure.seat).length > 0 },
      play: (s, { seat, effect }) => {
        shuffleBack(s, seat, 'endless-reserves')
        choose(s, effect, trooper)
      },
    },
    {
      asks: [trooper, standOfEndlessReserves],
    },
  ),
  command(
    'jundland-terror',
    {
      at: { 'end of round': { when: (s, _, seat) => raiders(s, seat).length > 0 } },
      play: (s, { effect }) => choose(s, effect, raider),
    },
    {
      asks: [raider, terror, wayOfJundlandTerror],
    },
  ),
]

/** A defeated figure stands on the map again. */
export function bringBack(s: AState, id: FigureId, stand: number): void {
  const figure = figureOf(s, id)
  figure.defeated = false
  deployFigure(s, figure.id, stand)
  bringCardsOf(s, figure)
}

/** Defeated troopers of whose group somebody is still there, with room beside. */
export function fallen(s: AState, seat: string): FigureId[] {
  return s.table.figures
    .filter((one) => one.seat === seat && one.defeated && hasTrait(one, 'trooper'))
    .filter((one) => besideOwnGroup(s, one.id).length > 0)
    .map((one) => one.id)
}

export function besideOwnGroup(s: AState, id: FigureId): number[] {
  const figure = figureOf(s, id)
  const spaces = figuresOf(s, groupOf(s, figure)).flatMap((one) => emptySpacesWithin(s, one, 1))
  return [...new Set(spaces.flatMap((space) => standsFor(s, figure, space)))]
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
