import type { Named } from '@sandtable/kernel'
import { legendsData } from '../../data/legends/index.ts'
import { objects } from '../../data/objects.ts'
import type { Rarity } from '../../data/types.ts'
import { weaponEffects } from '../../data/weapon-effects.ts'
import { mostColumns, mostRows, nameOfSpot, type Spot } from '../board/names.ts'
import { groundNamed } from '../boards.ts'
import { isExhausted, tileOf } from '../loot.ts'
import type { ApexView } from '../vocabulary/view.ts'
import { isWeaponCard, modelOf, weaponCard } from '../weapon.ts'

/** What everything on the table is called. */

const legends = Object.values(legendsData)
const cards: Readonly<Record<string, Named>> = Object.fromEntries([
  ...legends.flatMap(({ abilities, cards: own, passive }) =>
    [...abilities, ...own, passive].map(({ id, name }) => [id, name]),
  ),
  ...weaponEffects.map(({ id, name }) => [id, name]),
  ['stand-by', { en: 'Pass for the rest of this turn', de: 'Für den Rest des Zuges passen' }],
])

const sides: Readonly<Record<string, Named>> = {
  red: { en: 'Red', de: 'Rot' },
  blue: { en: 'Blue', de: 'Blau' },
}

const rarities: Readonly<Record<Rarity, Named>> = {
  start: { en: 'common', de: 'gewöhnlich' },
  common: { en: 'common', de: 'gewöhnlich' },
  rare: { en: 'rare', de: 'selten' },
  epic: { en: 'epic', de: 'episch' },
  legendary: { en: 'legendary', de: 'legendär' },
}

const boardSides: Readonly<Record<string, Named>> = {
  top: { en: 'the top side', de: 'der oberen Seite' },
  right: { en: 'the right side', de: 'der rechten Seite' },
  bottom: { en: 'the bottom side', de: 'der unteren Seite' },
  left: { en: 'the left side', de: 'der linken Seite' },
}

export function rarityName(rarity: Rarity): Named {
  return rarities[rarity]
}

export function legendName(id: string): Named {
  return legends.find((one) => one.id === id)?.name ?? both(id)
}

/** An action card, an ability, a passive, a weapon effect, a weapon, a token. */
export function cardName(id: string): Named {
  if (id.startsWith('tile:')) return tokenName(id.slice('tile:'.length))
  // What a card leaves behind goes by the card.
  const [card = id] = id.split('/')
  return cards[card] ?? (isWeaponCard(card) ? weaponName(card) : both(id))
}

/** A squad by its colour, a seat of several with its number. */
export function seatName(seat: string): Named {
  const [, colour = seat, number = ''] = /^(red|blue)(\d?)$/.exec(seat) ?? []
  const name = sides[colour] ?? both(colour)
  return number === '' ? name : { en: `${name.en} (player ${number})`, de: `${name.de} (Spieler ${number})` }
}

/** A loot token; gear and stabilisers come in several rarities, which is said. */
export function tokenName(token: string): Named {
  const { name, rarity, kind } = tileOf(token)
  const { en, de } = rarities[rarity]
  const told = kind === 'gear' || kind === 'attachment'
  const back = isExhausted(token) ? { en: ', exhausted', de: ', erschöpft' } : { en: '', de: '' }
  if (!told) return name
  return { en: `${name.en} (${en}${back.en})`, de: `${name.de} (${de}${back.de})` }
}

/** A weapon card: its model, and its customisation if it has one. */
export function weaponName(card: string): Named {
  const { name } = modelOf(card)
  const custom = weaponCard(card).custom?.name
  if (custom === undefined) return name
  return { en: `${name.en} “${custom.en}”`, de: `${name.de} „${custom.de}“` }
}

export function sideName(side: string): Named {
  return boardSides[side] ?? both(side)
}

/** Something on the board: `supply-bin-3` is a supply bin. */
export function objectName(id: string): Named {
  const kind = id.replace(/-\d+$/, '')
  return objects[kind]?.name ?? both(id)
}

/** A field of the board that is played on; null: it lies beyond (APX-GREN-008). */
export function fieldAt(table: ApexView | undefined, spot: Spot): string | null {
  const { width, height } = table === undefined ? largest : groundNamed(table.board, table.plan).plan
  const isThere = spot.x >= 0 && spot.y >= 0 && spot.x < width && spot.y < height
  return isThere ? nameOfSpot(spot) : null
}

const largest = { width: mostColumns, height: mostRows }

function both(text: string): Named {
  return { en: text, de: text }
}
