import { type Bot, momentAsked, type Place, type Plain, type Random } from '@sandtable/kernel'
import { part, type Some, type Thought, thinking } from '@sandtable/kit'
import { commandCard } from '../catalogue.ts'
import { type Legion, type LState, otherSeat } from '../state.ts'
import { enemiesOf, findUnitOf, leaderOf, unitOf, unitsOfSide } from '../units.ts'
import { isSuppressed } from '../values.ts'
import { goalsOf, wayTo } from './goals.ts'
import { harmTo } from './harm.ts'
import { imagined } from './imagine.ts'
import { chooseMove, standing } from './moving.ts'

/** A sensible opponent that knows only what its seat sees: it goes for objectives, keeps to cover, aims, and shoots what hurts. */
export const steady: Bot<Legion> = thinking({ id: 'steady', leads: ['act', 'lay the tool'] }, think)

function think(place: Place<Legion>, random: Random): Thought {
  const { question } = place
  const options = question.options ?? []
  const [first] = options
  if (options.length === 1 && first !== undefined) return { answer: first }
  if (momentAsked(question) !== question.step) return { answer: chooseUse(options) }
  const known = choose(place, options, random)
  return { answer: known ?? first ?? place.sample(random) }
}

/** What is there is used: most of it is lost if it is not. */
function chooseUse(options: readonly Plain[]): Plain {
  return options.find((one) => one !== 'pass') ?? 'pass'
}

function choose(place: Place<Legion>, options: readonly Plain[], random: Random): Plain | null {
  const { question } = place
  const { step, seat } = question
  const about = (name: string) => String(part(question.about, name) ?? '')
  const s = () => imagined(place.look())
  switch (step) {
    case 'choose a command card':
      return best(options, (card) => ordersOf(String(card)))
    case 'choose a unit':
    case 'choose a unit of that rank':
      return chooseUnit(s(), options)
    case 'act':
      return chooseAct(s(), about('unit'), Number(about('actions')), options)
    case 'lay the tool': {
      const move = part(question.space as Plain, 'move')
      const now = s()
      return chooseMove(now, place, about('unit'), Number(part(move, 'speed')), true, random)
    }
    case 'declare a defender':
      return chooseDefender(s(), about('unit'), options)
    case 'spend a standby token':
      return options.find((one) => part(one, 'action') === 'attack') ?? 'pass'
    case 'spend dodge tokens':
      return best(options, (count) => (Number(count) <= Number(about('hits')) ? Number(count) : -1))
    case 'choose dice to re-roll':
      return worstDice(place)
    case 'choose a miniature':
      return chooseLoss(s(), about('unit'), options)
    case 'choose how much suppression to remove':
      return best(options, Number)
    case 'choose units to order':
      return orders(s(), seat, place)
    default:
      return null
  }
}

function best(options: readonly Plain[], worth: (option: Plain) => number): Plain | null {
  let [found, most]: [Plain | null, number] = [null, Number.NEGATIVE_INFINITY]
  for (const option of options) {
    const value = worth(option)
    if (value > most) [found, most] = [option, value]
  }
  return found
}

function ordersOf(card: string): number {
  return (commandCard(card).orders ?? []).reduce(
    (sum, { count }) => sum + (typeof count === 'number' ? count : 9),
    0,
  )
}

/** Whoever can do most comes first; a token is drawn only if nobody has an order. */
function chooseUnit(s: LState, options: readonly Plain[]): Plain | null {
  return best(options, (one) => {
    const unit = findUnitOf(s, one)
    if (unit === undefined) return one === 'draw' ? -1 : -2
    if (!unit.deployed) return 0
    return Math.max(0, ...enemiesOf(s, unit).map((enemy) => harmTo(s, unit, enemy)))
  })
}

function chooseDefender(s: LState, id: string, options: readonly Plain[]): Plain | null {
  const unit = unitOf(s, id)
  return best(options, (one) => {
    const enemy = findUnitOf(s, one)
    if (enemy === undefined) return -1
    return harmTo(s, unit, enemy) + (enemy.order === 'up' ? 2 : 0)
  })
}

/** An action that points are about; else recover from fear, aim and attack, or go where it is better. */
function chooseAct(s: LState, id: string, actions: number, options: readonly Plain[]): Plain | null {
  const scoring = options.find((one) => String(part(one, 'card') ?? '').startsWith('battle:'))
  if (scoring !== undefined) return scoring
  const unit = unitOf(s, id)
  const has = (action: string) => options.includes(action)
  if (!unit.deployed) return has('move') ? 'move' : null
  const harm = Math.max(0, ...enemiesOf(s, unit).map((enemy) => harmTo(s, unit, enemy)))
  const canAttack = has('attack') && harm > 0
  const goals = goalsOf(s, unit)
  const isThere = goals.some((goal) => goal.worth >= 30 && wayTo(goal, leaderOf(unit)) <= goal.near)
  if (isSuppressed(s, unit) && !canAttack && has('recover')) return 'recover'
  if (canAttack) {
    if (actions > 1 && isThere && has('aim')) return 'aim'
    if (actions > 1 && !isThere && has('move') && unit.tokens.aim === 0 && harm < 6) return 'move'
    return 'attack'
  }
  if (has('move') && !isThere) return 'move'
  if (has('move') && actions > 1 && standing(s, unit, goals, true) < 0) return 'move'
  return ['standby', 'dodge', 'aim', 'recover', 'done'].find(has) ?? null
}

/** Plain miniatures before those with something to lose. */
function chooseLoss(s: LState, id: string, options: readonly Plain[]): Plain | null {
  const { minis } = unitOf(s, id)
  return best(options, (one) => (minis.find((mini) => mini.id === one)?.by === null ? 1 : 0))
}

/** Blanks first, then surges. */
function worstDice({ question }: Place<Legion>): Plain {
  const dice = (part(question.about, 'dice') ?? []) as readonly string[]
  const { most } = part(question.space as Plain, 'some') as unknown as Some
  const ofFace = (face: string) => dice.flatMap((one, at) => (one === face ? [at] : []))
  return ofFace('blank').slice(0, most)
}

/** Orders go to those who can do most with them. */
function orders(s: LState, seat: string, { question }: Place<Legion>): Plain {
  const { from, most } = part(question.space as Plain, 'some') as unknown as { from: string[]; most: number }
  const nearest = (id: string) => {
    const unit = findUnitOf(s, id)
    const [leader] = unit?.minis ?? []
    if (leader === undefined || unit?.deployed !== true) return 0
    return Math.max(
      0,
      ...unitsOfSide(s, otherSeat(seat)).map((enemy) => (enemy.deployed ? harmTo(s, unit, enemy) : 0)),
    )
  }
  const chosen = from
    .map((id) => ({ id, worth: nearest(id) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ id }) => id)
  return from.filter((id) => chosen.includes(id))
}
