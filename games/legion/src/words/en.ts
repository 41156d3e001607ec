import type { Phrasebook } from '@sandtable/kernel'
import { type AllSentences, phrasebook } from '@sandtable/kit'
import type { Legion } from '../state.ts'
import { instructionsEn } from './instructions.ts'
import { baneFronts } from './objectives.ts'
import { type Words, wordsIn } from './sentence-parts.ts'
import { names } from './steps.ts'

const reasons: Readonly<Record<string, string>> = {
  'last standing': 'the other side has no units left',
  'victory points': 'twelve victory points',
  'most victory points': 'more victory points after the last round',
  'fewer losses': 'as many victory points, but fewer losses',
  blue: 'as many victory points and losses, and the blue side',
  draw: 'as many victory points and losses',
  conceded: 'by concession',
  agreed: 'by agreement',
}

const changes: Readonly<Record<string, string>> = {
  primary: 'replaces the objective',
  secondary: 'replaces the secondary objective',
  'own advantage': 'replaces its own advantage',
  'their advantage': 'has the other side replace its advantage',
  'take blue': 'becomes the blue player',
  pass: 'leaves the mission as it is',
}

const covers = ['no cover', 'light cover', 'heavy cover']

const sentences: AllSentences<Legion, Words> = {
  used: (e, w) =>
    (e.on ?? e.seat) === null
      ? `Used: ${w.card(e.card)}.`
      : `${e.on === null ? w.side(e.seat ?? '') : w.unit(e.on)} uses ${w.card(e.card)}.`,
  instruction: (e, w) => instructionsEn[e.does](e, w),
  round: (e) => `Round ${e.number} begins.`,
  blue: (e, w) => `${w.side(e.seat)} is the blue player.`,
  'blue roll': (e, w) => `${w.side(e.seat)} rolls ${w.dice(e.dice)}.`,
  'mission card': (e, w) => `${w.side(e.seat)} reveals ${w.card(e.card)}.`,
  'mission change': (e, w) => `${w.side(e.seat)} ${changes[e.change] ?? e.change}.`,
  'battle cards': (e, w) => `Battle cards lie out: ${e.cards.map((card) => w.card(card)).join(', ')}.`,
  eliminated: (e, w) => `${w.side(e.seat)} eliminates ${w.card(e.card)}.`,
  'eliminated none': (e, w) => `${w.side(e.seat)} eliminates no battle card.`,
  'in play': (e, w) => `In play: ${w.card(e.card)}.`,
  edge: (e, w) => `${w.side(e.seat)} has chosen its edge of the battlefield.`,
  'command card': (e, w) => `${w.side(e.seat)} plays ${w.card(e.card)}.`,
  'bane token': (e, w) => `A Bane token of ${w.side(e.seat)}: ${baneFronts[e.front].en}.`,
  divulged: (e, w) => `${w.side(e.seat)} divulges ${w.card(e.card)}.`,
  'no command card': (e, w) => `${w.side(e.seat)} plays no command card.`,
  'card discarded': (e, w) => `${w.side(e.seat)} discards ${w.card(e.card)}.`,
  'card set aside': (e, w) => `${w.side(e.seat)} sets ${w.card(e.card)} aside.`,
  'card returned': (e, w) => `${w.card(e.card)} returns to the hand of ${w.side(e.seat)}.`,
  'priority roll': (e, w) => `${w.side(e.seat)} rolls for priority: ${w.dice(e.dice)}.`,
  priority: (e, w) => `${w.side(e.seat)} has priority.`,
  nominated: (e, w) => `${w.unit(e.unit)} is the nominated commander.`,
  promoted: (e, w) => `${w.unit(e.unit)} is promoted to commander.`,
  order: (e, w) => `${w.unit(e.unit)} gets an order.`,
  'order returned': (e, w) => `The order token of ${w.unit(e.unit)} is shuffled into the pool.`,
  'pass pool': (e, w) =>
    `${w.side(e.seat)} ${e.count === 0 ? 'may not pass any more' : e.count === 1 ? 'may pass once' : `may pass ${e.count} times`}.`,
  'tokens aside': (e, w) =>
    `${w.side(e.seat)} sets ${e.count} order ${e.count === 1 ? 'token' : 'tokens'} aside, face down.`,
  'taken from aside': (e, w) => `${w.side(e.seat)} takes an order token that lay aside: ${w.rank(e.rank)}.`,
  drawn: (e, w) => `${w.side(e.seat)} draws an order token: ${w.rank(e.rank)}.`,
  fruitless: (e, w) => `${w.side(e.seat)} has no unit for it: ${w.rank(e.rank)}.`,
  passed: (e, w) => `${w.side(e.seat)} passes.`,
  activated: (e, w) => `${w.unit(e.unit)} activates.`,
  rally: (e, w) => `${w.unit(e.unit)} rallies: ${w.dice(e.dice)}.`,
  'ion dice': (e, w) => `${w.unit(e.unit)} rolls for its ion tokens: ${w.dice(e.dice)}.`,
  'no actions': (e, w) => `${w.unit(e.unit)} is panicked and performs no actions.`,
  action: (e, w) => `${w.unit(e.unit)}: ${w.action(e.action)}.`,
  upgrade: (e, w) => `${w.card(e.card)} of ${w.unit(e.unit)} is ${e.state}.`,
  side: (e, w) => `${w.card(e.card)} of ${w.unit(e.unit)}: ${w.picked(e.side)}.`,
  'stopped by the edge': (e, w) =>
    `${w.unit(e.unit)} stops at the edge of the battlefield and does nothing more.`,
  'over the edge': (e, w) => `${w.unit(e.unit)} leaves the battlefield and is destroyed.`,
  climbed: (e, w) => `${w.unit(e.unit)} climbs.`,
  clambered: (e, w) => `${w.unit(e.unit)} clambers.`,
  'clamber dice': (e, w) => `${w.unit(e.unit)} rolls for clambering: ${w.dice(e.dice)}.`,
  displaced: (e, w) => `${w.unit(e.unit)} is displaced.`,
  pivoted: (e, w) => `${w.unit(e.unit)} pivots.`,
  moved: (e, w) => `${w.unit(e.unit)} moves.`,
  scattered: (e, w) => `The miniatures of ${w.unit(e.unit)} are scattered.`,
  deployed: (e, w) => `${w.unit(e.unit)} comes onto the battlefield.`,
  attack: (e, w) => `${w.unit(e.unit)} attacks ${w.unit(e.defender)} with ${w.weapons(e.weapons)}.`,
  'attack dice': (e, w) => `Attack dice of ${w.unit(e.unit)}: ${w.dice(e.dice)}.`,
  cover: (e, w) => `${w.unit(e.unit)} has ${covers[e.cover] ?? covers[2]}.`,
  'cover dice': (e, w) => `Cover dice of ${w.unit(e.unit)}: ${w.dice(e.dice)}.`,
  'hits cancelled': (e, w) => `${w.unit(e.unit)} cancels ${e.count === 1 ? '1 hit' : `${e.count} hits`}.`,
  'crits cancelled': (e, w) => `${w.unit(e.unit)} cancels ${e.count === 1 ? '1 crit' : `${e.count} crits`}.`,
  'blocks cancelled': (e, w) =>
    `${w.unit(e.unit)} cancels ${e.count === 1 ? '1 block' : `${e.count} blocks`}.`,
  'defence dice': (e, w) => `Defence dice of ${w.unit(e.unit)}: ${w.dice(e.dice)}.`,
  'blast dice': (e, w) => `Dice for ${w.unit(e.unit)}: ${w.dice(e.dice)}.`,
  results: (e, w) => `${w.unit(e.defender)} suffers ${e.wounds === 1 ? '1 wound' : `${e.wounds} wounds`}.`,
  wounds: (e, w) =>
    `A miniature of ${w.unit(e.unit)} gets ${e.count === 1 ? '1 wound token' : `${e.count} wound tokens`}.`,
  'wounds removed': (e, w) =>
    `${w.unit(e.unit)} loses ${e.count === 1 ? '1 wound token' : `${e.count} wound tokens`}.`,
  defeated: (e, w) => `A miniature of ${w.unit(e.unit)} is defeated.`,
  'unit defeated': (e, w) => `${w.unit(e.unit)} is defeated.`,
  'new leader': (e, w) => `${w.unit(e.unit)} has a new leader.`,
  'damage roll': (e, w) => `${w.unit(e.unit)} is damaged and rolls ${w.dice(e.dice)}.`,
  'resilience roll': (e, w) => `${w.unit(e.unit)} is hit hard and rolls ${w.dice(e.dice)}.`,
  disabled: (e, w) => `${w.unit(e.unit)} is disabled.`,
  'weapon disrupted': (e, w) => `A weapon of ${w.unit(e.unit)} has half of its dice: ${e.weapon}.`,
  'weapon broken': (e, w) => `A weapon of ${w.unit(e.unit)} is destroyed: ${e.weapon}.`,
  repaired: (e, w) => `${w.unit(e.unit)} is damaged no longer.`,
  restored: (e, w) => `A miniature of ${w.unit(e.unit)} is restored.`,
  'on command card': (e, w) => `${w.card(e.card)} gets ${w.tokens(e.token, e.count)}.`,
  'in cache': (e, w) => `${w.unit(e.unit)} keeps ${w.tokens(e.token, 1)} in its Cache.`,
  'on card': (e, w) => `${w.card(e.card)} of ${w.unit(e.unit)} gets ${w.tokens(e.token, 1)}.`,
  worn: (e, w) => `${w.card(e.card)} of ${w.unit(e.unit)} gets a wound token.`,
  damaged: (e, w) => `${w.unit(e.unit)} is damaged.`,
  token: (e, w) => `${w.unit(e.unit)} gains ${w.tokens(e.token, e.count)}.`,
  'token lost': (e, w) => `${w.unit(e.unit)} loses ${w.tokens(e.token, e.count)}.`,
  'token spent': (e, w) => `${w.unit(e.unit)} spends ${w.tokens(e.token, e.count)}.`,
  panicked: (e, w) => `${w.unit(e.unit)} panics.`,
  claimed: (e, w) => `${w.unit(e.unit)} claims ${w.objective(e.objective)}.`,
  controlled: (e, w) => `${w.unit(e.unit)} takes control of ${w.objective(e.objective)}.`,
  placed: (e, w) => `${w.side(e.seat)} places ${w.objective(e.objective)}.`,
  'token removed': (e, w) => `${w.objective(e.objective)} is removed.`,
  'token count': (e, w) =>
    `${w.objective(e.objective)} has ${e.count === 1 ? '1 token' : `${e.count} tokens`}.`,
  'terrain laid': (e, w) => `${w.side(e.seat)} lays a piece of terrain: ${w.terrain(e.kind)}.`,
  'terrain left out': (e, w) => `There is no room left for a piece of terrain: ${w.terrain(e.kind)}.`,
  barricade: (e, w) => `${w.side(e.seat)} places a barricade.`,
  'condition over': (e, w) => `${w.unit(e.unit)}: ${w.condition(e.condition)}: no longer.`,
  condition: (e, w) => `${w.unit(e.unit)}: ${w.condition(e.condition)}.`,
  'keyword lost': (e, w) => `${w.unit(e.unit)} loses a keyword: ${w.keyword(e.keyword)}.`,
  keyword: (e, w) => `${w.unit(e.unit)} gains a keyword: ${w.keyword(e.keyword)}.`,
  'strike dice': (e, w) => `${w.card(e.card)}: ${w.dice(e.dice)}.`,
  chose: (e, w) =>
    e.picked === 'pass'
      ? `${w.side(e.seat)} chooses nothing for ${w.card(e.card)}.`
      : `${w.side(e.seat)} chooses for ${w.card(e.card)}: ${w.picked(e.picked)}.`,
  dropped: (e, w) => `${w.unit(e.unit)} drops ${w.objective(e.objective)}.`,
  points: (e, w) =>
    `${w.side(e.seat)} gains ${e.count === 1 ? '1 victory point' : `${e.count} victory points`} for ${w.card(e.card)}.`,
  conceded: (e, w) => `${w.side(e.seat)} concedes.`,
  proposed: (e, w) => `${w.side(e.seat)} proposes: ${w.change(e.change)}.`,
  agreed: (e, w) => `${w.side(e.seat)} agrees.`,
  declined: (e, w) => `${w.side(e.seat)} declines.`,
  changed: (e, w) => `By agreement: ${w.change(e.change)}.`,
  over: (e, w) =>
    `${e.winner === null ? 'A draw' : `${w.side(e.winner)} wins`}: ${reasons[e.reason] ?? e.reason}.`,
}

export const en: Phrasebook<Legion> = phrasebook<Legion, Words>('en', {
  names,
  words: (table) => wordsIn('en', table),
  sentences,
  reasons,
})
