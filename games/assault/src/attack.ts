import { comesTo, query } from '@sandtable/kernel'
import type { AttackDie, DefenceDie, Effects } from '../data/types.ts'
import { addSymbols, addTo, emptyTally, symbolsOn } from './dice.ts'
import {
  type AState,
  type FigureId,
  figureOf,
  isFigure,
  objectOf,
  type Tally,
  type TargetId,
} from './state.ts'
import { figureCard } from './values.ts'
import type { Attack, SurgeAbility } from './vocabulary/attacks.ts'

/** An attack that is about to begin: as the figure's card has it, or as `more` says. */
export function newAttack(
  s: AState,
  attacker: FigureId,
  more: Partial<
    Pick<Attack, 'by' | 'type' | 'among' | 'may' | 'pool' | 'bonus' | 'pastFigures' | 'arcing' | 'bare'>
  > = {},
): Attack {
  const figure = figureOf(s, attacker)
  const printed = figureCard(figure).attack
  return {
    attacker,
    by: more.by ?? figure.seat,
    type: more.type ?? printed?.type ?? 'melee',
    among: more.among ?? null,
    may: more.may ?? false,
    pastFigures: more.pastFigures ?? query(s, 'attacks past figures', false, attacker),
    arcing: more.arcing ?? false,
    bare: more.bare ?? false,
    target: '',
    space: 0,
    distance: 0,
    pool: [...(more.pool ?? (printed?.dice.filter((die) => die !== 'any') as AttackDie[] | undefined) ?? [])],
    defence: [],
    attackDice: [],
    defenceDice: [],
    bonus: more.bonus ?? emptyTally(),
    tally: emptyTally(),
    surges: 0,
    bought: [],
    missed: false,
    missesAnyway: false,
    suffered: 0,
    defeated: false,
    spent: [],
    spends: [],
    made: false,
  }
}

/** Dice, printed bonuses and everything that cards add: what the attack comes to before surges are spent. */
export function resultsOf(s: AState, v: Attack): Tally {
  const tally = { ...modifiersOf(s, v) }
  addSymbols(tally, v.attackDice)
  return tally
}

/** All of that but for what the attack dice show: it is the same whatever that is. */
export function modifiersOf(s: AState, v: Attack): Tally {
  const tally = emptyTally()
  addTo(tally, symbolsOn(v.defenceDice))
  if (!v.bare) addTo(tally, ofAttack(figureCard(figureOf(s, v.attacker)).bonus))
  if (isFigure(s, v.target)) addTo(tally, ofDefence(figureCard(figureOf(s, v.target)).bonus))
  else tally.block += objectOf(s, v.target).block
  addTo(tally, { ...v.bonus })
  return query(s, 'results', tally, v)
}

/** What a figure's bonus or a surge adds to an attack. */
export function ofAttack({ block, evade, ...attack }: Effects): Partial<Tally> {
  const { token, conditions, ...numbers } = attack
  return conditions === undefined ? numbers : { ...numbers, conditions: [...conditions] }
}

/** And what to a defence. */
export function ofDefence({ block = 0, evade = 0 }: Effects): Partial<Tally> {
  return { block, evade }
}

/** Damage less what blocks are left after pierce, never below nothing (IA-ATK-012, IA-KW-003, -004). */
export function damageOf(tally: Tally): number {
  return comesTo(tally, 'damage done', ['damage', 'block', 'pierce'], ({ damage, block, pierce }) =>
    Math.max(0, damage - Math.max(0, block - Math.max(0, pierce))),
  )
}

export function isDodged(tally: Tally): boolean {
  return comesTo(tally, 'dodged', ['dodge'], ({ dodge }) => dodge > 0)
}

/** Too little accuracy for this distance; one is always needed. */
export function isShort(tally: Tally, distance: number): boolean {
  return comesTo(
    tally,
    `short of ${distance}`,
    ['accuracy'],
    ({ accuracy }) => accuracy < Math.max(1, distance),
  )
}

/** Printed surge abilities, and those that cards give. */
export function surgeAbilities(s: AState, v: Attack): readonly SurgeAbility[] {
  const own = v.bare ? [] : figureCard(figureOf(s, v.attacker)).surges
  const printed = own.map(({ cost, gives }, at): SurgeAbility => ({ key: `printed ${at}`, cost, gives }))
  return query(s, 'surge abilities', printed, v)
}

export function printedDefence(s: AState, target: TargetId): readonly DefenceDie[] {
  return isFigure(s, target) ? figureCard(figureOf(s, target)).defence : objectOf(s, target).defence
}
