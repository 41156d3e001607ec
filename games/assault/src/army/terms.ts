import type { Named } from '@sandtable/kernel'
import type { Affiliation, Attack, Keyword, Trait } from '../../data/types.ts'

export const affiliationNames: Readonly<Record<Affiliation | 'neutral', Named>> = {
  rebel: { en: 'Rebel', de: 'Rebellen' },
  imperial: { en: 'Imperial', de: 'Imperium' },
  mercenary: { en: 'Mercenary', de: 'Söldner' },
  neutral: { en: 'Neutral', de: 'Neutral' },
}

export const traitNames: Readonly<Record<Trait, Named>> = {
  brawler: { en: 'Brawler', de: 'Nahkämpfer' },
  creature: { en: 'Creature', de: 'Kreatur' },
  droid: { en: 'Droid', de: 'Droide' },
  'force-user': { en: 'Force User', de: 'Machtnutzer' },
  guardian: { en: 'Guardian', de: 'Wächter' },
  'heavy-weapon': { en: 'Heavy Weapon', de: 'Schwere Waffe' },
  hunter: { en: 'Hunter', de: 'Jäger' },
  leader: { en: 'Leader', de: 'Anführer' },
  smuggler: { en: 'Smuggler', de: 'Schmuggler' },
  spy: { en: 'Spy', de: 'Spion' },
  trooper: { en: 'Trooper', de: 'Truppler' },
  vehicle: { en: 'Vehicle', de: 'Fahrzeug' },
  wookiee: { en: 'Wookiee', de: 'Wookiee' },
}

export const eliteWord: Named = { en: 'elite', de: 'Elite' }
export const uniqueWord: Named = { en: 'unique', de: 'einzigartig' }
export const notUniqueWord: Named = { en: 'not unique', de: 'nicht einzigartig' }
export const notMassiveWord: Named = { en: 'not Massive', de: 'nicht gewaltig' }
export const readyWord: Named = { en: 'ready', de: 'bereit' }

export const keywordNames: Readonly<Record<Keyword, Named>> = {
  massive: { en: 'Massive', de: 'Gewaltig' },
  mobile: { en: 'Mobile', de: 'Mobil' },
  reach: { en: 'Reach', de: 'Weitreichend' },
}

export const sizeNames: Readonly<Record<'small' | 'large', Named>> = {
  small: { en: 'small figure', de: 'kleine Figur' },
  large: { en: 'large figure', de: 'große Figur' },
}

export const attackNames: Readonly<Record<Attack['type'], Named>> = {
  melee: { en: 'Melee', de: 'Nahkampf' },
  ranged: { en: 'Ranged', de: 'Fernkampf' },
}
