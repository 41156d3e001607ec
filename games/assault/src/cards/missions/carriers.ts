import { carried, drop, pickUp } from '../../board/objects.ts'
import { colourMeant } from '../../board/places.ts'
import { loseMovement } from '../../holdings.ts'
import type { CarrierRules, Mission } from '../../map/mission.ts'
import { type AState, type Figure, figureOf, type MapObject, objectOf, type Tally } from '../../state.ts'
import { isSmall } from '../../values.ts'
import type { Attack } from '../../vocabulary/attacks.ts'
import type { Suffering } from '../../vocabulary/damage.ts'
import { activationOf } from '../words.ts'

/** What carrying does to this figure, once for each time that it counts. */
function rulesOf(s: AState, mission: Mission, figure: Figure): CarrierRules[] {
  if (figure.carries.length === 0) return []
  return Object.entries(mission.tokens).flatMap(([label, { carrier }]) => {
    if (carrier === undefined) return []
    const { length } = carried(s, figure, label)
    const times = carrier.per === 'token' ? length : Math.min(1, length)
    return Array<CarrierRules>(times).fill(carrier)
  })
}

export function carriersBonus(
  s: AState,
  mission: Mission,
  id: string,
  what: 'speed' | 'health' | 'attackDamage' | 'defenceBlock',
): number {
  return rulesOf(s, mission, figureOf(s, id)).reduce((sum, rules) => sum + (rules[what] ?? 0), 0)
}

export function carriersResults(s: AState, mission: Mission, value: Tally, v: Attack): Tally {
  const damage = carriersBonus(s, mission, v.attacker, 'attackDamage')
  const block = carriersBonus(s, mission, v.target, 'defenceBlock')
  return damage === 0 && block === 0
    ? value
    : { ...value, damage: value.damage + damage, block: value.block + block }
}

/** So much damage at once, or from one attack, makes it leave what it carries. */
export function dropsAt(s: AState, mission: Mission, v: Suffering): boolean {
  const figure = figureOf(s, v.target)
  return rulesOf(s, mission, figure).some(({ dropsAt: limit }) => {
    if (limit === undefined || v.suffered < limit.damage) return false
    return limit.from === 'anything' || ['attack', 'blast', 'cleave'].includes(v.source)
  })
}

export function dropAll(s: AState, v: Suffering): void {
  drop(s, figureOf(s, v.target))
}

/** Is it carrying what keeps the opponent from winning? */
export function keepsFromWinning(s: AState, mission: Mission, figure: Figure): boolean {
  return rulesOf(s, mission, figure).some((rules) => rules.opponentCannotWin === true)
}

/** May this figure take this token up by interacting (IA-CARRY-001, -002)? */
export function mayRetrieve(s: AState, mission: Mission, figure: Figure, object: MapObject): boolean {
  const rules = mission.tokens[object.label]?.retrieve
  if (rules?.by !== 'interacting' || object.carrier !== null || object.installed) return false
  if (rules.small === true && !isSmall(figure)) return false
  if (rules.colour !== undefined && object.colour !== colourMeant(s, rules.colour, figure.seat)) return false
  return canCarryMore(s, mission, figure, object.label)
}

export function canCarryMore(s: AState, mission: Mission, figure: Figure, label: string): boolean {
  const most = mission.tokens[label]?.retrieve?.most
  return most === undefined || carried(s, figure, label).length < most
}

export function retrieve(s: AState, mission: Mission, figure: Figure, object: MapObject): void {
  pickUp(s, figure, object)
  const activation = activationOf(s)
  const losing = mission.tokens[object.label]?.retrieve?.losing ?? 0
  if (activation?.figure === figure.id) loseMovement(s, activation, losing)
}

/** A weapon gives its carrier a die of its colour, once in an activation. */
export const dieLimit = { times: 1, per: 'activation' }

export function dieOf(s: AState, mission: Mission, id: string): MapObject | null {
  const tokens = figureOf(s, id).carries.map((one) => objectOf(s, one))
  return tokens.find(({ label }) => mission.tokens[label]?.carrier?.addsDie === true) ?? null
}
