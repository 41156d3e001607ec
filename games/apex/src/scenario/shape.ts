import { count, fields, flag, isMap, listOf, mapOf, oneOf, type Shape, text } from '@sandtable/kit'
import { binCards } from '../../data/bins.ts'
import { legendIds } from '../../data/legends/index.ts'
import { backpackSlots, deathBoxes, mostAmmo, startHealth } from '../../data/modes.ts'
import { objects } from '../../data/objects.ts'
import { ringCards } from '../../data/ring.ts'
import { cooldownTrack } from '../../data/tracks.ts'
import type { GearSlot, LegendId } from '../../data/types.ts'
import { boardPlans } from '../boards.ts'
import { hasBack, isTile, tileOf } from '../loot.ts'
import { equipped, isWeaponCard, slotsFor } from '../weapon.ts'

/** Two death boxes of each of three legends. */
const mostPoints = 3 * deathBoxes

/** What the table of a scenario may say (position.ts has an example). */

const tile: Shape = (value, path) => {
  const id = String(value).replace(/!$/, '')
  if (typeof value !== 'string' || !isTile(id)) return { problem: `no loot tile “${String(value)}”`, path }
  return id === value || hasBack(tileOf(id)) ? null : { problem: `${id} has no back (APX-GEAR-005)`, path }
}
const weapon: Shape = (value, path) => {
  const card = isMap(value) ? value.card : value
  if (typeof card !== 'string' || !isWeaponCard(card))
    return { problem: `no weapon card “${String(card)}”`, path }
  if (!isMap(value)) return null
  const wrong = fields({ card: text, ammo: upTo(mostAmmo), attached: listOf(text) })(value, path)
  if (wrong !== null) return wrong
  const { length } = equipped(card).attached
  for (const [slot, token] of ((value.attached ?? []) as string[]).entries()) {
    if (slot >= length)
      return { problem: `${card} has ${length} slots (APX-WEAP-010)`, path: [...path, 'attached'] }
    if (token === 'none') continue
    if (!isTile(token)) return { problem: `no loot tile “${token}”`, path: [...path, 'attached'] }
    if (!slotsFor(equipped(card), token).includes(slot))
      return {
        problem: `${token} does not fit slot ${slot + 1} of ${card} (APX-ATT-006)`,
        path: [...path, 'attached'],
      }
  }
  return null
}
const gear =
  (slot: GearSlot): Shape =>
  (value, path) =>
    tile(value, path) ??
    (isOnSlot(String(value), slot)
      ? null
      : { problem: `${String(value)} is no ${slot} (APX-GEAR-001)`, path })
const isOnSlot = (token: string, slot: GearSlot) => {
  const worn = tileOf(token)
  return worn.kind === 'gear' && worn.slot === slot
}
const carried: Shape = (value, path) =>
  tile(value, path) ??
  (tileOf(String(value)).kind === 'gear'
    ? { problem: `${String(value)} is gear and goes into no backpack (APX-LOOT-004)`, path }
    : null)
const between =
  (least: number, most: number): Shape =>
  (value, path) =>
    upTo(most)(value, path) ??
    (Number(value) < least ? { problem: `at least ${least} are needed`, path } : null)
const upTo =
  (most: number): Shape =>
  (value, path) =>
    count(value, path) ?? (Number(value) > most ? { problem: `at most ${most} are possible`, path } : null)
const atMost =
  (most: number, each: Shape): Shape =>
  (value, path) =>
    listOf(each)(value, path) ??
    ((value as unknown[]).length > most ? { problem: `at most ${most} have room`, path } : null)
const legendShape = fields({
  at: text,
  weapons: atMost(2, weapon),
  shield: count,
  health: between(1, startHealth),
  gear: fields({ helmet: gear('helmet'), body: gear('body'), knockdown: gear('knockdown') }),
  backpack: atMost(backpackSlots, carried),
  hand: listOf(text),
  deck: listOf(text),
  discard: listOf(text),
  boxes: upTo(deathBoxes),
  cooldown: mapOf(upTo(cooldownTrack)),
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
  legends: between(2, 3),
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
  round: between(1, 8),
  ring: fields({
    left: count,
    right: count,
    top: count,
    bottom: count,
    card: oneOf(ringCards.map((one) => one.id)),
  }),
  points: fields({ red: upTo(mostPoints), blue: upTo(mostPoints) }),
  passives: flag,
  hidden: flag,
  people: fields({ red: between(1, 3), blue: between(1, 3) }),
  start: oneOf(['equip', 'drop']),
  lineUp: oneOf(['agreed', 'draft', 'dealt']),
  track: oneOf(['even', 'example']),
})
