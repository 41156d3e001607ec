import { call } from '@sandtable/kernel'
import type { LCard } from '../vocabulary/card.ts'
import { freeAction, upgrade } from './words.ts'

/** A free Smoke 1, once a game. */
const smoke = upgrade(
  'smoke-grenades',
  freeAction({
    can: (_, { deployed }) => deployed,
    do: (s, { id }) => call(s, 'lay tokens', { unit: id, kind: 'smoke', name: 'Smoke', left: 1 }),
  }),
)

export const grenades: readonly LCard[] = [smoke]
