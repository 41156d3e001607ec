import type { Named } from '@sandtable/kernel'
import { text } from './text.ts'

/** What the sides of cards with two are for, and what else is chosen for upgrades. */
export const sideNames: Readonly<Record<string, Named>> = {
  focused: text('focused fire', 'Gezieltes Feuer'),
  grenade: text('grenade launcher', 'Granatwerfer'),
  pistol: text('pistol', 'Pistole'),
  rifle: text('rifle', 'Gewehr'),
  launcher: text('launcher', 'Werfer'),
  sniper: text('sniper', 'Scharfschütze'),
  offence: text('offence', 'Angriff'),
  defence: text('defence', 'Verteidigung'),
  attack: text('attack', 'Angriff'),
  move: text('move', 'Bewegung'),
  halved: text('halved', 'halbiert'),
  whole: text('whole', 'ganz'),
  front: text('front', 'Vorderseite'),
  faster: text('faster', 'schneller'),
  slower: text('slower', 'langsamer'),
  wound: text('a wound token', 'ein Wundenmarker'),
  damage: text('the damage', 'der Schaden'),
  crit: text('a crit', 'ein kritischer Treffer'),
  hits: text('up to two hits', 'bis zu zwei Treffer'),
  exhaust: text('exhaust it', 'sie erschöpfen'),
  expend: text('expend it', 'sie verbrauchen'),
  back: text('back', 'Rückseite'),
}
