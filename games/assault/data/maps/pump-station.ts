import type { MapPlan } from './types.ts'

/** Our own: a walled control room amid channels and pools. Turned half round, it is the same map. */
export const pumpStation: MapPlan = {
  id: 'pump-station',
  name: { en: 'Pump Station', de: 'Pumpwerk' },
  tiles: [
    { sky: 'exterior', spaces: ['a1:p5', 'a6:h9'] },
    { sky: 'interior', spaces: ['i6:l9'] },
    { sky: 'exterior', spaces: ['m6:t9', 'e10:t14'] },
  ],
  difficult: ['f8:g8', 'n7:o7', 'i3:j3', 'k12:l12'],
  blocking: ['h3', 'm12', 'e8', 'p7'],
  impassable: ['f6:g7', 'n8:o9'],
  edges: {
    wall: [
      'i5 s', 'l5 s', 'i9 s', 'l9 s', 'h6:h8 e', 'l7:l9 e', 'k1:k2 e', 'i13:i14 e', 'm5:o5 s', 'f9:h9 s',
    ],
    blocking: ['d4 e', 'p11 e'],
    impassable: ['b5:d5 s', 'q9:s9 s'],
  },
  doors: [
    { id: 'north', edges: ['j5:k5 s'] },
    { id: 'south', edges: ['j9:k9 s'] },
  ],
  terminals: [{ at: 'n2' }, { at: 'g13' }],
  zones: {
    red: ['a1:e4'],
    blue: ['p11:t14'],
  },
  areas: [{ id: 'control-room', name: { en: 'Control Room', de: 'Leitstand' }, spaces: ['i6:l9'] }],
  missions: {
    A: {
      name: { en: 'High Water', de: 'Hochwasser' },
      rules: 'high-water',
      tokens: [
        { label: 'pump', kind: 'token', at: 'o4', colour: 'blue' },
        { label: 'pump', kind: 'token', at: 'j7', colour: 'green' },
        { label: 'pump', kind: 'token', at: 'k8', colour: 'green' },
        { label: 'pump', kind: 'token', at: 'f11', colour: 'red' },
      ],
    },
    B: {
      name: { en: 'Pressure', de: 'Überdruck' },
      rules: 'pressure',
      tokens: [
        { label: 'valve', kind: 'token', at: 'f3', colour: 'red' },
        { label: 'valve', kind: 'token', at: 'c7', colour: 'red' },
        { label: 'valve', kind: 'token', at: 'o12', colour: 'blue' },
        { label: 'valve', kind: 'token', at: 'r8', colour: 'blue' },
      ],
    },
  },
}
