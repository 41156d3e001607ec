import type { Phrasebook } from '@sandtable/kernel'
import type { AllSentences } from '@sandtable/kit'
import type { Assault } from '../state.ts'
import type { Entries } from '../vocabulary/entries.ts'
import { bookOf } from './phrasebook.ts'
import type { Words } from './sentence-parts.ts'

const reasons: Readonly<Record<string, string>> = {
  defeated: 'die andere Seite hat keine Figuren mehr',
  points: 'Siegpunkte',
  rounds: 'mehr Siegpunkte nach der letzten Runde',
  conceded: 'durch Aufgabe',
  agreed: 'einvernehmlich',
}

/** Wofür es Siegpunkte gibt; sonst eine Karte. */
const whys: Readonly<Record<string, string>> = {
  'defeated group': 'besiegte Gruppe',
  mission: 'Einsatz',
}

const sources: Readonly<Record<string, string>> = {
  blast: ' durch Explosion',
  cleave: ' durch Rundschlag',
  strain: ' durch Anstrengung',
}

function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`
}

/** „ nach h21“, oder wie weit, wenn niemand sagen kann, wo das ist. */
function way({ path }: Entries['move'], w: Words, word: string): string {
  const place = w.place(path.at(-1))
  if (place !== null) return ` ${word} ${place}`
  return path.length === 0 ? '' : ` um ${counted(path.length, 'Feld', 'Felder')}`
}

function where(at: string | null): string {
  return at === null ? '' : ` auf ${at}`
}

const sentences: AllSentences<Assault, Words> = {
  round: (e) => `Runde ${e.round} beginnt.`,
  initiative: (e, w) => `${w.side(e.seat)} hat die Initiative.`,
  mission: (e, w) => `Der Einsatz ist ${w.mission(e.map, e.letter)}.`,
  deployed: (e, w) => `${w.figure(e.figure)} wird aufgestellt${where(w.place(e.stand))}.`,
  activates: (e, w) => `Aktivierung: ${w.group(e.group)}.`,
  exhausted: (e, w) => `Erschöpft: ${w.group(e.group)}.`,
  'all readied': () => 'Alle Karten sind wieder spielbereit.',
  worth: (e, w) => `Nunmehr ${counted(e.points, 'Siegpunkt', 'Siegpunkte')} wert: ${w.group(e.group)}.`,
  'movement points lost': (e, w) =>
    `${w.figure(e.figure)} verliert ${counted(e.points, 'Bewegungspunkt', 'Bewegungspunkte')}.`,
  'movement points': (e, w) =>
    `${w.figure(e.figure)} erhält ${counted(e.points, 'Bewegungspunkt', 'Bewegungspunkte')}.`,
  move: (e, w) => `${w.figure(e.figure)} bewegt sich${way(e, w, 'nach')}.`,
  push: (e, w) => `${w.figure(e.figure)} wird gestoßen${way(e, w, 'nach')}.`,
  place: (e, w) => {
    const at = w.place(e.path.at(-1))
    return at === null
      ? `${w.figure(e.figure)} wird umgesetzt.`
      : `${w.figure(e.figure)} wird auf ${at} gesetzt.`
  },
  'special action': (e, w) => `${w.figure(e.figure)} nutzt ${w.special(e.ability)}.`,
  attack: (e, w) => `${w.figure(e.attacker)} greift an: ${w.target(e.target)}.`,
  rolled: (e, w) =>
    `${w.figure(e.attacker)} würfelt ${w.dice(e.attack)}; ${w.target(e.target)} würfelt ${w.dice(e.defence)}.`,
  rerolled: (e, w) => `Nach dem Neuwürfeln: ${w.dice(e.attack)}; Verteidigung: ${w.dice(e.defence)}.`,
  dice: (e, w) => `Gewürfelt: ${w.dice(e.dice)}.`,
  surge: (e, w) => `${w.figure(e.attacker)} gibt Energie aus: ${w.gains(e.gives, e.key)}.`,
  missed: (e, w) => `Der Angriff von ${w.figure(e.attacker)} auf ${w.target(e.target)} verfehlt.`,
  'attack over': (e, w) =>
    `Der Angriff von ${w.figure(e.attacker)} auf ${w.target(e.target)} ist vorbei: ${e.damage} Schaden.`,
  damage: (e, w) => `${w.figure(e.figure)} erleidet ${e.amount} Schaden${sources[e.source] ?? ''}.`,
  'object damage': (e, w) => `${w.object(e.object)} erleidet ${e.amount} Schaden.`,
  defeated: (e, w) => `Besiegt: ${w.figure(e.figure)}.`,
  destroyed: (e, w) => `Zerstört: ${w.object(e.object)}.`,
  recovered: (e, w) => `${w.figure(e.figure)} regeneriert ${e.amount} Schaden.`,
  condition: (e, w) => `${w.figure(e.figure)} ist jetzt ${w.condition(e.condition)}.`,
  form: (e, w) => `${w.figure(e.figure)} nimmt eine Gestalt an: ${w.card(e.form)}.`,
  'condition lost': (e, w) => `${w.figure(e.figure)} ist nicht mehr ${w.condition(e.condition)}.`,
  'power token': (e, w) => `${w.figure(e.figure)} erhält 1 ${w.token(e.token)}.`,
  'power token spent': (e, w) => `${w.figure(e.figure)} gibt 1 ${w.token(e.token)} aus.`,
  interacts: (e, w) => `${w.figure(e.figure)} interagiert: ${w.object(e.object)}.`,
  'door opened': (e, w) => `${w.object(e.object)} öffnet sich.`,
  'door closed': (e, w) => `${w.object(e.object)} schließt sich.`,
  'picked up': (e, w) => `${w.figure(e.figure)} hebt auf: ${w.object(e.object)}.`,
  dropped: (e, w) => `${w.figure(e.figure)} lässt fallen: ${w.object(e.object)}.`,
  installed: (e, w) => `${w.figure(e.figure)} baut ein: ${w.object(e.object)}.`,
  flipped: (e, w) =>
    `${w.object(e.object)} wird umgedreht: Die ${e.face === 'grey' ? 'graue' : 'farbige'} Seite liegt oben.`,
  marked: (e, w) =>
    e.by === 'neutral'
      ? `${w.object(e.object)} wird markiert.`
      : `${w.side(e.by)} markiert ${w.object(e.object)}.`,
  'strain token': (e, w) => `${w.object(e.object)} erhält einen Anstrengungsmarker.`,
  'strain tokens taken': (e, w) => `${w.object(e.object)} verliert die Anstrengungsmarker.`,
  'power token laid': (e, w) => `${w.object(e.object)} erhält 1 ${w.token(e.token)}.`,
  'power token taken': (e, w) => `${w.object(e.object)} verliert 1 ${w.token(e.token)}.`,
  favour: (e, w) => `${w.side(e.seat)} bittet um einen Gefallen und gibt dafür einen Marker ab.`,
  'token placed': (e, w) => `${w.object(e.object)} kommt ins Spiel${where(w.place(e.space))}.`,
  'token moved': (e, w) => {
    const at = w.place(e.space)
    return at === null
      ? `${w.object(e.object)} bewegt sich.`
      : `${w.object(e.object)} bewegt sich nach ${at}.`
  },
  'token discarded': (e, w) => `Abgelegt: ${w.object(e.object)}.`,
  'token claimed': (e, w) => `${w.side(e.seat)} beansprucht ${w.object(e.object)}.`,
  swapped: (e, w) => `${w.object(e.one)} und ${w.object(e.other)} tauschen die Plätze.`,
  named: (e, w) => `${w.side(e.seat)} benennt ${w.group(e.group)}.`,
  holds: (e, w) => (e.seat === null ? 'Niemand hält die Stellung.' : `${w.side(e.seat)} hält die Stellung.`),
  pile: (e) => `Im Vorrat ${e.tokens === 1 ? 'liegt' : 'liegen'} jetzt ${e.tokens} Marker.`,
  drawn: (e, w) =>
    e.colour === null
      ? 'Keine Farbe ist mehr zu ziehen.'
      : `Die Farbe dieser Runde ist ${w.colour(e.colour)}.`,
  'drew colour': (e, w) => `${w.side(e.seat)} zieht ${w.colour(e.colour)}.`,
  'rolled for spot': (e) => `Der Würfel bestimmt Stelle ${e.number}.`,
  points: (e, w) => {
    const why = whys[e.why] ?? w.card(e.why)
    const { points } = e
    return points < 0
      ? `${w.side(e.seat)} verliert ${counted(-points, 'Siegpunkt', 'Siegpunkte')} (${why}).`
      : `${w.side(e.seat)} erhält ${counted(points, 'Siegpunkt', 'Siegpunkte')} (${why}).`
  },
  drew: (e, w) => `${w.side(e.seat)} zieht ${counted(e.count, 'Befehlskarte', 'Befehlskarten')}.`,
  'drew cards': (e, w) => `${w.side(e.seat)} zieht ${w.cards(e.cards)}.`,
  discarded: (e, w) => `${w.side(e.seat)} legt ab: ${w.card(e.card)}.`,
  'discarded from deck': (e, w) => `${w.side(e.seat)} legt vom Stapel ab: ${w.card(e.card)}.`,
  'command card': (e, w) =>
    e.figure === null
      ? `${w.side(e.seat)} spielt ${w.card(e.card)}.`
      : `${w.side(e.seat)} spielt ${w.card(e.card)} mit ${w.figure(e.figure)}.`,
  'command card cancelled': (e, w) => `${w.card(e.card)} wird aufgehoben.`,
  readied: (e, w) => `Wieder spielbereit: ${w.group(e.group)}.`,
  'power token lost': (e, w) => `${w.figure(e.figure)} verliert 1 ${w.token(e.token)}.`,
  fetched: (e, w) => `${w.side(e.seat)} nimmt ${w.card(e.card)} aus dem Stapel.`,
  'taken back': (e, w) => `${w.side(e.seat)} nimmt ${w.card(e.card)} zurück auf die Hand.`,
  'stays in play': (e, w) => `${w.card(e.card)} von ${w.side(e.seat)} bleibt im Spiel.`,
  'leaves play': (e, w) => `${w.side(e.seat)} legt ${w.card(e.card)} aus dem Spiel ab.`,
  'shuffled back': (e, w) => `${w.side(e.seat)} mischt ${w.card(e.card)} in den Stapel zurück.`,
  'put under deck': (e, w) => `${w.side(e.seat)} legt eine Karte unter den Stapel.`,
  'cards removed': (e, w) => `Aus dem Spiel für ${w.side(e.seat)}: ${w.cards(e.cards)}.`,
  'looked at hand': (e, w) => `${w.side(e.seat)} sieht die andere Hand an: ${w.cards(e.cards)}.`,
  'looked at deck': (e, w) => `${w.side(e.seat)} sieht Karten eines Stapels an: ${w.cards(e.cards)}.`,
  'top cards seen': (e, w) => `Oben auf den Stapeln: ${w.tops(e.tops)}.`,
  'put on deck': (e, w) => `Eine Karte von ${w.side(e.seat)} kommt oben auf den Stapel.`,
  'card put on deck': (e, w) => `${w.card(e.card)} liegt oben auf dem Stapel von ${w.side(e.seat)}.`,
  'hand shuffled': (e, w) => `${w.side(e.seat)} mischt die Hand in den Stapel.`,
  'upgrade exhausted': (e, w) => `${w.side(e.seat)} erschöpft ${w.card(e.card)}.`,
  'upgrade depleted': (e, w) => `${w.side(e.seat)} verbraucht ${w.card(e.card)}.`,
  used: (e, w) => {
    const who = e.on !== null ? w.target(e.on) : e.seat === null ? 'Einsatz' : w.side(e.seat)
    const moment = w.moment(e.moment)
    return `${who}: ${w.ability(e.card, e.moment)}${moment === null ? '' : ` (${moment})`}.`
  },
  chose: (e, w) => {
    const picked = w.picked(e)
    if (e.picked === 'pass') return `${w.side(e.seat)} wählt nichts für ${w.card(e.card)}.`
    return `${w.side(e.seat)} wählt für ${w.card(e.card)}${picked === null ? '' : `: ${picked}`}.`
  },
  conceded: (e, w) => `${w.side(e.seat)} gibt auf.`,
  proposed: (e, w) => `${w.side(e.seat)} schlägt vor: ${w.change(e.change)}.`,
  agreed: (e, w) => `${w.side(e.seat)} ist einverstanden.`,
  declined: (e, w) => `${w.side(e.seat)} lehnt ab.`,
  changed: (e, w) => `Einvernehmlich: ${w.change(e.change)}.`,
  over: (e, w) => {
    const reason = reasons[e.reason] ?? reasons.agreed
    return e.winner === null ? `Unentschieden: ${reason}.` : `${w.side(e.winner)} gewinnt: ${reason}.`
  },
}

export const de: Phrasebook<Assault> = bookOf('de', sentences, reasons)
