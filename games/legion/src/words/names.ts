import type { Named, Plain, Seat } from '@sandtable/kernel'
import type { Rank } from '../../data/types.ts'
import {
  findBattle,
  findBattleForce,
  findCommand,
  findCounterpart,
  findUnit,
  findUpgrade,
} from '../catalogue.ts'
import { giftOf } from '../keywords/gifts.ts'
import { seats, type TokenName, type Unit, type UnitId } from '../state.ts'
import { findKind } from '../terrain/battlefield.ts'
import type { Condition } from '../vocabulary/missions.ts'
import type { LegionView } from '../vocabulary/view.ts'
import { printed, weaponName } from './german/index.ts'
import { keywordName } from './keywords.ts'
import { objectiveName } from './objectives.ts'
import { sideNames } from './sides.ts'
import { text } from './text.ts'

/** What things are called, in every language. */

export { text }

export function sideName(seat: Seat): Named {
  return seat === 'gold' ? text('Gold', 'Gold') : text('Silver', 'Silber')
}

const isUnitId = (id: string) => seats.some((seat) => id.startsWith(`${seat}-`))

/** The unit's name, with a number where there are several of that name. */
export function unitName(table: LegionView | undefined, id: UnitId): Named {
  const unit = table?.units.find((one) => one.id === id)
  if (table === undefined || unit === undefined) return text(id, id)
  return numbered(table, unit, nameOnCard(unit))
}

/** A kind of terrain, ours or one that the map has of its own. */
export function terrainName(table: LegionView | undefined, kind: string): Named {
  const own = typeof table?.map === 'object' ? table.map.kinds?.find(({ id }) => id === kind) : undefined
  return own?.name ?? findKind(kind)?.name ?? text(kind, kind)
}

export function nameOnCard({ card }: Pick<Unit, 'card'>): Named {
  return printed(findUnit(card)?.name ?? card)
}

/** As long as nobody else of that name is there, it needs no number. */
export function numbered(table: LegionView, unit: Unit, { en, de }: Named): Named {
  const same = table.units.filter((one) => nameOnCard(one).en === nameOnCard(unit).en)
  const number = same.length > 1 ? ` ${same.indexOf(unit) + 1}` : ''
  return text(`${en}${number}`, `${de}${number}`)
}

/** A card, a keyword or a rule of tokens. */
export function cardName(id: string): Named {
  // What belongs to a card goes by its name: `battle:scrambled-orders/scrambler`.
  const bare = id.replace(/^(battle|battle-force|command|upgrade|keyword|weapon):/, '').replace(/\/.*$/, '')
  if (/^(keyword|weapon):/.test(id)) return keywordName(bare)
  const card = findCommand(bare) ?? findBattle(bare) ?? findUpgrade(bare) ?? findUnit(bare)
  const name = (card ?? findCounterpart(bare) ?? findBattleForce(bare))?.name
  return name === undefined ? (ruleNames[bare] ?? text(id, id)) : printed(name)
}

/** Rules that are in play from the start, for everybody. */
const ruleNames: Readonly<Record<string, Named>> = {
  'aim-token': text('Aim token', 'Zielmarker'),
  'clone-troopers': text('Clone troopers: token of a friend', 'Klontruppler: Marker eines Freundes'),
  exemplar: text('Exemplar', 'Vorbild'),
  'surge-token': text('Surge token', 'Energiemarker'),
  'shield-token': text('Shield token', 'Schildmarker'),
  'poison-token': text('Poison token', 'Giftmarker'),
  'secret-mission-token': text('Secret mission token', 'Geheimauftrag-Marker'),
  'smoke-token': text('Smoke token', 'Rauchmarker'),
  'graffiti-token': text('Graffiti token', 'Graffitimarker'),
  distracted: text('Distract', 'Verwirren'),
  overrun: text('Overrun', 'Überrollen'),
}

export const rankNames: Readonly<Record<Rank, Named>> = {
  commander: text('commander', 'Commander'),
  operative: text('operative', 'Agent'),
  corps: text('corps', 'Korps'),
  special: text('special forces', 'Spezialeinsatzkräfte'),
  support: text('support', 'Unterstützung'),
  heavy: text('heavy', 'Schwer'),
}

/** One of them, and several. */
export const tokenNames: Readonly<Record<TokenName, readonly [one: Named, more: Named]>> = {
  aim: [text('aim token', 'Zielmarker'), text('aim tokens', 'Zielmarker')],
  dodge: [text('dodge token', 'Ausweichmarker'), text('dodge tokens', 'Ausweichmarker')],
  surge: [text('surge token', 'Energiemarker'), text('surge tokens', 'Energiemarker')],
  standby: [text('standby token', 'Bereitschaftsmarker'), text('standby tokens', 'Bereitschaftsmarker')],
  suppression: [
    text('suppression token', 'Niederhalten-Marker'),
    text('suppression tokens', 'Niederhalten-Marker'),
  ],
  observation: [
    text('observation token', 'Beobachtungsmarker'),
    text('observation tokens', 'Beobachtungsmarker'),
  ],
  ion: [text('ion token', 'Ionenmarker'), text('ion tokens', 'Ionenmarker')],
  poison: [text('poison token', 'Giftmarker'), text('poison tokens', 'Giftmarker')],
  immobilize: [
    text('immobilise token', 'Immobilisiert-Marker'),
    text('immobilise tokens', 'Immobilisiert-Marker'),
  ],
  shield: [text('shield token', 'Schildmarker'), text('shield tokens', 'Schildmarker')],
  'spent shield': [
    text('spent shield token', 'verbrauchter Schildmarker'),
    text('spent shield tokens', 'verbrauchte Schildmarker'),
  ],
  incognito: [text('incognito token', 'Inkognito-Marker'), text('incognito tokens', 'Inkognito-Marker')],
  valor: [text('valor token', 'Heldenmarker'), text('valor tokens', 'Heldenmarker')],
}

const faces: Readonly<Record<string, Named>> = {
  hit: text('hit', 'Treffer'),
  crit: text('crit', 'kritischer Treffer'),
  surge: text('surge', 'Energie'),
  block: text('block', 'Abwehr'),
  blank: text('blank', 'Leerseite'),
  unrolled: text('not rolled yet', 'noch nicht geworfen'),
}

export function faceName(face: string): Named {
  return faces[face] ?? text(face, face)
}

export const actionNames: Readonly<Record<string, Named>> = {
  aim: text('aim', 'Zielen'),
  attack: text('attack', 'Angreifen'),
  dodge: text('dodge', 'Ausweichen'),
  move: text('move', 'Bewegen'),
  withdraw: text('withdraw', 'Rückzug'),
  climb: text('climb', 'Klettern'),
  clamber: text('clamber', 'Kraxeln'),
  standby: text('standby', 'Bereitschaft'),
  recover: text('recover', 'Erholung'),
}

export const conditionNames: Readonly<Record<Condition, Named>> = {
  intel: text('has Intel', 'hat Geheiminformationen'),
  vanguard: text('is Vanguard', 'ist Vorhut'),
  bounty: text('has a bounty on it', 'auf sie ist ein Kopfgeld ausgesetzt'),
  'secret mission': text('has a secret mission', 'hat einen Geheimauftrag'),
  'field commander': text('leads in the field', 'führt im Feld'),
  reinforcements: text('comes as reinforcements', 'kommt als Verstärkung'),
  'marked target': text('is a Marked Target', 'ist ein markiertes Ziel'),
}

const pickedWords: Readonly<Record<string, Named>> = {
  faster: text('speed +1', 'Geschwindigkeit +1'),
  slower: text('speed -1', 'Geschwindigkeit -1'),
  ...sideNames,
  'aim and dodge': text('an aim and a dodge token', 'ein Ziel- und ein Ausweichmarker'),
  aim: text('an aim token', 'ein Zielmarker'),
  dodge: text('a dodge token', 'ein Ausweichmarker'),
  recover: text('a free recover action', 'eine freie Erholungsaktion'),
  move: text('a move', 'eine Bewegung'),
  attack: text('an attack', 'ein Angriff'),
  'suffer a wound': text('suffer a wound', 'eine Wunde erleiden'),
  'return the order': text('return the order token', 'den Befehlsmarker zurücklegen'),
  'take suppression': text('take a suppression token', 'einen Niederhalten-Marker nehmen'),
  'slow down': text(
    'a speed of at most 1, Steady and Tactical 1',
    'höchstens Geschwindigkeit 1, Ruhige Hand und Taktisch 1',
  ),
  'activate again': text('suffer a wound and activate again', 'eine Wunde erleiden und erneut aktivieren'),
  clones: text('Coordinate: Clone Trooper', 'Koordinieren: Klontruppler'),
  vehicles: text('Coordinate: Republic Vehicle', 'Koordinieren: Republik-Fahrzeug'),
  'as usual': text('gain tokens as usual', 'Marker wie üblich erhalten'),
  bounty: text('Bounty and Reinforcements', 'Kopfgeld und Verstärkung'),
  mastery: text(
    'Demoralize 1, Makashi Mastery and Outmaneuver',
    'Demoralisieren 1, Makashi-Meisterschaft und Ausmanövrieren',
  ),
  'more dice': text(
    'a black and a white die in the next attack',
    'ein schwarzer und ein weißer Würfel im nächsten Angriff',
  ),
  'less suppression': text('up to 2 suppression tokens less', 'bis zu 2 Niederhalten-Marker weniger'),
  panicked: text('an enemy unit is panicked', 'eine feindliche Einheit ist in Panik'),
  all: text('all enemies have suppression', 'alle Feinde haben Niederhalten-Marker'),
  any: text('anywhere', 'überall'),
  friendly: text('in friendly territory', 'in befreundetem Gebiet'),
  contested: text('in contested territory', 'in umkämpftem Gebiet'),
  enemy: text('in enemy territory', 'in feindlichem Gebiet'),
}

/** What a keyword gives: one or several tokens, or an action; null: it is no such thing. */
function giftName(words: string): Named | null {
  const { tokens, actions } = giftOf(words)
  const parts = [
    ...tokens.map(({ token, count }) => {
      const [one, more] = tokenNames[token]
      return count === 1 ? one : text(`${count} ${more.en}`, `${count} ${more.de}`)
    }),
    ...actions.map((action) => actionNames[action] ?? text(action, action)),
  ]
  if (parts.length === 0) return null
  return text(parts.map(({ en }) => en).join(' and '), parts.map(({ de }) => de).join(' und '))
}

/** What was chosen for a card: a unit, or one of a few words. */
export function pickedName(table: LegionView | undefined, picked: Plain): Named {
  if (typeof picked === 'number') return text(`${picked}`, `${picked}`)
  if (typeof picked === 'string') {
    if (table?.objectives.some(({ id }) => id === picked)) return objectiveName(table, picked)
    const token = tokenNames[picked as TokenName]
    if (token !== undefined) return token[0]
    const known = faces[picked] ?? pickedWords[picked] ?? rankNames[picked as Rank] ?? giftName(picked)
    if (known !== null && known !== undefined) return known
    if (table?.units.some(({ id }) => picked.startsWith(`${id}/`)))
      return text('a miniature', 'eine Miniatur')
    const card = findCommand(picked) ?? findUpgrade(picked)
    if (card !== undefined) return printed(card.name)
    // Without a table nobody knows which one.
    if (isUnitId(picked))
      return table === undefined ? text('a unit', 'eine Einheit') : unitName(table, picked)
    return weaponName(picked)
  }
  const { facing = '', length = '' } = (picked ?? {}) as { facing?: number; length?: number }
  return text(`${facing}°, range ${length}`, `${facing}°, Reichweite ${length}`)
}
