import { nextBelow, type Random, randomFrom } from '@sandtable/kernel'
import type { Work } from './measure.ts'
import { peer } from './peers.ts'

/** The parts of @pkmn/sim that are used here. */
interface Simulator {
  readonly Battle: new (options: object) => Battle
  readonly Teams: { pack(team: object[]): string }
}
interface Battle {
  readonly ended: boolean
  readonly sides: readonly Side[]
  setPlayer(side: string, options: object): void
  choose(side: string, choice: string): boolean
}
interface Side {
  readonly id: string
  readonly activeRequest: Request | null
  isChoiceDone(): boolean
}
interface Request {
  readonly wait?: boolean
  readonly teamPreview?: boolean
  readonly forceSwitch?: readonly boolean[]
  readonly active?: readonly {
    readonly moves: readonly { disabled?: boolean }[]
    trapped?: boolean
    maybeTrapped?: boolean
  }[]
  readonly side: { readonly pokemon: readonly { readonly condition: string }[] }
}

/** Whole battles at random, of six ordinary fighters a side. */
export function randomBattles(): Work {
  const { Battle, Teams } = peer('@pkmn/sim') as Simulator
  const random = randomFrom('bench')
  const team = Teams.pack(six())
  let game = 0
  return () => {
    const battle = new Battle({ formatid: 'gen9customgame', seed: [game++, 2, 3, 4] })
    for (const [side, name] of [
      ['p1', 'one'],
      ['p2', 'two'],
    ] as const)
      battle.setPlayer(side, { name, team })
    let decisions = 0
    for (let turns = 0; !battle.ended && turns < 2000; turns++) {
      for (const side of battle.sides) {
        const choice = side.isChoiceDone() ? null : choiceFor(side.activeRequest, random)
        if (choice === null) continue
        if (!battle.choose(side.id, choice)) battle.choose(side.id, 'default')
        decisions++
      }
    }
    return decisions
  }
}

function choiceFor(request: Request | null, random: Random): string | null {
  if (request === null || request.wait) return null
  if (request.teamPreview) return 'default'
  const standing = [...request.side.pokemon.entries()].flatMap(([at, { condition }]) =>
    at > 0 && !condition.endsWith('fnt') ? [`switch ${at + 1}`] : [],
  )
  if (request.forceSwitch) return standing[nextBelow(random, Math.max(1, standing.length))] ?? 'pass'
  const active = request.active?.[0]
  const moves = [...(active?.moves.entries() ?? [])].flatMap(([at, { disabled }]) =>
    disabled ? [] : [`move ${at + 1}`],
  )
  const all = active?.trapped || active?.maybeTrapped ? moves : [...moves, ...standing]
  return all[nextBelow(random, Math.max(1, all.length))] ?? 'default'
}

/** Six ordinary fighters with four ordinary moves each. */
function six(): object[] {
  const fighters: readonly (readonly [string, string, readonly string[]])[] = [
    ['Charizard', 'Blaze', ['flamethrower', 'airslash', 'dragonpulse', 'roost']],
    ['Blastoise', 'Torrent', ['surf', 'icebeam', 'rapidspin', 'protect']],
    ['Venusaur', 'Overgrow', ['gigadrain', 'sludgebomb', 'sleeppowder', 'synthesis']],
    ['Pikachu', 'Static', ['thunderbolt', 'quickattack', 'irontail', 'thunderwave']],
    ['Snorlax', 'Thick Fat', ['bodyslam', 'earthquake', 'rest', 'crunch']],
    ['Gengar', 'Cursed Body', ['shadowball', 'sludgebomb', 'thunderbolt', 'hypnosis']],
  ]
  const even = { hp: 84, atk: 84, def: 84, spa: 84, spd: 84, spe: 84 }
  return fighters.map(([species, ability, moves]) => ({
    name: species,
    species,
    ability,
    moves,
    item: '',
    nature: '',
    evs: even,
    level: 100,
    gender: '',
  }))
}
