import { type Bot, momentAsked, type Place, type Plain, type Random, type Seen } from '@sandtable/kernel'
import { part, type Thought, thinking } from '@sandtable/kit'
import type { Legion } from '../state.ts'
import { moveBy } from '../vocabulary/moves.ts'
import { chooseAct } from './acting.ts'
import {
  best,
  chooseCommand,
  chooseDefender,
  chooseUnit,
  deployFirst,
  orders,
  placeForToken,
  placeForUnit,
  someUnits,
  worstDice,
  worstWeapon,
} from './choosing.ts'
import { imagined } from './imagine.ts'
import { easyMind, type Mind, steadyMind } from './mind.ts'
import { attacksLater, attacksNext, chooseMove, type Eager } from './moving.ts'
import { chooseFor, chooseUse } from './using.ts'

/** A sensible opponent that knows only what its seat sees: it goes for objectives, keeps to cover, aims, and shoots what hurts. */
export const steady: Bot<Legion> = botWith('steady', steadyMind, ['act', 'lay the tool'])
export const easy: Bot<Legion> = botWith('easy', easyMind)

function botWith(id: string, mind: Mind, leads?: readonly string[]): Bot<Legion> {
  return thinking({ id, ...(leads && { leads }) }, (place, random) => think(place, random, mind))
}

function think(place: Place<Legion>, random: Random, mind: Mind): Thought {
  const { question } = place
  const options = question.options ?? []
  const [first] = options
  if (options.length === 1 && first !== undefined) return { answer: first }
  if (momentAsked(question) !== question.step) {
    const look = () => {
      const seen = place.look()
      return { seen, s: imagined(seen) }
    }
    return { answer: chooseUse(options, question, look) }
  }
  const known = choose(place, options, random, mind)
  return known.answer === null ? { answer: first ?? place.sample(random) } : known
}

/** Null: it does not know what to answer. */
function choose(place: Place<Legion>, options: readonly Plain[], random: Random, mind: Mind): Thought {
  const { question } = place
  const about = (name: string) => String(part(question.about, name) ?? '')
  const s = () => imagined(place.look())
  switch (question.step) {
    case 'choose a unit':
    case 'choose a unit of that rank':
      return chooseUnit(s(), options)
    case 'act':
      return chooseAct(s(), about('unit'), Number(about('actions')), options, mind, random)
    case 'choose a free action':
      return chooseAct(s(), about('unit'), 1, options, mind, random)
    case 'lay the tool': {
      const seen = place.look()
      const speed = Number(part(part(question.space as Plain, 'move'), 'speed'))
      const moving = seen.table.now.move ?? moveBy(about('unit'), speed)
      return chooseMove(imagined(seen), place, moving, eagerness(seen), mind, random)
    }
    case 'declare a defender':
      return chooseDefender(s(), about('unit'), options)
    case 'choose a command card':
      return { answer: chooseCommand(s(), question.seat, options) }
    case 'spend a standby token':
      return { answer: options.find((one) => part(one, 'action') === 'attack') ?? 'pass' }
    case 'spend dodge tokens':
      return {
        answer: best(options, (count) => (Number(count) <= Number(about('hits')) ? Number(count) : -1)),
      }
    case 'choose dice to re-roll':
      return { answer: worstDice(s(), place) }
    case 'spend an aim token':
    case 'spend an observation token': {
      const dice = worstDice(s(), place)
      return { answer: dice.length === 0 ? 'pass' : dice }
    }
    case 'choose how much suppression to remove':
      return {
        answer: best(options, Number) ?? part(part(question.space as Plain, 'amount'), 'most') ?? null,
      }
    // Nobody of theirs waits to be driven.
    case 'choose how much suppression to keep':
      return { answer: best(options, (count) => -Number(count)) }
    case 'choose units to order':
      return { answer: orders(s(), question.seat, place, mind) }
    case 'choose units':
      return { answer: someUnits(s(), question.seat, place) }
    case 'choose a unit to deploy':
      return { answer: deployFirst(s(), options) }
    case 'choose a weapon to destroy':
      return { answer: worstWeapon(s(), about('unit'), options) }
    case 'place the unit':
      return { answer: placeForUnit(s(), place, about('unit'), mind, random) }
    case 'choose where it lies':
      return { answer: placeForToken(s(), place, question.seat, random) }
    case 'choose':
      return { answer: chooseFor(s(), question.seat, about('on'), options) }
    // Whatever is revealed is as good as another.
    case 'change the mission':
      return { answer: options.includes('pass') ? 'pass' : null }
    default:
      return { answer: null }
  }
}

/** Can the unit that moves attack from where it ends? */
function eagerness({ table: { now } }: Seen<Legion>): Eager {
  const { activation } = now
  if (activation === null || activation.actions <= 0) return attacksLater
  return activation.done.includes('attack') || activation.done.includes('standby')
    ? attacksLater
    : attacksNext
}
