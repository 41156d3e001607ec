import { apex } from '@sandtable/apex'
import { assault } from '@sandtable/assault'
import { placeAt, playOut } from '@sandtable/bots'
import {
  answer,
  awaited,
  type Game,
  type Plain,
  randomFrom,
  type Seat,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { legion } from '@sandtable/legion'
import { xwing } from '@sandtable/xwing'
import { randomBattles } from './battle-peer.ts'
import { beside, type Result, type Work, wholeGames } from './measure.ts'

/** Whole games, at random and between players who fight. */
const rows = {
  'xwing: decisions, whole 100-point games at random': () => atRandom(xwing, 'squads', 50),
  'assault: decisions, whole skirmishes at random': () => atRandom(assault, 'armies', 10),
  'legion: decisions, whole games at random, one in six of them small': () => atRandom(legion, 'armies', 20),
  'apex: decisions, whole games at random': () => atRandom(apex, 'squads', 20),
  'xwing: decisions, games between players who fight': () => fought(xwing, 8),
  'assault: decisions, games between players who fight': () => fought(assault, 2),
  'legion: decisions, games between players who fight': () => fought(legion, 2),
  'apex: decisions, games between players who fight': () => fought(apex, 4),
} as const satisfies Readonly<Record<string, () => Work>>

export type BattleRow = keyof typeof rows

export const battleRows = Object.keys(rows) as BattleRow[]

/** Beside a battle simulator that does the same. */
export function battleRow(name: BattleRow): Result {
  return beside(name, 'decisions/s', rows[name](), { '@pkmn/sim': randomBattles() }, wholeGames)
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
