import type { EditionId } from '../../data/types.ts'
import type { LState } from '../state.ts'
import { edition2018 } from './2018.ts'
import { edition2024 } from './2024.ts'
import type { Edition } from './edition.ts'
import { editionQr3 } from './qr3.ts'

export type { Edition } from './edition.ts'

const editions: Readonly<Record<EditionId, Edition>> = {
  2024: edition2024,
  2018: edition2018,
  qr3: editionQr3,
}

/** Those that people can choose between, the usual one first. */
export const editionIds: readonly EditionId[] = ['2024', '2018', 'qr3']

/** The edition that is played. */
export function editionOf(s: LState): Edition {
  return editions[s.table.edition]
}

export function editionNamed(id: EditionId): Edition {
  return editions[id]
}
