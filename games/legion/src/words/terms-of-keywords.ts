import type { Named } from '@sandtable/kernel'
import { factionName, factionNames } from '../list/terms.ts'
import { text } from './text.ts'

/** What stands behind the colon of a keyword: words of the game are said in both languages, names are as printed. */
export function termOfKeyword(printed: string): Named {
  const factions = printed.split(', ')
  if (factions.every((one) => Object.hasOwn(factionNames, one))) {
    const names = factions.map(factionName)
    return text(names.map(({ en }) => en).join(', '), names.map(({ de }) => de).join(', '))
  }
  const german = printed.replace(anyTerm, (term) => terms[term] ?? term)
  return text(printed, german)
}

/** Longer ones first: a clone trooper is one word. */
const terms: Readonly<Record<string, string>> = {
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
