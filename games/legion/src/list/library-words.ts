import type { Named } from '@sandtable/kernel'
import { text } from '../words/text.ts'

/** How each of the ready armies is played, in a line. */
export const howPlayed: Readonly<Record<string, Named>> = {
  'hope-of-the-galaxy': text(
    'Many cheap troopers around Leia; Luke strikes where it counts, snipers and charges open the way.',
    'Viele billige Truppler um Leia; Luke schlägt zu, wo es zählt, Scharfschützen und Bomben öffnen den Weg.',
  ),
  'scoundrels-and-fur': text(
    'Han and Chewbacca among veterans behind good cover, and an airspeeder that never stands still.',
    'Han und Chewbacca mit Veteranen in guter Deckung, dazu ein Gleiter, der nie stillsteht.',
  ),
  'fist-of-the-emperor': text(
    'Vader walks slowly and ends whatever he reaches; stormtroopers, death troopers and bikes bring him there.',
    'Vader geht langsam und beendet, was er erreicht; Sturmtruppen, Todestruppen und Düsenschlitten bringen ihn hin.',
  ),
  'walkers-of-veers': text(
    'Two AT-STs under Veers: heavy fire from afar, and few who can hurt them.',
    'Zwei AT-STs unter Veers: schweres Feuer aus der Ferne, und kaum jemand kann ihnen etwas tun.',
  ),
  'the-captain-and-the-general': text(
    'Clones that share their tokens around Rex, Obi-Wan to guard them, ARC troopers to pick targets.',
    'Klone um Rex, die ihre Marker teilen, Obi-Wan als ihr Schutz, ARC-Truppler für lohnende Ziele.',
  ),
  'armoured-column': text(
    'A tank, walkers and a speeder with Cody’s marksmen behind them: drive, turn, fire.',
    'Ein Panzer, Läufer und ein Gleiter, dahinter Codys Schützen: fahren, drehen, feuern.',
  ),
  'roger-roger': text(
    'Five squads of battle droids that pass orders on; droidekas and bodyguards where it gets hard.',
    'Fünf Trupps Kampfdroiden, die Befehle weitergeben; Droidekas und Leibwächter, wo es hart wird.',
  ),
  'steel-and-sorcery': text(
    'Super battle droids and a tank walk forward, Dooku behind them turns the fight with the Force.',
    'Superkampfdroiden und ein Panzer gehen voran, Dooku dahinter wendet den Kampf mit der Macht.',
  ),
  'a-farm-boy': text(
    'For a first game: Luke, three squads, commandos and a walker.',
    'Für ein erstes Spiel: Luke, drei Trupps, Kommandos und ein Läufer.',
  ),
  'the-dark-lord': text(
    'For a first game: Vader, three squads and two speeder bikes.',
    'Für ein erstes Spiel: Vader, drei Trupps und zwei Düsenschlitten.',
  ),
  'first-into-battle': text(
    'For a first game: Obi-Wan, three squads of clones and a speeder.',
    'Für ein erstes Spiel: Obi-Wan, drei Trupps Klone und ein Gleiter.',
  ),
  'droid-vanguard': text(
    'For a first game: Grievous, three squads of battle droids, super battle droids and droidekas.',
    'Für ein erstes Spiel: Grievous, drei Trupps Kampfdroiden, Superkampfdroiden und Droidekas.',
  ),
}
