import type { MapPlan } from './types.ts'

/** Our own: a loading hall between two yards. Turned half round, it is the same map. */
export const freightDepot: MapPlan = {
  id: 'freight-depot',
  name: { en: 'Freight Depot', de: 'Frachtdepot' },
  tiles: [
    { sky: 'exterior', spaces: ['a1:e14'] },
    { sky: 'interior', spaces: ['f1:o14'] },
    { sky: 'exterior', spaces: ['p1:t14'] },
  ],
  difficult: ['h7:h8', 'm7:m8', 'c1:d1', 'q14:r14'],
  blocking: ['d5', 'd10', 'h4:h5', 'm10:m11', 'q5', 'q10'],
  impassable: ['j7:k8'],
  edges: {
    wall: [
      'e1:e2 e', 'e4:e6 e', 'e9:e11 e', 'e13:e14 e', 'o1:o2 e', 'o4:o6 e', 'o9:o11 e', 'o13:o14 e',
      'i4:i5 e', 'k10:k11 e',
    ],
    blocking: ['g10:h10 s', 'm4:n4 s'],
    impassable: ['c7:c8 e', 'q7:q8 e'],
  },
  doors: [
    { id: 'west', edges: ['e7:e8 e'] },
    { id: 'east', edges: ['o7:o8 e'] },
  ],
  terminals: [{ at: 'g2' }, { at: 'n13' }],
  zones: {
    red: ['a3:b12'],
    blue: ['s3:t12'],
  },
  missions: {
    A: {
      name: { en: 'Switchboard', de: 'Schaltzentrale' },
      rules: 'switchboard',
      tokens: [
        { label: 'relay', kind: 'token', at: 'j6', colour: 'green' },
        { label: 'relay', kind: 'token', at: 'k9', colour: 'green' },
      ],
    },
    B: {
      name: { en: 'Home Delivery', de: 'Frei Haus' },
      rules: 'home-delivery',
      tokens: [
        { label: 'crate', kind: 'crate', at: 'i2', colour: 'yellow' },
        { label: 'crate', kind: 'crate', at: 'k5', colour: 'yellow' },
        { label: 'crate', kind: 'crate', at: 'n5', colour: 'yellow' },
        { label: 'crate', kind: 'crate', at: 'g10', colour: 'yellow' },
        { label: 'crate', kind: 'crate', at: 'j10', colour: 'yellow' },
        { label: 'crate', kind: 'crate', at: 'l13', colour: 'yellow' },
      ],
    },
  },
}
