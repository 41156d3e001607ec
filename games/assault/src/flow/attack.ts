import type { Space } from '@sandtable/grid'
import { call as callNow, cardNamed, end, goTo, query, tell } from '@sandtable/kernel'
import type { PowerToken } from '../../data/types.ts'
import {
  damageOf,
  isDodged,
  isShort,
  modifiersOf,
  ofAttack,
  ofDefence,
  printedDefence,
  surgeAbilities,
} from '../attack.ts'
import { boardOf, isAdjacentTo, spacesOf } from '../board/board.ts'
import { legalTargets, type Target } from '../board/targets.ts'
import { activationOf } from '../current-activation.ts'
import { addSymbols, addTo, rollNext, showing } from '../dice.ts'
import { applyConditions, discardCondition, gainPower, isHarmful, recoverDamage } from '../figure.ts'
import { removePower } from '../holdings.ts'
import { aroundToken } from '../map/map.ts'
import {
  type AState,
  figureOf,
  figuresOnMap,
  isAttackable,
  isFigure,
  isOnMap,
  objectOf,
  type TargetId,
} from '../state.ts'
import type { Attack, SurgeAbility } from '../vocabulary/attacks.ts'
import { damageTo } from './damage.ts'
import { affordable, isIdleSurge } from './surges.ts'
import { whyNotTarget } from './why.ts'
import { ask, call, opening, procedure, repeat, run } from './words.ts'

/** IA-ATK-002 to -012. At every moment of it the attacker's side comes first (IA-TIME-003): see `sidesInOrder`. */
export const attack = procedure(
  'attack',
  [
    opening('before declaring'),
    ask('declare target', {
      rule: 'IA-ATK-002',
      declares: true,
      seats: (s, v) => (targets(s, v).length === 0 ? null : v.by),
      about: (_, v) => ({ attacker: v.attacker }),
      options: (s, v) => (v.may ? [...targets(s, v).map(aimed), 'none'] : targets(s, v).map(aimed)),
      why: (s, v, answer) => whyNotTarget(s, v, answer),
      answer: (s, v, at) => {
        if (at === 'none') return end
        aim(s, v, at as { target: TargetId; space: Space })
        return undefined
      },
    }),
    run('declared', (_, v) => (v.made ? undefined : end)),
    opening('attack declared'),
    ask('spend a power token', {
      rule: 'IA-TOK-006',
      seats: (s, v) => (spendable(s, v.attacker, offensive).length === 0 ? null : v.by),
      about: (_, v) => ({ figure: v.attacker }),
      options: (s, v) => ['none', ...spendable(s, v.attacker, offensive)],
      answer: (s, v, token) => spendToken(s, v, v.attacker, token),
    }),
    ask('spend a power token in defence', {
      rule: 'IA-TOK-006',
      seats: (s, v) => (spendable(s, v.target, defensive).length === 0 ? null : figureOf(s, v.target).seat),
      about: (_, v) => ({ figure: v.target }),
      options: (s, v) => ['none', ...spendable(s, v.target, defensive)],
      answer: (s, v, token) => spendToken(s, v, v.target, token),
    }),
    run('gather dice', (s, v) => {
      v.spends = figureOf(s, v.attacker).conditions.flatMap((one) =>
        isHarmful(one.name) ? [] : [one.effect],
      )
      v.pool = [...query(s, 'attack pool', v.pool, v)]
      v.defence = [...query(s, 'defence pool', printedDefence(s, v.target), v)]
    }),
    opening('before rolling'),
    run('roll dice', (s, v) => {
      if (v.attackDice.length === 0 && !isStillLegal(s, v)) {
        v.made = false
        tell(s, { type: 'attack over', attacker: v.attacker, target: v.target, damage: 0 })
        return end
      }
      rollNext(s, v.attackDice, v.pool)
      // Whoever looks ahead need not try what falls next with all that fell before.
      return v.attackDice.length < v.pool.length ? goTo('roll dice') : undefined
    }),
    run('roll defence dice', (s, v) => {
      rollNext(s, v.defenceDice, v.defence)
      if (v.defenceDice.length < v.defence.length) return goTo('roll defence dice')
      const dice = { attack: showing(v.attackDice), defence: showing(v.defenceDice) }
      tell(s, { type: 'rolled', attacker: v.attacker, target: v.target, ...dice })
      return undefined
    }),
    opening('dice rolled'),
    opening('reroll dice'),
    opening('modify results'),
    run('apply modifiers', (s, v) => {
      v.tally = modifiersOf(s, v)
      addSymbols(v.tally, v.attackDice)
      // Evade is settled last in this step, so that added surges and evades both count (IA-OPEN-042).
      v.surges = Math.max(0, v.tally.surge - Math.max(0, v.tally.evade))
    }),
    ask('spend surges', {
      rule: 'IA-ATK-010',
      seats: (s, v) => (affordable(s, v).length === 0 ? null : v.by),
      about: (_, v) => ({ attacker: v.attacker, surges: v.surges }),
      options: (s, v) => [...affordable(s, v).map((one) => one.key), 'done'],
      why: (_, v, key) => (v.bought.includes(String(key)) ? 'IA-SURGE-004' : 'IA-ABIL-006'),
      idle: isIdleSurge,
      answer: (s, v, key) => (key === 'done' ? goTo('before damage') : buy(s, v, key)),
    }),
    repeat('spend surges', (s, v) => affordable(s, v).length > 0),
    opening('before damage'),
    run('check accuracy', (s, v) => {
      // What the attack has used up is used up all the same.
      if (isOff(s, v)) return goTo('recover')
      v.missed = v.missesAnyway || isDodged(v.tally) || (v.type === 'ranged' && isShort(v.tally, v.distance))
      if (v.missed) tell(s, { type: 'missed', attacker: v.attacker, target: v.target })
      return undefined
    }),
    call(
      'damage',
      'suffer damage',
      (_, v) => (v.missed ? null : damageTo(v.target, damageOf(v.tally), 'attack', v.attacker)),
      (_, v, { suffered, defeated }) => {
        v.suffered = suffered
        v.defeated = defeated
      },
    ),
    run('recover', (s, v) => recover(s, v)),
    run('blast', (s, v) => blast(s, v)),
    ask('cleave', {
      rule: 'IA-KW-012',
      seats: (s, v) => (cleavable(s, v).length === 0 ? null : v.by),
      about: (_, v) => ({ attacker: v.attacker, damage: v.tally.cleave }),
      options: (s, v) => ['none', ...cleavable(s, v)],
      answer: (s, v, target) => {
        if (target !== 'none')
          callNow(s, 'suffer damage', damageTo(target, v.tally.cleave, 'cleave', v.attacker))
      },
    }),
    run('conditions', (s, v) => {
      // Those that helped this attack go first: what it brings is for the next (IA-COND-012).
      for (const { name, effect } of [...figureOf(s, v.attacker).conditions])
        if (v.spends.includes(effect)) discardCondition(s, figureOf(s, v.attacker), name)
      if (v.suffered > 0) applyConditions(s, v.attacker, v.target, v.tally.conditions)
    }),
    opening('attack resolved'),
    run('the attack is over', (s, v) => {
      tell(s, { type: 'attack over', attacker: v.attacker, target: v.target, damage: v.suffered })
    }),
  ],
  { period: 'attack', about: (_, v) => ({ attacker: v.attacker, target: v.target }) },
)

function targets(s: AState, v: Attack): Target[] {
  const all = legalTargets(s, v)
  return v.among === null ? all : all.filter((one) => v.among?.includes(one.target))
}

function aimed({ target, space }: Target): { target: TargetId; space: Space } {
  return { target, space }
}

function aim(s: AState, v: Attack, at: { target: TargetId; space: Space }): void {
  v.target = at.target
  v.space = at.space
  v.made = isStillLegal(s, v)
  const activation = activationOf(s)
  if (activation?.figure === v.attacker) activation.attacked = true
  tell(s, { type: 'attack', attacker: v.attacker, target: v.target })
}

/** Attacker or target is no longer there: the rest does not happen (IA-INTR-003). */
function isOff(s: AState, v: Attack): boolean {
  if (!isOnMap(figureOf(s, v.attacker))) return true
  return isFigure(s, v.target) ? !isOnMap(figureOf(s, v.target)) : objectOf(s, v.target).gone
}

/**
 * The target must be one, and from where it is now: somebody may have moved or been defeated before the dice are
 * rolled, and then the attack does not happen (IA-INTR-003).
 */
function isStillLegal(s: AState, v: Attack): boolean {
  const found = targets(s, v).filter((one) => one.target === v.target)
  const at = found.find((one) => one.space === v.space) ?? found[0]
  if (at === undefined) return false
  v.space = at.space
  v.distance = at.distance
  return true
}

const offensive: readonly PowerToken[] = ['damage', 'surge']
const defensive: readonly PowerToken[] = ['block', 'evade']

/** Power tokens of a kind that helps it; each figure is asked once in an attack (IA-TOK-006). */
function spendable(s: AState, id: TargetId, kinds: readonly PowerToken[]): PowerToken[] {
  if (!isFigure(s, id)) return []
  const { power } = figureOf(s, id)
  return kinds.filter((kind) => power.includes(kind))
}

function spendToken(s: AState, v: Attack, id: TargetId, token: string): void {
  const kind = token as PowerToken
  const figure = figureOf(s, id)
  if (!figure.power.includes(kind)) return
  v.spent.push({ figure: id, token: kind })
  v.bonus[kind]++
  removePower(s, figure, kind, 'power token spent')
}

function buy(s: AState, v: Attack, key: string): undefined {
  const ability = surgeAbilities(s, v).find((one) => one.key === key)
  if (ability === undefined) return
  v.surges -= ability.cost
  v.bought.push(key)
  tell(s, { type: 'surge', attacker: v.attacker, key: ability.ability ?? key, gives: ability.gives })
  addTo(v.tally, { ...ofAttack(ability.gives), ...ofDefence(ability.gives) })
  if (ability.gives.token !== undefined) gainPower(s, v.attacker, ability.gives.token)
  useSurge(s, v, ability)
  return
}

/** What the card that gave it says, beyond symbols. */
function useSurge(s: AState, v: Attack, { effect: id, ability }: SurgeAbility): void {
  const effect = id === undefined ? undefined : s.effects[id]
  if (effect !== undefined && ability !== undefined)
    cardNamed(s, effect.card)?.surges?.[ability]?.do(s, effect, v)
}

/** IA-KW-016: also after a miss. */
function recover(s: AState, v: Attack): void {
  if (v.tally.recover > 0) recoverDamage(s, v.attacker, v.tally.recover)
}

/** IA-KW-006 to -010: everybody and everything next to the target space, but not the target. */
function blast(s: AState, v: Attack): void {
  if (v.suffered <= 0 || v.tally.blast <= 0) return
  for (const id of nextToSpace(s, v.space))
    if (id !== v.target) callNow(s, 'suffer damage', damageTo(id, v.tally.blast, 'blast', v.attacker))
}

/** Figures and attackable objects on or next to a space. */
export function nextToSpace(s: AState, space: Space): TargetId[] {
  const around = aroundToken(boardOf(s), [space])
  const figures = figuresOnMap(s).filter(
    (one) => spacesOf(s, one).includes(space) || isAdjacentTo(s, one, [space]),
  )
  const objects = s.table.objects.filter(
    (one) => isAttackable(one) && one.spaces.some((at) => around.includes(at)),
  )
  return [...figures, ...objects].map((one) => one.id)
}

/** Another one that could have been the target (IA-KW-012, -013, IA-OPEN-016). */
function cleavable(s: AState, v: Attack): TargetId[] {
  if (v.suffered <= 0 || v.tally.cleave <= 0) return []
  const ids = legalTargets(s, v).map((one) => one.target)
  return [...new Set(ids)].filter((id) => id !== v.target)
}
