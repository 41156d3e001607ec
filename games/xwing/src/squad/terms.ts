import type { ActionName, Size, Slot, SquadFaction } from '../../data/types.ts'

/** What a player reads, in both languages. */
export interface Text {
  readonly en: string
  readonly de: string
}

export const factionNames: Readonly<Record<SquadFaction, Text>> = {
  rebel: { en: 'Rebel', de: 'Rebellen' },
  imperial: { en: 'Imperial', de: 'Imperium' },
  scum: { en: 'Scum and Villainy', de: 'Abschaum & Kriminelle' },
}

export const sizeNames: Readonly<Record<Size, Text>> = {
  small: { en: 'small', de: 'kleine' },
  large: { en: 'large', de: 'große' },
}

export const slotNames: Readonly<Record<Slot, Text>> = {
  elite: { en: 'Elite', de: 'Elite' },
  torpedo: { en: 'Torpedo', de: 'Torpedo' },
  missile: { en: 'Missile', de: 'Rakete' },
  cannon: { en: 'Cannon', de: 'Kanone' },
  turret: { en: 'Turret', de: 'Geschütz' },
  bomb: { en: 'Bomb', de: 'Bombe' },
  crew: { en: 'Crew', de: 'Crew' },
  astromech: { en: 'Astromech', de: 'Astromech' },
  'salvaged-astromech': { en: 'Salvaged Astromech', de: 'Abgewrackter Astromech' },
  system: { en: 'System', de: 'System' },
  tech: { en: 'Tech', de: 'Technik' },
  illicit: { en: 'Illicit', de: 'Schmuggelware' },
  modification: { en: 'Modification', de: 'Modifikation' },
  title: { en: 'Title', de: 'Titel' },
}

export const actionNames: Readonly<Record<ActionName, Text>> = {
  focus: { en: 'focus', de: 'Fokussierung' },
  'target-lock': { en: 'target lock', de: 'Zielerfassung' },
  'barrel-roll': { en: 'barrel roll', de: 'Fassrolle' },
  evade: { en: 'evade', de: 'Ausweichen' },
  boost: { en: 'boost', de: 'Schub' },
  reinforce: { en: 'reinforce', de: 'Verstärken' },
  coordinate: { en: 'coordinate', de: 'Koordinieren' },
  jam: { en: 'jam', de: 'Stören' },
  slam: { en: 'SLAM', de: 'SLAM' },
  reload: { en: 'reload', de: 'Nachladen' },
  cloak: { en: 'cloak', de: 'Tarnen' },
  'rotate-arc': { en: 'rotate arc', de: 'Feuerwinkel drehen' },
}

/** “A, B or C” in both languages. */
export function eitherOf(texts: readonly Text[]): Text {
  return { en: joined(texts, 'en', 'or'), de: joined(texts, 'de', 'oder') }
}

export function allOf(texts: readonly Text[]): Text {
  return { en: joined(texts, 'en', 'and'), de: joined(texts, 'de', 'und') }
}

function joined(texts: readonly Text[], language: keyof Text, word: string): string {
  const words = texts.map((text) => text[language])
  const last = words.pop() ?? ''
  return words.length === 0 ? last : `${words.join(', ')} ${word} ${last}`
}
