import { goTo, orPass, query, some, tell, underWay } from '@sandtable/kernel'
import type { AttackDie } from '../../data/types.ts'
import { leaveTokens, suppressionFrom } from '../attack/aftermath.ts'
import { coverAgainst } from '../attack/cover.ts'
import {
  armourOf,
  deflect,
  deflectsByDodge,
  djemSo,
  mayDodge,
  moreDefenceDice,
  pierceAgainst,
  sureBlock,
  vaapadDice,
} from '../attack/defending.ts'
import { backupOf, impactOn, livesFromHits, mostCancelled, ramOn } from '../attack/modifying.ts'
import { among, woundsInSight } from '../attack/sight-limit.ts'
import {
  critsDodged,
  dicePerAim,
  isWorthADodge,
  mayAim,
  mayUseObservation,
  spendAim,
  spendDodges,
  spendObservation,
} from '../attack/spending.ts'
import {
  addDice,
  blocksOf,
  cancel,
  cancelHits,
  critsOf,
  diceOf,
  facesOf,
  hitsOf,
  poolX,
  throughOf,
  toldDice,
  turn,
} from '../attack/tally.ts'
import { attackDice, defenceDice } from '../dice.ts'
import { editionOf } from '../editions/index.ts'
import { flipShields } from '../holdings.ts'
import { loseKeyword } from '../keywords/granted.ts'
import type { LState, Unit } from '../state.ts'
import { gain, maySpend, spendable } from '../tokens.ts'
import { unitOf } from '../units.ts'
import { defenceDieOf, hasKeyword, surgesOf } from '../values.ts'
import {
  type AttackFace,
  type DefenceFace,
  type GuardDie,
  type Pool,
  type PoolDie,
  suffering,
} from '../vocabulary/attacks.ts'
import { declared } from './attack.ts'
import { thrown } from './reroll.ts'
import { ask, call, procedure, run, window } from './words.ts'

const attacker = (s: LState, v: Pool): Unit => unitOf(s, v.attacker)
const defender = (s: LState, v: Pool): Unit => unitOf(s, v.defender)
const attackerFirst = { order: (s: LState, v: Pool) => [attacker(s, v).seat] }
const defenderFirst = { order: (s: LState, v: Pool) => [defender(s, v).seat] }

/** Steps 4 to 10 of an attack (LG2-ATK-003 to -005). */
export const attackPool = procedure(
  'attack pool',
  [
    run('gather dice', (s, v) => {
      declared(s, v)
      // Whoever attacks or is attacked is known from now on (LG2-KW-120).
      for (const unit of [attacker(s, v), defender(s, v)]) loseKeyword(s, unit, 'incognito')
      v.attackDice = diceOf(s, v)
      addDice(v, 'white', vaapadDice(s, attacker(s, v)))
    }),
    window('the pool is formed', { ...attackerFirst, inOrder: true }),
    // 4 Roll attack dice: all downgrades before all upgrades (LG2-ATK-028).
    window('downgrade attack dice', attackerFirst),
    window('upgrade attack dice', attackerFirst),
    run('take the attack dice', (_, v) => {
      v.inHand = coloursOf(v.attackDice)
      v.attackDice = []
    }),
    // Colour by colour; whoever looks ahead need not know what lies there already.
    run('roll attack dice', (s, v) => {
      const [colour] = v.inHand
      if (colour !== undefined)
        for (const die of thrown(s, attackDice, take(v, colour))) v.attackDice.push(die)
      if (v.inHand.length > 0) return goTo('roll attack dice')
      noteHits(s, v)
      tellAttack(s, v)
      return undefined
    }),
    // A token of its own is spent by choosing its dice, all before any is rolled (LG2-ATK-032).
    ask('spend an aim token', {
      rule: 'LG2-ATK-031',
      seats: (s, v) => (mayAim(s, v) ? attacker(s, v).seat : null),
      about: (_, v) => ({ unit: v.attacker, kind: 'attack', dice: facesOf(v.attackDice) }),
      space: orPass(
        some((s, v: Pool) => {
          const from = v.attackDice.map((_, at) => at)
          return { from, least: 0, most: Math.min(dicePerAim(s, v), from.length) }
        }),
      ),
      answer: (s, v, places) => {
        if (places !== 'pass') spendAim(s, v, places)
      },
    }),
    // Tokens on the defender, one by one and mixed with aims as one likes (LG2-KW-038).
    ask('spend an observation token', {
      rule: 'LG2-KW-037',
      seats: (s, v) => (mayUseObservation(s, v) ? attacker(s, v).seat : null),
      about: (_, v) => ({ unit: v.attacker, kind: 'attack', dice: facesOf(v.attackDice) }),
      space: orPass(some((_, v: Pool) => ({ from: v.attackDice.map((_die, at) => at), least: 1, most: 1 }))),
      answer: (s, v, places) => {
        if (places !== 'pass') spendObservation(s, v, places)
      },
    }),
    window('re-roll attack dice', attackerFirst),
    run('more re-rolls?', (s, v) => {
      noteHits(s, v)
      return onceMore(v, 'spend an aim token')
    }),
    window('surges of the attacker', attackerFirst),
    run('more attack surges?', (_, v) => onceMore(v, 'surges of the attacker')),
    run('convert attack surges', (s, v) => {
      const critical = turn<AttackFace>(v.attackDice, 'surge', 'crit', poolX(s, v, 'critical'))
      const { attack } = surgesOf(s, attacker(s, v), v)
      if (critical + turn<AttackFace>(v.attackDice, 'surge', attack ?? 'blank') > 0) tellAttack(s, v)
    }),
    window('improve attack dice', attackerFirst),
    run('more improving?', (_, v) => onceMore(v, 'improve attack dice')),
    run('is anything hit?', (_, v) => {
      v.wasHit ||= throughOf(v) > 0
    }),
    // 5 Apply dodge and cover; only ranged attacks know cover (LG2-ATK-038).
    window('before cover', defenderFirst),
    run('determine cover', (s, v) => {
      if (v.kind !== 'ranged' || !v.wasHit) return
      v.cover = coverAgainst(s, v)
      if (v.cover > 0) tell(s, { type: 'cover', unit: v.defender, cover: v.cover })
    }),
    run('roll cover dice', (s, v) => {
      const count = v.cover > 0 && editionOf(s).coverDice ? hitsOf(v) : 0
      if (count === 0) return
      // Low Profile: a die fewer, and a block for it (LG2-KW-249).
      const sure = hasKeyword(s, defender(s, v), 'low-profile') ? 1 : 0
      v.coverDice = [
        ...thrown(s, defenceDice, Array(count - sure).fill(query(s, 'cover die', 'white', v))),
        ...Array.from({ length: sure }, sureBlock),
      ]
      tell(s, { type: 'cover dice', unit: v.defender, ...toldDice(v.coverDice) })
    }),
    run('apply cover', (s, v) => {
      // LG1-COVER-003.
      if (!editionOf(s).coverDice) return cancelHits(s, v, v.cover)
      // Light cover: blocks; heavy cover: surges, too (LG2-ATK-053, -054).
      const helps = v.coverDice.filter(({ face }) => face === 'block' || (face === 'surge' && v.cover > 1))
      return cancelHits(s, v, helps.length)
    }),
    ask('spend dodge tokens on crits', {
      rule: 'LG2-KW-032',
      seats: (s, v) => (critsDodged(s, v) > 0 ? defender(s, v).seat : null),
      about: (_, v) => ({ unit: v.defender, crits: critsOf(v) }),
      options: (s, v) => Array.from({ length: critsDodged(s, v) + 1 }, (_, count) => count),
      answer: (s, v, count) => {
        spendDodges(s, v, count)
        const gone = cancel(v, 'crit', count)
        if (gone > 0) tell(s, { type: 'crits cancelled', unit: v.defender, count: gone })
      },
    }),
    ask('spend dodge tokens', {
      rule: 'LG2-ATK-056',
      seats: (s, v) => (maySpend(s, defender(s, v), 'dodge') && mayDodge(s, v) ? defender(s, v).seat : null),
      about: (_, v) => ({ unit: v.defender, hits: hitsOf(v) }),
      options: (s, v) =>
        Array.from({ length: spendable(s, defender(s, v), 'dodge') + 1 }, (_, count) => count),
      // More than there are hits may be spent, for nothing (LG2-ATK-057).
      idle: (s, v, count) => count > Math.max(hitsOf(v), isWorthADodge(s, v) ? 1 : 0),
      answer: (s, v, count) => {
        spendDodges(s, v, count)
        cancelHits(s, v, count)
      },
    }),
    window('dodge tokens of others', defenderFirst),
    run('more dodging?', (_, v) => onceMore(v, 'dodge tokens of others')),
    // 6 Modify attack dice: the attacker, then the defender (LG2-DEF-001).
    run('apply what the attacker has', (s, v) => {
      // Ram comes last, or Primitive would take what it gives (LG2-WKW-034, LG2-TIME-004).
      if (impactOn(s, v) + ramOn(s, v) > 0) tellAttack(s, v)
    }),
    window('modify attack dice', attackerFirst),
    run('apply what the defender has', (s, v) => {
      if (livesFromHits(s, v)) return
      cancelHits(s, v, armourOf(s, defender(s, v)))
      cancelHits(s, v, backupOf(s, v))
    }),
    ask('choose how many hits to cancel', {
      rule: 'LG2-BKUP-003',
      seats: (s, v) => (livesFromHits(s, v) && mostCancelled(s, v) > 0 ? defender(s, v).seat : null),
      about: (_, v) => ({ unit: v.defender, hits: hitsOf(v) }),
      options: (s, v) =>
        Array.from({ length: mostCancelled(s, v) + 1 }, (_, less) => mostCancelled(s, v) - less),
      answer: (s, v, count) => cancelHits(s, v, count),
    }),
    window('defender modifies attack dice', defenderFirst),
    run('more modifying?', (_, v) => onceMore(v, 'defender modifies attack dice')),
    // 7 Roll defence dice.
    run('gather defence dice', (s, v) => {
      const through = throughOf(v)
      // Ion comes first, and the shields that it turns cancel nothing (LG2-WKW-029, -030).
      if (maySpend(s, defender(s, v), 'shield'))
        flipShields(s, defender(s, v), Math.min(through, poolX(s, v, 'ion')))
      const colour = defenceDieOf(s, defender(s, v))
      const dice = Array.from({ length: through }, (): GuardDie => ({ colour, face: '' }))
      v.defenceDice = through > 0 ? [...dice, ...moreDefenceDice(s, v)] : []
    }),
    window('defence dice gathered', defenderFirst),
    window('downgrade defence dice', attackerFirst),
    window('upgrade defence dice', attackerFirst),
    run('roll defence dice', (s, v) => {
      v.defenceDice = thrown(s, defenceDice, coloursOf(v.defenceDice))
      tellDefence(s, v)
    }),
    window('re-roll defence dice', defenderFirst),
    run('deflected', (s, v) => deflect(s, v, defender(s, v), v.defenceDice)),
    window('surges of the defender', defenderFirst),
    run('more defence surges?', (_, v) => onceMore(v, 'surges of the defender')),
    run('convert defence surges', (s, v) => {
      const { defence } = surgesOf(s, defender(s, v), v)
      const to = deflectsByDodge(s, v) ? 'block' : (defence ?? 'blank')
      if (turn<DefenceFace>(v.defenceDice, 'surge', to) > 0) tellDefence(s, v)
    }),
    // 8 Modify defence dice: the defender, then the attacker (LG2-DEF-008).
    window('modify defence dice', defenderFirst),
    run('compare results', (s, v) => {
      const pierced = Math.min(blocksOf(v), pierceAgainst(s, v))
      if (pierced > 0) tell(s, { type: 'blocks cancelled', unit: v.attacker, count: pierced })
      const through = throughOf(v) - (blocksOf(v) - pierced)
      // The unseen cannot be wounded beyond what is seen (LG2-WOUND-004).
      v.wounds = Math.min(Math.max(0, through), woundsInSight(s, v))
      tell(s, { type: 'results', unit: v.attacker, defender: v.defender, wounds: v.wounds })
      djemSo(s, v)
    }),
    window('wounds are due', { ...defenderFirst, when: (_, v) => v.wounds > 0 }),
    call('suffer wounds', 'suffer wounds', (s, v) =>
      v.wounds > 0 ? { ...suffering(defender(s, v), v.wounds, v.attacker), ...among(s, v) } : null,
    ),
    // 10 (LG2-ATK-059 to -061).
    run('suppression', (s, v) => {
      const count = suppressionFrom(s, v)
      // LG1-SUPB-008.
      const attack = editionOf(s).suppression === 'each pool' ? null : underWay(s, 'attack')
      if (attack === null) gain(s, defender(s, v), 'suppression', count)
      else attack.suppressing = [...(attack.suppressing ?? []), { unit: v.defender, count }]
    }),
    run('what weapons leave behind', leaveTokens),
    window('after a pool'),
  ],
  { period: 'pool', about: (_, v) => ({ unit: v.attacker, defender: v.defender }) },
)

/** In 2018 a hit that was shown at any time counts (LG1-ATK-029). */
function noteHits(s: LState, v: Pool): void {
  if (editionOf(s).suppression === 'after the attack') v.wasHit ||= throughOf(v) > 0
}

/** All dice of a colour out of the hand. */
function take(v: Pool, colour: AttackDie): AttackDie[] {
  const taken = v.inHand.filter((one) => one === colour)
  v.inHand = v.inHand.filter((one) => one !== colour)
  return taken
}

function coloursOf(dice: readonly (PoolDie | GuardDie)[]): AttackDie[] {
  return dice.map(({ colour }) => colour)
}

function tellAttack(s: LState, v: Pool): void {
  tell(s, { type: 'attack dice', unit: v.attacker, ...toldDice(v.attackDice) })
}

function tellDefence(s: LState, v: Pool): void {
  if (v.defenceDice.length > 0)
    tell(s, { type: 'defence dice', unit: v.defender, ...toldDice(v.defenceDice) })
}

/** Another token may be spent at the same moment, once the first was. */
function onceMore<To extends string>(v: Pool, window: To) {
  const { again } = v
  v.again = false
  return again ? goTo(window) : undefined
}
