import { call, countWith, sumOf, tell, underWay, unnoticed } from '@sandtable/kernel'
import type { AttackDie, Keyword, Weapon } from '../../data/types.ts'
import { activationOf } from '../current.ts'
import { attackColours, betterAttackDie, betterDefenceDie, worseAttackDie } from '../dice.ts'
import { figuresOf, sees } from '../geometry/sight.ts'
import type { LState, UnitId } from '../state.ts'
import { asTarget, unitOf } from '../units.ts'
import type {
  Added,
  AttackFace,
  DefenceFace,
  Formed,
  GuardDie,
  Pool,
  PoolDie,
} from '../vocabulary/attacks.ts'
import { keywordsOfWeapon, weaponOf } from '../weapons.ts'
import { half } from '../weapons-of-cards.ts'

/** Dice of a pool, counted. */

export function hitsOf(v: Pool): number {
  return countWith(v.attackDice, 'face', 'hit')
}

export function critsOf(v: Pool): number {
  return countWith(v.attackDice, 'face', 'crit')
}

/** Hits and crits together. */
export function throughOf(v: Pool): number {
  return sumOf(v.attackDice, 'through', (dice) => countIn(dice, 'hit') + countIn(dice, 'crit'))
}

function countIn(dice: readonly PoolDie[], face: AttackFace): number {
  let count = 0
  for (const die of dice) if (die.face === face) count++
  return count
}

export function blocksOf(v: Pool): number {
  return countWith(v.defenceDice, 'face', 'block')
}

/** The dice that the weapons of a pool bring, by colour. */
export function diceOf(s: LState, v: Pick<Pool, 'attacker' | 'defender' | 'added'>): PoolDie[] {
  const unit = unitOf(s, v.attacker)
  const hasMoved = (activationOf(s, unit)?.moves ?? []).length > 0
  const dice = v.added.flatMap((one) => {
    const printed = weaponOf(unit, one)
    const weapon =
      unit.disrupted?.includes(printed.name) === true
        ? { ...printed, dice: half(printed.dice ?? {}) }
        : printed
    const has = (id: string) => keywordsOfWeapon(s, unit, weapon).some((keyword) => keyword.id === id)
    const isSlow = hasMoved && has('cumbersome')
    const times = one.times ?? (has('spray') ? seenBy(s, v, one) : 1)
    return attackColours.flatMap((colour) =>
      // Cumbersome weapons lose a grade of each die after any move (LG2-WKW-042); in 2018 they are not in the pool then.
      Array<AttackDie>(times * (weapon.dice?.[colour] ?? 0)).fill(isSlow ? worseAttackDie[colour] : colour),
    )
  })
  return attackColours.flatMap((colour) =>
    dice.flatMap((one): PoolDie[] => (one === colour ? [{ colour, face: '' }] : [])),
  )
}

/** The weapons of a pool with as many dice as are taken for them now, whoever falls before they are rolled. */
export function withDiceTaken(s: LState, attacker: UnitId, pool: Formed): Formed {
  const unit = unitOf(s, attacker)
  const { defender } = pool
  const added = pool.added.map((one) => {
    const sprays = keywordsOfWeapon(s, unit, weaponOf(unit, one)).some(({ id }) => id === 'spray')
    return sprays ? { ...one, times: seenBy(s, { attacker, defender }, one) } : one
  })
  return { ...pool, added }
}

/** Spray: once for each miniature of the defender that this one sees (LG2-WKW-048). */
function seenBy(s: LState, v: Pick<Pool, 'attacker' | 'defender'>, one: Added): number {
  const unit = unitOf(s, v.attacker)
  // Perhaps it fell to a shot of its own in a pool before this one (LG2-KW-005).
  const mini = [...unit.minis, ...unit.fallen].find(({ id }) => id === one.mini)
  if (mini === undefined) throw new Error(`${one.mini} adds dice and is nowhere`)
  return figuresOf(asTarget(unitOf(s, v.defender))).filter((figure) => sees(s, { unit, mini }, figure)).length
}

/** The number X of a weapon keyword, of all weapons in the pool together (LG2-CARD-024). */
export function poolX(s: LState, v: Pool, id: string): number {
  return poolKeywords(s, v, id).reduce((sum, { x }) => sum + (x ?? 0), 0)
}

export function poolKeywords(s: LState, v: Pool, id: string): Keyword[] {
  return [...weaponKeywords(s, v, id), ...v.gained.filter((keyword) => keyword.id === id)]
}

/** Those that the weapons in the pool have, without what the pool has gained. */
function weaponKeywords(s: LState, v: Pool, id: string): Keyword[] {
  const unit = unitOf(s, v.attacker)
  return v.added.flatMap((one) =>
    keywordsOfWeapon(s, unit, weaponOf(unit, one)).filter((keyword) => keyword.id === id),
  )
}

/** The number X of a keyword of the weapons themselves. */
export function weaponsX(s: LState, v: Pool, id: string): number {
  return weaponKeywords(s, v, id).reduce((sum, { x }) => sum + (x ?? 0), 0)
}

/** Something gives the pool a keyword for this attack. */
export function giveKeyword(v: Pool, id: string, x?: number): void {
  v.gained = [...v.gained, x === undefined ? { id } : { id, x }]
}

/** More dice for the pool, before they are rolled. */
export function addDice(v: Pool, colour: AttackDie, count: number): void {
  v.attackDice = [...v.attackDice, ...Array.from({ length: count }, (): PoolDie => ({ colour, face: '' }))]
}

export function diceOfColour(v: Pool, colour: AttackDie): number {
  return countWith(v.attackDice, 'colour', colour)
}

/**
 * So many dice are upgraded (LG2-DICE-011 to -014). Whoever attacks chooses which, if there is a choice: dice of a colour are
 * alike, and nobody leaves a die as it is.
 */
export function upgradeAttackDice(s: LState, v: Pool, count: number): void {
  const [white, black] = [diceOfColour(v, 'white'), diceOfColour(v, 'black')]
  if (white > 0 && black > 0 && count < white + black) call(s, 'upgrade dice', { unit: v.attacker, count })
  else upgradeColours(v, { white: count, black: count })
}

/** So many dice of each colour, each of them once (LG2-DICE-013). */
export function upgradeColours(v: Pool, counts: Readonly<Partial<Record<AttackDie, number>>>): void {
  const left = { ...counts }
  v.attackDice = v.attackDice.map((die) => {
    const { colour } = die
    if ((left[colour] ?? 0) === 0) return die
    left[colour] = (left[colour] ?? 0) - 1
    return { ...die, colour: betterAttackDie[colour] }
  })
}

/** The same for the dice of one weapon of the pool: the weakest that it has. */
export function upgradeDiceOf(v: Pool, { dice }: Weapon, count: number): void {
  for (const colour of ['white', 'black'] as const) {
    const most = Math.min(count, dice?.[colour] ?? 0)
    if (most === 0) continue
    upgradeColours(v, { [colour]: most })
    return
  }
}

export function upgradeDefenceDice(v: Pool, count: number): void {
  let left = count
  v.defenceDice = v.defenceDice.map((die) => {
    if (left === 0 || die.colour === 'red') return die
    left--
    return { ...die, colour: betterDefenceDie[die.colour] }
  })
}

/** Aim tokens that were spent in the attack by now, for whatever. */
export function aimsSpent(s: LState, { aims, improving, piercing }: Pool): number {
  return aims + improving + piercing + (underWay(s, 'attack')?.aims ?? 0)
}

/** Does the player of these dice modify them no further (LG2-UPG-Bt)? */
export function isFinal({ final }: Pool, dice: 'attack' | 'defence'): boolean {
  return final?.includes(dice) === true
}

/** Turns some dice from one face to another; how many were turned. */
export function turn<Face extends AttackFace | DefenceFace>(
  dice: { face: Face | '' }[],
  from: Face,
  to: Face,
  most = Number.MAX_SAFE_INTEGER,
): number {
  let turned = 0
  for (const die of dice) {
    if (turned === most || die.face !== from) continue
    die.face = to
    turned++
  }
  return turned
}

/** The dice at these places leave the others; their colours. */
export function pickUp(dice: (PoolDie | GuardDie)[], places: readonly number[]): AttackDie[] {
  const colours = dice.filter((_, at) => places.includes(at)).map(({ colour }) => colour)
  for (const at of places.toSorted((a, b) => b - a)) dice.splice(at, 1)
  return colours
}

/** Results that are cancelled leave the pool (LG2-DICE-018); how many went. */
export function cancel(v: Pool, face: AttackFace, most: number): number {
  let left = Math.max(0, most)
  const before = v.attackDice.length
  v.attackDice = v.attackDice.filter((die) => {
    if (left === 0 || die.face !== face) return true
    left--
    return false
  })
  return before - v.attackDice.length
}

/** The same with hits, told as the defender's doing. */
export function cancelHits(s: LState, v: Pool, most: number): void {
  const count = cancel(v, 'hit', most)
  if (count > 0) tell(s, { type: 'hits cancelled', unit: v.defender, count })
}

export function facesOf(dice: readonly (PoolDie | GuardDie)[]): string[] {
  return dice.map(({ face }) => face)
}

/** The same for what is only told, with their colours. */
export function toldDice(dice: readonly (PoolDie | GuardDie)[]): { dice: string[]; colours: string[] } {
  const all = unnoticed(dice)
  return { dice: facesOf(all), colours: all.map(({ colour }) => colour) }
}
