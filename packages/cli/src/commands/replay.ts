import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type Entry,
  type FairDice,
  type Game,
  type GameRecord,
  heardBy,
  type Language,
  languages,
  misfitOf,
  notAsRecorded,
  readRecord,
  type Seat,
  sentenceFor,
  unfair,
} from '@sandtable/kernel'
import { type Command, exit, isMistake, type Mistake } from '../command.ts'
import { type Options, readOptions } from '../options.ts'
import { type Outside, shelfOf } from '../outside.ts'
import { fileTrouble } from '../paths.ts'
import { gameNamed } from '../playable.ts'
import { type Passage, type Retelling, retell } from '../retelling.ts'
import { asJson, tame } from '../tame.ts'

export const command: Command = {
  help: `sandtable replay FILE [--verify] [--lang en|de] [--seat SEAT] [--json]

Plays a game back from its log and tells it, decision by decision.

  --verify     compares the state at every decision with the one recorded; ends with 1 where it differs. Of a
               game from a host, also that its dice follow from the numbers that everybody had put in
  --lang LANG  in English (en) or German (de)
  --seat SEAT  only what this seat may know
  --json       the story as JSON

  sandtable replay .sandtable/replays/drill-spring-12.json --verify
  sandtable replay game.json --seat red --lang de`,

  async run(args, outside) {
    const options = readOptions(args, { verify: 'flag', lang: 'value', seat: 'value', json: 'flag' })
    if (isMistake(options)) return options
    const [file, ...more] = options.words
    if (file === undefined) return { mistake: 'Say which file, as in: sandtable replay game.json.' }
    if (more.length > 0) return { mistake: `One file at a time, not also “${more.join(' ')}”.` }
    const record = recordIn(file, outside)
    if (isMistake(record)) return record
    const game = gameNamed(await shelfOf(outside), record.game)
    if (isMistake(game)) return { mistake: `${file} is a game of ${record.game}. ${game.mistake}` }
    const misfit = misfitOf(game, record)
    if (misfit !== null) return { mistake: `${file}: ${misfit}.` }
    const reader = readReader(options, game, record)
    if (isMistake(reader)) return reader

    const told = retell(game, record)
    const verify = options.flags.has('verify')
    const complaint = told.problem ?? (verify ? (doubt(told) ?? doubtOfDice(record)) : null)
    if (options.flags.has('json')) outside.say(asJson(asData(record, told, reader, verify)))
    else {
      for (const passage of told.passages) tell(game, passage, reader, outside)
      if (verify && complaint === null) outside.say(`All ${told.compared} states are as recorded.`)
      if (verify && complaint === null && record.dice !== undefined) outside.say(fairness(record.dice))
    }
    if (complaint !== null) outside.warn(`${file}: ${complaint}`)
    return complaint === null ? exit.well : exit.found
  },
}

/** Who reads the story, and in which language. */
interface Reader {
  readonly language: Language
  /** null: somebody who may know everything. */
  readonly seat: Seat | null
}

function readReader({ values }: Options, game: Game, record: GameRecord): Reader | Mistake {
  const lang = values.get('lang') ?? 'en'
  const language = languages.find((one) => one === lang)
  if (language === undefined)
    return { mistake: `--lang must be one of ${languages.join(', ')}, not “${lang}”.` }
  const seat = values.get('seat') ?? null
  const seats = game.seats(record.setup as object)
  if (seat !== null && !seats.includes(seat))
    return { mistake: `There is no seat “${seat}” in this game. Seats: ${seats.join(', ')}.` }
  return { language, seat }
}

function recordIn(file: string, { folder }: Outside): GameRecord | Mistake {
  let text: string
  try {
    text = readFileSync(resolve(folder, file), 'utf8')
  } catch (error) {
    return { mistake: `${file} cannot be read: ${fileTrouble(error) ?? String(error)}.` }
  }
  const record = readRecord(text)
  return 'problem' in record
    ? { mistake: `${file}${placeOf(record.problem, text)}: ${record.problem}.` }
    : record
}

/** JSON is damaged at a position; people and editors count lines and columns. */
export function placeOf(problem: string, text: string): string {
  const position = /at position (\d+)/.exec(problem)?.[1]
  const isCut = problem.includes('Unexpected end') || problem.includes('Unterminated')
  if (position === undefined && !isCut) return ''
  const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n')
  return `:${before.length}:${(before.at(-1) ?? '').length + 1}`
}

function doubt({ compared, differsAfter, passages }: Retelling): string | null {
  if (compared === 0) return 'the file holds no hashes to compare with.'
  if (differsAfter === null) return null
  return `${notAsRecorded(differsAfter, passages[differsAfter]?.seat)}.`
}

function doubtOfDice(record: GameRecord): string | null {
  const problem = unfair(record)
  return problem === null ? null : `${problem}.`
}

function fairness({ numbers }: FairDice): string {
  return `The seed follows from the numbers of ${Object.keys(numbers).join(', ')}, as each was fixed before the game.`
}

const words = {
  en: {
    start: 'Before the first move',
    only: (seats: string) => `(${seats} only) `,
    back: (move: number) => `Taken back: the game goes on from after move ${move}.`,
  },
  de: {
    start: 'Vor dem ersten Zug',
    only: (seats: string) => `(nur ${seats}) `,
    back: (move: number) => `Zurückgenommen: Es geht nach Zug ${move} weiter.`,
  },
} as const

function tell(game: Game, passage: Passage, { language, seat }: Reader, { say, ink }: Outside): void {
  const { start, only, back } = words[language]
  const { about, move } = passage
  const step = about && (game.phrases[language].step(about.procedure, about.step) ?? about.step)
  say(ink.bold(move === 0 ? start : `${move}. ${passage.seat}${step ? `: ${step}` : ''}`))
  if (passage.backTo !== null) say(`   ${back(passage.backTo)}`)
  for (const entry of heard(passage.entries, seat)) {
    // Who may know everything should see who does not.
    const secret = seat === null && entry.to !== undefined ? ink.faint(only(entry.to.join(', '))) : ''
    say(`   ${secret}${tame(sentenceFor(game.id, entry, language, passage.table))}`)
  }
}

function heard(entries: readonly Entry[], seat: Seat | null): readonly Entry[] {
  return seat === null ? entries : heardBy(entries, seat)
}

/** Neither the seed nor answers: with a seat's eyes they would tell what it may not know. */
function asData(record: GameRecord, told: Retelling, { language, seat }: Reader, verify: boolean) {
  const { game, version, moves } = record
  return {
    game,
    version,
    moves: moves.length,
    passages: told.passages.map((passage) => ({
      move: passage.move,
      seat: passage.seat,
      step: passage.about?.step ?? null,
      ...(passage.backTo === null ? {} : { backTo: passage.backTo }),
      entries: heard(passage.entries, seat).map((entry) => ({
        ...entry,
        text: sentenceFor(game, entry, language, passage.table),
      })),
    })),
    over: told.over,
    problem: told.problem,
    ...(verify
      ? {
          verified: told.problem === null && doubt(told) === null && unfair(record) === null,
          compared: told.compared,
          differsAfter: told.differsAfter,
          ...(record.dice !== undefined && { fair: unfair(record) === null }),
        }
      : {}),
  }
}
