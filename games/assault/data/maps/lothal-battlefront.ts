import type { MapPlan } from './types.ts'

export const lothalBattlefront: MapPlan = {
  id: 'lothal-battlefront',
  name: { en: 'Lothal Battlefront', de: 'Front auf Lothal' },
  tiles: [
    { sky: 'unknown', spaces: [
      'h4:i4', 'q4:t5', 'g5:j5', 'l5:o5', 'f6:t7', 'g8:j8', 'l8:o8', 'q8:t9', 'h9:i10', 'm9:n9',
      'l10:n10', 'q10:r11', 'g11:o11', 'g12:t14', 'g15:k15', 'm15:t15', 'g16:t16', 'g17:o17', 's17:t18',
      'h18:i19', 'l18:o18', 'm19:n19', 's19:v20', 'g20:j20', 'l20:q20', 'g21:v22', 'g23:j23', 'l23:q23',
      's23:v24', 'o24:p24',
    ] },
  ],
  difficult: ['g5', 'h6', 'i7', 'j8', 'q13:s13', 'q14', 's14', 'q15:s15', 'l18'],
  blocking: ['q5:r5', 'n7', 'i13', 'h14:j14', 'n14', 'r14', 'i15', 'i22', 'u22', 'v23'],
  impassable: ['l10', 'h13', 'j13', 'h15', 'j15'],
  edges: {
    wall: ['k13:k14 e', 'o12:o13 e', 'o16 e', 'l12 s', 'o12 s', 'm15 s'],
    blocking: ['l21 e', 'n20 e', 'n23 e', 'p22 e', 'm20 s', 'p22 s'],
    impassable: ['r8 e', 's5:s7 e', 's7 s', 'o20 s', 'n22 s'],
  },
  terminals: [{ at: 't9' }, { at: 'v19' }],
  zones: {
    red: ['l10:n10', 'g11:o11', 'g12:t12', 'g13:k13', 'p13:t13'],
    blue: ['g15:k15', 'p15:t15', 'g16:t16', 'g17:o17', 'l18:o18'],
  },
  missions: {
    A: {
      name: { en: 'Power Play', de: 'Machtspiel' },
      rules: 'lothal-battlefront-A',
      tokens: [
        { label: 'power cell', kind: 'token', at: 'i5', colour: 'blue' },
        { label: 'power cell', kind: 'token', at: 'n5', colour: 'blue' },
        { label: 'power cell', kind: 'token', at: 'i23', colour: 'red' },
        { label: 'power cell', kind: 'token', at: 'n23', colour: 'red' },
        { label: 'power cell', kind: 'token', at: 's23', colour: 'red' },
        { label: 'power cell', kind: 'token', at: 's5', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'Rise Up', de: 'Erhebt euch' },
      rules: 'lothal-battlefront-B',
      tokens: [
        { label: 'critical position', kind: 'token', at: 'i5', colour: 'blue' },
        { label: 'critical position', kind: 'token', at: 'n5', colour: 'blue' },
        { label: 'critical position', kind: 'token', at: 'i23', colour: 'red' },
        { label: 'critical position', kind: 'token', at: 'n23', colour: 'red' },
        { label: 'critical position', kind: 'token', at: 's23', colour: 'red' },
        { label: 'critical position', kind: 'token', at: 's5', colour: 'blue' },
      ],
    },
  },
}
