import type { MapPlan } from './types.ts'

export const wastelandOutpost: MapPlan = {
  id: 'wasteland-outpost',
  name: { en: 'Wasteland Outpost', de: 'Außenposten im Ödland' },
  tiles: [
    { sky: 'unknown', spaces: [
      'i4:l4', 'n4:u5', 'f5:l7', 'n6:t7', 'f8:r8', 'f9:t9', 'f10:k11', 'm10:n11', 's10:t11', 'f12:t13',
      'h14:i14', 'm14:n15', 's14:t14', 'g15:j15', 's15:u15', 'e16:u17', 'g18:j18', 'n18:p18', 's18:u18',
      'n19:t20', 'o21:t21',
    ] },
  ],
  difficult: ['g6'],
  blocking: ['k6', 'g12:g13', 'm12', 'h16'],
  edges: {
    wall: ['h7 e', 'o4 e', 'o7 e', 'q19 e', 'h7:i7 s', 'l7 s', 'n7:p7 s', 'g9:k9 s', 'm15 s', 'p17 s'],
    impassable: ['i11 e', 'i13 e', 'i4 s', 'l5 s', 'g10:i10 s', 'j11 s'],
  },
  doors: [
    { id: 'd1', edges: ['l8:l9 e'] },
    { id: 'd2', edges: ['o8:o9 e'] },
  ],
  terminals: [{ at: 'n8' }, { at: 'n20' }],
  zones: {
    red: ['n4:u5', 'n6:t7'],
    blue: ['i4:l4', 'f5:l7'],
  },
  missions: {
    A: {
      name: { en: 'Ancient Knowledge', de: 'Uraltes Wissen' },
      rules: 'wasteland-outpost-A',
      tokens: [
        { label: 'holocron', kind: 'token', at: 'q21', colour: 'red' },
        { label: 'tunnel 1', kind: 'spot', at: 'f9' },
        { label: 'tunnel 1', kind: 'spot', at: 'f10' },
        { label: 'tunnel 2', kind: 'spot', at: 'r9' },
        { label: 'tunnel 2', kind: 'spot', at: 's9' },
        { label: 'tunnel 3', kind: 'spot', at: 'n15' },
        { label: 'tunnel 3', kind: 'spot', at: 'n16' },
      ],
    },
    B: {
      name: { en: 'Volatile Materials', de: 'Explosive Stoffe' },
      rules: 'wasteland-outpost-B',
      tokens: [
        { label: 'crate', kind: 'crate', at: 'n12', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'j17', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 's16', colour: 'blue' },
        { label: 'tunnel 1', kind: 'spot', at: 'f9' },
        { label: 'tunnel 1', kind: 'spot', at: 'f10' },
        { label: 'tunnel 2', kind: 'spot', at: 'r9' },
        { label: 'tunnel 2', kind: 'spot', at: 's9' },
        { label: 'tunnel 3', kind: 'spot', at: 'n15' },
        { label: 'tunnel 3', kind: 'spot', at: 'n16' },
      ],
    },
  },
}
