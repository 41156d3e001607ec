import { call as callNow, end, goTo, query, tell } from '@sandtable/kernel'
import { mayFall } from '../attack/who-falls.ts'
import { defeat } from '../attack/wounding.ts'
import { editionOf } from '../editions/index.ts'
import { addWounds, becomeDamaged, clearTokens, makeLeader, turnOrder } from '../holdings.ts'
import { checkLastStanding } from '../score.ts'
import { settleUnits } from '../settle.ts'
import type { LState, Mini, MiniId, Unit } from '../state.ts'
import { cardOfUnit, isHarmed, keywordOfMini, unitOf, woundsOn, woundThreshold } from '../units.ts'
import type { Suffering } from '../vocabulary/attacks.ts'
import { ask, call, procedure, repeat, run, window } from './words.ts'

const own = (s: LState, v: Suffering): Unit => unitOf(s, v.unit)

/** LG2-WOUND-001 to -013. */
export const sufferWounds = procedure('suffer wounds', [
  window('other wounds are due', { of: (_, v) => v.unit, when: (_, v) => v.beside === true }),
  run('are there any?', (_, v) => (v.beside === true && v.left === 0 ? end : undefined)),
  run('how much is left?', (_, v) => {
    delete v.leaderless
    return v.left === 0 ? goTo('settle') : undefined
  }),
  ask('choose a miniature', {
    rule: 'LG2-WOUND-001',
    seats: (s, v) => (v.chosen !== anyone && isChoice(s, v) ? own(s, v).seat : null),
    about: (_, v) => ({ unit: v.unit, wounds: v.left }),
    options: (s, v) => [anyone, ...candidates(s, v).map(({ id }) => id)],
    why: (s, v, answer) => (own(s, v).minis[0]?.id === answer ? 'LG2-WOUND-006' : 'LG2-WOUND-008'),
    answer: (_, v, mini) => {
      v.chosen = mini
    },
  }),
  run('assign wounds', (s, v) => {
    const unit = own(s, v)
    const mini = unit.minis.find(({ id }) => id === v.chosen) ?? usualOf(s, v)
    if (v.chosen !== anyone) v.chosen = null
    // What is left when nobody who can be wounded stands any more is lost.
    if (mini === undefined) {
      v.left = 0
      return
    }
    const count = Math.min(v.left, atOnce(unit, mini))
    // Whoever stands although it bears all it can takes no more.
    v.left = count === 0 ? 0 : v.left - count
    const led = unit.minis[0] === mini
    addWounds(s, unit, mini, count)
    if (mini.wounds >= woundThreshold(unit, mini) && query(s, 'falls at once', true, unit.id)) {
      defeat(s, unit, mini)
      v.fell = true
    }
    if (led && editionOf(s).nextLeader === 'chosen' && !unit.minis.includes(mini)) v.leaderless = true
  }),
  ask('choose a new leader', {
    rule: 'LG1-DEF-004',
    seats: (s, v) => (v.leaderless === true ? own(s, v).seat : null),
    about: (_, v) => ({ unit: v.unit }),
    onlyIfAny: true,
    options: (s, v) => (own(s, v).minis.length > 1 ? own(s, v).minis.map(({ id }) => id) : []),
    answer: (s, v, chosen) => takeTheLead(s, own(s, v), chosen),
  }),
  repeat('how much is left?'),
  call('settle', 'drop assets', (s, v) =>
    own(s, v).minis.length === 0 ? { unit: v.unit, at: { ...v.at } } : null,
  ),
  run('is anything left?', (s, v) => {
    const unit = own(s, v)
    if (unit.minis.length === 0) depart(s, unit)
    else harm(s, unit)
    settleUnits(s)
  }),
  window('wounds are suffered', { of: (_, v) => v.unit }),
  window('a unit is defeated', { when: (s, v) => own(s, v).minis.length === 0 }),
])

/** A unit of which nobody is left is defeated (LG2-WOUND-012, -013). */
function depart(s: LState, unit: Unit): void {
  unit.deployed = false
  clearTokens(unit)
  tell(s, { type: 'unit defeated', unit: unit.id })
  turnOrder(s, unit, 'none')
  checkLastStanding(s)
}

/** What wounds do to a vehicle once they reach its resilience. */
function harm(s: LState, unit: Unit): void {
  const { resilience } = cardOfUnit(unit)
  if (resilience == null || woundsOn(unit) < resilience) return
  if (editionOf(s).damage === 'by die') {
    if (!isHarmed(unit)) callNow(s, 'vehicle damage', { unit: unit.id, choosing: false })
  } else if (!unit.damagedOnce) becomeDamaged(s, unit)
}

/**
 * Who may be chosen: the wounded with the most tokens, never the leader while there are others (LG2-WOUND-006, -008), and
 * noncombatants after all others (LG2-CKW-052, -053). A counterpart may always be chosen in place of another, and must be
 * before the last other goes.
 */
function candidates(s: LState, v: Suffering): Mini[] {
  const unit = own(s, v)
  if (!editionOf(s).unseenFall) return mayFall(unit, v.among)
  const partners = unit.minis.filter((mini) => isPartner(unit, mini))
  const others = unit.minis.filter((mini) => !partners.includes(mini))
  const usual = inLine(others)
  if (partners.length === 0) return usual
  const wards = isShielded(unit) ? [] : partners
  const [last] = others
  // LG2-KW-152 to -154.
  const isLast = others.length === 1 && last !== undefined && last.wounds + 1 >= woundThreshold(unit, last)
  return isLast && wards.length > 0 ? wards : [...usual, ...wards]
}

/** The leader's miniature takes the place of the chosen one (LG1-DEF-004). */
function takeTheLead(s: LState, unit: Unit, chosen: MiniId): void {
  const mini = unit.minis.find(({ id }) => id === chosen)
  if (mini === undefined || mini === unit.minis[0]) return
  Object.assign(mini, { by: null })
  makeLeader(s, unit, mini)
}

/** Whoever does not mind says so once for all the wounds that are left. */
const anyone = 'any'

/** Does it matter who is chosen? Not if all of them fall. */
function isChoice(s: LState, v: Suffering): boolean {
  const unit = own(s, v)
  const wounds = v.left
  const found = candidates(s, v)
  if (found.length < 2) return false
  const most = found.reduce((sum, mini) => sum + woundThreshold(unit, mini) - mini.wounds, 0)
  return wounds < most
}

/** Whoever was set down last of those that bring nothing of their own. */
function usualOf(s: LState, v: Suffering): Mini | undefined {
  const unit = own(s, v)
  const found = candidates(s, v)
  return (
    found.findLast(({ by }) => by === null) ??
    found.findLast((mini) => !isPartner(unit, mini)) ??
    found.at(-1)
  )
}

/** LG2-KW-153. */
function isPartner(unit: Unit, mini: Mini): boolean {
  return unit.counterpart !== null && mini.by === unit.counterpart
}

/** Nobody harms Omega while Wrecker is there (LG2-UPG-xs). */
function isShielded({ minis }: Unit): boolean {
  return minis.some(({ by }) => by === 'wrecker')
}

function inLine(minis: readonly Mini[]): Mini[] {
  const [leader, ...others] = minis
  if (leader === undefined) return []
  if (others.length === 0) return [leader]
  const most = Math.max(...others.map(({ wounds }) => wounds))
  const fighters = others.filter((mini) => keywordOfMini(mini, 'noncombatant') === undefined)
  const whole = fighters.length > 0 ? fighters : others
  return most > 0 ? others.filter(({ wounds }) => wounds === most) : whole
}

/** One by one where a counterpart may step in for each (LG2-KW-153). */
function atOnce(unit: Unit, mini: Mini): number {
  const oneByOne = unit.minis.some((one) => isPartner(unit, one)) && unit.minis.length > 1
  return oneByOne ? 1 : woundThreshold(unit, mini) - mini.wounds
}
