import type { Named, Plain, TableCard } from '@sandtable/kernel'
import { answering, part, tableCardOf } from '@sandtable/kit'
import type { LegendSeen } from '../vocabulary/view.ts'
import { cardName, legendName, tokenName, weaponName } from '../words/names.ts'
import { layer } from './layers.ts'
import type { Sight } from './view.ts'

/** Cards and tokens beside the board: the hands and backpacks that this seat may see, and what was discarded. */
export function cards(sight: Sight): TableCard[] {
  return [
    ...pool(sight),
    ...sight.table.legends.flatMap((legend) => [
      ...hand(sight, legend),
      ...backpack(sight, legend),
      ...discards(legend),
    ]),
  ]
}

/** What the own squad equips itself from: each weapon and each kind of token with all the places it could go to. */
function pool({ seen, table, question }: Sight): TableCard[] {
  const seat = question?.seat ?? seen.seat
  if (table.pool === null || seat === null) return []
  const options = question?.options ?? []
  const card = (id: string, about: string, label: Named, answers: readonly Plain[]) =>
    tableCardOf({ kind: 'hand', id: `pool ${id}`, z: layer.card, seat, label, about, ...answering(answers) })
  return [
    ...table.pool.weapons.map((id) =>
      card(
        id,
        `weapon:${id}`,
        { ...weaponName(id) },
        options.filter((option) => part(option, 'equip') === id),
      ),
    ),
    ...[...new Set(table.pool.tokens)].map((token) => {
      const count = table.pool?.tokens.filter((one) => one === token).length ?? 0
      const { en, de } = tokenName(token)
      const label = count > 1 ? { en: `${count} × ${en}`, de: `${count} × ${de}` } : { en, de }
      return card(
        token,
        `tile:${token}`,
        label,
        options.filter((option) => part(option, 'give') === token),
      )
    }),
  ]
}

function isAsked({ question, actor }: Sight, { id, seat }: LegendSeen): boolean {
  return question?.seat === seat && (actor === null || actor.id === id || question.about !== null)
}

function hand(sight: Sight, legend: LegendSeen): TableCard[] {
  return (legend.hand ?? []).map((card, at) =>
    tableCardOf({
      kind: 'hand',
      id: `hand ${legend.id} ${at}`,
      z: layer.card,
      seat: legend.seat,
      label: { ...cardName(card) },
      about: card,
      ...answering(isAsked(sight, legend) ? playing(sight, legend, card) : []),
    }),
  )
}

/** Answers that play, use or discard this card. */
function playing({ question, actor, table }: Sight, { id }: LegendSeen, card: string): Plain[] {
  return (question?.options ?? []).filter((option) => {
    const named = ['play', 'haste', 'hasten', 'card'].some((key) => part(option, key) === card)
    const use = part(option, 'use')
    if (use === undefined) return named && actor?.id === id
    // What lies in a hand is no open card.
    return named && table.bearers[String(use)] === undefined
  })
}

/** Tokens in a backpack, told apart by what they are: each kind once, with all that can be done with it. */
function backpack(sight: Sight, legend: LegendSeen): TableCard[] {
  return [...new Set(legend.backpack ?? [])].map((token) =>
    tableCardOf({
      kind: 'hand',
      id: `backpack ${legend.id} ${token}`,
      z: layer.card,
      seat: legend.seat,
      label: ofLegend(tokenName(token), legend),
      about: `tile:${token}`,
      ...answering(sight.actor?.id === legend.id && isAsked(sight, legend) ? handling(sight, token) : []),
    }),
  )
}

/** “Med Kit · Pathfinder”: several legends of one player may have the same. */
function ofLegend({ en, de }: Named, { id }: LegendSeen): Named {
  const name = legendName(id)
  return { en: `${en} · ${name.en}`, de: `${de} · ${name.de}` }
}

function handling({ question }: Sight, token: string): Plain[] {
  return (question?.options ?? []).filter((option) =>
    ['use', 'drop', 'attach', 'swap'].some((key) => part(option, key) === token),
  )
}

function discards({ id, seat, discard }: LegendSeen): TableCard[] {
  return discard.map((card, at) =>
    tableCardOf({
      kind: 'discard',
      id: `discard ${id} ${at}`,
      z: layer.card,
      seat,
      label: { ...cardName(card) },
      about: card,
    }),
  )
}
