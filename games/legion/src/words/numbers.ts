import { figuresLabelled } from '@sandtable/kit'
import { text } from './names.ts'

/** The numbers of units, as printed and as they are on the battlefield. */
export const number = figuresLabelled({
  health: text('Wounds left', 'Lebenspunkte übrig'),
  wounds: text('Wound threshold', 'Lebenspunkte'),
  miniatures: text('Miniatures', 'Miniaturen'),
  courage: text('Courage', 'Mut'),
  resilience: text('Resilience', 'Widerstandskraft'),
  speed: text('Speed', 'Geschwindigkeit'),
  pips: text('Pips', 'Punkte'),
})
