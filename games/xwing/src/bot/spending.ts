import type { Plain } from '@sandtable/kernel'
import type { DiceInView } from '../vocabulary/view.ts'

interface Use {
  readonly use: number
  readonly card: string
}

/**
 * Tokens where they do something: a lock before the focus when there are blanks, focus when there are focus results,
 * defense tokens only while there is something left to evade. What cards offer is used.
 */
export function chooseUse(moment: string, options: readonly Plain[], dice: DiceInView): Plain {
  const uses = options.filter(
    (option): option is Plain & Use => typeof option === 'object' && option !== null,
  )
  const named = (card: string) => uses.find((one) => one.card === card)
  const cards = uses.filter((one) => one.card.includes(':'))
  const pass = options.find((option) => option === 'pass') ?? options[0] ?? 'pass'
  if (moment === 'modify attack dice') {
    const blanks = dice.attack.filter((face) => face === 'blank').length
    const eyes = dice.attack.filter((face) => face === 'focus').length
    const [focus, lock] = [named('focus-token'), named('target-lock')]
    if (lock !== undefined && (blanks > 0 || (eyes > 0 && focus === undefined))) return lock
    const [card] = cards
    if (card !== undefined && blanks + eyes > 0) return card
    return focus !== undefined && eyes > 0 ? focus : pass
  }
  if (moment === 'modify defense dice') {
    const hurt = dice.attack.filter((face) => face === 'hit' || face === 'crit').length
    const evades = dice.defense.filter((face) => face === 'evade').length
    const eyes = dice.defense.filter((face) => face === 'focus').length
    const open = hurt - evades
    if (open <= 0) return pass
    const [card] = cards
    if (card !== undefined) return card
    const [focus, evade] = [named('focus-token'), named('evade-token')]
    if (evade !== undefined && (open === 1 || eyes === 0 || focus === undefined)) return evade
    return focus !== undefined && eyes > 0 ? focus : (evade ?? pass)
  }
  const harm = dice.rolled.some((face) => face === 'hit' || face === 'crit')
  if ((moment === 'dice rolled' || moment === 'bomb dice rolled') && !harm) return pass
  return cards[0] ?? uses[0] ?? pass
}

/** What faces are worth to whoever may turn a die: in an attack, and where the dice do harm to its own ship. */
const worthInAttack = ['blank', 'focus', 'evade', 'hit', 'crit']
const worthOfHarm = ['crit', 'hit', 'evade', 'focus', 'blank']

/** The die to turn, `blank to hit` or the like: from the worst face to the best. */
export function chooseTurn(options: readonly Plain[], inAttack: boolean): Plain {
  const worth = inAttack ? worthInAttack : worthOfHarm
  const gain = (option: Plain) => {
    const [from = '', , to = ''] = String(option).split(' ')
    return worth.indexOf(to) - worth.indexOf(from)
  }
  return options.reduce((best, option) => (gain(option) > gain(best) ? option : best), options[0] ?? 'pass')
}

/** Dice worth rerolling: blanks, and focus results that nothing turns into hits. */
export function chooseRerolls(
  faces: readonly string[],
  from: readonly number[],
  most: number,
  focus: boolean,
): number[] {
  const bad = from.filter((at) => faces[at] === 'blank' || (faces[at] === 'focus' && !focus))
  return bad.slice(0, most)
}
