import type { Bot, Place, Plain, Random } from '@sandtable/kernel'
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
import { judgeFor, promise } from './stand.ts'
import { worthOf } from './worth.ts'

/** A sensible opponent that knows only what its seat sees. */
export const steady: Bot<Assault> = {
  id: 'steady',
  leads: ['deploy a figure', 'act', 'choose where to move'],
  choose,
}

function choose(place: Place<Assault>, random: Random): Plain {
  const { question } = place
  const { seat, step } = question
  const options = question.options ?? []
  if (options.length === 0) return place.sample(random)
  if (options.length === 1) return options[0] as Plain
  const about = askedAbout(question)
  switch (step) {
    case 'use an ability':
      return chooseUse(options)
    case 'choose who has the initiative':
      return options.includes(seat) ? seat : (options[0] as Plain)
  }
  const seen = place.look()
  const s = imagined(seen)
  const attack = attackSeen(s, seen)
  switch (step) {
    case 'deploy a figure':
      return chooseStand(s, about.figure, options)
    case 'choose a group to activate':
      return bestOption(options, (group) => groupPromise(s, String(group)))
    case 'choose a figure to activate':
      return bestOption(options, (figure) => promise(s, figureOf(s, String(figure))))
    case 'act':
      return chooseAct(s, about, options)
    case 'choose where to move':
      return chooseMove(s, about.figure, options)
    case 'declare target':
      return chooseTarget(s, about.attacker, options)
    case 'spend a power token':
    case 'spend a power token in defence':
      return attack === null ? 'none' : chooseToken(s, attack, step === 'spend a power token', options)
    case 'choose dice to reroll':
      return attack === null ? (options[0] as Plain) : chooseRerolls(s, attack, seat, options)
    case 'spend surges':
      return attack === null ? (options[0] as Plain) : chooseSurge(s, attack, about.surges, options)
    case 'cleave':
      return chooseCleave(s, seat, about.damage, options)
    case 'discard command cards instead':
      return chooseDiscards(s, about.figure, seen.table.cards[seat]?.deck ?? 0, options)
    case 'choose where it is placed':
    case 'choose the nearest empty space':
      return figureOf(s, about.figure).seat === seat
        ? chooseStand(s, about.figure, options)
        : (options[0] as Plain)
  }
  return pickThing(s, seat, options)
}

/** What is there is used: abilities first, then cards, whose time may not come again. */
function chooseUse(options: readonly Plain[]): Plain {
  return options[0] ?? 'pass'
}

/** Towards the enemy and what the mission scores. */
function chooseStand(s: AState, id: string, options: readonly Plain[]): Plain {
  const judge = judgeFor(s, figureOf(s, id))
  return bestOption(options, (stand) => {
    if (typeof stand !== 'number') return Number.NEGATIVE_INFINITY
    return judge.place(stand) + 0.5 * judge.harm(stand)
  })
}

/** Whoever can do most comes first; where nobody can do anything, those whom it costs least to show. */
function groupPromise(s: AState, id: string): number {
  const figures = figuresOf(s, groupNamed(s, id))
  const harm = figures.reduce((sum, figure) => sum + promise(s, figure), 0)
  const worth = figures.reduce((sum, figure) => sum + worthOf(s, figure), 0)
  return harm - 0.01 * worth
}

/** Cards that will hardly be drawn are worth less than health. */
function chooseDiscards(s: AState, id: string, deck: number, options: readonly Plain[]): Plain {
  const { damage } = figureOf(s, id)
  const spare = damage > 0 ? deck - 3 : deck - 6
  return bestOption(options, (cards) => (Number(cards) <= spare ? Number(cards) : -Number(cards)))
}
