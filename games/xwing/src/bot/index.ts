import type { Bot, Place, Plain, Random } from '@sandtable/kernel'
import { part, type Thought, thinking } from '@sandtable/kit'
import { aboutIn, describedIn } from '../questions.ts'
import type { XWing } from '../state.ts'
import type { DiceInView } from '../vocabulary/view.ts'
import { chooseAction, isInTheFight } from './acting.ts'
import { chooseDials } from './flying.ts'
import { easyMind, hardMind, type Mind, steadyMind } from './mind.ts'
import { placedBecause, rerolledBecause, usedBecause } from './reasons.ts'
import { own, tableOf } from './seen.ts'
import { chooseShot } from './shooting.ts'
import { chooseRerolls, chooseTurn, chooseUse } from './spending.ts'

/** A sensible opponent that knows only what its seat sees. */
export const steady: Bot<XWing> = botWith('steady', steadyMind, ['place a ship', 'assign dials'])
export const easy: Bot<XWing> = botWith('easy', easyMind)
export const hard: Bot<XWing> = botWith('hard', hardMind)

function botWith(id: string, mind: Mind, leads?: readonly string[]): Bot<XWing> {
  return thinking({ id, ...(leads && { leads }) }, (place, random) => think(place, random, mind))
}

function think(place: Place<XWing>, random: Random, mind: Mind): Thought {
  const { question } = place
  const options = question.options ?? []
  const about = aboutIn(question)
  const { dials = {}, spots = [] } = describedIn(question)
  switch (question.step) {
    case 'place a ship':
      return { answer: placeShip(place, random), reasons: placedBecause }
    case 'assign dials':
      return chooseDials(tableOf(place.look()), dials, mind, random)
    case 'choose an action':
      return chooseAction(tableOf(place.look()), about.ship ?? '', options, mind, random)
    case 'declare target':
      return shoot(place, about.ship ?? '', options)
    case 'use an ability': {
      const dice = diceOf(place)
      const answer = chooseUse(about.moment ?? '', worthTheirStress(place, options), dice)
      return { answer, reasons: () => usedBecause(about.moment ?? '', answer, dice) }
    }
    case 'choose':
      if (about.card !== 'upgrade:emperorpalpatine') break
      return { answer: chooseTurn(options, diceOf(place).rolled.length === 0) }
    case 'place the ship at the bank':
      // The first is the one that the roll was judged by.
      return { answer: spots[0] ?? place.sample(random) }
    case 'choose dice to reroll':
      return { answer: reroll(place, about.dice ?? []), reasons: rerolledBecause }
  }
  return { answer: options[0] ?? place.sample(random) }
}

/** Without what would only bring stress: another action where nobody shoots at anybody. */
function worthTheirStress(place: Place<XWing>, options: readonly Plain[]): readonly Plain[] {
  const isPush = (option: Plain) => part(option, 'card') === 'upgrade:pushthelimit'
  if (!options.some(isPush)) return options
  const seen = place.look()
  const acting = seen.path.findLast(({ about }) => typeof part(about, 'ship') === 'string')
  const ship = part(acting?.about, 'ship')
  if (typeof ship !== 'string' || isInTheFight(tableOf(seen), ship)) return options
  return options.filter((option) => !isPush(option))
}

function shoot(place: Place<XWing>, id: string, options: readonly Plain[]): Thought {
  const seen = place.look()
  const upgrades = seen.table.ships.find((one) => one.id === id)?.upgrades.map(({ card }) => card) ?? []
  return chooseShot(tableOf(seen), id, options, upgrades)
}

function reroll(place: Place<XWing>, faces: readonly string[]): Plain {
  const { some = { from: [], least: 0, most: 0 } } = describedIn(place.question)
  const table = tableOf(place.look())
  const focused = own(table).some((ship) => ship.tokens.focus > 0)
  const chosen = chooseRerolls(faces, some.from, some.most, focused)
  return chosen.length >= some.least ? chosen : some.from.slice(0, some.least)
}

/** The dice of the attack under way, as the view shows them. */
function diceOf(place: Place<XWing>): DiceInView {
  return place.look().table.dice ?? { attack: [], defense: [], rolled: [] }
}

/** In the middle of the own edge, one beside the other, looking at the enemy. */
function placeShip(place: Place<XWing>, random: Random): Plain {
  const seen = place.look()
  const table = tableOf(seen)
  const [ship = ''] = describedIn(place.question).place ?? []
  const bottom = table.edge === 'bottom'
  for (const depth of [60, 40]) {
    for (let step = 0; step < 16; step++) {
      const aside = (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * 55
      const pose = { x: 457 + aside, y: bottom ? depth : 914 - depth, facing: bottom ? 0 : 180 }
      if (place.refuse({ ship, ...pose }) === null) return { ship, ...pose }
    }
  }
  return place.sample(random)
}
