import { count, fields, flag, isMap, listOf, mapOf, oneOf, type Shape, text } from '@sandtable/kit'
import { binCards } from '../../data/bins.ts'
import { legendIds } from '../../data/legends/index.ts'
import { objects } from '../../data/objects.ts'
import { ringCards } from '../../data/ring.ts'
import type { LegendId } from '../../data/types.ts'
import { boardPlans } from '../board/library.ts'
import { isTile } from '../loot.ts'
import { isWeaponCard } from '../weapon.ts'

/** What the table of a scenario may say (position.ts has an example). */

const tile: Shape = (value, path) =>
  typeof value === 'string' && isTile(value.replace(/!$/, ''))
    ? null
    : { problem: `no loot tile “${String(value)}”`, path }
const weapon: Shape = (value, path) => {
  const card = isMap(value) ? value.card : value
  if (typeof card !== 'string' || !isWeaponCard(card))
    return { problem: `no weapon card “${String(card)}”`, path }
  return isMap(value) ? fields({ card: text, ammo: count, attached: listOf(text) })(value, path) : null
}
const legendShape = fields({
  at: text,
  weapons: listOf(weapon),
  shield: count,
  health: count,
  gear: fields({ helmet: tile, body: tile, knockdown: tile }),
  backpack: listOf(tile),
  hand: listOf(text),
  deck: listOf(text),
  discard: listOf(text),
  boxes: count,
  cooldown: mapOf(count),
  activated: flag,
})
const squadShape: Shape = (value, path) => {
  const wrong = mapOf(legendShape)(value, path)
  if (wrong !== null || !isMap(value)) return wrong
  const unknown = Object.keys(value).find((id) => !legendIds.includes(id as LegendId))
  if (unknown !== undefined)
    return { problem: `no legend “${unknown}”`, path, expected: legendIds.join(', ') }
  return Object.keys(value).length > 3 ? { problem: 'at most 3 legends are a squad', path } : null
}
export const shape = fields({
  board: oneOf(boardPlans.map((plan) => plan.id)),
  size: count,
  pieces: listOf(fields({ kind: text, at: text, level: count, line: text }, ['kind', 'at'])),
  red: squadShape,
  blue: squadShape,
  legends: count,
  loot: mapOf(listOf(tile)),
  bags: fields({ common: mapOf(count), rare: mapOf(count), epic: mapOf(count), care: mapOf(count) }),
  decks: fields({ weapons: listOf(weapon), bins: listOf(oneOf(binCards.map((one) => one.id))) }),
  placed: listOf(
    fields(
      {
        kind: oneOf(Object.keys(objects)),
        of: oneOf(legendIds),
        at: text,
        level: count,
        on: oneOf(legendIds),
      },
      ['kind', 'of'],
    ),
  ),
  under: mapOf(listOf(text)),
  opened: listOf(text),
  round: count,
  ring: fields({
    left: count,
    right: count,
    top: count,
    bottom: count,
    card: oneOf(ringCards.map((one) => one.id)),
  }),
  points: fields({ red: count, blue: count }),
  passives: flag,
  hidden: flag,
  people: fields({ red: count, blue: count }),
  start: oneOf(['equip', 'drop']),
  lineUp: oneOf(['agreed', 'draft', 'dealt']),
  track: oneOf(['even', 'example']),
})
