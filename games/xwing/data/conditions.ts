import type { ConditionCard } from './types.ts'

/** Condition cards. */
export const conditionCards: readonly ConditionCard[] = [
  { id: 'illshowyouthedarkside', name: 'I\'ll Show You the Dark Side', unique: true, assignedBy: ['pilot:kyloren-tiesilencer', 'pilot:kyloren-upsilonclassshuttle', 'upgrade:kyloren'], removed: 'when no Damage card lies on it' },
  { id: 'fanaticaldevotion', name: 'Fanatical Devotion', unique: true, assignedBy: ['upgrade:generalhux'], removed: 'end-phase' },
  { id: 'suppressivefire', name: 'Suppressive Fire', unique: true, assignedBy: ['pilot:captainrex'], removed: 'attack declared on Captain Rex, Captain Rex destroyed, or end of a Combat phase without an attack by him' },
  { id: 'adebttopay', name: 'A Debt to Pay', unique: true, assignedBy: ['upgrade:ascoretosettle'], removed: null },
  { id: 'mimicked', name: 'Mimicked', unique: true, assignedBy: ['pilot:thweek'], removed: null },
  { id: 'shadowed', name: 'Shadowed', unique: true, assignedBy: ['pilot:thweek'], removed: null },
  { id: 'harpooned', name: 'Harpooned!', unique: false, assignedBy: ['upgrade:harpoonmissiles'], headers: ['action'], removed: 'triggered, or by its action' },
  { id: 'rattled', name: 'Rattled', unique: true, assignedBy: ['pilot:crimsonleader'], headers: ['action'], removed: 'triggered, or by its action' },
  { id: 'scrambled', name: 'Scrambled', unique: true, assignedBy: ['upgrade:targetingscrambler'], removed: 'end-of-combat' },
  { id: 'optimizedprototype', name: 'Optimized Prototype', unique: true, assignedBy: ['upgrade:directorkrennic'], removed: null },
]
