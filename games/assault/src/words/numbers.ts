import { figuresLabelled } from '@sandtable/kit'
import { text } from './names.ts'

/** The numbers of cards and figures, as printed and as they stand on the map. */
export const number = figuresLabelled({
  health: text('Health', 'Gesundheit'),
  speed: text('Speed', 'Geschwindigkeit'),
  members: text('Figures', 'Figuren'),
  copies: text('Copies in a deck', 'Exemplare im Stapel'),
})
