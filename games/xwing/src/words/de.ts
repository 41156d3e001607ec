import type { Phrasebook } from '@sandtable/kernel'
import { type AllSentences, momentName, phrasebook } from '@sandtable/kit'
import type { Bend } from '../geometry/bank-roll.ts'
import type { Quadrant, XWing } from '../state.ts'
import type { Announced } from '../vocabulary/actions.ts'
import type { Entries } from '../vocabulary/entries.ts'
import { type Changes, changeText } from './changes.ts'
import { actionName, isToken } from './names.ts'
import { ended, times, type Words, wordsOf } from './sentence-parts.ts'
import { names } from './steps.ts'

const reasons: Readonly<Record<string, string>> = {
  destroyed: 'alle feindlichen Schiffe sind zerstört',
  'both destroyed': 'auf keiner Seite ist ein Schiff übrig',
  points: 'mehr Staffelpunkte zerstört bis zur letzten Runde',
  conceded: 'durch Aufgabe',
  agreed: 'beide Seiten sind sich einig',
}

const ways: Readonly<Record<string, string>> = {
  straight: ' geradeaus',
  boost: ' geradeaus',
  'bank-left': ' nach links',
  'bank-right': ' nach rechts',
  left: ' nach links',
  right: ' nach rechts',
  'left forward': ' nach links im Bogen nach vorn',
  'left backward': ' nach links im Bogen nach hinten',
  'right forward': ' nach rechts im Bogen nach vorn',
  'right backward': ' nach rechts im Bogen nach hinten',
}

const bends: Readonly<Record<Bend, string>> = {
  forward: ' im Bogen nach vorn',
  backward: ' im Bogen nach hinten',
}

function over({ over }: Announced): string {
  return over === true ? ' und ignoriert dabei Hindernisse' : ''
}

const quadrants: Readonly<Record<Quadrant, string>> = {
  front: 'vorn',
  rear: 'hinten',
  left: 'links',
  right: 'rechts',
}

/** Wie sich eine Aktion nach dem Namen des Schiffs liest. */
function acting(e: Entries['action'], w: Words): string {
  switch (e.action) {
    case 'target-lock':
      return `führt eine Zielerfassung auf ${w.ship(e.target)} durch`
    case 'coordinate':
      return `koordiniert ${w.ship(e.target)}`
    case 'jam':
      return `stört ${w.ship(e.target)}`
    case 'boost':
      return `gibt Schub${ways[e.template] ?? ''}${over(e)}`
    case 'barrel-roll':
      return `fliegt eine Fassrolle${ways[e.side] ?? ''}${e.bend === undefined ? '' : bends[e.bend]}${over(e)}`
    case 'reinforce':
      return e.side === 'fore' ? 'verstärkt den Bug' : 'verstärkt das Heck'
    case 'rotate-arc':
      return `dreht den mobilen Feuerwinkel nach ${quadrants[e.quadrant]}`
    case 'card':
      return `führt die Aktion von ${w.card(e.card)} durch`
    default:
      return `führt eine Aktion durch: ${actionName(e.action).de}`
  }
}

const sentences: AllSentences<XWing, Words> = {
  round: (e) => `Runde ${e.number} beginnt.`,
  initiative: (e, w) => `${w.side(e.seat)} hat die Initiative.`,
  rolled: (e, w) => `Ein Würfel entscheidet, wer die Initiative bestimmt: ${w.dice(e.dice)}.`,
  obstacle: (e, w) => `${w.side(e.seat)} platziert ein Hindernis: ${w.obstacleKind(e.shape)}.`,
  placed: (e, w) => `${w.ship(e.ship)} ist platziert.`,
  dial: (e, w) => `${w.ship(e.ship)} deckt auf: ${w.maneuver(e)} (${w.difficulty(e.difficulty)}).`,
  'dial seen': (e, w) =>
    `Das Manöverrad von ${w.ship(e.ship)} zeigt: ${w.maneuver(e)} (${w.difficulty(e.difficulty)}).`,
  speed: (e, w) => `${w.ship(e.ship)} fliegt mit Geschwindigkeit ${e.speed}.`,
  guessed: (e, w) => `${w.ship(e.ship)} tippt für ${w.card(e.card)} auf ${w.guess(e)}.`,
  named: (e, w) => `${w.ship(e.ship)} benennt für ${w.card(e.card)}: ${w.ship(e.target)}.`,
  moved: (e, w) => {
    const met = e.overlapped.length > 0
    return `${w.ship(e.ship)} fliegt: ${w.maneuver(e)}${met ? `; Überschneidung mit ${w.ships(e.overlapped)}` : ''}.`
  },
  action: (e, w) => `${w.ship(e.ship)} ${acting(e, w)}.`,
  'rolled over': (e, w) => `${w.ship(e.ship)} ist nach der Fassrolle abgestellt.`,
  deployed: (e, w) => `${w.ship(e.ship)} wird von ${w.ship(e.from)} abgesetzt.`,
  decloaked: (e, w) => `${w.ship(e.ship)} enttarnt sich${ways[e.way] ?? ''}.`,
  shifted: (e, w) => `Ein Traktorstrahl bewegt ${w.ship(e.ship)}${ways[e.way] ?? ''}.`,
  'turned round': (e, w) => `${w.ship(e.ship)} dreht um.`,
  'arc turned': (e, w) => `${w.ship(e.ship)} dreht den mobilen Feuerwinkel nach ${quadrants[e.quadrant]}.`,
  'obstacle destroyed': (e, w) => `${w.obstacle(e.obstacle)} ist zerstört.`,
  'obstacle effect': (e, w) =>
    `${w.ship(e.ship)} überschneidet ${w.obstacle(e.obstacle)} und würfelt ${w.dice(e.dice)}.`,
  cargo: (e, w) => `${w.ship(e.ship)} wirft seine Fracht ab.`,
  bomb: (e, w) => `${w.ship(e.ship)} legt eine Bombe: ${w.bomb(e.kind)}.`,
  detonated: (e, w) => `Detonation: ${w.bomb(e.kind)}.`,
  attack: (e, w) => {
    const weapon = e.weapon === 'primary' ? 'Primärwaffe' : w.card(e.weapon)
    return `${w.ship(e.attacker)} greift ${w.ship(e.target)} an: ${weapon}, Reichweite ${e.range}.`
  },
  'attack dice': (e, w) => `${w.ship(e.ship)}, Angriffswürfel: ${w.dice(e.dice)}.`,
  'defense dice': (e, w) => `${w.ship(e.ship)}, Verteidigungswürfel: ${w.dice(e.dice)}.`,
  results: (e, w) => {
    const left = [...times('hit', e.hits), ...times('crit', e.crits)]
    return left.length === 0
      ? `Vom Angriff auf ${w.ship(e.target)} bleibt nichts übrig.`
      : `Vom Angriff auf ${w.ship(e.target)} bleibt: ${w.dice(left)}.`
  },
  'attack over': (e, w) =>
    e.hit
      ? `Der Angriff von ${w.ship(e.attacker)} hat ${w.ship(e.target)} getroffen.`
      : `Der Angriff von ${w.ship(e.attacker)} auf ${w.ship(e.target)} ging fehl.`,
  'shield lost': (e, w) => `${w.ship(e.ship)} verliert einen Schild.`,
  'shield spent': (e, w) => `${w.ship(e.ship)} gibt einen Schild aus.`,
  'shield gained': (e, w) => `${w.ship(e.ship)} erhält einen Schild mehr.`,
  'reinforce lost': (e, w) => `${w.ship(e.ship)} verliert den Verstärkungsmarker.`,
  'illicit token': (e, w) => `${w.ship(e.ship)} erhält einen Marker auf ${w.card(e.card)}.`,
  'shield recovered': (e, w) => `${w.ship(e.ship)} lädt einen Schild wieder auf.`,
  'damage card': (e, w) =>
    e.card === undefined
      ? `${w.ship(e.ship)} erhält eine verdeckte Schadenskarte.`
      : `${w.ship(e.ship)} erhält eine Schadenskarte: ${ended(w.card(e.card))}`,
  'damage card chosen': (e, w) => `${w.card(e.card)} ist die Schadenskarte für ${w.ship(e.ship)}.`,
  'card rolls': (e, w) => `${w.ship(e.ship)} würfelt für ${w.card(e.card)}: ${w.dice(e.dice)}.`,
  'bomb dice': (e, w) => `${w.ship(e.ship)} würfelt für ${w.bomb(e.kind)}: ${w.dice(e.dice)}.`,
  repaired: (e, w) => `${w.ship(e.ship)} legt eine verdeckte Schadenskarte ab.`,
  'damage card discarded': (e, w) =>
    e.card === undefined
      ? `${w.ship(e.ship)} legt eine Schadenskarte ab.`
      : `${w.ship(e.ship)} legt eine Schadenskarte ab: ${w.card(e.card)}.`,
  'turned up': (e, w) => `${w.ship(e.ship)}: ${w.card(e.card)} wird aufgedeckt.`,
  'turned down': (e, w) => `${w.ship(e.ship)}: ${w.card(e.card)} wird umgedreht.`,
  destroyed: (e, w) =>
    e.reason === 'fled'
      ? `${w.ship(e.ship)} hat die Spielfläche verlassen und ist verloren.`
      : `${w.ship(e.ship)} ist zerstört.`,
  discarded: (e, w) => `${w.ship(e.ship)} legt ${w.card(e.card)} ab.`,
  'back in play': (e, w) => `${w.ship(e.ship)} deckt ${w.card(e.card)} wieder auf.`,
  flipped: (e, w) => `${w.ship(e.ship)} dreht eine Karte um: ${w.card(e.card)}.`,
  token: (e, w) => `${w.ship(e.ship)} erhält ${w.tokens(e.token, e.count)}.`,
  spent: (e, w) =>
    e.from === undefined
      ? `${w.ship(e.ship)} gibt ${w.tokens(e.token, 1)} aus.`
      : `${w.ship(e.ship)} gibt ${w.tokens(e.token, 1)} von ${w.ship(e.from)} aus.`,
  'token stored': (e, w) =>
    e.count > 0
      ? `${w.ship(e.ship)} legt ${w.tokens(e.token, e.count)} auf ${w.card(e.card)}.`
      : `${w.ship(e.ship)} nimmt ${w.tokens(e.token, -e.count)} von ${w.card(e.card)}.`,
  jammed: (e, w) =>
    isToken(e.loses)
      ? `${w.ship(e.ship)} ist gestört und verliert ${w.tokens(e.loses, 1)}.`
      : `${w.ship(e.ship)} ist gestört und verliert die Zielerfassung auf ${w.ship(e.loses)}.`,
  'token instead': (e, w) => `${w.ship(e.ship)} legt statt ${w.card(e.card)} einen Marker ab.`,
  condition: (e, w) => `${w.ship(e.ship)} erhält einen Zustand: ${w.condition(e.card)}.`,
  'condition removed': (e, w) => `${w.ship(e.ship)} verliert einen Zustand: ${w.condition(e.card)}.`,
  'placement skill': (e, w) => `${w.ship(e.ship)} wird mit Pilotenwert ${e.skill} platziert.`,
  'came back': (e, w) => `${w.ship(e.ship)} wird nicht zerstört und kehrt zurück.`,
  'token lost': (e, w) => `${w.ship(e.ship)} verliert ${w.tokens(e.token, e.count)}.`,
  'ordnance spent': (e, w) => `${w.ship(e.ship)} gibt einen Munitionsmarker statt ${w.card(e.card)} aus.`,
  relieved: (e, w) => `${w.ship(e.ship)} entfernt ${w.tokens('stress', 1)}.`,
  locked: (e, w) => `${w.ship(e.ship)} hat ${w.ship(e.target)} als Ziel erfasst.`,
  'lock removed': (e, w) => `Die Zielerfassung von ${w.ship(e.ship)} auf ${w.ship(e.target)} wird entfernt.`,
  'lock spent': (e, w) =>
    e.from === undefined
      ? `${w.ship(e.ship)} gibt die Zielerfassung auf ${w.ship(e.target)} aus.`
      : `${w.ship(e.ship)} gibt die Zielerfassung von ${w.ship(e.from)} auf ${w.ship(e.target)} aus.`,
  'die turned': (e, w) => `${w.card(e.card)}: ${w.dice(e.dice)} wird zu ${w.dice(e.into)}.`,
  traded: (e, w) => `${w.ship(e.ship)} tauscht ${w.card(e.card)} gegen ${w.card(e.for)}.`,
  used: (e, w) => {
    const who = e.on !== null ? w.ship(e.on) : e.seat === null ? 'Die Regeln' : w.side(e.seat)
    const moment = momentName(names, e.moment)?.de
    return `${who}: ${w.card(e.card)}${moment === undefined ? '' : ` (${moment})`}.`
  },
  chose: (e, w) => {
    const who = w.side(e.seat)
    return e.picked === 'pass'
      ? `${who} wählt für ${w.card(e.card)} nichts.`
      : `${who} wählt für ${w.card(e.card)}: ${w.picked(e.picked)}.`
  },
  conceded: (e, w) => `${w.side(e.seat)} gibt auf.`,
  proposed: (e, w) => `${w.side(e.seat)} schlägt vor: ${changeText(e.change, changes, w)}.`,
  agreed: (e, w) => `${w.side(e.seat)} ist einverstanden.`,
  declined: (e, w) => `${w.side(e.seat)} lehnt ab.`,
  changed: (e, w) => `Einvernehmlich: ${changeText(e.change, changes, w)}.`,
  'victory value': (e, w) =>
    `Höhe des Sieges: ${w.side('red')} ${e.red}, ${w.side('blue')} ${e.blue}. Die Nashtahwelpe zählt 1 Punkt.`,
  over: (e, w) => {
    const reason = reasons[e.reason] ?? e.reason
    return e.winner === null ? `Unentschieden: ${reason}.` : `${w.side(e.winner)} gewinnt: ${reason}.`
  },
}

const changes: Changes = {
  undo: (kept) => `alles nach Zug ${kept} zurücknehmen`,
  start: 'von vorn beginnen',
  wins: (side) => `das Spiel beenden, ${side} gewinnt`,
  draw: 'das Spiel unentschieden beenden',
  stands: (ship) => `${ship} steht neu`,
  has: (ship, tokens) => `${ship} hat ${tokens}`,
  onCard: (ship, count, card) => `${ship} hat ${count} Marker auf ${card}`,
  points: (side, count) => `${side} hat ${count} Punkte zerstört`,
  ship: (ship) => `${ship} wird geändert`,
  table: 'etwas auf dem Tisch wird geändert',
}

export const de: Phrasebook<XWing> = phrasebook('de', {
  names,
  sentences,
  reasons,
  words: (table) => wordsOf('de', table),
})
