import type { Phrasebook } from '@sandtable/kernel'

export const en: Phrasebook = {
  entry: () => null,
  step: () => null,
  reason: () => null,
}
