import type { Colour, Text } from '../../data/maps/types.ts'
import type { Mission } from './mission.ts'
import { bearMissions } from './missions/bear.ts'
import { bringMissions } from './missions/bring.ts'
import { contestMissions } from './missions/contest.ts'
import { fightMissions } from './missions/fight.ts'
import { holdMissions } from './missions/hold.ts'
import { notOffered } from './missions/not-offered.ts'
import { ownMissions } from './missions/own.ts'

/** All missions that can be played. */
export const missions: readonly Mission[] = [
  ...holdMissions,
  ...contestMissions,
  ...bringMissions,
  ...bearMissions,
  ...fightMissions,
  ...ownMissions,
]

const byId = new Map(missions.map((mission) => [mission.id, mission]))

/** The rules of that name; null if they are unknown or not offered. */
export function findMission(id: string): Mission | null {
  return byId.get(id) ?? null
}

/** Why a mission of the official maps cannot be played here; null if it can, or is none of them. */
export function whyNotOffered(id: string): Text | null {
  return Object.hasOwn(notOffered, id) ? notOffered[id]! : null
}

/** What a mission must find on the map. */
export interface Needs {
  readonly labels: readonly string[]
  readonly areas: readonly string[]
  readonly terminals: readonly (Colour | 'any')[]
}

export function needsOf(mission: Mission): Needs {
  const labels = Object.entries(mission.tokens).flatMap(([label, { supply, absent }]) =>
    supply === undefined && absent === undefined ? [label] : [],
  )
  const areas = new Set<string>()
  const terminals = new Set<Colour | 'any'>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('area' in value && typeof value.area === 'string') areas.add(value.area)
    if ('type' in value && value.type === 'terminal') {
      const colour = 'colour' in value ? value.colour : 'any'
      if (colour === 'own zone') terminals.add('red').add('blue')
      else if (colour === 'red' || colour === 'blue' || colour === 'green' || colour === 'yellow')
        terminals.add(colour)
      else terminals.add('any')
    }
    for (const one of Object.values(value)) {
      if (one === 'terminal controlled' || one === 'one per terminal') terminals.add('any')
      visit(one)
    }
  }
  visit(mission)
  return { labels, areas: [...areas], terminals: [...terminals] }
}
