import type { Named } from '@sandtable/kernel'
import { windows } from './windows.ts'

/**
 * Names of procedures and of their steps, for the breadcrumb and for questions. A step means the same in every
 * procedure, so that its name is enough; windows and events have their own list.
 */

const text = (en: string, de: string): Named => ({ en, de })

const procedures: Readonly<Record<string, Named>> = {
  game: text('Game', 'Spiel'),
  'set-up': text('Set-up', 'Spielaufbau'),
  round: text('Round', 'Runde'),
  'planning phase': text('Planning phase', 'Planungsphase'),
  'activation phase': text('Activation phase', 'Aktivierungsphase'),
  'combat phase': text('Combat phase', 'Kampfphase'),
  'end phase': text('End phase', 'Endphase'),
  decloak: text('Decloak', 'Enttarnen'),
  deploy: text('Deploy', 'Absetzen'),
  'activate a ship': text('Activation', 'Aktivierung'),
  'execute maneuver': text('Execute maneuver', 'Manöver ausführen'),
  'perform action': text('Perform action', 'Aktion durchführen'),
  obstacles: text('Obstacles', 'Hindernisse'),
  'opportunity to attack': text('Opportunity to attack', 'Gelegenheit zum Angriff'),
  attack: text('Attack', 'Angriff'),
  'another attack': text('Another attack', 'Weiterer Angriff'),
  'attack after attacking': text('Attacks after attacking', 'Angriffe nach dem Angriff'),
  reroll: text('Reroll', 'Neu würfeln'),
  'choose a ship': text('Choose a ship', 'Schiff wählen'),
  'pick an option': text('Pick an option', 'Möglichkeit wählen'),
  'suffer damage': text('Suffer damage', 'Schaden nehmen'),
  'deal a damage card': text('Deal a damage card', 'Schadenskarte zuteilen'),
  'turn a damage card up': text('Turn a damage card face up', 'Schadenskarte aufdecken'),
  'turn damage up': text('Turn a damage card face up', 'Schadenskarte aufdecken'),
  destruction: text('Destruction', 'Zerstörung'),
  'discard a weapon': text('Discard a weapon', 'Waffe ablegen'),
  'drop a bomb': text('Drop a bomb', 'Bombe legen'),
  mines: text('Mines', 'Minen'),
  'bomb dice': text('Dice for a bomb', 'Würfel für eine Bombe'),
  'reroll bomb dice': text('Reroll', 'Neu würfeln'),
  'map a minefield': text('Place mines', 'Minen platzieren'),
  jammed: text('Jammed', 'Gestört'),
  'extra maneuver': text('Extra maneuver', 'Zusätzliches Manöver'),
  'tractor beam': text('Tractor beam', 'Traktorstrahl'),
  daredevil: text('Daredevil', 'Draufgänger'),
  moment: text('Abilities', 'Fähigkeiten'),
  event: text('Event', 'Ereignis'),
}

const steps: Readonly<Record<string, Named>> = {
  // The kernel's own.
  'use an ability': text('Use an ability', 'Fähigkeit einsetzen'),
  next: text('Next ability', 'Nächste Fähigkeit'),
  replace: text('Before it happens', 'Bevor es geschieht'),
  happen: text('It happens', 'Es geschieht'),
  after: text('After it', 'Danach'),

  // Game, round, set-up.
  'set up': text('Set up', 'Aufbauen'),
  'play a round': text('Play a round', 'Runde spielen'),
  'check for victory': text('Check for victory', 'Sieg prüfen'),
  begin: text('Begin', 'Beginn'),
  'planning phase': text('Planning phase', 'Planungsphase'),
  'activation phase': text('Activation phase', 'Aktivierungsphase'),
  'combat phase': text('Combat phase', 'Kampfphase'),
  'end phase': text('End phase', 'Endphase'),
  'gather forces': text('Gather forces', 'Streitkräfte versammeln'),
  'determine initiative': text('Determine initiative', 'Initiative bestimmen'),
  'choose initiative': text('Choose who has initiative', 'Wähle, wer die Initiative hat'),
  'is there room for another obstacle': text('Place obstacles', 'Hindernisse platzieren'),
  'place an obstacle': text('Place an obstacle', 'Platziere ein Hindernis'),
  'choose an edge': text('Choose your edge', 'Wähle deinen Spielfeldrand'),
  'place a ship': text('Place a ship', 'Platziere ein Schiff'),
  'turn the mobile arc': text('Set the mobile firing arc', 'Stelle den mobilen Feuerwinkel ein'),

  // Planning and activation.
  'assign dials': text('Set your dials', 'Stelle deine Manöverräder ein'),
  'who is next': text('Who is next', 'Wer ist an der Reihe'),
  'its turn': text('Its turn', 'Ist an der Reihe'),
  decloak: text('Decloak', 'Enttarnen'),
  'choose a ship to decloak': text('Choose a ship to decloak', 'Wähle ein Schiff zum Enttarnen'),
  'choose a ship to activate': text('Choose a ship to activate', 'Wähle ein Schiff zum Aktivieren'),
  'activate it': text('Activation', 'Aktivierung'),
  'becomes active': text('Becomes active', 'Wird aktiv'),
  'reveal dial': text('Reveal dial', 'Manöverrad aufdecken'),
  'execute maneuver': text('Execute maneuver', 'Manöver ausführen'),
  'slide along the template': text('Set the ship along the template', 'Setze das Schiff an die Schablone'),
  'move ship': text('Move ship', 'Schiff bewegen'),
  'check pilot stress': text('Check pilot stress', 'Stress prüfen'),
  'perform action': text('Perform action', 'Aktion durchführen'),
  'suffer obstacles': text('Effects of obstacles', 'Auswirkungen der Hindernisse'),
  'roll for an obstacle': text('Roll for an obstacle', 'Für ein Hindernis würfeln'),
  'choose an action': text('Choose an action', 'Wähle eine Aktion'),
  'place the ship': text('Set the ship down', 'Setze das Schiff ab'),
  'execute the SLAM maneuver': text('Execute the SLAM maneuver', 'SLAM-Manöver ausführen'),
  'the SLAM disables its weapons': text('The SLAM disables its weapons', 'SLAM deaktiviert die Waffen'),
  'the coordinated ship acts': text('The coordinated ship acts', 'Das koordinierte Schiff handelt'),
  'stress for free actions': text('Stress for free actions', 'Stress für freie Aktionen'),

  // Combat.
  'choose a ship to attack with': text('Choose a ship to attack with', 'Wähle ein Schiff für den Angriff'),
  'its opportunity to attack': text('Opportunity to attack', 'Gelegenheit zum Angriff'),
  'the last destroyed ships go': text('Remove destroyed ships', 'Zerstörte Schiffe entfernen'),
  'the opportunity is over': text('The opportunity is over', 'Die Gelegenheit ist vorbei'),
  'remove destroyed ships': text('Remove destroyed ships', 'Zerstörte Schiffe entfernen'),
  attack: text('Attack', 'Angriff'),
  'pay the costs': text('Pay the costs', 'Kosten bezahlen'),
  'roll attack dice': text('Roll attack dice', 'Angriffswurf'),
  'roll defense dice': text('Roll defense dice', 'Verteidigungswurf'),
  'cancel results': text('Cancel results', 'Ergebnisse negieren'),
  'deal damage': text('Deal damage', 'Schiff beschädigen'),
  'one attack made': text('One attack made', 'Ein Angriff durchgeführt'),
  'a spent weapon falls silent': text('A spent weapon is out', 'Eine verbrauchte Waffe schweigt'),
  'attack after attacking': text('Attacks after attacking', 'Angriffe nach dem Angriff'),
  'find abilities that perform an attack': text(
    'Find abilities that perform an attack',
    'Fähigkeiten suchen, die angreifen',
  ),
  'the attack is over': text('The attack is over', 'Der Angriff ist vorbei'),
  'choose dice to reroll': text('Choose dice to reroll', 'Wähle Würfel zum Neuwürfeln'),

  // Damage, bombs, cards.
  'next damage': text('Suffer damage', 'Schaden nehmen'),
  'is it destroyed': text('Is it destroyed?', 'Ist es zerstört?'),
  'draw the card': text('Draw a damage card', 'Schadenskarte ziehen'),
  'deal the card': text('Deal the damage card', 'Schadenskarte zuteilen'),
  'turn the card': text('Turn the damage card', 'Schadenskarte umdrehen'),
  'choose a maneuver to deploy with': text(
    'Choose a maneuver to deploy with',
    'Wähle das Manöver zum Absetzen',
  ),
  'leave the carrier': text('Leave the carrier', 'Trägerschiff verlassen'),
  'the price of a forced deployment': text('Price of a forced deployment', 'Preis des erzwungenen Absetzens'),
  'what is docked to it deploys': text('What is docked to it deploys', 'Angedocktes wird abgesetzt'),
  'the ship is destroyed': text('The ship is destroyed', 'Das Schiff ist zerstört'),
  'remove it': text('Remove it', 'Entfernen'),
  'remove tokens': text('Remove tokens', 'Marker entfernen'),
  'choose a weapon to discard': text('Choose a weapon to discard', 'Wähle eine Waffe zum Ablegen'),
  'choose the template': text('Choose the template', 'Wähle die Schablone'),
  'lay the bomb': text('Lay the bomb', 'Bombe legen'),
  'does a mine lie on ships': text('Does it lie under ships?', 'Liegt sie unter Schiffen?'),
  'choose who sets it off': text('Choose who sets it off', 'Wähle, wer sie auslöst'),
  'it detonates': text('It detonates', 'Sie detoniert'),
  'a mine detonates': text('A mine detonates', 'Eine Mine detoniert'),
  'shift the ship': text('Shift the ship', 'Verschiebe das Schiff'),
  'move it': text('Move it', 'Bewegen'),
  'choose a ship': text('Choose a ship', 'Wähle ein Schiff'),
  'pick an option': text('Pick an option', 'Wähle eine Möglichkeit'),
  'roll for the bomb': text('Roll for the bomb', 'Für die Bombe würfeln'),
  'suffer what they show': text('Suffer what the dice show', 'Nehmen, was die Würfel zeigen'),
  'choose what to spend': text('Choose what to spend', 'Wähle, was du ausgibst'),
  'choose a bomb': text('Choose a bomb', 'Wähle eine Bombe'),
  'place a token': text('Place a token', 'Platziere einen Marker'),
  'what can be jammed': text('What can be jammed', 'Was gestört werden kann'),
  'choose what the jam removes': text('Choose what the jam removes', 'Wähle, was die Störung entfernt'),
  'execute it': text('Execute it', 'Ausführen'),
  'execute the turn': text('Execute the turn', 'Wendemanöver ausführen'),
  'stress that waited for the action': text('Stress after the action', 'Stress nach der Aktion'),
  'stress tokens': text('Stress tokens', 'Stressmarker'),
  'suffer obstacles of the SLAM': text('Effects of obstacles', 'Auswirkungen der Hindernisse'),
  'the results are final': text('The results are final', 'Die Ergebnisse stehen fest'),
  'receive stress': text('Receive stress', 'Stress erhalten'),
  'roll without the boost icon': text('Roll without the boost icon', 'Würfeln ohne Schub-Symbol'),
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
