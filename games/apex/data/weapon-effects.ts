import type { WeaponEffect } from './types.ts'

/** What weapon cards do beyond their figures. */
export const weaponEffects: readonly WeaponEffect[] = [
  { id: 'recoil-1', kind: 'passive', name: { en: 'Recoil 1', de: 'Rückstoß 1' }, text: { en: 'Recoil 1: after each shot the next one is placed 1 slot farther right.', de: 'Rückstoß 1: Nach jedem Schuss wird der nächste 1 Platz weiter rechts platziert.' } },
  { id: 'steady-1', kind: 'passive', name: { en: 'Steady', de: 'Ruhige Lage' }, text: { en: 'If you have entered no field in this activation: stability +1.', de: 'Falls du in dieser Aktivierung kein Feld betreten hast: Stabilität +1.' } },
  { id: 'stride', kind: 'passive', name: { en: 'Stride', de: 'Im Lauf' }, text: { en: 'If you have entered at least 1 field in this activation: hit difficulty -5.', de: 'Falls du in dieser Aktivierung mindestens 1 Feld betreten hast: Trefferschwierigkeit -5.' } },
  { id: 'shield-breaker', kind: 'passive', name: { en: 'Shield Breaker', de: 'Schildbrecher' }, text: { en: 'If the target has at least 1 shield point: each hit deals 1 more damage.', de: 'Falls das Ziel mindestens 1 Schildpunkt hat: Jeder Treffer verursacht 1 Schaden mehr.' } },
  { id: 'cover-piercer', kind: 'passive', name: { en: 'Cover Piercer', de: 'Deckungsbrecher' }, text: { en: 'Target cards of the first shot count as not having the cover symbol.', de: 'Zielkarten des ersten Schusses zählen, als hätten sie das Deckungssymbol nicht.' } },
  { id: 'clear-sight', kind: 'passive', name: { en: 'Clear Sight', de: 'Klare Sicht' }, text: { en: 'Each target card counts as having neither the cover nor the higher symbol.', de: 'Jede Zielkarte zählt, als hätte sie weder das Deckungs- noch das Höher-Symbol.' } },
  { id: 'point-blank', kind: 'passive', name: { en: 'Point Blank', de: 'Kernschuss' }, text: { en: 'If the target is at range 1: stability +2.', de: 'Falls das Ziel in Reichweite 1 ist: Stabilität +2.' } },
  { id: 'knockback', kind: 'passive', name: { en: 'Knockback', de: 'Wucht' }, text: { en: 'If the target is at range 1: after the deal damage step, if at least 1 hit was scored, push it 1 field (collision 4).', de: 'Falls das Ziel in Reichweite 1 ist: Stoße es nach dem Schritt „Schaden zufügen“ 1 Feld weit (Zusammenstoß 4), falls mindestens 1 Treffer erzielt wurde.' } },
  { id: 'run-and-gun', kind: 'action', ap: 1, name: { en: 'Run and Gun', de: 'Schuss im Lauf' }, text: { en: 'Special action, 1 AP: Shoot and Move 1.', de: 'Spezialaktion, 1 AP: Schießen und Bewegen 1.' } },
  { id: 'full-burst', kind: 'action', ap: 2, name: { en: 'Full Burst', de: 'Dauerfeuer' }, text: { en: 'Special action, 2 AP: Shoot with fire rate +3 (first number) and stability +2.', de: 'Spezialaktion, 2 AP: Schießen mit Feuerrate +3 (erste Zahl) und Stabilität +2.' } },
  { id: 'aimed-shot', kind: 'action', ap: 2, name: { en: 'Aimed Shot', de: 'Gezielter Schuss' }, text: { en: 'Special action, 2 AP: Shoot with hit difficulty -20; each hit deals 6 more damage.', de: 'Spezialaktion, 2 AP: Schießen mit Trefferschwierigkeit -20; jeder Treffer verursacht 6 Schaden mehr.' } },
]
