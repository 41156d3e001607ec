import { botNamed, botsOf, placeAt } from '@sandtable/bots'
import { games } from '@sandtable/games'
import {
  awaited,
  type Game,
  type Language,
  type Lobby,
  type Match,
  openMatch,
  type Plain,
  pickOne,
  randomFrom,
  replay,
  type Seat,
  submit,
  undo,
} from '@sandtable/kernel'
import type { GameOnOffer, Message, Player, Request } from './protocol.ts'
import { shownOf } from './shown.ts'

/** A match that somebody plays at a page. */
interface Table {
  readonly match: Match
  readonly players: Readonly<Record<Seat, Player>>
  seat: Seat | null
  language: Language
}

/** Keeps tables and answers a page. `later` runs something after messages that came meanwhile. */
export function newHost(post: (message: Message) => void, later: (work: () => void) => void) {
  const tables = new Map<string, Table>()

  function show(id: string): void {
    const table = tables.get(id)
    if (table === undefined) return
    const { match, seat, language, players } = table
    post({ type: 'shown', table: id, shown: shownOf(match, seat, language, players) })
  }

  /** Bots answer, one decision at a time, until a person is asked or the game is over. */
  function goOn(id: string): void {
    const table = tables.get(id)
    if (table === undefined) return
    const seat = awaited(table.match.state).find((one) => table.players[one] !== 'person')
    show(id)
    if (seat === undefined) return
    later(() => {
      botAnswers(table, seat)
      post({ type: 'record', table: id, record: table.match.record })
      goOn(id)
    })
  }

  function open(id: string, match: Match, players: Readonly<Record<Seat, Player>>): void {
    const seat = match.state.seats.find((one) => players[one] === 'person') ?? null
    tables.set(id, { match, players, seat, language: 'en' })
    post({ type: 'record', table: id, record: match.record })
    goOn(id)
  }

  return function handle(request: Request): void {
    switch (request.type) {
      case 'offer':
        post({ type: 'offer', games: games.flatMap(onOffer) })
        return
      case 'start': {
        const game = gameNamed(request.game)
        open(request.table, openMatch(game, setupFor(game, request), request.seed), request.players)
        return
      }
      case 'resume': {
        const played = replay(gameNamed(request.record.game), request.record)
        if ('problem' in played) throw new Error(played.problem)
        const match = openMatch(
          gameNamed(request.record.game),
          request.record.setup as object,
          request.record.seed,
        )
        for (const move of request.record.moves) submit(match, move)
        open(request.table, match, request.players)
        return
      }
      case 'look': {
        const table = tables.get(request.table)
        if (table === undefined) return
        table.seat = request.seat
        table.language = request.language
        show(request.table)
        return
      }
      default: {
        const table = tables.get(request.table)
        if (table === undefined) return
        const { match } = table
        const rule =
          request.type === 'answer'
            ? submit(match, { seat: request.seat, answer: request.answer })
            : request.type === 'undo'
              ? undo(match, request.seat)
              : submit(match, { seat: request.seat, concede: true })
        if (rule !== null) {
          post({ type: 'refused', table: request.table, rule })
          return
        }
        post({ type: 'record', table: request.table, record: match.record })
        goOn(request.table)
      }
    }
  }
}

function onOffer(game: Game): GameOnOffer[] {
  const { lobby } = game
  if (lobby === undefined) return []
  return [
    {
      id: game.id,
      name: game.name,
      seats: game.seats(quickSetup(lobby, 'offer', game)),
      bots: botsOf(game).map((bot) => bot.id),
      forces: lobby.forces.map(({ id, name, side, points }) => ({ id, name, side, points })),
      boards: lobby.boards.map(({ id, name }) => ({ id, name })),
    },
  ]
}

function gameNamed(id: string): Game {
  const game = games.find((one) => one.id === id)
  if (game === undefined) throw new Error(`no game ${id}`)
  return game
}

function setupFor(game: Game, request: Request & { type: 'start' }): object {
  const { lobby } = game
  if (lobby === undefined) throw new Error(`${game.id} has no lobby`)
  const { forces, board, seed } = request
  if (forces === undefined) return quickSetup(lobby, seed, game, board)
  const chosen = Object.entries(forces).map(([seat, id]) => [seat, forceNamed(lobby, id)])
  return lobby.setup({ forces: Object.fromEntries(chosen), board: board ?? lobby.boards[0]?.id ?? '' })
}

function forceNamed(lobby: Lobby, id: string): Plain {
  return lobby.forces.find((one) => one.id === id)?.force ?? null
}

/** Two ready-made forces by chance, of different factions if there are. */
function quickSetup(lobby: Lobby, seed: string, game: Game, board?: string): object {
  const random = randomFrom(`quick ${seed}`)
  const first = pickOne(random, lobby.forces)
  const others = lobby.forces.filter((one) => one.side.en !== first.side.en)
  const second = pickOne(random, others.length > 0 ? others : lobby.forces)
  const seats = game.seats({})
  const forces = { [seats[0] ?? '']: first.force, [seats[1] ?? '']: second.force }
  return lobby.setup({ forces, board: board ?? pickOne(random, lobby.boards).id })
}

function botAnswers({ match, players }: Table, seat: Seat): void {
  const bot = botNamed(match.game, players[seat] ?? '')
  if (bot === undefined) throw new Error(`no bot ${players[seat]}`)
  const answer = bot.choose(
    placeAt(match.state, seat),
    randomFrom(`${match.record.seed} ${seat} ${match.state.decision}`),
  )
  const rule = submit(match, { seat, answer })
  if (rule !== null) throw new Error(`${bot.id} answers ${JSON.stringify(answer)}, which ${rule} forbids`)
}
