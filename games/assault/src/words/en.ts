import type { Phrasebook } from '@sandtable/kernel'
import type { AllSentences } from '@sandtable/kit'
import type { Assault } from '../state.ts'
import type { Entries } from '../vocabulary/entries.ts'
import { bookOf } from './phrasebook.ts'
import type { Words } from './sentence-parts.ts'

const reasons: Readonly<Record<string, string>> = {
  defeated: 'the other side has no figures left',
  points: 'victory points',
  rounds: 'more victory points after the last round',
  conceded: 'by concession',
  agreed: 'by agreement',
}

/** What victory points are for; else a card. */
const whys: Readonly<Record<string, string>> = {
  'defeated group': 'a defeated group',
  mission: 'the mission',
}

const sources: Readonly<Record<string, string>> = {
  blast: ' from Blast',
  cleave: ' from Cleave',
  strain: ' from strain',
}

function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`
}

/** “ to h21”, or how far, if nobody can say where that is. */
function way({ path }: Entries['move'], w: Words, word: string): string {
  const place = w.place(path.at(-1))
  if (place !== null) return ` ${word} ${place}`
  return path.length === 0 ? '' : ` by ${counted(path.length, 'space')}`
}

function where(at: string | null): string {
  return at === null ? '' : ` on ${at}`
}

const sentences: AllSentences<Assault, Words> = {
  round: (e) => `Round ${e.round} begins.`,
  initiative: (e, w) => `${w.side(e.seat)} has the initiative.`,
  mission: (e, w) => `The mission is ${w.mission(e.map, e.letter)}.`,
  deployed: (e, w) => `${w.figure(e.figure)} is deployed${where(w.place(e.stand))}.`,
  activates: (e, w) => `${w.group(e.group)} activates.`,
  exhausted: (e, w) => `${w.group(e.group)} is exhausted.`,
  'all readied': () => 'All cards are readied.',
  worth: (e, w) => `${w.group(e.group)} is now worth ${counted(e.points, 'victory point')}.`,
  'movement points lost': (e, w) => `${w.figure(e.figure)} loses ${counted(e.points, 'movement point')}.`,
  'movement points': (e, w) => `${w.figure(e.figure)} gains ${counted(e.points, 'movement point')}.`,
  move: (e, w) => `${w.figure(e.figure)} moves${way(e, w, 'to')}.`,
  push: (e, w) => `${w.figure(e.figure)} is pushed${way(e, w, 'to')}.`,
  place: (e, w) => {
    const at = w.place(e.path.at(-1))
    return at === null
      ? `${w.figure(e.figure)} is placed elsewhere.`
      : `${w.figure(e.figure)} is placed on ${at}.`
  },
  'special action': (e, w) => `${w.figure(e.figure)} uses ${w.special(e.ability)}.`,
  attack: (e, w) => `${w.figure(e.attacker)} attacks ${w.target(e.target)}.`,
  rolled: (e, w) =>
    `${w.figure(e.attacker)} rolls ${w.dice(e.attack)}; ${w.target(e.target)} rolls ${w.dice(e.defence)}.`,
  rerolled: (e, w) => `After a reroll: ${w.dice(e.attack)}; in defence ${w.dice(e.defence)}.`,
  dice: (e, w) => `Rolled: ${w.dice(e.dice)}.`,
  surge: (e, w) => `${w.figure(e.attacker)} spends surges: ${w.gains(e.gives, e.key)}.`,
  missed: (e, w) => `The attack of ${w.figure(e.attacker)} on ${w.target(e.target)} misses.`,
  'attack over': (e, w) =>
    `The attack of ${w.figure(e.attacker)} on ${w.target(e.target)} is over: ${e.damage} damage.`,
  damage: (e, w) => `${w.figure(e.figure)} suffers ${e.amount} damage${sources[e.source] ?? ''}.`,
  'object damage': (e, w) => `${w.object(e.object)} suffers ${e.amount} damage.`,
  defeated: (e, w) => `${w.figure(e.figure)} is defeated.`,
  destroyed: (e, w) => `${w.object(e.object)} is destroyed.`,
  recovered: (e, w) => `${w.figure(e.figure)} recovers ${e.amount} damage.`,
  condition: (e, w) => `${w.figure(e.figure)} is now ${w.condition(e.condition)}.`,
  form: (e, w) => `${w.figure(e.figure)} takes a form: ${w.card(e.form)}.`,
  'condition lost': (e, w) => `${w.figure(e.figure)} is no longer ${w.condition(e.condition)}.`,
  'power token': (e, w) => `${w.figure(e.figure)} gains 1 ${w.token(e.token)}.`,
  'power token spent': (e, w) => `${w.figure(e.figure)} spends 1 ${w.token(e.token)}.`,
  interacts: (e, w) => `${w.figure(e.figure)} interacts with ${w.object(e.object)}.`,
  'door opened': (e, w) => `${w.object(e.object)} opens.`,
  'door closed': (e, w) => `${w.object(e.object)} closes.`,
  'picked up': (e, w) => `${w.figure(e.figure)} picks up ${w.object(e.object)}.`,
  dropped: (e, w) => `${w.figure(e.figure)} leaves ${w.object(e.object)} where it stands.`,
  installed: (e, w) => `${w.figure(e.figure)} installs ${w.object(e.object)}.`,
  flipped: (e, w) =>
    `${w.object(e.object)} is turned over: the ${e.face === 'grey' ? 'grey' : 'coloured'} side is up.`,
  marked: (e, w) =>
    e.by === 'neutral' ? `${w.object(e.object)} is marked.` : `${w.side(e.by)} marks ${w.object(e.object)}.`,
  'strain token': (e, w) => `${w.object(e.object)} gets a strain token.`,
  'strain tokens taken': (e, w) => `${w.object(e.object)} loses its strain tokens.`,
  'power token laid': (e, w) => `${w.object(e.object)} gets 1 ${w.token(e.token)}.`,
  'power token taken': (e, w) => `${w.object(e.object)} loses 1 ${w.token(e.token)}.`,
  favour: (e, w) => `${w.side(e.seat)} asks a favour and gives up a token for it.`,
  'token placed': (e, w) => `${w.object(e.object)} is put down${where(w.place(e.space))}.`,
  'token moved': (e, w) => {
    const at = w.place(e.space)
    return at === null ? `${w.object(e.object)} moves.` : `${w.object(e.object)} moves to ${at}.`
  },
  'token discarded': (e, w) => `${w.object(e.object)} is discarded.`,
  'token claimed': (e, w) => `${w.side(e.seat)} claims ${w.object(e.object)}.`,
  swapped: (e, w) => `${w.object(e.one)} and ${w.object(e.other)} change places.`,
  named: (e, w) => `${w.side(e.seat)} names ${w.group(e.group)}.`,
  holds: (e, w) => (e.seat === null ? 'Nobody holds the ground.' : `${w.side(e.seat)} holds the ground.`),
  pile: (e) => `The pile now has ${counted(e.tokens, 'token')}.`,
  drawn: (e, w) =>
    e.colour === null ? 'No colour is left to draw.' : `The colour of this round is ${w.colour(e.colour)}.`,
  'drew colour': (e, w) => `${w.side(e.seat)} draws ${w.colour(e.colour)}.`,
  'rolled for spot': (e) => `The die chooses spot ${e.number}.`,
  points: (e, w) => {
    const why = whys[e.why] ?? w.card(e.why)
    const { points } = e
    return points < 0
      ? `${w.side(e.seat)} loses ${counted(-points, 'victory point')} for ${why}.`
      : `${w.side(e.seat)} scores ${counted(points, 'victory point')} for ${why}.`
  },
  drew: (e, w) => `${w.side(e.seat)} draws ${counted(e.count, 'command card')}.`,
  'drew cards': (e, w) => `${w.side(e.seat)} draws ${w.cards(e.cards)}.`,
  discarded: (e, w) => `${w.side(e.seat)} discards ${w.card(e.card)}.`,
  'discarded from deck': (e, w) => `${w.side(e.seat)} discards ${w.card(e.card)} from the deck.`,
  'command card': (e, w) =>
    e.figure === null
      ? `${w.side(e.seat)} plays ${w.card(e.card)}.`
      : `${w.side(e.seat)} plays ${w.card(e.card)} with ${w.figure(e.figure)}.`,
  'command card cancelled': (e, w) => `${w.card(e.card)} is cancelled.`,
  readied: (e, w) => `${w.group(e.group)} is readied.`,
  'power token lost': (e, w) => `${w.figure(e.figure)} loses 1 ${w.token(e.token)}.`,
  fetched: (e, w) => `${w.side(e.seat)} takes ${w.card(e.card)} from the deck.`,
  'taken back': (e, w) => `${w.side(e.seat)} takes ${w.card(e.card)} back to the hand.`,
  'stays in play': (e, w) => `${w.card(e.card)} of ${w.side(e.seat)} stays in play.`,
  'leaves play': (e, w) => `${w.side(e.seat)} discards ${w.card(e.card)}, which was in play.`,
  'shuffled back': (e, w) => `${w.side(e.seat)} shuffles ${w.card(e.card)} back into the deck.`,
  'put under deck': (e, w) => `${w.side(e.seat)} puts a card under the deck.`,
  'cards removed': (e, w) => `Out of the game for ${w.side(e.seat)}: ${w.cards(e.cards)}.`,
  'looked at hand': (e, w) => `${w.side(e.seat)} looks at the other hand: ${w.cards(e.cards)}.`,
  'looked at deck': (e, w) => `${w.side(e.seat)} looks at cards of a deck: ${w.cards(e.cards)}.`,
  'top cards seen': (e, w) => `On top of the decks: ${w.tops(e.tops)}.`,
  'put on deck': (e, w) => `${w.side(e.seat)} has a card put on top of the deck.`,
  'card put on deck': (e, w) => `${w.card(e.card)} lies on top of the deck of ${w.side(e.seat)}.`,
  'hand shuffled': (e, w) => `${w.side(e.seat)} shuffles the hand into the deck.`,
  'upgrade exhausted': (e, w) => `${w.side(e.seat)} exhausts ${w.card(e.card)}.`,
  'upgrade depleted': (e, w) => `${w.side(e.seat)} depletes ${w.card(e.card)}.`,
  used: (e, w) => {
    const who = e.on !== null ? w.target(e.on) : e.seat === null ? 'The mission' : w.side(e.seat)
    const moment = w.moment(e.moment)
    return `${who} uses ${w.ability(e.card, e.moment)}${moment === null ? '' : ` (${moment})`}.`
  },
  chose: (e, w) => {
    const picked = w.picked(e)
    if (e.picked === 'pass') return `${w.side(e.seat)} chooses nothing for ${w.card(e.card)}.`
    return `${w.side(e.seat)} chooses for ${w.card(e.card)}${picked === null ? '' : `: ${picked}`}.`
  },
  conceded: (e, w) => `${w.side(e.seat)} concedes.`,
  proposed: (e, w) => `${w.side(e.seat)} proposes: ${w.change(e.change)}.`,
  agreed: (e, w) => `${w.side(e.seat)} agrees.`,
  declined: (e, w) => `${w.side(e.seat)} declines.`,
  changed: (e, w) => `By agreement: ${w.change(e.change)}.`,
  over: (e, w) => {
    const reason = reasons[e.reason] ?? reasons.agreed
    return e.winner === null ? `A draw: ${reason}.` : `${w.side(e.winner)} wins: ${reason}.`
  },
}

export const en: Phrasebook<Assault> = bookOf('en', sentences, reasons)
