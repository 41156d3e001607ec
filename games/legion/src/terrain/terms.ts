import type { Ground, Named, TerrainKind } from '../../data/terrain/types.ts'
import { segmentOf } from '../geometry/measures.ts'

/** What a piece of terrain is and does, in words, each with the rule behind it: for whoever points at it (LG2-TERR-001). */
export interface Term {
  readonly text: Named
  readonly rule: string
}

export function term(rule: string, en: string, de: string): Term {
  return { text: { en, de }, rule }
}

const classes: Readonly<Record<TerrainKind['class'], Term>> = {
  scatter: term('LG2-TERR-003', 'Scatter terrain', 'Verstreutes Gelände'),
  area: term(
    'LG2-TERR-009',
    'Area terrain: whoever is inside is obscured',
    'Bereichsgelände: Wer darin steht, ist verborgen',
  ),
  obstacle: term('LG2-TERR-015', 'Obstacle terrain', 'Hindernisgelände'),
}

const covers: Readonly<Record<TerrainKind['cover'], Term>> = {
  none: term('LG2-TERR-025', 'No cover', 'Keine Deckung'),
  light: term('LG2-TERR-025', 'Light cover', 'Leichte Deckung'),
  heavy: term('LG2-TERR-025', 'Heavy cover', 'Starke Deckung'),
}

const grounds: Readonly<Record<Ground, readonly Term[]>> = {
  open: [term('LG2-TERR-017', 'Open: does not slow anybody', 'Offen: bremst niemanden')],
  difficult: [
    term(
      'LG2-TERR-018',
      'Difficult: speed 1 lower, at least 1',
      'Schwierig: Geschwindigkeit um 1 geringer, mindestens 1',
    ),
  ],
  impassable: [
    term(
      'LG2-TERR-020',
      'Impassable for troopers and ground vehicles',
      'Unpassierbar für Truppler und Bodenfahrzeuge',
    ),
    term('LG2-APXB-036', 'Repulsor vehicles pass over it', 'Repulsorfahrzeuge schweben darüber'),
  ],
}

const barricade: readonly Term[] = [
  term('LG2-TERR-005', 'Open for troopers', 'Offen für Truppler'),
  term('LG2-TERR-019', 'Difficult for vehicles', 'Schwierig für Fahrzeuge'),
  term('LG2-APXB-009', 'No cover for creature troopers', 'Keine Deckung für Kreaturentrupps'),
]

export function termsOf(kind: TerrainKind): Term[] {
  const { parts } = kind
  const levels = parts.filter(({ stands }) => stands).map(({ top }) => top)
  return [
    classes[kind.class],
    covers[kind.cover],
    ...(kind.barricade === true ? barricade : grounds[kind.ground]),
    ...(levels.length === 0 ? [] : [levelsIn(levels)]),
    heightIn(Math.max(...parts.map(({ top }) => top))),
    ...(kind.blocks || kind.class === 'area'
      ? []
      : [term('LG2-TERR-029', 'Does not block sight', 'Versperrt keine Sicht')]),
  ]
}

/** LG2-TERR-027, -028. */
function levelsIn(tops: readonly number[]): Term {
  const list = tops.map((top) => `${segmentOf(top)} (${top} mm)`).join(', ')
  return term(
    'LG2-TERR-028',
    `One can stand on it, at height ${list}`,
    `Man kann darauf stehen, in Höhe ${list}`,
  )
}

export function heightIn(top: number): Term {
  return term('LG2-TERR-026', `Height ${segmentOf(top)} (${top} mm)`, `Höhe ${segmentOf(top)} (${top} mm)`)
}
