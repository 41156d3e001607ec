import type { TargetCard, TargetTrack } from './types.ts'

/** The 14 target cards. Arrows are directions on the board, N being its top. */
export const targetCards: readonly TargetCard[] = [
  { id: 't20', value: 20, symbols: ['half'], arrow: null },
  { id: 't25', value: 25, symbols: ['lower'], arrow: 'N' },
  { id: 't30', value: 30, symbols: ['half'], arrow: 'SE' },
  { id: 't35', value: 35, symbols: ['lower'], arrow: 'W' },
  { id: 't40', value: 40, symbols: ['half', 'cover'], arrow: null },
  { id: 't45', value: 45, symbols: ['lower', 'headshot'], arrow: 'NE' },
  { id: 't50', value: 50, symbols: ['headshot', 'cover'], arrow: 'S' },
  { id: 't50h', value: 50, symbols: ['half', 'higher'], arrow: null },
  { id: 't55', value: 55, symbols: ['headshot', 'cover'], arrow: 'NW' },
  { id: 't60', value: 60, symbols: ['headshot', 'cover'], arrow: null },
  { id: 't65', value: 65, symbols: ['higher'], arrow: 'E' },
  { id: 't70', value: 70, symbols: ['headshot'], arrow: null },
  { id: 't75', value: 75, symbols: ['higher'], arrow: 'SW' },
  { id: 't80', value: 80, symbols: [], arrow: null },
]

/** Slots of the target track from left to right, and the place of the one marked 0 (OPEN-02). */
export const targetTracks: Readonly<Record<'even' | 'example', TargetTrack>> = {
  even: { modifiers: [15, 10, 5, 0, -5, -10, -15, -20], zero: 3 },
  example: { modifiers: [15, 10, 5, 0, -5, -5, -10, -10, -15, -20], zero: 3 },
}
