import type { MapPlan } from './types.ts'

export const chopperBaseAtollon: MapPlan = {
  id: 'chopper-base-atollon',
  name: { en: 'Chopper Base, Atollon', de: 'Chopper-Basis auf Atollon' },
  tiles: [
    { sky: 'exterior', spaces: [
      'l3:q4', 'i5:s7', 'i8:j10', 'l8:q8', 'n9:o9', 'm10:p10', 'd11:p12', 'd13:g14', 'i13:j14',
      'm13:p13', 'n14:o15', 'd15:j16', 'd17:g18', 'i17:j22',
    ] },
    { sky: 'interior', spaces: [
      'r8:s11', 'q12:s12', 'q13:x14', 'q15:s15', 'u15:x16', 'm16:p16', 'r16:s16', 'm17:x18', 'm19:p20',
      'r19:s21', 'u19:x20', 'k21:p21', 'k22:s22', 'i23:s24', 'k25:p26',
    ] },
  ],
  difficult: ['j6', 'k21:l21', 'o21:p21', 'k22:p22', 'l23:o23', 'm24:o24', 'm25:n25', 'k26:n26'],
  blocking: ['n4:o5', 'm8', 'j12', 'n12', 'f17:g17', 'r17', 'w18', 'x19'],
  edges: {
    wall: ['j21:j22 e', 'k7 e', 'p12:p13 e', 'p22 e', 'q7:q8 e', 'd12:e12 s', 'w14:x14 s', 'o20:p20 s'],
    impassable: ['d15:d17 e', 'e14 e', 'p5:p6 e', 'q4 s', 'e14 s', 'g14 s'],
  },
  doors: [
    { id: 'd1', edges: ['i19:j19 s'] },
    { id: 'd2', edges: ['n14:o14 s'] },
    { id: 'd3', edges: ['r9:s9 s'] },
  ],
  terminals: [{ at: 'j9' }, { at: 'r20' }],
  zones: {
    red: ['d11:g18'],
    blue: ['u13:x20'],
  },
  missions: {
    A: {
      name: { en: 'Krykna Infestation', de: 'Krykna-Plage' },
      rules: 'chopper-base-atollon-A',
      tokens: [
        { label: 'Krykna', kind: 'token', at: 'o12', colour: 'red' },
        { label: 'Krykna', kind: 'token', at: 'q6', colour: 'green' },
        { label: 'Krykna', kind: 'token', at: 'l6', colour: 'blue' },
        { label: 'Krykna', kind: 'token', at: 'k23', colour: 'green' },
        { label: 'Krykna', kind: 'token', at: 'p23', colour: 'blue' },
        { label: 'Krykna', kind: 'token', at: 'm17', colour: 'red' },
      ],
    },
    B: {
      name: { en: 'Powered Perimeter', de: 'Unter Spannung' },
      rules: 'chopper-base-atollon-B',
      tokens: [
        { label: 'signal marker', kind: 'token', at: 'q6', colour: 'green' },
        { label: 'signal marker', kind: 'token', at: 'l6', colour: 'blue' },
        { label: 'signal marker', kind: 'token', at: 'p23', colour: 'blue' },
        { label: 'signal marker', kind: 'token', at: 'k23', colour: 'green' },
        { label: 'signal marker', kind: 'token', at: 'o12', colour: 'red' },
        { label: 'signal marker', kind: 'token', at: 'm17', colour: 'red' },
      ],
    },
  },
}
