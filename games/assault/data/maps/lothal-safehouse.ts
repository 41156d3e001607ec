import type { MapPlan } from './types.ts'

export const lothalSafehouse: MapPlan = {
  id: 'lothal-safehouse',
  name: { en: 'Lothal Safehouse', de: 'Unterschlupf auf Lothal' },
  tiles: [
    { sky: 'unknown', spaces: [
      'e5:n5', 'e6:s6', 'f7:s7', 'f8:j8', 'l8:m9', 'q8:s8', 'h9:i11', 'r9:s9', 'l10:s10', 'k11:s11',
      'h12:o14', 'r12:s14', 'h15:j15', 'n15:o15', 'r15:u16', 'h16:k16', 'm16:p16', 'h17:u17', 'i18:u18',
      'm19:p19', 'r19:u20',
    ] },
  ],
  difficult: ['h17:i17', 'i18'],
  blocking: ['k12', 't17', 'r19'],
  edges: {
    wall: ['i14 e', 'j5 e', 'm10:m11 e', 'm14 e', 'j14 s'],
    impassable: ['t15:u15 s', 't19:u19 s'],
  },
  doors: [
    { id: 'd1', edges: ['l8:m8 s'] },
    { id: 'd2', edges: ['r13:s13 s'] },
  ],
  terminals: [{ at: 'q8' }, { at: 'k16' }],
  zones: {
    red: ['e5:j6', 'f7:j8'],
    blue: ['r15:u20'],
  },
  missions: {
    A: {
      name: { en: 'Priceless Relics', de: 'Unbezahlbare Relikte' },
      rules: 'lothal-safehouse-A',
      tokens: [
        { label: 'artifact', kind: 'token', at: 'n10', colour: 'red' },
        { label: 'artifact', kind: 'token', at: 'm14', colour: 'red' },
        { label: 'artifact', kind: 'token', at: 'j14', colour: 'red' },
      ],
    },
    B: {
      name: { en: 'Illicit Reserves', de: 'Illegale Vorräte' },
      rules: 'lothal-safehouse-B',
      tokens: [
        { label: 'hidden shipment', kind: 'token', at: 's6', colour: 'blue' },
        { label: 'hidden shipment', kind: 'token', at: 'o11', colour: 'blue' },
        { label: 'hidden shipment', kind: 'token', at: 'l14', colour: 'blue' },
        { label: 'hidden shipment', kind: 'token', at: 'i17', colour: 'blue' },
      ],
    },
  },
}
