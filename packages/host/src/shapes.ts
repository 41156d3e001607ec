import type { RemoteKind } from '@sandtable/keeper/hosted'
import { phrases } from '@sandtable/keeper/hosted'
import { somethings } from '@sandtable/keeper/protocol'
import { languages, notPlain } from '@sandtable/kernel'

/** Says whether something that came over a line has the form that it must have. */
type Shape = (value: unknown) => boolean

const text =
  (most: number): Shape =>
  (value) =>
    typeof value === 'string' && value.length > 0 && value.length <= most
const oneOf =
  (values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value)
const flag: Shape = (value) => typeof value === 'boolean'
const number: Shape = (value) => typeof value === 'number' && Number.isFinite(value)
const count: Shape = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const anything: Shape = (value) => value !== undefined
const nothing: Shape = (value) => value === null
const either =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((one) => one(value))
const maybe =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value)
const list =
  (shape: Shape, most: number): Shape =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(shape)
const byName =
  (shape: Shape, most: number): Shape =>
  (value) =>
    isObject(value) && Object.keys(value).length <= most && Object.values(value).every(shape)
/** Exactly these, and nothing else. */
const object =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isObject(value) &&
    Object.keys(value).every((key) => Object.hasOwn(shapes, key)) &&
    Object.entries(shapes).every(([key, shape]) => shape((value as Record<string, unknown>)[key]))

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const name = text(100)
const hex: Shape = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const language = oneOf(languages)
const spot = object({ x: number, y: number })
const piece = object({ piece: name })
const meant = either(piece, object({ spot }))
const seconds = maybe(number)
const options = object({
  listed: maybe(flag),
  clock: maybe(
    object({ total: seconds, increment: seconds, move: seconds, atZero: oneOf(['concede', 'bot']) }),
  ),
  away: maybe(object({ after: number, as: oneOf(['win', 'bot', 'either']) })),
})

const table = { table: name }
const bySeat = { ...table, seat: name }
/** A move says what it is called, and after how many moves it was decided. */
const move = { ...bySeat, id: text(64), made: count }

/** What each request must look like. What a game makes of an answer is up to the game. */
const shapes: Readonly<Record<RemoteKind, Shape>> = {
  hello: object({ key: hex, page: text(64), name: maybe(text(200)), language }),
  name: object({ name: text(200) }),
  'make table': object({
    game: name,
    terms: maybe(byName(name, 20)),
    board: maybe(name),
    seat: maybe(name),
    force: maybe(anything),
    bots: maybe(byName(object({ bot: name, force: maybe(anything) }), 20)),
    options: maybe(options),
  }),
  'open tables': object({}),
  'my games': object({}),
  around: object(table),
  join: object({ ...table, seat: maybe(name), force: maybe(anything) }),
  'give back': object(table),
  'seat bot': object({ ...table, seat: name, bot: either(name, nothing), force: maybe(anything) }),
  commit: object({ ...table, round: count, commitment: hex, nonce: text(64) }),
  'put in': object({ ...table, round: count, number: hex }),
  'sit down': object({ ...table, language, heard: maybe(count) }),
  say: either(
    object({ ...table, text: anything }),
    object({ ...table, phrase: oneOf(Object.keys(phrases)) }),
  ),
  said: object({ ...table, from: count }),
  claim: object({ ...table, seat: name, as: oneOf(['win', 'bot']) }),
  rematch: object(table),
  record: object(table),
  'end frozen': object(table),

  leave: object(table),
  look: object({ ...table, seat: either(name, nothing), language, lift: maybe(flag) }),
  'catch up': object({ ...table, moves: count }),
  answer: object({ ...move, answer: anything, on: maybe(meant), likewise: maybe(flag) }),
  undo: object({ ...move, ask: maybe(flag) }),
  concede: object(move),
  lead: object({ ...move, answers: list(anything, 100) }),
  'pass on': object({ ...move, until: list(oneOf(somethings), somethings.length) }),
  hint: object(bySeat),
  decide: object(move),
  propose: object({ ...move, change: anything }),
  agree: object({ ...move, yes: flag }),
  'turn to': object({ ...table, move: count }),
  branch: object({ ...table, move: count, seed: text(200) }),
  preview: object({ ...bySeat, answer: anything }),
  'stop preview': object(table),
  try: object({ ...bySeat, answer: anything }),
  foreshow: object({ ...table, ghost: text(500), planned: maybe(list(text(500), 200)) }),
  steer: object({
    ...bySeat,
    led: object({ of: name, at: spot, facing: maybe(number), placed: maybe(byName(spot, 200)) }),
  }),
  measure: object({ ...table, from: either(piece, spot), to: either(piece, spot) }),
  account: object(table),
  amendments: object(table),
  mean: object({ ...move, meant }),
}

/** All that can be asked. */
export const kinds = Object.keys(shapes) as readonly RemoteKind[]

/** What is wrong with a request; null: nothing in its form. */
export function misshapen(kind: unknown, ask: unknown): string | null {
  if (typeof kind !== 'string' || !Object.hasOwn(shapes, kind)) return 'kind'
  if (notPlain(ask) !== null) return kind
  return shapes[kind as RemoteKind](ask) ? null : kind
}
