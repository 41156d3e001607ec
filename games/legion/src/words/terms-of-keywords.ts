import type { Named } from '@sandtable/kernel'
import { factionName, factionNames } from '../list/terms.ts'
import { printed } from './german/index.ts'
import { text } from './text.ts'

/** What stands behind the colon of a keyword: words of the game, and names of cards. */
export function termOfKeyword(words: string): Named {
  const factions = words.split(', ')
  if (factions.every((one) => Object.hasOwn(factionNames, one))) {
    const names = factions.map(factionName)
    return text(names.map(({ en }) => en).join(', '), names.map(({ de }) => de).join(', '))
  }
  // Names in a list, or with what they are called beside it in brackets: “Han Solo (Reckless Smuggler), Chewbacca”.
  return text(
    words,
    words
      .split(/(, | \(|\))/)
      .map(inGerman)
      .join(''),
  )
}

function inGerman(part: string): string {
  const { de } = printed(part)
  return de === part ? part.replace(anyTerm, (term) => terms[term] ?? term) : de
}

/** Longer ones first: a clone trooper is one word. */
const terms: Readonly<Record<string, string>> = {
  'IG-11 with the "Nanny" Programming upgrade': 'IG-11 mit der Aufwertung „Kindermädchen“-Programmierung',
  'Corps Separatist Trooper': 'Korps-Truppler der Separatisten',
  'Corps Clone Trooper Unit': 'Korps-Klontruppler-Einheit',
  'Corps Droid Trooper Unit': 'Korps-Droiden-Truppler-Einheit',
  'Corps Trooper Unit': 'Korps-Truppler-Einheit',
  'Trooper Unit': 'Truppler-Einheit',
  'Clan Kryze Unit': 'Einheit des Clans Kryze',
  'Clan Saxon Unit': 'Einheit des Clans Saxon',
  'Clan Saxon Commander': 'Commander des Clans Saxon',
  'Emplacement Trooper': 'Stellungstruppler',
  'Mercenary Trooper': 'Söldner-Truppler',
  'Ground Vehicle': 'Bodenfahrzeug',
  'Clone Trooper': 'Klontruppler',
  'Droid Trooper': 'Droiden-Truppler',
  'Corps Trooper': 'Korps-Truppler',
  'Rebel Trooper': 'Rebellen-Truppler',
  'Empire Trooper': 'Imperium-Truppler',
  'Ewok Trooper': 'Ewok-Truppler',
  'Empire Unit': 'Imperium-Einheit',
  'Non-Republic Unit': 'Einheit, die nicht zur Republik gehört',
  'AI Unit': 'Einheit mit KI',
  'Black Sun': 'Schwarze Sonne',
  Pyke: 'Pyke-Syndikat',
  special: 'Spezialeinsatzkräfte',
  Steady: 'Ruhige Hand',
  Trooper: 'Truppler',
  Vehicle: 'Fahrzeug',
  Unit: 'Einheit',
  Attack: 'Angreifen',
  Move: 'Bewegen',
  Recover: 'Erholung',
  Aim: 'Zielen',
  Dodge: 'Ausweichen',
  Surge: 'Energie',
  Standby: 'Bereitschaft',
  Front: 'Front',
  Rear: 'Heck',
  Sides: 'Seiten',
  Melee: 'Nahkampf',
  Ranged: 'Fernkampf',
  Capacity: 'Kapazität',
  Ground: 'Boden',
  Air: 'Luft',
  Doctrine: 'Doktrin',
  Armament: 'Bewaffnung',
  or: 'oder',
  and: 'und',
}

const anyTerm = new RegExp(`(?<![\\w-])(?:${Object.keys(terms).join('|')})(?![\\w-])`, 'g')
