import type { Named } from '@sandtable/kernel'
import type { BattleCard, Needs, Slot, UnitType } from '../../data/types.ts'
import { printed } from '../words/german/index.ts'
import { keywordName } from '../words/keywords.ts'
import { rankNames, text } from '../words/names.ts'

/** What lists call things, in every language. */

export type ArmyFaction = 'rebels' | 'empire' | 'republic' | 'separatists' | 'mercenary' | 'mandalorians'

export const factionNames: Readonly<Record<ArmyFaction, Named>> = {
  rebels: text('Rebel Alliance', 'Rebellenallianz'),
  empire: text('Galactic Empire', 'Galaktisches Imperium'),
  republic: text('Galactic Republic', 'Galaktische Republik'),
  separatists: text('Separatist Alliance', 'Separatistenallianz'),
  mercenary: text('Mercenaries', 'Söldner'),
  mandalorians: text('Mandalorians', 'Mandalorianer'),
}

export function isFaction(value: unknown): value is ArmyFaction {
  return typeof value === 'string' && Object.hasOwn(factionNames, value)
}

export function factionName(id: string): Named {
  return isFaction(id) ? factionNames[id] : text(id, id)
}

export const formatNames: Readonly<Record<string, Named>> = {
  recon: text('Recon', 'Recon'),
  escalation: text('Escalation', 'Eskalation'),
  standard: text('Standard', 'Standard'),
  'grand-army': text('Grand Army', 'Große Armee'),
  '2018': text('Rules of 2018', 'Regeln von 2018'),
  '2018-grand': text('Rules of 2018, grand army', 'Regeln von 2018, große Armee'),
  '2018-unlimited': text('Rules of 2018, unlimited rounds', 'Regeln von 2018, unbegrenzte Runden'),
  '2018-grand-unlimited': text(
    'Rules of 2018, grand army, unlimited rounds',
    'Regeln von 2018, große Armee, unbegrenzte Runden',
  ),
  '2018-qr3-500': text(
    'Rules of 2018, quick reference 3.0, 500 points',
    'Regeln von 2018, Kurzreferenz 3.0, 500 Punkte',
  ),
  '2018-qr3-1600': text(
    'Rules of 2018, quick reference 3.0, 1600 points',
    'Regeln von 2018, Kurzreferenz 3.0, 1600 Punkte',
  ),
  '2018-qr3': text('Rules of 2018, quick reference 3.0', 'Regeln von 2018, Kurzreferenz 3.0'),
}

export function formatName(id: string): Named {
  return formatNames[id] ?? text(id, id)
}

export const slotNames: Readonly<Record<Slot, Named>> = {
  armament: text('Armament', 'Bewaffnung'),
  clan: text('Clan', 'Clan'),
  command: text('Command', 'Kommando'),
  comms: text('Comms', 'Kommunikation'),
  crew: text('Crew', 'Besatzung'),
  doctrine: text('Doctrine', 'Doktrin'),
  force: text('Force', 'Macht'),
  gear: text('Gear', 'Ausrüstung'),
  generator: text('Generator', 'Generator'),
  grenades: text('Grenades', 'Granaten'),
  hardpoint: text('Hardpoint', 'Waffenaufhängung'),
  'heavy weapon': text('Heavy weapon', 'Schwere Waffe'),
  ordnance: text('Ordnance', 'Artillerie'),
  personnel: text('Personnel', 'Mannschaft'),
  pilot: text('Pilot', 'Pilot'),
  programming: text('Programming', 'Programmierung'),
  'squad leader': text('Squad leader', 'Squad-Anführer'),
  training: text('Training', 'Training'),
}

export const typeNames: Readonly<Record<UnitType, Named>> = {
  trooper: text('trooper', 'Truppler'),
  'clone trooper': text('clone trooper', 'Klontruppler'),
  'droid trooper': text('droid trooper', 'Droiden-Truppler'),
  'heavy droid trooper': text('heavy droid trooper', 'schwerer Droiden-Truppler'),
  'mandalorian trooper': text('Mandalorian trooper', 'mandalorianischer Truppler'),
  'wookiee trooper': text('Wookiee trooper', 'Wookiee-Truppler'),
  'creature trooper': text('creature trooper', 'Kreaturentruppler'),
  'emplacement trooper': text('emplacement trooper', 'Stellungstruppler'),
  'ground vehicle': text('ground vehicle', 'Bodenfahrzeug'),
  'repulsor vehicle': text('repulsor vehicle', 'Repulsorfahrzeug'),
}

export const battleKinds: Readonly<Record<BattleCard['kind'], Named>> = {
  primary: text('Objectives', 'Einsatzziele'),
  secondary: text('Secondary objectives', 'Sekundärziele'),
  advantage: text('Advantages', 'Vorteile'),
  deployment: text('Deployments', 'Aufstellungen'),
  condition: text('Conditions', 'Umgebungen'),
}

const affiliations: Readonly<Record<string, Named>> = {
  rogue: text('Rogues', 'Halunken'),
  pyke: text('Pyke Syndicate', 'Pyke-Syndikat'),
  'black sun': text('Black Sun', 'Schwarze Sonne'),
  'maul loyalist': text('Maul Loyalists', 'Gefolgsleute von Maul'),
  raider: text('Raiders', 'Räuber'),
  'children of the watch': text('Children of the Watch', 'Kinder der Wache'),
  ewok: text('Ewoks', 'Ewoks'),
  mandalorians: text('Mandalorians', 'Mandalorianer'),
  'clan kryze': text('Clan Kryze', 'Clan Kryze'),
  'clan wren': text('Clan Wren', 'Clan Wren'),
  'clan saxon': text('Clan Saxon', 'Clan Saxon'),
}

export function affiliationName(id: string): Named {
  return affiliations[id] ?? text(id, id)
}

interface Titled {
  readonly name: string
  readonly title?: string
}

/** The name of a card with its subtitle. */
export function titleOf({ name, title }: Titled): Named {
  return title === undefined ? printed(name) : joined([printed(name), printed(title)], comma)
}

const comma = text(', ', ', ')

const sides = { light: text('Light Side', 'Helle Seite'), dark: text('Dark Side', 'Dunkle Seite') }

/** A restriction in words: “Stormtroopers or Snowtroopers”, “corps, Galactic Empire”. */
export function needsInWords(needs: Needs): Named {
  const { any, all, not } = needs
  if (Array.isArray(any)) return joined(any.map(needsInWords), { en: ' or ', de: ' oder ' })
  if (all !== undefined) return joined(all.map(needsInWords), comma)
  if (not !== undefined) {
    const { en, de } = needsInWords(not)
    return text(`not ${en}`, `nicht ${de}`)
  }
  return joined(single(needs), comma)
}

function single({ name, title, type, typeAny, rank, faction, affiliation, ...more }: Needs): Named[] {
  const { side, keyword, hasSlot, defence, mercenary, army } = more
  return [
    ...(name === undefined ? [] : [printed(name)]),
    ...(title === undefined ? [] : [printed(title)]),
    ...(type === undefined ? [] : [typeNames[type as UnitType] ?? printed(type)]),
    ...(typeAny === 'trooper' ? [text('any trooper', 'Truppler aller Art')] : []),
    ...(typeAny === 'vehicle' ? [text('any vehicle', 'Fahrzeug aller Art')] : []),
    ...(rank === undefined ? [] : [rankNames[rank as keyof typeof rankNames] ?? printed(rank)]),
    ...(faction === undefined ? [] : [factionName(faction)]),
    ...(affiliation === undefined ? [] : [affiliationName(affiliation)]),
    ...(side === undefined ? [] : [sides[side]]),
    ...(keyword === undefined ? [] : [withKeyword(keyword)]),
    ...(hasSlot === undefined ? [] : [slotNames[hasSlot]]),
    ...(defence === 'white' ? [text('white defence die', 'weißer Verteidigungswürfel')] : []),
    ...(defence === 'red' ? [text('red defence die', 'roter Verteidigungswürfel')] : []),
    ...(mercenary === true ? [text('mercenary', 'Söldner')] : []),
    ...(army === undefined ? [] : [armyName(army)]),
  ]
}

/** Cards say what army they want in small letters. */
function armyName(army: string): Named {
  return printed(army.replace(/\b\w/g, (letter) => letter.toUpperCase()))
}

function withKeyword(keyword: string): Named {
  const { en, de } = keywordName(keyword)
  return text(`keyword ${en}`, `Schlüsselwort ${de}`)
}

function joined(names: readonly Named[], by: Named): Named {
  return text(names.map(({ en }) => en).join(by.en), names.map(({ de }) => de).join(by.de))
}

const optionNames: Readonly<Record<string, Named>> = {
  veterans: { en: 'Veterans', de: 'Veteranen' },
  'tools-of-the-trade': { en: 'Tools of the Trade', de: 'Handwerkszeug' },
  'rapid-deployment': { en: 'Rapid Deployment', de: 'Schnelle Verlegung' },
  'guns-for-hire': { en: 'Guns for Hire', de: 'Söldner' },
  'feats-of-valor': { en: 'Feats of Valor', de: 'Heldentaten' },
}

/** An option of a battle force. */
export function optionName(id: string): Named {
  return optionNames[id] ?? { en: id, de: id }
}
