import type { Plain, Seat, TableCard } from '@sandtable/kernel'
import { answering, part, tableCardOf } from '@sandtable/kit'
import { cardName } from '../words/names.ts'
import { groupName } from '../words/pieces.ts'
import { answersFor } from './answers.ts'
import { layer } from './layers.ts'
import { heldCards } from './pieces.ts'
import type { Sight } from './view.ts'

/** Cards beside the map: the groups of both sides, upgrades, the own hand, and what was discarded. */
export function cards(sight: Sight): TableCard[] {
  return sight.seen.seats.flatMap((seat) => [
    ...deployments(sight, seat),
    ...upgrades(sight, seat),
    ...hand(sight, seat),
    ...discards(sight, seat),
  ])
}

function deployments(sight: Sight, seat: Seat): TableCard[] {
  return sight.groups
    .filter((group) => group.seat === seat)
    .map((group) => {
      const own = sight.figures.filter((one) => one.group === group.id)
      const gone = own.filter((one) => one.defeated).map((one) => one.id)
      return tableCardOf({
        kind: 'deployment',
        id: `group ${group.id}`,
        z: layer.card,
        seat,
        label: { ...groupName(group.id, sight.table) },
        about: `deployment:${group.card}`,
        exhausted: group.exhausted,
        pieces: own.filter((one) => !one.defeated).map((one) => one.id),
        ...(gone.length > 0 && { gone }),
        cards: heldCards(group.attachments),
        ...answersFor(sight, [group.id]),
      })
    })
}

function upgrades(sight: Sight, seat: Seat): TableCard[] {
  return (sight.upgrades[seat] ?? []).map(({ card, exhausted, depleted }, at) => ({
    ...plainCard(
      `upgrade ${seat} ${at}`,
      depleted ? 'upgrade-depleted' : 'upgrade',
      seat,
      `deployment:${card}`,
    ),
    exhausted,
  }))
}

function plainCard(id: string, kind: string, seat: Seat, about: string): TableCard {
  return tableCardOf({ kind, id, z: layer.card, seat, label: { ...cardName(about) }, about })
}

/** A hand that this seat may see; of the other it knows the number only (IA-HID-012). */
function hand(sight: Sight, seat: Seat): TableCard[] {
  const held = sight.cards[seat]?.held ?? []
  return held.map((id, at) => {
    const card = `command:${id}`
    const copy = held.slice(0, at).filter((one) => one === id).length
    const answers = sight.question?.seat === seat ? answersWith(sight, card, copy) : []
    return { ...plainCard(`hand ${seat} ${at}`, 'hand', seat, card), ...answering(answers) }
  })
}

/** The answers that play, use or discard this copy of the card: copies are numbered as they were drawn. */
function answersWith({ question }: Sight, card: string, copy: number): Plain[] {
  const options = (question?.options ?? []).filter((option) => part(option, 'card') === card)
  const numbers = [...new Set(options.map(numberIn))]
  return options.filter((option) => numberIn(option) === numbers[copy])
}

function numberIn(option: Plain): Plain | undefined {
  return part(option, 'command') ?? part(option, 'use') ?? part(option, 'discard')
}

function discards(sight: Sight, seat: Seat): TableCard[] {
  return (sight.cards[seat]?.discard ?? []).map((id, at) =>
    plainCard(`discard ${seat} ${at}`, 'discard', seat, `command:${id}`),
  )
}
