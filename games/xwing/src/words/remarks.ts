import type { Named } from '@sandtable/kernel'
import type { Obstacle } from '../geometry/obstacles.ts'
import type { Range } from '../geometry/range.ts'

/** What is said of a maneuver before it is flown. */

export const flees: Named = {
  en: 'flies off the table and is destroyed',
  de: 'verlässt die Spielfläche und wird zerstört',
}

export const fliesInstead: Named = {
  en: 'stressed: flies a white straight 2 instead',
  de: 'gestresst: fliegt stattdessen weiß geradeaus 2',
}

/** Where the other one stands then: by plan, where it stands now and may not stay, or where it is sure to be. */
export type Whereabouts = 'planned' | 'now' | 'sure'

const whereabouts: Readonly<Record<Whereabouts, Named>> = {
  planned: { en: ' as planned', de: ' wie geplant' },
  now: { en: ' where it is now', de: ' am jetzigen Ort' },
  sure: { en: '', de: '' },
}

/** No action after it (XW-OVLP-003). */
export function bumps(other: Named, where: Whereabouts): Named {
  const { en, de } = whereabouts[where]
  return { en: `bumps ${other.en}${en}: no action`, de: `stößt an ${other.de}${de}: keine Aktion` }
}

const hits: Readonly<Record<Obstacle['kind'], Named>> = {
  asteroid: {
    en: 'hits an asteroid: no action, a die for damage',
    de: 'trifft einen Asteroiden: keine Aktion, ein Würfel entscheidet über Schaden',
  },
  debris: {
    en: 'hits a debris cloud: stress, a die for damage',
    de: 'trifft eine Trümmerwolke: Stress, ein Würfel entscheidet über Schaden',
  },
}

export function hitsObstacle(kind: Obstacle['kind']): Named {
  return { ...hits[kind] }
}

export function setsOff(mine: Named): Named {
  return { en: `sets off a mine: ${mine.en}`, de: `löst eine Mine aus: ${mine.de}` }
}

export function isReachedBy(bomb: Named): Named {
  return { en: `ends at range 1 of a bomb: ${bomb.en}`, de: `endet in Reichweite 1 einer Bombe: ${bomb.de}` }
}

/** A bomb that a ship carries and may drop on its way. */
export function mayDrop(bomb: Named): Named {
  return { en: `may drop here: ${bomb.en}`, de: `kann hier legen: ${bomb.de}` }
}

export function isReachedIfDropped(bomb: Named, by: Named): Named {
  return {
    en: `at range 1 of ${bomb.en}, if ${by.en} drops it`,
    de: `in Reichweite 1: ${bomb.de}, falls gelegt von ${by.de}`,
  }
}

export type Strain = 'gained' | 'kept' | 'shed'

const strains: Readonly<Record<Strain, Named>> = {
  gained: {
    en: 'gets stress: no action, no red maneuver next round',
    de: 'erhält Stress: keine Aktion, nächste Runde kein rotes Manöver',
  },
  kept: {
    en: 'stays stressed: no action, no red maneuver next round',
    de: 'bleibt gestresst: keine Aktion, nächste Runde kein rotes Manöver',
  },
  shed: { en: 'sheds its stress', de: 'wird seinen Stress los' },
}

export function strain(which: Strain): Named {
  return { ...strains[which] }
}

export interface Aim {
  readonly target: Named
  readonly range: Range
  readonly inArc: boolean
  readonly obstructed: boolean
  /** Another weapon than the primary one. */
  readonly weapon: Named | null
}

export function firesAt({ target, range, inArc, obstructed, weapon }: Aim): Named {
  const more = (arc: string, blocked: string, name: string | undefined) =>
    [inArc ? arc : '', obstructed ? blocked : ''].map((one) => one && `, ${one}`).join('') +
    (name === undefined ? '' : ` (${name})`)
  return {
    en: `range ${range} of ${target.en}${more('in arc', 'obstructed', weapon?.en)}`,
    de: `Reichweite ${range} zu ${target.de}${more('im Feuerwinkel', 'versperrt', weapon?.de)}`,
  }
}
