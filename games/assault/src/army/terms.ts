import type { Affiliation, Trait } from '../../data/types.ts'

/** What a player reads, in both languages. */
export interface Text {
  readonly en: string
  readonly de: string
}

export const affiliationNames: Readonly<Record<Affiliation | 'neutral', Text>> = {
  rebel: { en: 'Rebel', de: 'Rebellen' },
  imperial: { en: 'Imperial', de: 'Imperium' },
  mercenary: { en: 'Mercenary', de: 'Söldner' },
  neutral: { en: 'Neutral', de: 'Neutral' },
}

export const traitNames: Readonly<Record<Trait, Text>> = {
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

export const eliteWord: Text = { en: 'elite', de: 'Elite' }

/** “A, B or C” in both languages. */
export function eitherOf(texts: readonly Text[]): Text {
  return { en: joined(texts, 'en', 'or'), de: joined(texts, 'de', 'oder') }
}

function joined(texts: readonly Text[], language: keyof Text, word: string): string {
  const words = texts.map((text) => text[language])
  const last = words.pop() ?? ''
  return words.length === 0 ? last : `${words.join(', ')} ${word} ${last}`
}

/** Words from files may be as long as the file. */
export function short(word: string): string {
  return word.length > 40 ? `${word.slice(0, 40)}…` : word
}
