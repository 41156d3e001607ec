import type { MapPlan } from './types.ts'

export const endorDefenseStation: MapPlan = {
  id: 'endor-defense-station',
  name: { en: 'Endor Defense Station', de: 'Verteidigungsstation auf Endor' },
  tiles: [
    { sky: 'unknown', spaces: [
      'o4:t5', 'o6:v7', 'h7:m8', 'q8:r8', 'u8:v8', 'f9:v10', 'e11:h11', 'k11:r11', 'u11:v12', 'd12:l12',
      'n12:s12', 'd13:v14', 'e15:i15', 'k15:l16', 'n15:s16', 'u15:v19', 'g16:h16', 'e17:s18', 'e19:j20',
      'n19:o19', 'q19:s19', 'n20:v21', 'n22:t23', 'n24:r24',
    ] },
  ],
  difficult: ['j9'],
  blocking: ['q4', 's4', 'r10', 'm11', 'f17', 'h19', 'u19'],
  impassable: ['i7:k7', 'i10:k10'],
  edges: {
    wall: [
      'j12 e', 'm11 e', 'o22 e', 'p11 e', 'p16 e', 'r22:r23 e', 't9:t10 e', 'h10 s', 'n10:p10 s',
      's15 s', 'n16:p16 s', 's19 s', 'p21 s',
    ],
    blocking: ['o13:o14 e', 'q13:r13 s'],
    impassable: [
      'e13 e', 'e19:e20 e', 'f12 e', 'g11 e', 'g14 e', 'h15 e', 'i19:i20 e', 'p12 e', 'p15 e', 'r12 e',
      'r15 e', 'g11 s', 'f12 s', 'f13:g13 s', 'h14 s', 'r17 s',
    ],
  },
  doors: [
    { id: 'd1', edges: ['q11:r11 s'] },
    { id: 'd2', edges: ['q15:r15 s'] },
  ],
  terminals: [{ at: 'o10' }, { at: 'd13' }, { at: 'o17' }],
  zones: {
    red: ['q20:t21', 'p22:t22', 'n23:t23', 'n24:r24'],
    blue: ['o4:t7'],
  },
  areas: [
    { id: 'barracks', name: { en: 'Barracks', de: 'Kaserne' }, spaces: ['n11:p11', 'n12:s15', 'n16:p16'] },
  ],
  missions: {
    A: {
      name: { en: 'Renovation', de: 'Instandsetzung' },
      rules: 'endor-defense-station-A',
      tokens: [
        { label: 'fuel cell', kind: 'token', at: 'v14', colour: 'blue' },
        { label: 'fuel cell', kind: 'token', at: 'o16', colour: 'blue' },
        { label: 'fuel cell', kind: 'token', at: 'o11', colour: 'blue' },
        { label: 'fuel cell', kind: 'token', at: 'g18', colour: 'blue' },
        { label: 'fuel cell', kind: 'token', at: 'h8', colour: 'blue' },
        { label: 'shield generator', kind: 'token', at: 'i13', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'Claim the Ruins', de: 'Anspruch auf die Ruinen' },
      rules: 'endor-defense-station-B',
      tokens: [
        { label: 'shield generator', kind: 'token', at: 'i13', colour: 'blue' },
      ],
    },
  },
}
