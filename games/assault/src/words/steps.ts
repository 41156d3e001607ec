import type { Named } from '@sandtable/kernel'
import { text } from './names.ts'
import { windows } from './windows.ts'

/**
 * Names of procedures and of their steps, for the breadcrumb and for questions. A step means the same in every
 * procedure, so that its name is enough; windows and events have their own list.
 */

const procedures: Readonly<Record<string, Named>> = {
  game: text('Game', 'Spiel'),
  'set-up': text('Set-up', 'Spielaufbau'),
  round: text('Round', 'Runde'),
  'activation phase': text('Activation phase', 'Aktivierungsphase'),
  'activate a group': text('Activation of a group', 'Aktivierung einer Gruppe'),
  'activate a figure': text('Activation', 'Aktivierung'),
  'status phase': text('Status phase', 'Statusphase'),
  attack: text('Attack', 'Angriff'),
  reroll: text('Reroll', 'Neu würfeln'),
  volley: text('Attacks', 'Angriffe'),
  strike: text('Attack', 'Angriff'),
  'suffer damage': text('Suffer damage', 'Schaden erleiden'),
  'be defeated': text('Defeat', 'Besiegt'),
  'suffer strain': text('Suffer strain', 'Anstrengung erleiden'),
  walk: text('Movement', 'Bewegung'),
  step: text('Step', 'Schritt'),
  settle: text('Place on an empty space', 'Auf ein freies Feld setzen'),
  'move now': text('Move', 'Bewegen'),
  push: text('Push', 'Stoßen'),
  'push aside': text('Push aside', 'Beiseite stoßen'),
  place: text('Place', 'Setzen'),
  interact: text('Interact', 'Interagieren'),
  'play a command card': text('Command card', 'Befehlskarte'),
  pick: text('Choice', 'Auswahl'),
  'go on': text('Resolve the card', 'Karte ausführen'),
  'discard a card': text('Discard a card', 'Karte ablegen'),
  'mission rules': text('Mission rules', 'Einsatzregeln'),
  'mission set-up': text('Mission set-up', 'Einsatzaufbau'),
  'move tokens': text('Move tokens', 'Marker bewegen'),
  'swap tokens': text('Swap tokens', 'Marker tauschen'),
  'walk to the nearest figure': text('Tokens move', 'Marker bewegen sich'),
  'deploy in turn': text('Deploy in turn', 'Abwechselnd aufstellen'),
  'ask a favour': text('Ask a favour', 'Gefallen einfordern'),
  'discard a token for points': text('Discard a token for points', 'Marker für Siegpunkte ablegen'),
  fall: text('Fall', 'Sturz'),
  'turn a terminal over': text('Turn a terminal over', 'Terminal umdrehen'),
  'hand out a power token': text('Hand out a power token', 'Kraftmarker vergeben'),
  'have a token picked up': text('Pick up a token', 'Marker aufheben'),
  'recover at a token': text('Recover', 'Regenerieren'),
  'move tokens or bring one': text('Move tokens or bring one', 'Marker bewegen oder einsetzen'),
  'name a group': text('Name a group', 'Gruppe benennen'),
  'open a door': text('Open a door', 'Tür öffnen'),
  'place a token beside a figure': text('Place a token', 'Marker platzieren'),
  'place a claimed token': text('Place a claimed token', 'Beanspruchten Marker platzieren'),
  'place tokens in turn': text('Place tokens', 'Marker platzieren'),
  'place a token on a spot': text('Place a token', 'Marker platzieren'),
  'shoot from a token': text('Shot from a token', 'Schuss von einem Marker'),
  'sweep north': text('Sweep', 'Durchpflügen'),
  'push a token aside': text('Push a token aside', 'Marker beiseite stoßen'),
  'throw an explosive': text('Throw an explosive', 'Sprengsatz werfen'),
  'spring the ambush': text('Ambush', 'Hinterhalt'),
  moment: text('Abilities', 'Fähigkeiten'),
  event: text('Event', 'Ereignis'),
}

const steps: Readonly<Record<string, Named>> = {
  // The kernel's own.
  'use an ability': text('Use an ability', 'Fähigkeit nutzen'),
  next: text('Next', 'Weiter'),
  replace: text('Before it happens', 'Bevor es geschieht'),
  happen: text('It happens', 'Es geschieht'),
  after: text('After it', 'Danach'),

  // Game, set-up, rounds.
  'set up': text('Set up', 'Aufbauen'),
  'play a round': text('Play a round', 'Runde spielen'),
  begin: text('Begin', 'Beginn'),
  'shuffle the command decks': text('Shuffle the command decks', 'Befehlsstapel mischen'),
  'who decides on the initiative?': text('Who decides on the initiative?', 'Wer bestimmt die Initiative?'),
  'choose who has the initiative': text('Choose who has the initiative', 'Bestimme, wer die Initiative hat'),
  'draw the mission': text('Draw the mission', 'Einsatz ziehen'),
  'lay out the map': text('Lay out the map', 'Spielplan aufbauen'),
  'choose a deployment zone': text('Choose a deployment zone', 'Wähle eine Aufstellungszone'),
  'deploy a figure': text('Deploy a figure', 'Stelle eine Figur auf'),
  'the other side': text('The other side', 'Die andere Seite'),
  'deploy in turn': text('Deploy in turn', 'Abwechselnd aufstellen'),
  'choose a group to deploy': text('Choose a group to deploy', 'Wähle eine Gruppe zum Aufstellen'),
  'who is next?': text('Who is next?', 'Wer ist an der Reihe?'),
  'move it': text('Move it', 'Bewegen'),
  'cards come into play': text('Cards come into play', 'Karten kommen ins Spiel'),
  'has somebody won?': text('Has somebody won?', 'Hat jemand gewonnen?'),
  'activation phase': text('Activation phase', 'Aktivierungsphase'),
  'status phase': text('Status phase', 'Statusphase'),
  'ready cards': text('Ready cards', 'Karten spielbereit machen'),
  'pass the initiative': text('Pass the initiative', 'Initiative weitergeben'),

  // Activation.
  'choose a group to activate': text('Choose a group to activate', 'Wähle eine Gruppe zum Aktivieren'),
  'nobody is ready': text('Nobody is ready', 'Niemand ist spielbereit'),
  'activate the group': text('Activate the group', 'Gruppe aktivieren'),
  'the turn passes': text('The turn passes', 'Der Zug geht weiter'),
  'who is left?': text('Who is left?', 'Wer ist noch übrig?'),
  'choose a figure to activate': text('Choose a figure to activate', 'Wähle eine Figur zum Aktivieren'),
  'take it': text('Take it', 'Nehmen'),
  'activate the figure': text('Activate the figure', 'Figur aktivieren'),
  exhaust: text('Exhaust', 'Erschöpfen'),
  'is it still there?': text('Is it still there?', 'Ist sie noch da?'),
  act: text('Act', 'Handle'),
  walk: text('Move', 'Bewegen'),
  settle: text('Place on an empty space', 'Auf ein freies Feld setzen'),
  'after an action': text('After an action', 'Nach einer Aktion'),
  'the activation is over': text('The activation is over', 'Die Aktivierung ist vorbei'),
  interact: text('Interact', 'Interagieren'),

  // Movement.
  pay: text('Pay for the step', 'Schritt bezahlen'),
  step: text('Step', 'Schritt'),
  'go there': text('Go there', 'Dorthin gehen'),
  arrive: text('Arrive', 'Ankommen'),
  'choose who interrupts first': text('Choose who interrupts first', 'Wähle, wer zuerst unterbricht'),
  'choose who interrupts the arrival first': text(
    'Choose who interrupts the arrival first',
    'Wähle, wer die Ankunft zuerst unterbricht',
  ),
  'push those beneath aside': text('Push those beneath aside', 'Wer darunter steht, wird gestoßen'),
  'choose the nearest empty space': text('Choose the nearest empty space', 'Wähle das nächste freie Feld'),
  'place it there': text('Place it there', 'Dorthin setzen'),
  'push it there': text('Push it there', 'Dorthin stoßen'),
  'choose where to move': text('Choose where to move', 'Wähle das Ziel der Bewegung'),
  'walk there': text('Move there', 'Dorthin bewegen'),
  'choose where it is pushed': text('Choose where it is pushed', 'Wähle, wohin sie gestoßen wird'),
  'push it': text('Push it', 'Stoßen'),
  'choose where it is placed': text('Choose where it is placed', 'Wähle, wohin sie gesetzt wird'),
  'place it': text('Place it', 'Setzen'),

  // Attack.
  attack: text('Attack', 'Angriff'),
  'declare target': text('Declare target', 'Ziel deklarieren'),
  declared: text('Target declared', 'Ziel deklariert'),
  'spend a power token': text('Spend a power token', 'Kraftmarker ausgeben'),
  'spend a power token in defence': text(
    'Spend a power token in defence',
    'Kraftmarker zur Verteidigung ausgeben',
  ),
  'gather dice': text('Gather dice', 'Würfel zusammenstellen'),
  'roll dice': text('Roll dice', 'Würfeln'),
  'apply modifiers': text('Apply modifiers', 'Modifikatoren anwenden'),
  'spend surges': text('Spend surges', 'Energie ausgeben'),
  'check accuracy': text('Check accuracy', 'Zielsicherheit überprüfen'),
  damage: text('Calculate damage', 'Schaden berechnen'),
  recover: text('Recover', 'Regenerieren'),
  blast: text('Blast', 'Explosion'),
  cleave: text('Cleave', 'Rundschlag'),
  conditions: text('Conditions', 'Zustände'),
  'the attack is over': text('The attack is over', 'Der Angriff ist vorbei'),
  'choose dice to reroll': text('Choose dice to reroll', 'Wähle Würfel zum Neuwürfeln'),
  reroll: text('Reroll', 'Neu würfeln'),
  'choose a die for the next attack': text(
    'Choose a die for the next attack',
    'Wähle einen Würfel für den nächsten Angriff',
  ),
  'the die is used': text('The die is used', 'Der Würfel ist verwendet'),
  'go on': text('Resolve the card', 'Karte ausführen'),

  // Damage and strain.
  suffer: text('Suffer', 'Erleiden'),
  defeat: text('Defeat', 'Besiegen'),
  'clear away': text('Clear away', 'Wegräumen'),
  'discard command cards instead': text(
    'Discard command cards instead?',
    'Stattdessen Befehlskarten ablegen?',
  ),
  'take the rest as damage': text('Take the rest as damage', 'Rest als Schaden erleiden'),

  // Cards.
  'choose who uses the card': text('Choose who uses the card', 'Wähle, wer die Karte nutzt'),
  'show it': text('Show it', 'Zeigen'),
  'resolve it': text('Resolve it', 'Ausführen'),
  'pick one': text('Choose one', 'Wähle'),
  'choose a card to discard': text('Choose a card to discard', 'Wähle eine Karte zum Ablegen'),

  // Missions.
  'next step': text('Next rule', 'Nächste Regel'),
  'next turn': text('Next', 'Weiter'),
  'next player': text('Next player', 'Nächster Spieler'),
  'choose a token and where it goes': text(
    'Choose a token and where it goes',
    'Wähle einen Marker und sein Ziel',
  ),
  'choose two tokens that change places': text(
    'Choose two tokens that change places',
    'Wähle zwei Marker, die die Plätze tauschen',
  ),
  'choose where it walks': text('Choose where it goes', 'Wähle, wohin er sich bewegt'),
  'choose a favour': text('Choose a favour', 'Wähle einen Gefallen'),
  'discard it for points?': text('Discard it for victory points?', 'Für Siegpunkte ablegen?'),
  fall: text('Fall', 'Sturz'),
  'choose a terminal to turn over': text('Choose a terminal to turn over', 'Wähle ein Terminal zum Umdrehen'),
  'choose who gets the power token': text(
    'Choose who gets the power token',
    'Wähle, wer den Kraftmarker erhält',
  ),
  'choose who picks it up': text('Choose who picks it up', 'Wähle, wer ihn aufhebt'),
  'recover damage': text('Recover damage?', 'Schaden regenerieren?'),
  'move them all, or choose where a new one comes': text(
    'Move them all, or choose where a new one comes',
    'Bewege alle, oder wähle, wo ein neuer erscheint',
  ),
  'name a group of the opponent': text('Name a group of the opponent', 'Benenne eine gegnerische Gruppe'),
  'choose a door to open': text('Choose a door to open', 'Wähle eine Tür zum Öffnen'),
  'choose a space next to an own figure': text(
    'Choose a space next to one of your figures',
    'Wähle ein Feld neben einer eigenen Figur',
  ),
  'choose where a claimed token is put': text(
    'Choose where a claimed token is put',
    'Wähle, wohin ein beanspruchter Marker kommt',
  ),
  'choose a spot and a colour': text('Choose a spot and a colour', 'Wähle Stelle und Farbe'),
  'choose a spot': text('Choose a spot', 'Wähle eine Stelle'),
  'choose a figure in its line of sight': text(
    'Choose a figure in its line of sight',
    'Wähle eine Figur in seiner Sichtlinie',
  ),
  sweep: text('Sweep', 'Durchpflügen'),
  'choose the nearest empty space for it': text(
    'Choose the nearest empty space for it',
    'Wähle das nächste freie Feld dafür',
  ),
  'choose a space': text('Choose a space', 'Wähle ein Feld'),
}

/** The name of a procedure, or of one of its steps. */
export function stepName(procedure: string, step: string | null): Named | null {
  if (step === null) return procedures[procedure] ?? null
  return steps[step] ?? windows[step] ?? null
}

/** The name of a moment at which cards act. */
export function windowName(moment: string): Named | null {
  return windows[moment] ?? null
}
