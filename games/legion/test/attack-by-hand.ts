import type { AttackDie, DefenceDie } from '../data/types.ts'
import { attackDice, defenceDice } from '../src/dice.ts'
import type { AttackFace } from '../src/vocabulary/attacks.ts'

/**
 * An attack counted beside the game, step by step as the rulebook has them, with both sides at their best: nothing here
 * knows how the game does it. The numbers of keywords and tokens stand where they are named; none: 0.
 */
export interface Fight {
  readonly kind: 'ranged' | 'melee'
  readonly dice: readonly AttackDie[]
  readonly attacker: Side
  readonly weapon: Numbers
  /** Has the attacker moved in this activation? */
  readonly hasMoved: boolean
  readonly defender: Side & { readonly die: DefenceDie; readonly wounds: number }
}

export type Numbers = Readonly<Record<string, number>>

interface Side {
  readonly surge: 'hit' | 'crit' | 'block' | null
  readonly keywords: Numbers
  readonly tokens: Numbers
}

type Die = readonly [colour: AttackDie, face: AttackFace]

/** What the attack dice show, and what was spent on them. */
interface Shown {
  readonly blanks: number
  readonly hits: number
  readonly crits: number
  readonly aims: number
  readonly dodges: number
  readonly aimed: boolean
}

interface Guard {
  readonly block: number
  readonly surge: number
  readonly blank: number
}

const upTo = (most: number) => Array.from({ length: Math.max(0, most) + 1 }, (_, number) => number)

/** The wounds that are to be expected. */
export function woundsByHand(fight: Fight): number {
  const { kind, attacker, weapon, defender } = fight
  const mine = (id: string) => attacker.keywords[id] ?? 0
  const own = (id: string) => defender.keywords[id] ?? 0
  const on = (id: string) => weapon[id] ?? 0
  const isRanged = kind === 'ranged'
  const known = new Map<string, number>()
  const once = (key: string, count: () => number): number => {
    const found = known.get(key) ?? count()
    known.set(key, found)
    return found
  }
  const chart = attacker.surge ?? (!isRanged && mine('hold-the-line') > 0 ? 'hit' : null)

  /** Makashi gives up a point of Pierce before anything is rolled. */
  const withMakashi = (beats: boolean): number => {
    known.clear()
    return Math.max(...upgraded(fight).map((dice) => rolled(dice, (all) => rerolls(all, start, beats))))
  }
  const start = {
    aims: attacker.tokens.aim ?? 0,
    seen: defender.tokens.observation ?? 0,
    aimed: false,
  }

  const rerolls = (lying: readonly Die[], left: typeof start, beats: boolean): number => {
    const dice = lying.toSorted((a, b) => (a.join() < b.join() ? -1 : 1))
    return once(`rerolls ${dice} ${Object.values(left)}`, () => {
      const found = [surges(dice, left, beats)]
      const pick = (least: number, most: number, then: typeof start) => {
        for (let set = 0; set < 1 << dice.length; set++) {
          const isPicked = (at: number) => (set & (1 << at)) !== 0
          const picked = dice.filter((_, at) => isPicked(at))
          if (picked.length < least || picked.length > most) continue
          const others = dice.filter((_, at) => !isPicked(at))
          const colours = picked.map(([colour]) => colour)
          found.push(rolled(colours, (again) => rerolls([...others, ...again], then, beats)))
        }
      }
      if (left.aims > 0) pick(0, 2 + mine('precise'), { ...left, aims: left.aims - 1, aimed: true })
      if (left.seen > 0) pick(1, 1, { ...left, seen: left.seen - 1 })
      return Math.max(...found)
    })
  }

  const surges = (dice: readonly Die[], { aims, aimed }: typeof start, beats: boolean): number => {
    const count = (face: AttackFace) => dice.filter((die) => die[1] === face).length
    const showing = count('surge')
    const dodges = attacker.tokens.dodge ?? 0
    const ways = upTo(chart === null ? Math.min(attacker.tokens.surge ?? 0, showing) : 0).flatMap((spent) =>
      upTo(Math.min(on('critical'), showing - spent)).map((critical) => {
        const rest = showing - spent - critical
        return improved(
          {
            blanks: count('blank') + (chart === null ? rest : 0),
            hits: count('hit') + spent + (chart === 'hit' ? rest : 0),
            crits: count('crit') + critical + (chart === 'crit' ? rest : 0),
            aims,
            dodges,
            aimed,
          },
          beats,
        )
      }),
    )
    return Math.max(...ways)
  }

  const improved = (shown: Shown, beats: boolean): number =>
    once(`improved ${Object.values(shown)}`, () => {
      const { blanks, hits, crits, aims, dodges } = shown
      const found = [covered(shown, beats)]
      const step = (less: Partial<Shown>) => {
        if (blanks > 0) found.push(improved({ ...shown, ...less, blanks: blanks - 1, hits: hits + 1 }, beats))
        if (hits > 0) found.push(improved({ ...shown, ...less, hits: hits - 1, crits: crits + 1 }, beats))
      }
      if (mine('marksman') > 0 && aims > 0) step({ aims: aims - 1, aimed: true })
      if (!isRanged && mine('jarkai-mastery') > 0 && dodges > 0) step({ dodges: dodges - 1 })
      return Math.max(...found)
    })

  const covered = (shown: Shown, beats: boolean): number => {
    const isBlown = on('blast') > 0 && own('immune-blast') === 0
    const better = Math.min(2, own('cover') + Number((defender.tokens.suppression ?? 0) > 0))
    const cover = isRanged && !isBlown ? better - mine('sharpshooter') : 0
    if (cover <= 0 || shown.hits === 0) return dodged(shown, beats)
    const sure = Math.min(1, own('low-profile'))
    return guarded(shown.hits - sure, 'white', ({ block, surge }) =>
      dodged({ ...shown, hits: shown.hits - sure - block - (cover > 1 ? surge : 0) }, beats),
    )
  }

  const dodged = (shown: Shown, beats: boolean): number => {
    const most = on('high-velocity') > 0 ? 0 : (defender.tokens.dodge ?? 0)
    const ways = upTo(most).flatMap((spent) =>
      upTo(own('outmaneuver') > 0 ? Math.min(spent, shown.crits) : 0).map((onCrits) => {
        const hits = Math.max(0, shown.hits - (spent - onCrits))
        return attacking({ ...shown, hits, crits: shown.crits - onCrits }, spent > 0, beats)
      }),
    )
    return Math.min(...ways)
  }

  const attacking = (shown: Shown, hasDodged: boolean, beats: boolean): number =>
    once(`attacking ${Object.values(shown)} ${hasDodged}`, () => {
      const isArmoured = own('armor') > 0
      const ways = upTo(isArmoured ? Math.min(on('impact'), shown.hits) : 0).flatMap((turned) => {
        const [hits, crits] = [shown.hits - turned, shown.crits + turned]
        const isPrimitive = isArmoured && on('primitive') > 0
        const so = { hits: isPrimitive ? hits + crits : hits, crits: isPrimitive ? 0 : crits }
        return rammed({ ...shown, ...so }).flatMap((dice) =>
          upTo(Math.min(on('lethal'), shown.aims)).map((lethal) =>
            cancelled(dice.hits, dice.crits, {
              pierce: lethal + Number(!isRanged && mine('duelist') > 0 && shown.aimed),
              hasDodged,
              beats,
            }),
          ),
        )
      })
      return Math.max(...ways)
    })

  const rammed = (shown: Shown): Shown[] => {
    const most = fight.hasMoved ? on('ram') : 0
    return upTo(Math.min(most, shown.blanks)).flatMap((blanks) =>
      upTo(Math.min(most - blanks, shown.hits)).map((hits) => ({
        ...shown,
        blanks: shown.blanks - blanks,
        hits: shown.hits - hits,
        crits: shown.crits + blanks + hits,
      })),
    )
  }

  const cancelled = (hits: number, crits: number, so: Defended): number => {
    const shields = isRanged ? (defender.tokens.shield ?? 0) : 0
    const free = own('armor') + (isRanged ? own('backup') + own('guarded') : 0)
    const ways = upTo(Math.min(free, hits)).flatMap((cancels) =>
      upTo(Math.min(shields, hits + crits - cancels)).map((shield) =>
        defended(hits + crits - cancels - shield, so),
      ),
    )
    return Math.min(...ways)
  }

  const defended = (through: number, { pierce, hasDodged, beats }: Defended): number => {
    if (through === 0) return 0
    const inMelee = own('immune-melee-pierce') > 0 || (own('duelist') > 0 && hasDodged)
    const isImmune = !beats && (own('immune-pierce') > 0 || (!isRanged && inMelee))
    const pierced = isImmune ? 0 : on('pierce') - Number(beats) + pierce
    const more = own('impervious') > 0 && !isImmune && !beats ? on('pierce') : 0
    const sensed = Math.min(defender.tokens.suppression ?? 0, own('danger-sense'))
    const deflects = isRanged && own('deflect') > 0 && on('high-velocity') === 0
    const holds = !isRanged && own('hold-the-line') > 0
    const turns = defender.surge === 'block' || (own('block') > 0 && hasDodged) || deflects || holds
    const result = ({ block, surge }: Guard) => {
      const blocks = block + (turns ? surge : Math.min(surge, defender.tokens.surge ?? 0))
      return Math.min(defender.wounds, Math.max(0, through - Math.max(0, blocks - pierced)))
    }
    const again = (lying: Guard, luck: number, mastery: boolean): number => {
      const found = [result(lying)]
      for (const surge of upTo(Math.min(lying.surge, luck)))
        for (const blank of upTo(Math.min(lying.blank, luck - surge)))
          if (surge + blank > 0) {
            const rest = { ...lying, surge: lying.surge - surge, blank: lying.blank - blank }
            found.push(guarded(surge + blank, defender.die, (all) => again(sum(rest, all), 0, mastery)))
          }
      if (mastery) {
        const count = lying.block + lying.surge + lying.blank
        found.push(guarded(count, defender.die, (all) => again(all, luck, false)))
      }
      return Math.min(...found)
    }
    const hasMastery = isRanged && own('soresu-mastery') > 0
    return once(`defended ${through} ${pierced} ${hasDodged}`, () =>
      guarded(through + more + sensed, defender.die, (all) => again(all, own('uncanny-luck'), hasMastery)),
    )
  }

  const mayBeat = !isRanged && mine('makashi-mastery') > 0 && on('pierce') > 0
  return Math.max(withMakashi(false), mayBeat ? withMakashi(true) : 0)
}

interface Defended {
  readonly pierce: number
  readonly hasDodged: boolean
  readonly beats: boolean
}

const better = { white: 'black', black: 'red', red: 'red' } as const

/** The pools that Anti-Personnel can make of these dice. */
function upgraded({ dice, weapon }: Fight): AttackDie[][] {
  const able = dice.filter((colour) => colour !== 'red').length
  const count = Math.min(weapon['anti-personnel'] ?? 0, able)
  const sets = upTo((1 << dice.length) - 1).filter((set) => {
    const picked = dice.filter((_, at) => (set & (1 << at)) !== 0)
    return picked.length === count && !picked.includes('red')
  })
  return sets.map((set) => dice.map((colour, at) => ((set & (1 << at)) === 0 ? colour : better[colour])))
}

function rolled(dice: readonly AttackDie[], worth: (all: readonly Die[]) => number): number {
  const [colour, ...others] = dice
  if (colour === undefined) return worth([])
  return attackDice[colour].faces.reduce((mean, { name, sides }) => {
    const die: Die = [colour, name as AttackFace]
    return mean + (sides / 8) * rolled(others, (all) => worth([die, ...all]))
  }, 0)
}

function guarded(count: number, colour: DefenceDie, worth: (all: Guard) => number): number {
  const { faces, sides } = defenceDice[colour]
  const chance = (face: string) => (faces.find(({ name }) => name === face)?.sides ?? 0) / sides
  return upTo(count)
    .flatMap((block) => upTo(count - block).map((surge) => ({ block, surge, blank: count - block - surge })))
    .reduce((mean, all) => {
      const ways = choose(count, all.block) * choose(count - all.block, all.surge)
      const each = chance('block') ** all.block * chance('surge') ** all.surge * chance('blank') ** all.blank
      return mean + ways * each * worth(all)
    }, 0)
}

function choose(count: number, of: number): number {
  return of === 0 ? 1 : (choose(count, of - 1) * (count - of + 1)) / of
}

function sum(a: Guard, b: Guard): Guard {
  return { block: a.block + b.block, surge: a.surge + b.surge, blank: a.blank + b.blank }
}
