import { figureOf, isFigure, otherSeat } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { add, attackOf, choice, choose, gainCondition, ownerOf, recall, score } from '../../words.ts'
import { command } from '../command.ts'
import { markedGroup } from '../marked-group.ts'

const price = choice<number>('price', {
  from: (s, effect) => [...Array((s.table.points[ownerOf(effect)] ?? 0) + 1).keys()],
  do: (s, effect, points) => {
    const seat = effect.seat ?? ''
    score(s, seat, -points, 'lets-make-a-deal')
    score(s, otherSeat(seat), points, 'lets-make-a-deal')
    add(attackOf(s), { damage: -points })
    gainCondition(s, effect.on ?? '', 'focused')
  },
})

/** Cards that name one of the figures in `figures/mercenary/dealers.ts`. */
export const mercenaryDealersCommands: readonly ACard[] = [
  markedGroup('blood-feud'),
  {
    id: 'effect:blood-feud',
    rules: ['IA-CMD-blood-feud'],
    query: {
      results: (value, s, effect, v) =>
        isFigure(s, v.target) && figureOf(s, v.target).group === recall(effect, 'effect:blood-feud').group
          ? { ...value, damage: value.damage + 1 }
          : value,
    },
  },
  command(
    'lets-make-a-deal',
    {
      at: { 'modify results': { figures: (_, v) => [v.target] } },
      play: (s, { effect }) => choose(s, effect, price),
    },
    {
      asks: [price],
    },
  ),
]
