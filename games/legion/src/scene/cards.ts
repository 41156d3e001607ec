import type { Seat, TableCard } from '@sandtable/kernel'
import { tableCardOf } from '@sandtable/kit'
import { cardName } from '../words/names.ts'
import { answersFor } from './answers.ts'
import { layer } from './layers.ts'
import type { Sight } from './view.ts'

/** Command cards: one's own hand, what was played this round, stays or lies aside, what is gone; and the cards of the mission. */
export function cards(sight: Sight): TableCard[] {
  const { seen, table } = sight
  const { mission, played, permanent, aside, discards, hand } = table
  const cardOf = (kind: string, seat: Seat, card: string, about: string, at = 0): TableCard =>
    tableCardOf({
      kind,
      id: `${kind} ${seat} ${card} ${at}`,
      z: layer.card,
      seat,
      label: { ...cardName(card) },
      about,
      ...(kind === 'hand' && answersFor(sight, [card])),
    })
  const shared = [mission.primary, mission.secondary].flatMap((one) =>
    one === null ? [] : [cardOf('mission', one.seat, one.card, `battle:${one.card}`)],
  )
  // In 2018 they are nobody's, and while they are eliminated the leftmost of each row can be pressed.
  const common = [mission.deployment, mission.condition].flatMap((card) =>
    card === undefined ? [] : [cardOf('mission', table.blue, card, `battle:${card}`)],
  )
  const rows = Object.entries(table.rows ?? {}).flatMap(([row, cards]) =>
    cards.map((card, at) => ({
      ...cardOf('mission', table.blue, card, `battle:${card}`, at),
      ...(at === 0 && answersFor(sight, [row])),
    })),
  )
  const own = (seat: Seat): TableCard[] => {
    const [command, advantage] = [played[seat], mission.advantages[seat]]
    return [
      ...(advantage == null ? [] : [cardOf('mission', seat, advantage, `battle:${advantage}`)]),
      ...(command == null ? [] : [cardOf('played', seat, command, `command:${command}`)]),
      ...[...(permanent[seat] ?? []), ...(aside[seat] ?? [])].map((card, at) =>
        cardOf('played', seat, card, `command:${card}`, at + 1),
      ),
      ...(discards[seat] ?? []).map((card, at) => cardOf('discard', seat, card, `command:${card}`, at)),
    ]
  }
  const held =
    seen.seat === null
      ? []
      : (hand ?? []).map((card, at) => cardOf('hand', seen.seat as Seat, card, `command:${card}`, at))
  return [...held, ...shared, ...common, ...rows, ...seen.seats.flatMap(own)]
}
