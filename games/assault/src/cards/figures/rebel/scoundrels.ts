import type { Effect } from '@sandtable/kernel'
import { legalTargets } from '../../../board/targets.ts'
import {
  type AState,
  type Die,
  type Figure,
  type FigureId,
  figureOf,
  groupOf,
  isFigure,
  type TargetId,
} from '../../../state.ts'
import { figureCard } from '../../../values.ts'
import type { Rerolling } from '../../../vocabulary/attacks.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { rerollUnderWay } from '../../commands/in-answer-to.ts'
import {
  add,
  adjacentFigures,
  attackNow,
  attackOf,
  bonus,
  choice,
  choose,
  damage,
  gainMovement,
  hasRerolls,
  isMe,
  mayReroll,
  me,
  newAttack,
  nextToSpace,
  rollFor,
  spacesWithin,
} from '../../words.ts'
import { attackerSeat } from '../abilities.ts'
import { afterAttack, cunning, distracting, friendAttacks, surgeForLater } from './abilities.ts'

/** Could the figure attack this very target now? */
function mayAttack(s: AState, figure: string, target: TargetId): boolean {
  return legalTargets(s, newAttack(s, figure)).some((one) => one.target === target)
}

/** Does Han go his own ways (IA-DEP-rogue-smuggler)? */
function isRogue(s: AState, effect: Effect): boolean {
  return groupOf(s, me(s, effect)).attachments.some((one) => one.card === 'rogue-smuggler')
}

const attackColours = ['red', 'blue', 'green', 'yellow'] as const
const defenceColours = ['black', 'white'] as const

/** A die, numbered from 1, and the colour of the one that takes its place. */
type Exchange = { readonly die: number; readonly colour: Die['colour'] }

/** Gambit: the dice of Lando's that are about to be rerolled, each with every other colour of its kind. */
function gambits(s: AState, effect: Effect, v: Rerolling, done: readonly number[]): Exchange[] {
  const attack = attackOf(s)
  return v.places.flatMap((place) => {
    const isAttack = place < attack.attackDice.length
    if (!isMe(effect, isAttack ? attack.attacker : attack.target) || done.includes(place)) return []
    const die = isAttack ? attack.attackDice[place] : attack.defenceDice[place - attack.attackDice.length]
    const colours: readonly Die['colour'][] = isAttack ? attackColours : defenceColours
    return colours.filter((colour) => colour !== die?.colour).map((colour) => ({ die: place + 1, colour }))
  })
}

/** Close Quarters: those beside her whose weapons can be turned on them. */
function disarmable(s: AState, figure: Figure): string[] {
  return adjacentFigures(s, figure, 'hostile').filter((id) => {
    const { attack } = figureCard(figureOf(s, id))
    return attack !== null && !attack.dice.includes('any') && mayAttack(s, figure.id, id)
  })
}

const knife = surgeForLater('fighting-knife', 1)

const shot = choice<string>('shot', {
  from: () => ['accuracy', 'damage', 'surge'],
  do: (s, _, choice) => {
    if (choice === 'accuracy') add(attackOf(s), { accuracy: 2 })
    else add(attackOf(s), choice === 'damage' ? { damage: 1 } : { surge: 1 })
  },
})

/** Hera and those beside her, one after the other, as their player likes. */
const landed = choice<FigureId, { readonly left: readonly FigureId[] }>('landed', {
  from: (_, __, { left }) => left,
  do: (s, effect, figure, { left }) => {
    gainMovement(s, figure, 1)
    choose(s, effect, landed, { left: left.filter((one) => one !== figure) })
  },
})

const gambit = choice<Exchange, { readonly done: readonly number[] }>('gambit', {
  from: (s, effect, { done }) => gambits(s, effect, rerollUnderWay(s), done),
  by: (s) => rerollUnderWay(s).by,
  may: () => true,
  do: (s, effect, { die: number, colour }, memory) => {
    const { attackDice: ours, defenceDice: theirs } = attackOf(s)
    const place = number - 1
    const die = { colour, face: 0, rerolled: false }
    if (place < ours.length) ours[place] = die
    else theirs[place - ours.length] = die
    // For Cheat to Win.
    const v = rerollUnderWay(s)
    v.exchanged = [...(v.exchanged ?? []), place]
    choose(s, effect, gambit, { done: [...memory.done, place] })
  },
})

const device = choice<number>('device', {
  from: (s, effect) => spacesWithin(s, me(s, effect), 3),
  do: (s, effect, space) => {
    const rolled = rollFor(s, ['yellow']).damage
    for (const id of nextToSpace(s, space)) if (isFigure(s, id)) damage(s, id, rolled, effect.on)
    damage(s, effect.on ?? '', 1, effect.on)
  },
})

const disarmed = choice<string>('disarmed', {
  from: (s, effect) => disarmable(s, me(s, effect)),
  do: (s, effect, choice) => {
    const { attack } = figureCard(figureOf(s, choice))
    if (attack !== null)
      attackNow(s, effect.on ?? '', {
        type: attack.type,
        pool: attack.dice.filter((die) => die !== 'any'),
        among: [choice],
      })
  },
})

/** Smugglers, gamblers, spies. */
export const rebelScoundrels: readonly ACard[] = [
  {
    id: 'deployment:han-solo',
    rules: ['IA-DEP-han-solo'],
    // After everything else that changes evades, for Cunning.
    layer: 1,
    query: {
      results: (value, s, effect, v) => {
        const distracted = isRogue(s, effect) ? value : distracting(value, s, effect, v)
        return cunning(distracted, s, effect, v)
      },
    },
    trigger: {
      // Return Fire.
      'attack resolved': {
        limit: { times: 1, per: 'round' },
        of: 'target',
        when: (s, effect, v) =>
          (v.suffered === 0 || isRogue(s, effect)) && mayAttack(s, effect.on ?? '', v.attacker),
        do: (s, effect, v) => attackNow(s, effect.on ?? '', { among: [v.attacker] }),
      },
    },
  },
  {
    id: 'deployment:hera-syndulla',
    rules: ['IA-DEP-hera-syndulla'],
    trigger: {
      // Call the Shots.
      'modify results': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) => friendAttacks(s, effect, v, 3),
        do: (s, effect) => choose(s, effect, shot),
      },
      // Smooth Landing.
      'figures deployed': {
        forced: true,
        do: (s, effect) =>
          choose(s, effect, landed, {
            left: [effect.on ?? '', ...adjacentFigures(s, me(s, effect), 'friendly')],
          }),
      },
    },
    asks: [shot, landed],
  },
  {
    id: 'deployment:jyn-odan',
    rules: ['IA-DEP-jyn-odan'],
    // After Han beside her, too.
    layer: 2,
    query: { results: cunning },
    trigger: {
      // Hair Trigger.
      'start of activation': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) =>
          figureOf(s, v.figure).seat !== effect.seat && mayAttack(s, effect.on ?? '', v.figure),
        do: (s, effect, v) => attackNow(s, effect.on ?? '', { among: [v.figure] }),
      },
      // Nimble.
      'attack resolved': {
        forced: true,
        of: 'target',
        when: (_, __, v) => v.tally.evade > 0,
        do: (s, effect, v) => gainMovement(s, effect.on ?? '', 2 * v.tally.evade),
      },
    },
  },
  {
    id: 'deployment:lando-calrissian',
    rules: ['IA-DEP-lando-calrissian'],
    trigger: {
      // Resourceful.
      'reroll dice': {
        seat: attackerSeat,
        when: (s, effect, v) =>
          (isMe(effect, v.attacker) && hasRerolls(s, { ...effect, seat: v.by }, 'attack')) ||
          (isMe(effect, v.target) && hasRerolls(s, effect, 'defence')),
        do: (s, effect, v) => {
          if (isMe(effect, v.attacker)) mayReroll(s, effect, 'attack', 1, { by: v.by })
          else mayReroll(s, effect, 'defence', 1)
        },
      },
      // Gambit.
      'about to reroll': {
        seat: (_, __, v) => v.by,
        when: (s, effect, v) => owns(s, effect, v) && gambits(s, effect, v, []).length > 0,
        do: (s, effect) => choose(s, effect, gambit, { done: [] }),
      },
    },
    asks: [gambit],
  },
  {
    id: 'deployment:saska-teft',
    rules: ['IA-DEP-saska-teft'],
    actions: {
      'unstable-device': {
        cost: 1,
        do: (s, _, effect) => choose(s, effect, device),
      },
    },
    asks: [device],
  },
  {
    id: 'deployment:verena-talos',
    rules: ['IA-DEP-verena-talos'],
    ...knife,
    actions: {
      'close-quarters': {
        cost: 1,
        attack: true,
        can: (s, figure) => disarmable(s, figure).length > 0,
        do: (s, _, effect) => choose(s, effect, disarmed),
      },
    },
    asks: [disarmed],
  },
  afterAttack('fighting-knife', 'IA-DEP-verena-talos', (s, effect, v) =>
    attackNow(s, effect.on ?? '', { type: 'melee', pool: ['red'], bonus: bonus({ damage: 1 }), by: v.by }),
  ),
]

/** Is it Lando's own player who rerolls, or whoever performs his attack (IA-ATK-026)? */
function owns(s: AState, effect: Effect, v: Rerolling): boolean {
  const attack = attackOf(s)
  return v.by === (isMe(effect, attack.attacker) ? attack.by : effect.seat)
}
