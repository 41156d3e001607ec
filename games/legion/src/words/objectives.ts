import type { Named } from '@sandtable/kernel'
import type { BaneFront } from '../vocabulary/bane.ts'
import type { LegionView } from '../vocabulary/view.ts'

/** What tokens of battle cards are called, in every language. */

const german: Readonly<Record<string, string>> = {
  'Air Support': 'Luftunterstützung',
  'Bane Token': 'Bane-Marker',
  Base: 'Basis',
  Bomb: 'Bombe',
  'Bomb Cart': 'Bombenkarren',
  Bunker: 'Bunker',
  Checkpoint: 'Kontrollpunkt',
  'Comms Relay': 'Funkrelais',
  'Comms Scrambler': 'Störsender',
  'Comms Tower': 'Funkturm',
  'Data Core': 'Datenkern',
  Exchange: 'Austauschort',
  Flag: 'Flagge',
  Graffiti: 'Graffiti',
  Lab: 'Labor',
  'Marked Target': 'Markiertes Ziel',
  'Listening Post': 'Horchposten',
  Ordnance: 'Artillerie',
  'Priority Mission': 'Prioritätsziel',
  'Priority Target': 'Vorrangiges Ziel',
  Prisoner: 'Gefangener',
  Scanner: 'Scanner',
  Smoke: 'Rauch',
  'Dioxis Charge': 'Dioxisbombe',
  'Thermal Charge': 'Thermalbombe',
  'Key Position': 'Schlüsselposition',
  Supplies: 'Vorräte',
  Transmission: 'Übertragung',
  Stockpile: 'Vorratslager',
  'Supply Cache': 'Nachschubkiste',
  Waypoint: 'Wegpunkt',
}

/** What Bane tokens have on their fronts. */
export const baneFronts: Readonly<Record<BaneFront, Named>> = {
  'smoke and mirrors': { en: 'Smoke and Mirrors', de: 'Blendwerk' },
  'here i am': { en: 'Here I Am', de: 'Hier bin ich' },
  kablamo: { en: 'Kablamo!', de: 'Kablamo!' },
}

/** What a card calls a kind of token. */
export function objectiveNames(name: string): Named {
  return { en: name, de: german[name] ?? name }
}

/** The token's name, with a number where there are several of it. */
export function objectiveName(table: LegionView | undefined, id: string): Named {
  const token = table?.objectives.find((one) => one.id === id)
  if (table === undefined || token === undefined) return { en: id, de: id }
  const same = table.objectives.filter(({ name }) => name === token.name)
  const number = same.length > 1 ? ` ${same.indexOf(token) + 1}` : ''
  return { en: `${token.name}${number}`, de: `${german[token.name] ?? token.name}${number}` }
}
