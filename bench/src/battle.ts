import { apex } from '@sandtable/apex'
import { assault } from '@sandtable/assault'
import { placeAt, playOut } from '@sandtable/bots'
import {
  answer,
  awaited,
  type Game,
  nextBelow,
  type Plain,
  type Random,
  randomFrom,
  type Seat,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { legion } from '@sandtable/legion'
import { xwing } from '@sandtable/xwing'
import { beside, type Result, type Work, wholeGames } from './measure.ts'
import { peer } from './peers.ts'

/** Whole games at random, beside a battle simulator that does the same. */
export function battleResults(): Result[] {
  return [
    besidePeer('xwing: decisions, whole 100-point games at random', atRandom(xwing, 'squads', 50)),
    besidePeer('assault: decisions, whole skirmishes at random', atRandom(assault, 'armies', 10)),
    besidePeer(
      'legion: decisions, whole games at random, one in six of them small',
      atRandom(legion, 'armies', 20),
    ),
    besidePeer('apex: decisions, whole games at random', atRandom(apex, 'squads', 20)),
    besidePeer('xwing: decisions, games between players who fight', fought(xwing, 8)),
    besidePeer('assault: decisions, games between players who fight', fought(assault, 2)),
    besidePeer('legion: decisions, games between players who fight', fought(legion, 2)),
    besidePeer('apex: decisions, games between players who fight', fought(apex, 4)),
  ]
}

function besidePeer(name: string, ours: Work): Result {
  return beside(name, 'decisions/s', ours, { '@pkmn/sim': randomBattles() }, wholeGames)
}

function atRandom<V extends Vocabulary>(game: Game<V>, forces: string, count: number): Work {
  const setups = Array.from({ length: count }, (_, number) =>
    game.randomSetup(randomFrom(`${forces} ${number}`)),
  )
  let next = 0
  return () => {
    const setup = setups[next % setups.length]
    if (setup === undefined) throw new Error('no setup')
    return playOut(game, { seed: `bench ${next++}`, setup }).decisions
  }
}

/**
 * Random players hardly fight, least of all ships. Games between the game's own bots are played once, and then again
 * and again from their answers: each is checked and applied, and no bot's thinking is measured.
 */
function fought<V extends Vocabulary>(game: Game<V>, count: number): Work {
  const [bot] = game.bots ?? []
  if (bot === undefined) throw new Error(`${game.id} has no bot of its own`)
  const played = Array.from({ length: count }, (_, number) => {
    const random = randomFrom(`fight ${number}`)
    const begun = { setup: game.randomSetup(random), seed: `fight ${number}` }
    const moves: { seat: Seat; given: Plain }[] = []
    const s = start(game, begun)
    while (s.over === null) {
      const [seat = ''] = awaited(s)
      const given = bot.choose(placeAt(s, seat), random)
      moves.push({ seat, given })
      answer(s, seat, given)
    }
    return { begun, moves }
  })
  let next = 0
  return () => {
    const one = played[next++ % count]
    if (one === undefined) throw new Error('no game')
    const s = start(game, one.begun)
    for (const { seat, given } of one.moves) answer(s, seat, given)
    if (s.over === null) throw new Error('a game that is played again must end as it did')
    return one.moves.length
  }
}

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

function randomBattles(): Work {
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
