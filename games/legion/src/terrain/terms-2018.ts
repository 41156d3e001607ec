import type { Cover, Ground, Named, TerrainKind } from '../../data/terrain/types.ts'
import { in2018 } from './in-2018.ts'
import { heightIn, type Term, term } from './terms.ts'

/** What a piece of terrain is and does in the edition of 2018, in words, each with the rule behind it (LG1-TERR-001). */

const covers: Readonly<Record<Cover, Term>> = {
  none: term('LG1-TERR-003', 'No cover', 'Keine Deckung'),
  light: term('LG1-TERR-003', 'Light cover', 'Leichte Deckung'),
  heavy: term('LG1-TERR-003', 'Heavy cover', 'Starke Deckung'),
}

const types: readonly Named[] = [
  { en: 'troopers', de: 'Truppler' },
  { en: 'ground vehicles', de: 'Bodenfahrzeuge' },
  { en: 'repulsor vehicles', de: 'Repulsorfahrzeuge' },
]

const grounds: Readonly<Record<Ground, { readonly name: Named; readonly rule: string }>> = {
  open: { name: { en: 'Open', de: 'Offen' }, rule: 'LG1-TERR-006' },
  difficult: { name: { en: 'Difficult', de: 'Schwierig' }, rule: 'LG1-TERR-007' },
  impassable: { name: { en: 'Impassable', de: 'Unpassierbar' }, rule: 'LG1-TERR-010' },
}

const byHeight: readonly Term[] = [
  term(
    'LG1-TERR-008',
    'Impassable for troopers who are less tall',
    'Unpassierbar für Truppler, die kleiner sind',
  ),
  term(
    'LG1-TERR-009',
    'Impassable for vehicles of less than twice its height',
    'Unpassierbar für Fahrzeuge von weniger als der doppelten Höhe',
  ),
  term(
    'LG1-VERT-001',
    'Troopers in base contact climb or clamber up',
    'Truppler in Basiskontakt klettern oder kraxeln hinauf',
  ),
]

const depression = term(
  'LG1-TERR-017',
  'A hole: cover only for troopers who are wholly inside',
  'Ein Loch: Deckung nur für Truppler, die ganz darin sind',
)
const openInside = term(
  'LG1-TERR-020',
  'Open for troopers who stay inside',
  'Offen für Truppler, die darin bleiben',
)
const ladders = term(
  'LG1-VERT-014',
  'With ladders: nobody rolls who clambers',
  'Mit Leitern: Wer kraxelt, würfelt nicht',
)

export function termsIn2018(kind: TerrainKind): Term[] {
  const terrain = in2018(kind)
  return [
    covers[terrain.cover],
    ...(terrain.moves === 'by height' ? byHeight : forTypes(terrain.moves)),
    ...(terrain.depression ? [depression] : []),
    ...(terrain.openInside ? [openInside] : []),
    ...(terrain.ladders ? [ladders] : []),
    { ...heightIn(Math.max(...kind.parts.map(({ top }) => top))), rule: 'LG1-TERR-011' },
  ]
}

/** One line for all types that it is the same to. */
function forTypes(moves: readonly Ground[]): Term[] {
  const kinds = [...new Set(moves)]
  return kinds.map((ground) => {
    const { name, rule } = grounds[ground]
    const those = types.filter((_, at) => moves[at] === ground)
    if (those.length === types.length) return term(rule, `${name.en} for everybody`, `${name.de} für alle`)
    const list = (language: 'en' | 'de', and: string) => those.map((one) => one[language]).join(` ${and} `)
    return term(rule, `${name.en} for ${list('en', 'and')}`, `${name.de} für ${list('de', 'und')}`)
  })
}
