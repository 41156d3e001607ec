import type { Phrasebook } from '@sandtable/kernel'

export const de: Phrasebook = {
  entry: () => null,
  step: () => null,
  reason: () => null,
}
