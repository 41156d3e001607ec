import type { RingCard } from './types.ts'

/** The 8 ring movement cards: by how many fields each side moves inwards. */
export const ringCards: readonly RingCard[] = [
  { id: 'ring-1', top: 2, right: 0, bottom: 0, left: 2 },
  { id: 'ring-2', top: 2, right: 2, bottom: 0, left: 0 },
  { id: 'ring-3', top: 0, right: 2, bottom: 2, left: 0 },
  { id: 'ring-4', top: 0, right: 0, bottom: 2, left: 2 },
  { id: 'ring-5', top: 2, right: 1, bottom: 0, left: 1 },
  { id: 'ring-6', top: 1, right: 2, bottom: 1, left: 0 },
  { id: 'ring-7', top: 0, right: 1, bottom: 2, left: 1 },
  { id: 'ring-8', top: 1, right: 0, bottom: 1, left: 2 },
]
