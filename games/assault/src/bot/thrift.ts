import { momentAsked, type Plain, type Question, type Seen } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { damageOf, isDodged, isShort, resultsOf } from '../attack.ts'
import { commandId, isCommand } from '../hand.ts'
import { type AState, type Assault, figureOf } from '../state.ts'
import type { Attack } from '../vocabulary/attacks.ts'
import { attackSeen, leftOf } from './fighting.ts'
import { imagined } from './imagine.ts'

/** So many groups must be ready before one of them is given for the initiative. */
const groupsToSpare = 4

/** Is this a command card that would do nothing now, or less than it costs? It is kept for later. */
export function isWasted(seen: Seen<Assault>, question: Question, option: Plain): boolean {
  const card = part(option, 'card')
  if (typeof card !== 'string' || !isCommand(card)) return false
  const { seat } = question
  if (commandId(card) === 'take-initiative') {
    const ready = seen.table.groups.filter((one) => one.seat === seat && !one.exhausted)
    return seen.table.initiative === seat || ready.length < groupsToSpare
  }
  if (momentAsked(question) !== 'modify results') return false
  const s = imagined(seen)
  const attack = attackSeen(s, seen)
  return attack !== null && isVain(s, attack, seat, commandId(card))
}

/** The attack is decided without it, or it adds what this attack has no use for. */
function isVain(s: AState, v: Attack, seat: string, card: string): boolean {
  const tally = resultsOf(s, v)
  const misses = isDodged(tally)
  const short = v.type === 'ranged' && isShort(tally, v.distance)
  if (figureOf(s, v.attacker).seat !== seat) return misses || short || damageOf(tally) === 0
  if (misses || (!short && damageOf(tally) >= leftOf(s, v.target))) return true
  if (card === 'deadeye') return !short
  return card === 'blitz' && tally.surge < tally.evade
}

/** A card that heals nobody. */
export function healsNobody(s: AState, figure: string, card: string): boolean {
  return commandId(card) === 'recovery' && figureOf(s, figure).damage === 0
}
