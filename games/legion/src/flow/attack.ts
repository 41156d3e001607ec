import { query, tell } from '@sandtable/kernel'
import {
  choosable,
  longShots,
  needsLongShot,
  possibleDefenders,
  refuseDefender,
} from '../actions/defenders.ts'
import {
  canAddMore,
  eachItsOwn,
  type Forming,
  type HandOut,
  handedOn,
  handOuts,
  isForEach,
  isWorthEach,
  poolOfEach,
} from '../attack/each-its-own.ts'
import { addedAgain, type Further, furtherPools } from '../attack/further-pools.ts'
import { formed, fullest, type Loadout, loadouts, takenBy } from '../attack/loadouts.ts'
import { refuseHandOut, refuseLoadout } from '../attack/refuse-loadout.ts'
import { withDiceTaken } from '../attack/tally.ts'
import { aimLenders, borrowAim } from '../cards/borrowed.ts'
import { outOfHand } from '../command/out-of-hand.ts'
import { noteFor } from '../current.ts'
import { editionOf } from '../editions/index.ts'
import { wield } from '../holdings.ts'
import { closeUp, fightsNow } from '../moves/melee.ts'
import { settleUnits } from '../settle.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { endStandby, gain, maySpend, spendTokens } from '../tokens.ts'
import { findUnitOf, unitOf } from '../units.ts'
import { useCard } from '../upgrades/equipped.ts'
import { done } from '../vocabulary/activations.ts'
import { type Added, type Attacking, type Formed, type Pool, poolOf } from '../vocabulary/attacks.ts'
import { commandOfArm, keywordsOfWeapon, weaponOf } from '../weapons.ts'
import { ask, call, procedure, repeat, run, window } from './words.ts'

const own = (s: LState, v: Attacking): Unit => unitOf(s, v.unit)

/** Steps 1 to 3 and 11: all pools are formed before a die falls (LG2-ATK-001, -026). */
export const attack = procedure(
  'attack',
  [
    window('before an attack', { of: (_, v) => v.unit }),
    ask('declare a defender', {
      rule: 'LG2-ATK-007',
      declares: true,
      seats: (s, v) => (defenders(s, v).length > 0 ? own(s, v).seat : null),
      about: (_, v) => ({ unit: v.unit, pools: v.pools.length }),
      options: (s, v): readonly string[] => [...defenders(s, v), ...(v.pools.length > 0 ? ['done'] : [])],
      why: (s, v, answer) => {
        const enemy = findUnitOf(s, answer)
        if (enemy === undefined) return 'LG2-ATK-007'
        if (v.pools.some(({ defender }) => defender === answer)) return 'LG2-ATK-024'
        if (v.only !== null && !v.only.includes(enemy.id)) return 'LG2-STBY-007'
        return (
          refuseDefender(s, own(s, v), enemy, takenBy(s, v), v.kinds) ??
          (query(s, 'must attack', [], v.unit).length === 0 ? 'LG2-KW-263' : 'LG2-KW-274')
        )
      },
      answer: (_, v, answer) => {
        v.defender = answer === 'done' ? null : answer
      },
    }),
    call('a card out of the other hand', 'hand card', (s, v) => {
      const enemy = findUnitOf(s, v.defender)
      return enemy !== undefined && isShotAt(s, v, enemy)
        ? outOfHand(s, 'a defender is declared', own(s, v), enemy)
        : null
    }),
    // Before range is measured (LG2-WKW-062).
    ask('spend an aim token for Long Shot', {
      rule: 'LG2-WKW-062',
      seats: (s, v) => (farShots(s, v).length > 0 ? own(s, v).seat : null),
      about: (_, v) => ({ unit: v.unit, defender: v.defender }),
      options: (s, v): readonly string[] => [...farShots(s, v), ...(mustShootFar(s, v) ? [] : ['no'])],
      answer: (s, v, weapon) => {
        if (weapon === 'no') return
        v.farther = weapon
        v.aims++
        if (maySpend(s, own(s, v), 'aim')) spendTokens(s, own(s, v), 'aim', 1)
        else v.owes = true
      },
    }),
    ask('choose whose aim token it is', {
      rule: 'LG2-WKW-062',
      seats: (s, v) => (v.owes === true ? own(s, v).seat : null),
      about: (_, v) => ({ unit: v.unit }),
      options: (s, v): readonly string[] => aimLenders(s, own(s, v)).map(({ id }) => id),
      answer: (s, v, by) => {
        delete v.owes
        borrowAim(s, own(s, v), unitOf(s, by))
      },
    }),
    ask('form the attack pool', {
      rule: 'LG2-ATK-012',
      seats: (s, v) => (v.defender === null ? null : own(s, v).seat),
      about: (_, v) => ({ unit: v.unit, defender: v.defender }),
      options: (s, v): readonly (Loadout | typeof eachItsOwn)[] => [
        ...possibleLoadouts(s, v),
        ...(isForEach(forming(s, v)) ? [eachItsOwn as typeof eachItsOwn] : []),
      ],
      idle: (s, v, answer) => answer === eachItsOwn && !isWorthEach(forming(s, v)),
      why: (s, v, answer) =>
        refuseLoadout(s, own(s, v), unitOf(s, v.defender as UnitId), takenBy(s, v), answer),
      answer: (s, v, answer) => {
        if (answer === eachItsOwn) {
          v.chosen = []
          return
        }
        const pool = formed(s, own(s, v), unitOf(s, v.defender as UnitId), answer, takenBy(s, v))
        if (pool === null) throw new Error('a pool was offered that cannot be formed')
        layOut(s, v, pool)
      },
    }),
    ask('choose who uses which weapon', {
      rule: 'LG2-ATK-012',
      seats: (s, v) => (v.chosen === undefined ? null : own(s, v).seat),
      about: (_, v) => ({ unit: v.unit, defender: v.defender }),
      options: (s, v): readonly HandOut[] => handOuts(forming(s, v), isDistracted(s, v)),
      why: (s, v, answer) => refuseHandOut(forming(s, v), answer),
      answer: (s, v, answer) => {
        v.chosen = handedOn(forming(s, v), answer)
        if (answer !== 'done' && canAddMore(forming(s, v))) return
        layOut(s, v, poolOfEach(forming(s, v)))
        delete v.chosen
      },
    }),
    repeat('choose who uses which weapon', (_, v) => v.chosen !== undefined),
    window('before further defenders', { when: (_, v) => v.defender !== null, of: (_, v) => v.unit }),
    repeat('declare a defender', (s, v) => v.defender !== null && furtherDefenders(s, v).length > 0),
    ask('use a weapon again', {
      rule: 'LG2-KW-182',
      seats: (s, v) => (furtherPools(s, v).length > 0 ? own(s, v).seat : null),
      about: (_, v) => ({ unit: v.unit }),
      options: (s, v): readonly (Further | 'no')[] => [...furtherPools(s, v), 'no'],
      answer: (s, v, answer) => {
        v.beyond = answer === 'no' ? 'no' : answer.by
        if (answer === 'no') return
        const added = addedAgain(s, v, answer) as Added
        const pool: Formed = { defender: answer.defender, kind: 'ranged', added: [{ ...added }] }
        v.pools = [...v.pools, withDiceTaken(s, v.unit, pool)]
      },
    }),
    repeat('use a weapon again', (s, v) => furtherPools(s, v).length > 0),
    run('who fights whom?', (s, v) => {
      v.fighting = fightsNow(s, own(s, v))
    }),
    ask('choose the next attack pool', {
      rule: 'LG2-ATK-027',
      seats: (s, v) => (v.pools.length > 1 ? own(s, v).seat : null),
      options: (_, v) => v.pools.map(({ defender }) => defender),
      answer: (_, v, chosen) => {
        v.next = v.pools.find(({ defender }) => defender === chosen) ?? null
      },
    }),
    call(
      'resolve it',
      'attack pool',
      (s, v) => {
        const next = v.next ?? v.pools[0]
        if (next === undefined) return null
        v.pools = v.pools.filter((pool) => pool !== next)
        v.next = null
        return isThere(s, next) ? poolOf(v.unit, next) : null
      },
      (_, v, pool) => {
        v.aims += pool.aims + pool.improving + pool.piercing
      },
    ),
    repeat('choose the next attack pool', (_, v) => v.pools.length > 0),
    run('the attack is over', (s, v) => {
      for (const { unit, count } of v.suppressing ?? []) gain(s, unitOf(s, unit), 'suppression', count)
      // LG2-STBY-008.
      endStandby(s, own(s, v))
      if (own(s, v).wields?.only === true) wield(own(s, v), null)
      if (editionOf(s).closesUp === 'after attacks') closeUp(s, v.fighting ?? [])
      settleUnits(s)
    }),
    call('what follows', 'afterwards', (_, v) => ({
      aims: v.aims,
      ...done(v.unit, 'attack', v.action === true ? 'attack' : null),
    })),
  ],
  { period: 'attack', about: (_, v) => ({ unit: v.unit }) },
)

/** Those that may still be declared, each once (LG2-ATK-024). */
function defenders(s: LState, v: Attacking): UnitId[] {
  const unit = own(s, v)
  if (unit.minis.length === 0) return []
  const possible = possibleDefenders(s, unit, takenBy(s, v), v.kinds).filter(({ id }) => {
    const isIn = v.pools.some(({ defender }) => defender === id)
    return !isIn && (v.only === null || v.only.includes(id))
  })
  return choosable(s, unit, possible).map(({ id }) => id)
}

function possibleLoadouts(s: LState, v: Attacking): Loadout[] {
  const [unit, enemy, taken] = [own(s, v), unitOf(s, v.defender as UnitId), takenBy(s, v)]
  const formable = loadouts(s, unit, enemy, taken).filter(({ kind }) => v.kinds?.includes(kind) !== false)
  let isOpen: boolean | undefined
  const mayWait = () => {
    isOpen ??= mayFormMore(s, v)
    return isOpen
  }
  const all = formable.filter(({ waits }) => waits !== true || mayWait())
  return isDistracted(s, v) ? fullest(s, unit, enemy, all, taken) : all
}

/** Is the pool being formed the one for whoever distracts the unit (LG2-KW-275)? */
function isDistracted(s: LState, v: Attacking): boolean {
  return (
    v.pools.length === 0 && v.defender !== null && query(s, 'must attack', [], v.unit).includes(v.defender)
  )
}

/** The pool being formed, miniature by miniature. */
function forming(s: LState, v: Attacking): Forming {
  const defender = unitOf(s, v.defender as UnitId)
  return { s, unit: own(s, v), defender, taken: takenBy(s, v), chosen: v.chosen ?? [] }
}

/** Its dice are laid beside its defender (LG2-ATK-022). */
function layOut(s: LState, v: Attacking, pool: Formed): void {
  const unit = own(s, v)
  v.pools = [...v.pools, withDiceTaken(s, v.unit, pool)]
  noteArsenal(s, unit, v)
  noteCumbersome(s, unit, pool)
  useUp(s, unit, pool)
}

/** Is there anybody for another pool beside the one that is being formed? */
function mayFormMore(s: LState, v: Attacking): boolean {
  return furtherDefenders(s, v).some((id) => id !== v.defender)
}

/** Those that another pool could be for. */
function furtherDefenders(s: LState, v: Attacking): string[] {
  return v.single ? [] : defenders(s, v)
}

/** Is it a ranged attack against this one? */
function isShotAt(s: LState, v: Attacking, enemy: Unit): boolean {
  return refuseDefender(s, own(s, v), enemy, takenBy(s, v), ['ranged']) === null
}

function farShots(s: LState, v: Attacking): string[] {
  const enemy = findUnitOf(s, v.defender)
  return enemy === undefined ? [] : longShots(s, own(s, v), enemy, takenBy(s, v), v.kinds)
}

function mustShootFar(s: LState, v: Attacking): boolean {
  return needsLongShot(s, own(s, v), unitOf(s, v.defender as UnitId), takenBy(s, v), v.kinds)
}

/** LG2-KW-222. */
function noteArsenal(s: LState, unit: Unit, { pools }: Attacking): void {
  const minis = pools.flatMap(({ added }) => added.map(({ mini }) => mini))
  if (new Set(minis).size < minis.length)
    noteFor(s, unit, (activation) => {
      activation.arsenal = true
    })
}

/** LG1-WKW-003. */
function noteCumbersome(s: LState, unit: Unit, { added }: Formed): void {
  if (editionOf(s).cumbersome === 'worse dice') return
  const isHeavy = added.some((one) =>
    keywordsOfWeapon(s, unit, weaponOf(unit, one)).some(({ id }) => id === 'cumbersome'),
  )
  if (isHeavy)
    noteFor(s, unit, (activation) => {
      activation.rooted = true
    })
}

/** Cards with a symbol for it are exhausted or expended once their weapon is in a pool (LG2-UPG-017). */
function useUp(s: LState, unit: Unit, { added }: Formed): void {
  for (const card of new Set(added.map((one) => one.card)))
    if (card !== null && card !== unit.counterpart && commandOfArm(card) === null) useCard(s, unit, card)
}

/** Nobody attacks the fallen; but who fell to an own shot, its attack goes on (LG2-KW-005). */
function isThere(s: LState, { defender }: Formed): boolean {
  return unitOf(s, defender).minis.length > 0
}

export function declared(s: LState, v: Pool): void {
  tell(s, {
    type: 'attack',
    unit: v.attacker,
    defender: v.defender,
    kind: v.kind,
    weapons: [...new Set(v.added.map(({ weapon }) => weapon))],
  })
}
