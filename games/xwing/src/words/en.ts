import type { Phrasebook } from '@sandtable/kernel'
import { type AllSentences, momentName, phrasebook } from '@sandtable/kit'
import type { Bend } from '../geometry/bank-roll.ts'
import type { XWing } from '../state.ts'
import type { Announced } from '../vocabulary/actions.ts'
import type { Entries } from '../vocabulary/entries.ts'
import { type Changes, changeText } from './changes.ts'
import { actionName, isToken } from './names.ts'
import { ended, times, type Words, wordsOf } from './sentence-parts.ts'
import { names } from './steps.ts'

const reasons: Readonly<Record<string, string>> = {
  destroyed: 'all enemy ships are destroyed',
  'both destroyed': 'no ship is left on either side',
  points: 'more squad points destroyed by the last round',
  conceded: 'by concession',
  agreed: 'both sides agreed',
}

const templates: Readonly<Record<string, string>> = {
  straight: 'straight ahead',
  'bank-left': 'to the left',
  'bank-right': 'to the right',
}

const bends: Readonly<Record<Bend, string>> = {
  forward: ' along a bank that bends forward',
  backward: ' along a bank that bends backward',
}

function over({ over }: Announced): string {
  return over === true ? ', ignoring obstacles' : ''
}

/** How an action reads after the name of the ship. */
function acting(e: Entries['action'], w: Words): string {
  switch (e.action) {
    case 'target-lock':
      return `takes a target lock on ${w.ship(e.target)}`
    case 'coordinate':
      return `coordinates ${w.ship(e.target)}`
    case 'jam':
      return `jams ${w.ship(e.target)}`
    case 'boost':
      return `boosts ${templates[e.template] ?? ''}`.trimEnd().concat(over(e))
    case 'barrel-roll':
      return `barrel rolls to the ${e.side}${e.bend === undefined ? '' : bends[e.bend]}${over(e)}`
    case 'reinforce':
      return e.side === 'fore' ? 'reinforces its front' : 'reinforces its rear'
    case 'rotate-arc':
      return `turns its mobile firing arc to the ${e.quadrant}`
    case 'card':
      return `performs the action of ${w.card(e.card)}`
    default:
      return `performs an action: ${actionName(e.action).en}`
  }
}

const ways: Readonly<Record<string, string>> = {
  left: 'to the left',
  right: 'to the right',
  boost: 'straight ahead',
  straight: 'straight ahead',
  'left forward': `to the left${bends.forward}`,
  'left backward': `to the left${bends.backward}`,
  'right forward': `to the right${bends.forward}`,
  'right backward': `to the right${bends.backward}`,
  'bank-left': 'ahead to the left',
  'bank-right': 'ahead to the right',
}

const sentences: AllSentences<XWing, Words> = {
  round: (e) => `Round ${e.number} begins.`,
  initiative: (e, w) => `${w.side(e.seat)} has initiative.`,
  rolled: (e, w) => `A die decides who chooses initiative: ${w.dice(e.dice)}.`,
  obstacle: (e, w) => `${w.side(e.seat)} places ${oneOf(w.obstacleKind(e.shape))}.`,
  placed: (e, w) => `${w.ship(e.ship)} is placed.`,
  dial: (e, w) => `${w.ship(e.ship)} reveals ${w.maneuver(e)} (${w.difficulty(e.difficulty)}).`,
  'dial seen': (e, w) =>
    `The dial of ${w.ship(e.ship)} shows ${w.maneuver(e)} (${w.difficulty(e.difficulty)}).`,
  speed: (e, w) => `${w.ship(e.ship)} flies at speed ${e.speed}.`,
  guessed: (e, w) => `${w.ship(e.ship)} guesses ${w.guess(e)} for ${w.card(e.card)}.`,
  named: (e, w) => `${w.ship(e.ship)} names ${w.ship(e.target)} for ${w.card(e.card)}.`,
  moved: (e, w) => {
    const met = e.overlapped.length > 0
    return `${w.ship(e.ship)} flies ${w.maneuver(e)}${met ? ` and overlaps ${w.ships(e.overlapped)}` : ''}.`
  },
  action: (e, w) => `${w.ship(e.ship)} ${acting(e, w)}.`,
  'rolled over': (e, w) => `${w.ship(e.ship)} is set down after its barrel roll.`,
  deployed: (e, w) => `${w.ship(e.ship)} deploys from ${w.ship(e.from)}.`,
  decloaked: (e, w) => `${w.ship(e.ship)} decloaks ${ways[e.way] ?? ''}`.trimEnd().concat('.'),
  shifted: (e, w) => `A tractor beam moves ${w.ship(e.ship)} ${ways[e.way] ?? ''}`.trimEnd().concat('.'),
  'turned round': (e, w) => `${w.ship(e.ship)} turns round.`,
  'arc turned': (e, w) => `${w.ship(e.ship)} turns its mobile firing arc to the ${e.quadrant}.`,
  'obstacle destroyed': (e, w) => `${capital(w.obstacle(e.obstacle))} is destroyed.`,
  'obstacle effect': (e, w) =>
    `${w.ship(e.ship)} hits ${w.obstacle(e.obstacle)} and rolls ${w.dice(e.dice)}.`,
  cargo: (e, w) => `${w.ship(e.ship)} drops its cargo.`,
  bomb: (e, w) => `${w.ship(e.ship)} lays ${oneOf(w.bomb(e.kind))}.`,
  detonated: (e, w) => `${capital(oneOf(w.bomb(e.kind)))} detonates.`,
  attack: (e, w) => {
    const weapon = e.weapon === 'primary' ? 'its primary weapon' : w.card(e.weapon)
    return `${w.ship(e.attacker)} attacks ${w.ship(e.target)} with ${weapon} at range ${e.range}.`
  },
  'attack dice': (e, w) => `${w.ship(e.ship)}, attack dice: ${w.dice(e.dice)}.`,
  'defense dice': (e, w) => `${w.ship(e.ship)}, defense dice: ${w.dice(e.dice)}.`,
  results: (e, w) => {
    const left = [...times('hit', e.hits), ...times('crit', e.crits)]
    return left.length === 0
      ? `Nothing of the attack on ${w.ship(e.target)} is left.`
      : `Left of the attack on ${w.ship(e.target)}: ${w.dice(left)}.`
  },
  'attack over': (e, w) =>
    e.hit
      ? `The attack of ${w.ship(e.attacker)} hit ${w.ship(e.target)}.`
      : `The attack of ${w.ship(e.attacker)} missed ${w.ship(e.target)}.`,
  'shield lost': (e, w) => `${w.ship(e.ship)} loses a shield.`,
  'shield spent': (e, w) => `${w.ship(e.ship)} spends a shield.`,
  'shield gained': (e, w) => `${w.ship(e.ship)} gets a shield more.`,
  'reinforce lost': (e, w) => `${w.ship(e.ship)} loses its reinforce token.`,
  'illicit token': (e, w) => `${w.ship(e.ship)} gets a token on ${w.card(e.card)}.`,
  'shield recovered': (e, w) => `${w.ship(e.ship)} recovers a shield.`,
  'damage card': (e, w) =>
    e.card === undefined
      ? `${w.ship(e.ship)} is dealt a face-down damage card.`
      : `${w.ship(e.ship)} is dealt a damage card: ${ended(w.card(e.card))}`,
  'damage card chosen': (e, w) => `${w.card(e.card)} is the damage card for ${w.ship(e.ship)}.`,
  'card rolls': (e, w) => `${w.ship(e.ship)} rolls for ${w.card(e.card)}: ${w.dice(e.dice)}.`,
  'bomb dice': (e, w) => `${w.ship(e.ship)} rolls for the ${w.bomb(e.kind)}: ${w.dice(e.dice)}.`,
  repaired: (e, w) => `${w.ship(e.ship)} discards a face-down damage card.`,
  'damage card discarded': (e, w) =>
    e.card === undefined
      ? `${w.ship(e.ship)} discards a damage card.`
      : `${w.ship(e.ship)} discards the damage card ${w.card(e.card)}.`,
  'turned up': (e, w) => `${w.card(e.card)} of ${w.ship(e.ship)} is turned face up.`,
  'turned down': (e, w) => `${w.card(e.card)} of ${w.ship(e.ship)} is turned face down.`,
  destroyed: (e, w) =>
    e.reason === 'fled'
      ? `${w.ship(e.ship)} has left the play area and is lost.`
      : `${w.ship(e.ship)} is destroyed.`,
  discarded: (e, w) => `${w.ship(e.ship)} discards ${w.card(e.card)}.`,
  'back in play': (e, w) => `${w.ship(e.ship)} turns ${w.card(e.card)} face up again.`,
  flipped: (e, w) => `${w.ship(e.ship)} flips a card: ${w.card(e.card)}.`,
  token: (e, w) => `${w.ship(e.ship)} receives ${w.tokens(e.token, e.count)}.`,
  spent: (e, w) =>
    e.from === undefined
      ? `${w.ship(e.ship)} spends ${w.tokens(e.token, 1)}.`
      : `${w.ship(e.ship)} spends ${w.tokens(e.token, 1)} that ${w.ship(e.from)} has.`,
  'token stored': (e, w) =>
    e.count > 0
      ? `${w.ship(e.ship)} puts ${w.tokens(e.token, e.count)} on ${w.card(e.card)}.`
      : `${w.ship(e.ship)} takes ${w.tokens(e.token, -e.count)} from ${w.card(e.card)}.`,
  jammed: (e, w) =>
    isToken(e.loses)
      ? `${w.ship(e.ship)} is jammed and loses ${w.tokens(e.loses, 1)}.`
      : `${w.ship(e.ship)} is jammed and loses its target lock on ${w.ship(e.loses)}.`,
  'token instead': (e, w) => `${w.ship(e.ship)} discards a token instead of ${w.card(e.card)}.`,
  condition: (e, w) => `${w.ship(e.ship)} is assigned a condition: ${w.condition(e.card)}.`,
  'condition removed': (e, w) => `${w.ship(e.ship)} is rid of a condition: ${w.condition(e.card)}.`,
  'placement skill': (e, w) => `${w.ship(e.ship)} is placed with pilot skill ${e.skill}.`,
  'came back': (e, w) => `${w.ship(e.ship)} is not destroyed and comes back.`,
  'token lost': (e, w) => `${w.ship(e.ship)} loses ${w.tokens(e.token, e.count)}.`,
  'ordnance spent': (e, w) => `${w.ship(e.ship)} spends an ordnance token instead of ${w.card(e.card)}.`,
  relieved: (e, w) => `${w.ship(e.ship)} removes ${w.tokens('stress', 1)}.`,
  locked: (e, w) => `${w.ship(e.ship)} has locked ${w.ship(e.target)}.`,
  'lock removed': (e, w) => `The target lock of ${w.ship(e.ship)} on ${w.ship(e.target)} is removed.`,
  'lock spent': (e, w) =>
    e.from === undefined
      ? `${w.ship(e.ship)} spends its target lock on ${w.ship(e.target)}.`
      : `${w.ship(e.ship)} spends the target lock that ${w.ship(e.from)} has on ${w.ship(e.target)}.`,
  'die turned': (e, w) => `${w.card(e.card)}: ${w.dice(e.dice)} becomes ${w.dice(e.into)}.`,
  traded: (e, w) => `${w.ship(e.ship)} trades ${w.card(e.card)} for ${w.card(e.for)}.`,
  used: (e, w) => {
    const who = e.on !== null ? w.ship(e.on) : e.seat === null ? 'The rules' : w.side(e.seat)
    const moment = momentName(names, e.moment)?.en
    return `${who} uses ${w.card(e.card)}${moment === undefined ? '' : ` (${moment})`}.`
  },
  chose: (e, w) => {
    const who = w.side(e.seat)
    return e.picked === 'pass'
      ? `${who} chooses nothing for ${w.card(e.card)}.`
      : `${who} chooses for ${w.card(e.card)}: ${w.picked(e.picked)}.`
  },
  conceded: (e, w) => `${w.side(e.seat)} concedes.`,
  proposed: (e, w) => `${w.side(e.seat)} proposes: ${changeText(e.change, changes, w)}.`,
  agreed: (e, w) => `${w.side(e.seat)} agrees.`,
  declined: (e, w) => `${w.side(e.seat)} declines.`,
  changed: (e, w) => `By agreement: ${changeText(e.change, changes, w)}.`,
  'victory value': (e, w) =>
    `Victory value: ${w.side('red')} ${e.red}, ${w.side('blue')} ${e.blue}. The Nashtah Pup counts as 1 point.`,
  over: (e, w) => {
    const reason = reasons[e.reason] ?? e.reason
    return e.winner === null ? `A draw: ${reason}.` : `${w.side(e.winner)} wins: ${reason}.`
  },
}

function oneOf(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const changes: Changes = {
  undo: (kept) => `take back everything after move ${kept}`,
  start: 'start again',
  wins: (side) => `end the game, ${side} wins`,
  draw: 'end the game as a draw',
  stands: (ship) => `${ship} stands elsewhere`,
  has: (ship, tokens) => `${ship} has ${tokens}`,
  onCard: (ship, count, card) => `${ship} has ${count} ${count === 1 ? 'token' : 'tokens'} on ${card}`,
  points: (side, count) => `${side} has destroyed ${count} points`,
  ship: (ship) => `${ship} is changed`,
  table: 'something on the table is changed',
}

export const en: Phrasebook<XWing> = phrasebook('en', {
  names,
  sentences,
  reasons,
  words: (table) => wordsOf('en', table),
})
