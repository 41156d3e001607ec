import type { Named, Sheet } from '@sandtable/kernel'
import { tricks } from './cards/tricks.ts'

const kinds: Readonly<Record<string, Named>> = {
  guard: { en: 'What every cadet can do', de: 'Was jeder Kadett kann' },
  ...Object.fromEntries(tricks.map(({ id }) => [id, { en: 'Trick', de: 'Kniff' }])),
}

/** No figures are printed on the cards of this game: only what they are. */
export function sheet(about: string): Sheet | null {
  const kind = kinds[about]
  return kind === undefined ? null : { kind: [kind], points: null, figures: [], parts: [] }
}
