import {
  type Bot,
  momentAsked,
  type Place,
  type Plain,
  pickOne,
  type Random,
  type Seen,
} from '@sandtable/kernel'
import { part, type Some, type Thought, thinking } from '@sandtable/kit'
import { placeOf } from '../board/area.ts'
import { targetCard } from '../deck.ts'
import { groundIn } from '../field.ts'
import { bestPlaces } from '../odds/replacing.ts'
import { sufferings, worthOf } from '../odds/suffering.ts'
import { volleyOf } from '../odds/volley.ts'
import { type Apex, type AState, isOnBoard, type Legend } from '../state.ts'
import type { PlaceChoice } from '../vocabulary/placing.ts'
import { chooseAct, choosePart } from './acting.ts'
import {
  best,
  chooseEntry,
  chooseField,
  chooseLegend,
  chooseSide,
  chooseSomebody,
  placeWorth,
} from './choosing.ts'
import { drafted } from './drafting.ts'
import { imagined } from './imagine.ts'
import { ammoWorth, armingWorth, cardWorth, keepWorth, tokenWorth } from './keeping.ts'
import { easyMind, type Mind, steadyMind } from './mind.ts'
import { bestPlaceFor } from './placing.ts'
import { planFor } from './plan.ts'
import { chooseUse, dodging } from './reacting.ts'
import { movedBecause } from './reasons.ts'
import { blowAt, worthOfBlow } from './shots.ts'
import { blastWorth, landedIn, throwWorth } from './throwing.ts'

/** A sensible opponent that knows only what its seat sees: it loots, keeps inside the ring, uses cover and height, and shoots what falls soonest. */
export const steady: Bot<Apex> = botWith('steady', steadyMind, ['act', 'enter the board', 'move'])
export const easy: Bot<Apex> = botWith('easy', easyMind)

function botWith(id: string, mind: Mind, leads?: readonly string[]): Bot<Apex> {
  return thinking({ id, ...(leads && { leads }) }, (place, random) => think(place, random, mind))
}

function think(place: Place<Apex>, random: Random, mind: Mind): Thought {
  const { question } = place
  const options = question.options ?? []
  const [first] = options
  if (options.length === 1 && first !== undefined) return { answer: first }
  // The pool is put to good use at once.
  if (question.step === 'equip')
    return { answer: options.includes('sensibly') ? 'sensibly' : (first ?? null) }
  if (question.step === 'choose a legend') return { answer: pickOne(random, drafted(place.look(), options)) }
  const thought = choose(place, options, random, mind)
  return thought.answer === null ? { answer: first ?? place.sample(random) } : thought
}

/** Null: it does not know what to answer. */
function choose(place: Place<Apex>, options: readonly Plain[], random: Random, mind: Mind): Thought {
  const { question } = place
  const seen = place.look()
  const s = imagined(seen)
  const about = (name: string) => String(part(question.about, name) ?? '')
  const legend = whoIn(s, seen, about('legend') || about('on'))
  const moment = momentAsked(question)
  if (moment !== question.step)
    return { answer: chooseUse(s, moment, options, bearerIn(s, seen), mind, seen.news) }
  const { activation } = seen.table
  const standing = legend !== null && isOnBoard(legend) ? legend : null
  switch (question.step) {
    case 'act':
      if (standing === null || activation === null) return { answer: null }
      return chooseAct(planFor(s, standing, mind), activation, options, random)
    case 'choose a part':
      if (standing === null || activation === null) return { answer: null }
      return { answer: choosePart(planFor(s, standing, mind), activation, options) }
    case 'move': {
      if (standing === null) return { answer: null }
      const answer = goingTo(s, seen, standing, options, mind)
      return typeof answer === 'number'
        ? { answer, reasons: () => movedBecause(planFor(s, standing, mind), answer) }
        : { answer }
    }
    case 'choose a legend to activate':
      return { answer: chooseLegend(s, options, mind) }
    case 'choose a side':
      return { answer: chooseSide(s, options) }
    case 'enter the board':
      return { answer: chooseEntry(s, options, mind) }
    case 'choose a field to respawn on':
    case 'place it beside':
    case 'make room':
      return { answer: legend && best(options, (field) => placeWorth(s, legend, Number(field), mind)) }
    case 'choose where to land':
      return { answer: standing && chooseField(s, standing, options, mind) }
    case 'respawn at once?':
      return { answer: 'respawn' }
    case 'choose a target':
      return { answer: standing && aimed(s, standing, options) }
    case 'replace target cards':
      return { answer: replaced(s, place) }
    case 'keep or drop':
      return { answer: legend && best(options, (option) => keepWorth(legend, about('token'), option)) }
    case 'replace, take ammo or discard':
      return { answer: legend && best(options, (option) => armingWorth(legend, about('card'), option)) }
    case 'choose a weapon card':
      return { answer: legend && best(options, (card) => cardWorth(legend, String(card))) }
    case 'choose a weapon':
      return { answer: legend && best(options, (at) => ammoWorth(legend, Number(at))) }
    case 'choose two':
      return { answer: bestTokens(place) }
    case 'place a miniature': {
      if (standing === null) return { answer: null }
      const ability = String(part(seen.path.at(-1)?.about ?? null, 'ability') ?? '')
      const at = abilityStep(options)
      const plan = planFor(s, standing, mind)
      return { answer: bestPlaceFor(plan, ability, at, [], options as unknown as PlaceChoice[]).place }
    }
    case 'name the landing field': {
      const token = String(part(seen.path.at(-1)?.about ?? null, 'token') ?? '')
      if (standing === null || token === '') return { answer: null }
      const plan = planFor(s, standing, mind)
      return {
        answer: best(options, (one) =>
          throwWorth(plan, token, Number(part(one, 'field')), part(one, 'turn') === 'right' ? 'right' : 'up'),
        ),
      }
    }
    case 'choose':
      return { answer: chosen(s, seen, legend, about('card'), options, mind) }
  }
  return { answer: null }
}

/** Whom the question is about: named in it, or in what is going on. */
function whoIn(s: AState, seen: Seen<Apex>, named: string): Legend | null {
  const find = (id: string) => s.table.legends.find((one) => one.id === id) ?? null
  if (named !== '') return find(named)
  for (const { about } of seen.path.toReversed()) {
    const id = part(about, 'legend')
    if (typeof id === 'string') return find(id)
  }
  return seen.table.activation === null ? null : find(seen.table.activation.legend)
}

/** Who holds the card that an option uses: a card in hand names its legend. */
function bearerIn(s: AState, { table }: Seen<Apex>): (option: Plain) => string {
  return (option) => {
    const open = table.bearers[String(part(option, 'use') ?? '')]
    if (open !== undefined) return open
    const card = String(part(option, 'card') ?? '')
    return s.table.legends.find((one) => card.startsWith(`${one.id}-`))?.id ?? ''
  }
}

function goingTo(
  s: AState,
  seen: Seen<Apex>,
  legend: Legend,
  options: readonly Plain[],
  mind: Mind,
): Plain | null {
  const { shot } = seen.table
  if (!isOnBoard(legend)) return null
  if (shot === null || shot.fire !== null || shot.target !== legend.id)
    return chooseField(s, legend, options, mind)
  const fields = [...options.filter((one) => typeof one === 'number'), legend.field]
  const worth = dodging(s, { ...shot }, legend, fields, mind)
  return best(options, (one) =>
    typeof one === 'number' ? worth(one) : one === 'stay' ? worth(legend.field) : Number.NEGATIVE_INFINITY,
  )
}

function aimed(s: AState, legend: Legend, options: readonly Plain[]): Plain | null {
  return best(options, (id) => {
    const target = s.table.legends.find((one) => one.id === id)
    if (target === undefined) return -1
    return Math.max(
      ...legend.weapons.map((weapon, at) =>
        weapon === null ? 0 : worthOfBlow(s, target, blowAt(s, legend, target, at)),
      ),
    )
  })
}

/** Exactly what brings most. */
function replaced(s: AState, { question }: Place<Apex>): Plain {
  const v = s.stack.find((one) => one.procedure === 'shoot')?.vars as
    | Parameters<typeof volleyOf>[1]
    | undefined
  const volley = v === undefined ? null : volleyOf(s, v)
  const { most } = part(question.space, 'some') as unknown as Some
  if (v === undefined || volley === null) return []
  const suffers = sufferings(s, v, volley)
  const cards = v.revealed.map((one) => targetCard(one.card))
  return [...bestPlaces(volley, cards, most, (struck) => worthOf(suffers(struck)))]
}

function bestTokens({ question: { about, options } }: Place<Apex>): Plain {
  const tokens = (part(about, 'tokens') ?? []) as unknown as readonly string[]
  return best(options ?? [], (places) =>
    (places as readonly number[]).reduce((sum, at) => sum + tokenWorth(tokens[at] ?? ''), 0),
  )
}

/** Which of several miniatures is placed: the far one of two is never beside its legend. */
function abilityStep(options: readonly Plain[]): number {
  return options.length > 12 ? 1 : 0
}

/** What a card asks for. */
function chosen(
  s: AState,
  seen: Seen<Apex>,
  legend: Legend | null,
  card: string,
  options: readonly Plain[],
  mind: Mind,
): Plain | null {
  const [first] = options
  if (legend === null) return null
  if (typeof first === 'number') {
    if (!isOnBoard(legend)) return null
    const landed = card === 'bangalore-adjust-fire' ? landedIn(seen.news) : null
    if (landed !== null) {
      const plan = { s, ground: groundIn(s), legend }
      return best(options, (field) => blastWorth(plan, landed.token, placeOf(plan.ground, Number(field))))
    }
    const { shot } = seen.table
    if (card === 'pathfinder-reel-in' && shot !== null) {
      const target = s.table.legends.find((one) => one.id === shot.target)
      if (target === undefined || !isOnBoard(target)) return null
      return best(options, dodgingPlain(s, seen, target, options, mind))
    }
    return chooseField(s, legend, options, mind)
  }
  if (part(first ?? null, 'weapon') !== undefined)
    return best(options, (one) => {
      const holder = s.table.legends.find((other) => other.id === part(one, 'legend'))
      return holder === undefined ? -1 : ammoWorth(holder, Number(part(one, 'weapon')))
    })
  if (card === 'lifeline-parcel') return best(options, (token) => tokenWorth(String(token)))
  if (card === 'bangalore-grenadier') return first ?? null
  const someone = options.some((one) => s.table.legends.some((other) => other.id === one))
  return someone
    ? chooseSomebody(
        s,
        legend.squad,
        options.filter((one) => one !== 'pass'),
      )
    : (first ?? null)
}

function dodgingPlain(s: AState, seen: Seen<Apex>, target: Legend, options: readonly Plain[], mind: Mind) {
  const fields = options.filter((one) => typeof one === 'number')
  const { shot } = seen.table
  const worth = shot === null || !isOnBoard(target) ? () => 0 : dodging(s, { ...shot }, target, fields, mind)
  return (one: Plain) => (typeof one === 'number' ? worth(one) : Number.NEGATIVE_INFINITY)
}
