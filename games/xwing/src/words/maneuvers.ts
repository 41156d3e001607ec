import type { Named } from '@sandtable/kernel'
import type { Bearing, Difficulty } from '../../data/types.ts'

/** XW-MOVE-002, with the terms of each language. */
const bearings: Readonly<Record<Bearing, Named>> = {
  straight: { en: 'straight', de: 'Geradeaus' },
  'bank-left': { en: 'bank left', de: 'Drehmanöver links' },
  'bank-right': { en: 'bank right', de: 'Drehmanöver rechts' },
  'turn-left': { en: 'turn left', de: 'Wendemanöver links' },
  'turn-right': { en: 'turn right', de: 'Wendemanöver rechts' },
  koiogran: { en: 'Koiogran turn', de: 'Koiogran-Wende' },
  'segnor-left': { en: "Segnor's loop left", de: 'Segnor-Looping links' },
  'segnor-right': { en: "Segnor's loop right", de: 'Segnor-Looping rechts' },
  'tallon-left': { en: 'Tallon roll left', de: 'Tallon-Rolle links' },
  'tallon-right': { en: 'Tallon roll right', de: 'Tallon-Rolle rechts' },
  'reverse-straight': { en: 'reverse straight', de: 'Rückwärts geradeaus' },
  'reverse-bank-left': { en: 'reverse bank left', de: 'Rückwärts-Drehmanöver links' },
  'reverse-bank-right': { en: 'reverse bank right', de: 'Rückwärts-Drehmanöver rechts' },
  stationary: { en: 'stationary', de: 'Stationäres Manöver' },
}

export const difficulties: Readonly<Record<Difficulty, Named>> = {
  green: { en: 'green', de: 'grün' },
  white: { en: 'white', de: 'weiß' },
  red: { en: 'red', de: 'rot' },
}

/** “Koiogran turn 4”; a ship that stays where it is has no speed to name. */
export function maneuverName({ speed, bearing }: { speed: number; bearing: Bearing }): Named {
  const { en, de } = bearings[bearing]
  return bearing === 'stationary' ? { en, de } : { en: `${en} ${speed}`, de: `${de} ${speed}` }
}

export function isBearing(word: string): word is Bearing {
  return Object.hasOwn(bearings, word)
}

/** A bearing without a speed: the template that a boost is flown along. */
export function templateName(bearing: Bearing): Named {
  return { ...bearings[bearing] }
}
