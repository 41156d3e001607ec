import type { Does, Entries } from '../vocabulary/entries.ts'
import type { Words } from './sentence-parts.ts'

/** Why the seat that the rules play does what it does. */

type Told = Entries['instruction']
type Said = Readonly<Record<Does, (e: Told, w: Words) => string>>

/** The enemy, or what the objective card is about, and how far away that is. */
function goalIn(objective: string, away: (mm: number) => string) {
  return ({ enemy, far }: Told, w: Words): string =>
    `${enemy === null ? objective : w.unit(enemy)}${far === null ? '' : ` (${away(far)})`}`
}

const unit = ({ unit: id }: Told, w: Words) => w.unit(id ?? '')

const goalEn = goalIn('the objective', (mm) => `${mm} mm away`)

export const instructionsEn: Said = {
  'command card': (e, w) => `${w.side(e.seat)} turns up the top card of its deck.`,
  'objective card': () => 'One objective card is drawn; it says what the rules go for.',
  terrain: (e, w) =>
    `${w.side(e.seat)} lays its next piece of terrain as near to the middle as it may: terrain is laid as usual.`,
  deploy: (e, w) => `${w.side(e.seat)} deploys ${unit(e, w)}: its units come in the order of its list.`,
  order: (e, w) => `${w.side(e.seat)} gives orders to those nearest to enemies: ${unit(e, w)} first.`,
  activate: (e, w) =>
    e.enemy === null
      ? `${unit(e, w)} is to act.`
      : `Of those still to act, ${unit(e, w)} is nearest to an enemy: ${goalEn(e, w)}.`,
  objective: (e, w) => `${unit(e, w)} does what its objective is about.`,
  attack: (e, w) => `${unit(e, w)} has an enemy in range, and so it attacks.`,
  target: (e, w) => `${unit(e, w)} attacks the nearest enemy that it can: ${goalEn(e, w)}.`,
  use: (e, w) => `${unit(e, w)} uses what it has: what is left open is decided as a sensible player would.`,
  aim: (e, w) => `${unit(e, w)} has an enemy in range and an action to spare: it aims first.`,
  dodge: (e, w) => `${unit(e, w)} can attack nobody and get no nearer: it dodges.`,
  move: (e, w) => `${unit(e, w)} goes for what is nearest: ${goalEn(e, w)}.`,
  climb: (e, w) => `${unit(e, w)} climbs down, to get to what is nearest: ${goalEn(e, w)}.`,
  stay: (e, w) => `${unit(e, w)} can attack nobody and get no nearer.`,
  'spend aim': (e, w) => `${unit(e, w)} spends an aim token, since a die can be bettered by it.`,
  'spend dodge': (e, w) => `${unit(e, w)} spends what dodge tokens it can, since there are hits to cancel.`,
  priority: (e, w) => `${w.side(e.seat)} has priority in every tie: that is the hard way.`,
}

const goalDe = goalIn('das Einsatzziel', (mm) => `${mm} mm entfernt`)

export const instructionsDe: Said = {
  'command card': (e, w) => `${w.side(e.seat)} deckt die oberste Karte ihres Stapels auf.`,
  'objective card': () => 'Eine Einsatzzielkarte wird gezogen; sie sagt, worum es den Regeln geht.',
  terrain: (e, w) =>
    `${w.side(e.seat)} legt das nächste Geländestück so nah an die Mitte wie möglich: Gelände wird wie sonst gelegt.`,
  deploy: (e, w) =>
    `${w.side(e.seat)} stellt ${unit(e, w)} auf: Ihre Einheiten kommen in der Reihenfolge der Liste.`,
  order: (e, w) => `${w.side(e.seat)} befiehlt denen, die Feinden am nächsten sind: zuerst ${unit(e, w)}.`,
  activate: (e, w) =>
    e.enemy === null
      ? `${unit(e, w)} ist an der Reihe.`
      : `Von allen, die noch nicht dran waren, ist ${unit(e, w)} einem Feind am nächsten: ${goalDe(e, w)}.`,
  objective: (e, w) => `${unit(e, w)} tut, worum es bei ihrem Einsatzziel geht.`,
  attack: (e, w) => `${unit(e, w)} hat einen Feind in Reichweite, also greift sie an.`,
  target: (e, w) => `${unit(e, w)} greift den nächsten Feind an, den sie angreifen kann: ${goalDe(e, w)}.`,
  use: (e, w) =>
    `${unit(e, w)} nutzt, was sie hat: Was offen bleibt, wird entschieden, wie es vernünftig ist.`,
  aim: (e, w) => `${unit(e, w)} hat einen Feind in Reichweite und eine Aktion übrig: Sie zielt zuerst.`,
  dodge: (e, w) => `${unit(e, w)} kann niemanden angreifen und nicht näher heran: Sie weicht aus.`,
  move: (e, w) => `${unit(e, w)} geht auf das Nächste zu: ${goalDe(e, w)}.`,
  climb: (e, w) => `${unit(e, w)} klettert hinunter, um zum Nächsten zu kommen: ${goalDe(e, w)}.`,
  stay: (e, w) => `${unit(e, w)} kann niemanden angreifen und nicht näher heran.`,
  'spend aim': (e, w) => `${unit(e, w)} gibt einen Zielmarker aus, denn er kann einen Würfel verbessern.`,
  'spend dodge': (e, w) =>
    `${unit(e, w)} gibt an Ausweichmarkern aus, was geht, denn Treffer sind abzuwehren.`,
  priority: (e, w) => `${w.side(e.seat)} hat bei jedem Gleichstand die Priorität: So ist es schwer.`,
}
