import { type Bot, momentAsked, type Place, type Plain, type Random } from '@sandtable/kernel'
import { type Thought, thinking } from '@sandtable/kit'
import { askedAbout } from '../asked-about.ts'
import { type AState, type Assault, figureOf, figuresOf, groupNamed } from '../state.ts'
import { chooseAct, chooseMove } from './acting.ts'
import {
  attackSeen,
  bestOption,
  chooseCleave,
  chooseRerolls,
  chooseSurge,
  chooseTarget,
  chooseToken,
  pickThing,
} from './fighting.ts'
import { imagined } from './imagine.ts'
import { easyMind, type Mind, steadyMind } from './mind.ts'
import { activatedBecause, aimedBecause, rolledBecause, standBecause } from './reasons.ts'
import { judgeFor, promise } from './stand.ts'
import { isWasted } from './thrift.ts'
import { worthOf } from './worth.ts'

/** A sensible opponent that knows only what its seat sees. */
export const steady: Bot<Assault> = botWith('steady', steadyMind, [
  'deploy a figure',
  'act',
  'choose where to move',
])
export const easy: Bot<Assault> = botWith('easy', easyMind)

function botWith(id: string, mind: Mind, leads?: readonly string[]): Bot<Assault> {
  return thinking({ id, ...(leads && { leads }) }, (place, random) => think(place, random, mind))
}

function think(place: Place<Assault>, random: Random, mind: Mind): Thought {
  const { question } = place
  const { seat, step } = question
  const options = question.options ?? []
  if (options.length === 0) return { answer: place.sample(random) }
  const [first = null] = options
  if (options.length === 1) return { answer: first }
  const about = askedAbout(question)
  switch (step) {
    case 'use an ability':
      return { answer: chooseUse(place, options) }
    case 'choose who has the initiative':
      return { answer: options.includes(seat) ? seat : first }
  }
  const seen = place.look()
  const s = imagined(seen)
  const attack = attackSeen(s, seen)
  switch (step) {
    case 'deploy a figure':
      return chooseStand(s, about.figure, options, mind)
    case 'choose a group to activate': {
      const answer = bestOption(options, (group) => groupPromise(s, String(group)))
      return { answer, reasons: () => activatedBecause(promiseOfGroup(s, String(answer))) }
    }
    case 'choose a figure to activate': {
      const answer = bestOption(options, (figure) => promise(s, figureOf(s, String(figure))))
      return { answer, reasons: () => activatedBecause(promise(s, figureOf(s, String(answer)))) }
    }
    case 'act':
      return chooseAct(s, about, options, mind, random)
    case 'choose where to move':
      return chooseMove(s, about.figure, options, mind)
    case 'declare target': {
      const answer = chooseTarget(s, about.attacker, options)
      return { answer, reasons: () => aimedBecause(s, seen.table, about.attacker, answer) }
    }
    case 'choose where it is placed':
    case 'choose the nearest empty space':
      return figureOf(s, about.figure).seat === seat
        ? chooseStand(s, about.figure, options, mind)
        : { answer: first }
    case 'cleave':
      return { answer: chooseCleave(s, seat, about.damage, options) }
    case 'discard command cards instead':
      return { answer: chooseDiscards(s, about.figure, seen.table.cards[seat]?.deck ?? 0, options) }
    case 'spend a power token':
    case 'spend a power token in defence':
      if (attack === null) return { answer: 'none' }
      return {
        answer: chooseToken(s, attack, step === 'spend a power token', options),
        reasons: rolledBecause,
      }
    case 'choose dice to reroll':
      if (attack === null) return { answer: first }
      return { answer: chooseRerolls(s, attack, seat, options), reasons: rolledBecause }
    case 'spend surges':
      if (attack === null) return { answer: first }
      return { answer: chooseSurge(s, attack, about.surges, options), reasons: rolledBecause }
  }
  if (about.card === 'command:take-initiative')
    return { answer: bestOption(options, (group) => -groupPromise(s, String(group))) }
  return { answer: pickThing(s, seat, options) }
}

/**
 * What is there is used: abilities first, then cards that do something, whose time may not come again. But two who answer every attack
 * with an attack would never come to an end: one of them gives in.
 */
function chooseUse({ question, look }: Place<Assault>, options: readonly Plain[]): Plain {
  const isEndless = () => look().path.filter(({ procedure }) => procedure === 'attack').length > 2
  if (momentAsked(question) === 'attack declared' && options.includes('pass') && isEndless()) return 'pass'
  if (!options.includes('pass')) return options[0] ?? 'pass'
  return options.find((one) => !isWasted(look(), question, one)) ?? 'pass'
}

/** Towards the enemy and what the mission scores. */
function chooseStand(s: AState, id: string, options: readonly Plain[], mind: Mind): Thought {
  const judge = judgeFor(s, figureOf(s, id), mind)
  const answer = bestOption(options, (stand) => {
    if (typeof stand !== 'number') return Number.NEGATIVE_INFINITY
    return judge.place(stand) + 0.5 * judge.harm(stand)
  })
  return typeof answer === 'number'
    ? { answer, reasons: () => standBecause(judge.weighed(answer)) }
    : { answer }
}

/** Whoever can do most comes first; where nobody can do anything, those whom it costs least to show. */
function groupPromise(s: AState, id: string): number {
  const figures = figuresOf(s, groupNamed(s, id))
  const worth = figures.reduce((sum, figure) => sum + worthOf(s, figure), 0)
  return promiseOfGroup(s, id) - 0.01 * worth
}

function promiseOfGroup(s: AState, id: string): number {
  return figuresOf(s, groupNamed(s, id)).reduce((sum, figure) => sum + promise(s, figure), 0)
}

/** Cards that will hardly be drawn are worth less than health. */
function chooseDiscards(s: AState, id: string, deck: number, options: readonly Plain[]): Plain {
  const { damage } = figureOf(s, id)
  const spare = damage > 0 ? deck - 3 : deck - 6
  return bestOption(options, (cards) => (Number(cards) <= spare ? Number(cards) : -Number(cards)))
}
