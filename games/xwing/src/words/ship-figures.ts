import { figuresLabelled } from '@sandtable/kit'

/** The numbers of a ship, on its card and beside it on the table. */
export const shipFigure = figuresLabelled({
  skill: { en: 'Pilot skill', de: 'Pilotenwert' },
  attack: { en: 'Primary weapon', de: 'Primärwaffe' },
  agility: { en: 'Agility', de: 'Wendigkeit' },
  hull: { en: 'Hull', de: 'Hülle' },
  shields: { en: 'Shields', de: 'Schilde' },
})
