import { increase, increaseBySum, type Rollable, roll, rollNames, sumOf, unnoticed } from '@sandtable/kernel'
import { attackDice, defenceDice } from '../data/dice.ts'
import type { AttackDie, AttackSymbol, DefenceDie, DefenceSymbol, Side } from '../data/types.ts'
import type { AState, Die, Tally } from './state.ts'
import type { DieSeen } from './vocabulary/view.ts'

type Colour = AttackDie | DefenceDie
type Symbols = Side<AttackSymbol | DefenceSymbol>

/** What a die can show. Equal sides are one face, so that looking ahead tries each result once. */
interface Face {
  readonly name: string
  readonly symbols: Symbols
  sides: number
}

const facesOf: ReadonlyMap<string, readonly Face[]> = new Map(
  Object.entries({ ...attackDice, ...defenceDice }).map(([id, sides]) => [id, differing(sides)]),
)

const rollables: ReadonlyMap<string, Rollable> = new Map(
  [...facesOf].map(([id, faces]) => [
    id,
    { id, sides: faces.reduce((sum, one) => sum + one.sides, 0), faces },
  ]),
)

function differing(sides: readonly Symbols[]): Face[] {
  const found: Face[] = []
  for (const symbols of sides) {
    const name = nameOf(symbols)
    const known = found.find((one) => one.name === name)
    if (known === undefined) found.push({ name, symbols, sides: 1 })
    else known.sides++
  }
  return found
}

/** A side in words, for scenarios: `2 damage 1 surge`; `blank`. */
function nameOf(side: Symbols): string {
  const symbols = ['accuracy', 'damage', 'surge', 'block', 'evade', 'dodge'] as const
  const words = symbols.flatMap((symbol) => ((side[symbol] ?? 0) > 0 ? [`${side[symbol]} ${symbol}`] : []))
  return words.length === 0 ? 'blank' : words.join(' ')
}

export function rollableOf(colour: Colour): Rollable {
  return rollables.get(colour) as Rollable
}

export function rollDie(s: AState, colour: Colour): Die {
  return { colour, face: roll(s, rollableOf(colour)), rerolled: false }
}

export function rollDice(s: AState, colours: readonly Colour[]): Die[] {
  const dice: Die[] = []
  while (dice.length < colours.length) rollNext(s, dice, colours)
  return dice
}

/**
 * Rolls the next of these dice and lays them beside those that were rolled before. Equal ones are rolled at one stroke,
 * so that whoever looks ahead tries each set of their faces once.
 */
export function rollNext(s: AState, dice: Die[], colours: readonly Colour[]): void {
  const first = dice.length
  const colour = colours[first]
  if (colour === undefined) return
  const other = colours.findIndex((one, at) => at > first && one !== colour)
  const count = (other < 0 ? colours.length : other) - first
  const faces = faceNames(colour)
  for (const name of rollNames(s, rollableOf(colour), count))
    dice.push({ colour, face: faces.indexOf(name), rerolled: false })
}

function sideOf(die: Die): Face | undefined {
  return facesOf.get(die.colour)?.[die.face]
}

export function symbolsOf(die: Die): Symbols {
  return sideOf(die)?.symbols ?? {}
}

/** All that these dice show together. */
export function symbolsOn(dice: readonly Die[]): Tally {
  return sumOf(dice, 'symbols', (all) => {
    const tally = emptyTally()
    for (const die of all) addTo(tally, symbolsOf(die))
    return tally
  })
}

/** Adds what attack dice show, without a look at them. */
export function addSymbols(tally: Tally, dice: readonly Die[]): void {
  for (const symbol of ['accuracy', 'damage', 'surge'] as const)
    increaseBySum(tally, symbol, dice, symbol, (die) => symbolsOf(die)[symbol] ?? 0)
}

/** The faces of a die, in words; the place of one is what `Die.face` holds. */
export function faceNames(colour: Colour): string[] {
  return rollableOf(colour).faces.map((face) => face.name)
}

/** What a die shows, in words. */
export function faceOf(die: Die): string {
  return sideOf(die)?.name ?? nameOf({})
}

/** What dice show, for telling. */
export function showing(dice: readonly Die[]): DieSeen[] {
  return unnoticed(dice).map((die) => ({ colour: die.colour, face: faceOf(die) }))
}

export function emptyTally(): Tally {
  return {
    accuracy: 0,
    damage: 0,
    surge: 0,
    block: 0,
    evade: 0,
    dodge: 0,
    pierce: 0,
    blast: 0,
    cleave: 0,
    recover: 0,
    conditions: [],
  }
}

/** Adds what a side, a card's bonus or a surge gives. */
export function addTo(tally: Tally, gives: Partial<Tally> | Symbols): void {
  for (const symbol of numbers) {
    const more = (gives as Partial<Tally>)[symbol]
    // Nobody looks at what was there: whoever looks ahead then knows that it does not matter.
    if (more !== undefined && more !== 0) increase(tally, symbol, more)
  }
  const { conditions } = gives as Partial<Tally>
  if (conditions !== undefined && conditions.length > 0)
    tally.conditions = [...tally.conditions, ...conditions]
}

const numbers = [
  'accuracy',
  'damage',
  'surge',
  'block',
  'evade',
  'dodge',
  'pierce',
  'blast',
  'cleave',
  'recover',
] as const

export function total(dice: readonly Die[], symbol: 'accuracy' | 'damage' | 'surge'): number {
  return dice.reduce((sum, die) => sum + (symbolsOf(die)[symbol] ?? 0), 0)
}
