import type { Named } from '@sandtable/kernel'
import type { Names } from '@sandtable/kit'
import type { Assault } from '../state.ts'
import { text } from './names.ts'

/** Moments at which cards act: windows, and events that cards may change before they happen. */
export const moments: Names<Assault>['moments'] = {
  'mission starts': text('The mission starts', 'Der Einsatz beginnt'),
  'figures deployed': text('All figures are deployed', 'Alle Figuren sind aufgestellt'),
  'start of round': text('Start of the round', 'Beginn der Runde'),
  'end of round': text('End of the round', 'Ende der Runde'),
  'start of status phase': text('Start of the status phase', 'Beginn der Statusphase'),
  'group activates': text('The group activates', 'Die Gruppe wird aktiviert'),
  'start of activation': text('Start of the activation', 'Beginn der Aktivierung'),
  'end of activation': text('End of the activation', 'Ende der Aktivierung'),
  'after activation': text('After the activation', 'Nach der Aktivierung'),
  'action resolved': text('After the action', 'Nach der Aktion'),
  'before declaring': text('Before declaring the attack', 'Vor dem Deklarieren des Angriffs'),
  'attack declared': text('Attack declared', 'Angriff deklariert'),
  'before rolling': text('Before the dice are rolled', 'Vor dem Würfeln'),
  'dice rolled': text('Dice rolled', 'Gewürfelt'),
  'reroll dice': text('Reroll dice', 'Neu würfeln'),
  'about to reroll': text('Before the reroll', 'Vor dem Neuwürfeln'),
  'dice rerolled': text('Dice rerolled', 'Neu gewürfelt'),
  'modify results': text('Apply modifiers', 'Modifikatoren anwenden'),
  'before damage': text('Before damage is calculated', 'Vor dem Berechnen des Schadens'),
  'attack resolved': text('Attack resolved', 'Angriff ausgeführt'),
  'space left': text('Space left', 'Feld verlassen'),
  'space exited': text('Exiting a space', 'Verlassen eines Feldes'),
  'space entered': text('Entering a space', 'Betreten eines Feldes'),
  'movement ended': text('End of the movement', 'Ende der Bewegung'),
  'about to suffer': text('About to suffer damage', 'Bevor Schaden erlitten wird'),
  'damage suffered': text('Damage suffered', 'Schaden erlitten'),
  'health reached': text('Damage equals Health', 'Schaden erreicht die Gesundheit'),
  'figure defeated': text('Figure defeated', 'Figur besiegt'),
  'object destroyed': text('Object destroyed', 'Objekt zerstört'),
  'about to strain': text('About to suffer strain', 'Bevor Anstrengung erlitten wird'),
  interacted: text('Interaction done', 'Interaktion ausgeführt'),
  'command card played': text('Command card played', 'Befehlskarte gespielt'),

  'gain condition': text('Gain a condition', 'Zustand erhalten'),
  'recover damage': text('Recover damage', 'Schaden regenerieren'),
  'gain power token': text('Gain a power token', 'Kraftmarker erhalten'),
  'gain points': text('Gain victory points', 'Siegpunkte erhalten'),
  'draw command cards': text('Draw command cards', 'Befehlskarten ziehen'),
}

/** Abilities that a figure uses in its own activation, before or after its actions, wait for no window. */
export const duringActivation: Named = text('During the activation', 'Während der Aktivierung')
