import type { Names } from '@sandtable/kit'
import type { Drill } from '../state.ts'

/** The names of what is going on: breadcrumbs and questions show them. */
export const names: Names<Drill> = {
  procedures: {
    game: { en: 'Drill', de: 'Drill' },
    round: { en: 'Round', de: 'Runde' },
    attack: { en: 'Attack', de: 'Angriff' },
  },
  steps: {
    'set up': { en: 'Set up', de: 'Aufbauen' },
    'play a round': { en: 'Play a round', de: 'Runde spielen' },
    begin: { en: 'Begin', de: 'Beginn' },
    orders: { en: 'Give your order', de: 'Befehl geben' },
    'reveal orders': { en: 'Reveal orders', de: 'Befehle aufdecken' },
    'first attack': { en: 'First attack', de: 'Erster Angriff' },
    'second attack': { en: 'Second attack', de: 'Zweiter Angriff' },
    end: { en: 'End', de: 'Ende' },
    'declare target': { en: 'Declare target', de: 'Ziel bestimmen' },
    'roll attack dice': { en: 'Roll attack dice', de: 'Angriffswürfel werfen' },
    'reroll attack dice': { en: 'Reroll attack dice', de: 'Angriffswürfel neu würfeln' },
    'deal damage': { en: 'Deal damage', de: 'Schaden zufügen' },
  },
  moments: {
    'start of round': { en: 'Start of the round', de: 'Beginn der Runde' },
    'modify attack dice': { en: 'Modify attack dice', de: 'Angriffswürfel modifizieren' },
    react: { en: 'React', de: 'Reagieren' },
    damage: { en: 'Damage', de: 'Schaden' },
  },
}
