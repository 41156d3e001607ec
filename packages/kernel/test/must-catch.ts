import type { Game, Seen, Thing } from '@sandtable/kernel'
import { contractAtTheTable } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { type Race, raceGame, scene } from './race.ts'

type Check = keyof typeof contractAtTheTable

/** Where each check is tried: one that nobody tries does not compile. */
const tries: Readonly<Record<Check, 'scenes' | 'tools' | 'accounts' | 'lobbies'>> = {
  'a scene is what is seen': 'scenes',
  'every answer in a scene is legal': 'scenes',
  'everything reads well': 'scenes',
  'every step and moment has a name': 'scenes',
  'every card has a name': 'scenes',
  'whatever is told is a sentence': 'scenes',
  'why a game ends is told': 'scenes',
  'tools give plain things': 'tools',
  'motions arrive': 'tools',
  'what is led there may go there': 'tools',
  'what may be agreed on is made': 'tools',
  'odds are chances': 'tools',
  'odds and tools tell no secret': 'tools',
  'accounts tell no secret': 'accounts',
  'shared screens tell no secret': 'tools',
  'offered forces and boards can be played': 'lobbies',
  'lessons can begin': 'lobbies',
  'the builder keeps forces': 'lobbies',
  'the sheets of cards are whole': 'lobbies',
}

/** What the contract says of the table must be able to fail: a sound game, and the same with one mistake each. */
export const found = (name: Check, game: Game<Race>) =>
  contractAtTheTable[name](game, { games: 2, seed: 'x', decisions: 50 }).join('\n')

let number = 0

/** A race that differs from the sound one in this. */
export const otherRace = (parts: Partial<Game<Race>>) => raceGame(`${number++}`, parts)

const tried = new Set<Check>()

/** One check, and the mistakes it must find, each with what it must say. */
export function catches(
  name: Check,
  broken: Record<string, [parts: Partial<Game<Race>>, says: string]>,
): void {
  tried.add(name)
  describe(name, () => {
    for (const [what, [parts, says]] of Object.entries(broken))
      test(what, () => expect(found(name, otherRace(parts))).toContain(says))
  })
}

/** The checks of this kind that were not tried. */
export function untried(kind: (typeof tries)[Check]): readonly string[] {
  return Object.entries(tries).flatMap(([name, of]) =>
    of === kind && !tried.has(name as Check) ? [name] : [],
  )
}

/** A scene with other things. */
export const things = (
  change: (things: readonly Thing[], seen: Seen) => readonly Thing[],
): Partial<Game<Race>> => ({
  scene: (seen) => {
    const made = scene(seen)
    return { ...made, things: change(made.things, seen) }
  },
})

/** A scene in which every thing of a type is another. */
export const each = (type: Thing['type'], part: (thing: Thing) => object) =>
  things((all) => all.map((one) => (one.type === type ? ({ ...one, ...part(one) } as Thing) : one)))

export const origin = { x: 0, y: 0 }
