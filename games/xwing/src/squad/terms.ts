import type { Named } from '@sandtable/kernel'
import type { ActionName, Size, Slot, SquadFaction } from '../../data/types.ts'

export const factionNames: Readonly<Record<SquadFaction, Named>> = {
  rebel: { en: 'Rebel', de: 'Rebellen' },
  imperial: { en: 'Imperial', de: 'Imperium' },
  scum: { en: 'Scum and Villainy', de: 'Abschaum & Kriminelle' },
}

export const sizeNames: Readonly<Record<Size, Named>> = {
  small: { en: 'small', de: 'kleine' },
  large: { en: 'large', de: 'große' },
}

export const slotNames: Readonly<Record<Slot, Named>> = {
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

export const actionNames: Readonly<Record<ActionName, Named>> = {
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

export const uniqueWord: Named = { en: 'unique', de: 'einzigartig' }
export const limitedWord: Named = { en: 'limited', de: 'limitiert' }
