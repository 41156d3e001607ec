import { botsOf, placeAt } from '@sandtable/bots'
import {
  type Advice,
  applyAnswer,
  awaited,
  type Bot,
  clone,
  type Game,
  type Ghost,
  look,
  type Match,
  type Piece,
  type Plain,
  randomFrom,
  type Scene,
  type Seat,
  type State,
  type Steer,
} from '@sandtable/kernel'

/** What a bot would answer; of a unit that is led over the table also where all of it would stand. */
export interface Hint extends Advice {
  readonly there: readonly Ghost[]
}

/** The strongest bot that can say why; a game without one gives no hints. */
export function adviserOf(game: Game): Bot | undefined {
  return botsOf(game).findLast((bot) => bot.advise !== undefined)
}

export function givesHints(game: Game): boolean {
  return adviserOf(game) !== undefined
}

/** What a bot would answer in this seat's place, knowing what it sees and nothing else; null: nothing is asked of it. */
export function hintFor({ game, record, state }: Match, seat: Seat): Hint | null {
  const bot = adviserOf(game)
  if (bot === undefined || !awaited(state).includes(seat)) return null
  const chance = randomFrom(`${record.seed} ${seat} ${state.decision}`)
  return shownWhere(game, state, seat, bot.advise?.(placeAt(state, seat), chance) ?? null)
}

/** Advice with what is to be seen of it. */
export function shownWhere(game: Game, s: State, seat: Seat, advice: Advice | null): Hint | null {
  return advice === null ? null : { ...advice, there: ledTo(game, s, seat, advice.answer) }
}

/** Where the unit that is in the hand would stand; nothing else that comes of it is told. */
function ledTo(game: Game, s: State, seat: Seat, answer: Plain): readonly Ghost[] {
  const now = sceneOf(game, s, seat)
  const led = now?.things.find((one): one is Steer => one.type === 'steer' && one.inHand)
  if (led === undefined) return []
  const next = clone(s)
  applyAnswer(next, seat, answer)
  const unit = [led.of, ...led.followers]
  return (sceneOf(game, next, seat)?.things ?? []).flatMap((one): Ghost[] =>
    one.type === 'piece' && unit.includes(one.id) ? [ghostOf(one)] : [],
  )
}

function sceneOf(game: Game, s: State, seat: Seat): Scene | undefined {
  return game.scene?.(look(s, seat))
}

function ghostOf({ id, form, at }: Piece): Ghost {
  const ways = { path: [], meets: [], leaves: false }
  return { type: 'ghost', id: `hint ${id}`, z: 0, of: id, kind: 'place', form, at, ...ways }
}
