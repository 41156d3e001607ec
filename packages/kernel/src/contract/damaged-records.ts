import type { Game } from '../game.ts'
import { hashOf } from '../hash.ts'
import { openMatch, submit } from '../match.ts'
import { nextBelow, pickOne, type Random, randomFrom } from '../random.ts'
import { type GameRecord, readRecord } from '../record.ts'
import { replay } from '../replay.ts'
import type { Vocabulary } from '../state.ts'
import type { Check } from './checks.ts'
import { deepText, harmful, placesIn, withPart } from './parts.ts'
import { walk } from './walk.ts'

/** The first moves are enough, and quickly played again. */
const span = 60
/** So often each way of damaging is tried on one record. */
const tries = 20

/** A record that was changed, in its bytes or in what it says, is refused in words, or is still the same game. */
export const damageIsNoticed: Check = (game, effort) =>
  walk(
    game,
    effort,
    () => null,
    ({ setup, seed, moves }) => {
      const random = randomFrom(`${seed} damaged`)
      const match = openMatch(game, setup, seed)
      for (const move of moves.slice(0, 1 + nextBelow(random, span))) submit(match, move)
      for (const text of damaged(match.record, random)) {
        const problem = unnoticed(game, text, hashOf(match.state))
        if (problem !== null) return problem
      }
      return null
    },
  )

function* damaged(record: GameRecord, random: Random): Generator<string> {
  const text = JSON.stringify(record)
  for (const start of ['"setup":{', '"moves":[{']) yield text.replace(start, `${start}"deep":${deepText},`)
  for (let made = 0; made < tries; made++) {
    yield otherBytes(text, random)
    yield JSON.stringify(otherPart(record, random))
    yield JSON.stringify(otherMove(record, random))
  }
}

const signs = [...'{}[]",:.-+eE019 \\\u0000\u202exé', '']

/** One sign is another, or gone, or comes twice, or nothing comes after it. */
function otherBytes(text: string, random: Random): string {
  const at = nextBelow(random, text.length)
  const rest = text.slice(at + 1)
  return text.slice(0, at) + pickOne(random, [pickOne(random, signs) + rest, text[at] + text.slice(at), ''])
}

/** Each field as often as the others: otherwise it were always a hash. */
function otherPart(record: GameRecord, random: Random): unknown {
  const field = pickOne(random, Object.keys(record) as (keyof GameRecord)[])
  const path = pickOne(random, [...placesIn(record[field])])
  return withPart(record, [field, ...path], pickOne(random, harmful))
}

/** Another kind of move than was made, or by nobody. */
function otherMove(record: GameRecord, random: Random): unknown {
  const at = nextBelow(random, record.moves.length)
  const seat = pickOne(random, [...record.moves.map((move) => move.seat), 'nobody'])
  const kind = pickOne(random, ['answer', 'concede', 'propose', 'agree', 'undo', 'x'])
  const said = pickOne(random, [...harmful, 2, { set: [{ path: [], value: 0 }] }, { undo: at }])
  return withPart(record, ['moves', at], { seat, [kind]: said })
}

/** Why a damaged record does harm; null: it is refused in words, or it is still the game that ends like this. */
function unnoticed<V extends Vocabulary>(game: Game<V>, text: string, end: string): string | null {
  try {
    const record = readRecord(text)
    if ('problem' in record) return record.problem === '' ? `refused without a word: ${text}` : null
    const again = replay(game, record, { verify: true })
    // Whoever wants to deceive leaves the hashes out.
    replay(game, { ...record, hashes: [] })
    if ('problem' in again) return again.problem === '' ? `refused without a word: ${text}` : null
    return hashOf(again.state) === end ? null : `another game is taken for the one recorded: ${text}`
  } catch (error) {
    return `${(error as Error).stack}, on reading ${text}`
  }
}
