import type { RemoteKind } from '@sandtable/keeper/hosted'
import { next32, nextBelow, pickOne, type Random, randomFrom } from '@sandtable/kernel'
import { kinds } from '../shapes.ts'

/** What somebody who means no good knows: tables of others, their seats, and what was said before. */
export interface Known {
  readonly tables: readonly string[]
  readonly seats: readonly string[]
  readonly keys: readonly string[]
}

/** Messages of somebody who means no good: wrong forms, wrong seats, other people's tables, huge, deep. */
export function* hostileMessages(seed: string, known: Known): Generator<string | Uint8Array> {
  const random = randomFrom(seed)
  for (let call = 1; ; call++) {
    const dice = nextBelow(random, 40)
    if (dice === 0) yield noise(random)
    else if (dice === 1) yield new Uint8Array([1, 2, 3, nextBelow(random, 256)])
    else if (dice === 2) yield deep(random, call)
    else if (dice === 3) yield JSON.stringify(strange(random, known, 0))
    else if (dice === 4) yield huge(random, call)
    else if (dice < 15) yield JSON.stringify({ call, kind: pickOne(random, kinds), ask: ask(random, known) })
    else yield wellFormed(random, call, known)
  }
}

const fields = [
  'table',
  'seat',
  'answer',
  'made',
  'id',
  'force',
  'game',
  'board',
  'options',
  'bots',
  'round',
  'number',
  'nonce',
  'commitment',
  'language',
  'heard',
  'text',
  'phrase',
  'from',
  'as',
  'move',
  'moves',
  'yes',
  'change',
  'meant',
  'led',
  'ghost',
  'planned',
  'to',
  'until',
  'answers',
  'on',
  'likewise',
  'lift',
  'name',
  'key',
  'page',
  'bot',
  'ask',
  'seed',
  '__proto__',
  'constructor',
  'toString',
]

/** What each request needs beside the table; moves also say who, what they are called, and when. */
const needs: Readonly<Record<RemoteKind, readonly string[]>> = {
  hello: ['key', 'page', 'language'],
  name: ['name'],
  'make table': ['game'],
  'open tables': [],
  'my games': [],
  around: ['table'],
  join: ['table'],
  'give back': ['table'],
  'seat bot': ['table', 'seat', 'bot'],
  commit: ['table', 'round', 'commitment', 'nonce'],
  'put in': ['table', 'round', 'number'],
  'sit down': ['table', 'language'],
  say: ['table', 'text'],
  said: ['table', 'from'],
  claim: ['table', 'seat', 'as'],
  rematch: ['table'],
  record: ['table'],
  'end frozen': ['table'],
  leave: ['table'],
  look: ['table', 'seat', 'language'],
  'catch up': ['table', 'moves'],
  answer: ['table', 'seat', 'id', 'made', 'answer'],
  undo: ['table', 'seat', 'id', 'made'],
  concede: ['table', 'seat', 'id', 'made'],
  lead: ['table', 'seat', 'id', 'made', 'answers'],
  'pass on': ['table', 'seat', 'id', 'made', 'until'],
  hint: ['table', 'seat'],
  decide: ['table', 'seat', 'id', 'made'],
  propose: ['table', 'seat', 'id', 'made', 'change'],
  agree: ['table', 'seat', 'id', 'made', 'yes'],
  'turn to': ['table', 'move'],
  branch: ['table', 'move', 'seed'],
  preview: ['table', 'seat', 'answer'],
  'stop preview': ['table'],
  try: ['table', 'seat', 'answer'],
  foreshow: ['table', 'ghost'],
  steer: ['table', 'seat', 'led'],
  measure: ['table', 'from', 'to'],
  account: ['table'],
  amendments: ['table'],
  mean: ['table', 'seat', 'id', 'made', 'meant'],
}

/** As a page would say it, about what is somebody else's; seldom with one thing changed. */
function wellFormed(random: Random, call: number, known: Known): string {
  const kind = pickOne(random, kinds)
  const said = Object.fromEntries(needs[kind].map((field) => [field, likely(random, field, known)]))
  if (nextBelow(random, 5) === 0) said[pickOne(random, fields)] = strange(random, known, 0)
  return JSON.stringify({ call, kind, ask: said })
}

/** Mostly what is asked for, with something else in a place or two. */
function ask(random: Random, known: Known): Record<string, unknown> {
  const table = pickOne(random, known.tables)
  const base: Record<string, unknown> = {
    table,
    seat: pickOne(random, known.seats),
    ...(nextBelow(random, 2) === 0 && { id: `h${next32(random)}`, made: nextBelow(random, 300) }),
  }
  for (let more = nextBelow(random, 4); more > 0; more--) {
    const field = pickOne(random, fields)
    base[field] = nextBelow(random, 3) === 0 ? likely(random, field, known) : strange(random, known, 0)
  }
  for (const field of ['table', 'seat']) if (nextBelow(random, 6) === 0) delete base[field]
  return base
}

/** Something that could pass for what belongs there. */
function likely(random: Random, field: string, known: Known): unknown {
  const values: Readonly<Record<string, readonly unknown[]>> = {
    table: known.tables,
    seat: known.seats,
    id: ['a', 'b'],
    page: ['p', 'q'],
    made: [0, 1, 5, 100, 2 ** 40],
    name: ['Ann', '\u202eAnn', ' '],
    text: ['hello', '<script>', ' '],
    round: [0, 1, 2],
    nonce: ['n'],
    from: [0, { piece: 'red-a' }, { x: 1, y: 1e308 }],
    to: [{ piece: 'nobody' }, { x: 0, y: 0 }],
    move: [0, 3, 1e9],
    moves: [0, 3, 1e9],
    answers: [['pass'], [], [1, 2, 3]],
    until: [[], ['dice']],
    ghost: ['ghost', 'red-a'],
    bot: ['steady', 'random', null, 'nobody'],
    yes: [true, false],
    game: ['drill', 'xwing', 'chess', '__proto__'],
    language: ['en', 'de', 'fr'],
    answer: ['pass', 'red-a', { cadet: 'red-a', stance: 'aim' }, []],
    change: [
      { end: { winner: 'blue', reason: 'mine' } },
      { undo: 0 },
      { set: [{ path: ['table'], value: 1 }] },
    ],
    options: [
      { clock: { total: 0, atZero: 'bot' } },
      { clock: { move: 1e99, atZero: 'concede' } },
      { listed: true },
    ],
    force: ['none', 9, -1, { length: 1e9 }],
    key: known.keys,
    as: ['win', 'bot'],
    seed: ['x'],
    meant: [{ piece: 'red-a' }, { spot: { x: 1e308, y: -1 } }],
    led: [{ of: 'red-a', at: { x: 0, y: 0 } }],
    commitment: ['0'.repeat(64)],
    number: ['f'.repeat(64)],
    phrase: ['hello', 'constructor'],
    bots: [{ blue: { bot: 'steady' } }, { green: { bot: 'random' } }],
  }
  return pickOne(random, (Object.hasOwn(values, field) ? values[field] : undefined) ?? [true, 0, 1, 'x'])
}

function strange(random: Random, known: Known, depth: number): unknown {
  const pick = nextBelow(random, depth > 4 ? 10 : 14)
  const simple = [null, true, -1, 1.5, 1e308, '', 'pass', '\u0000', 2 ** 53, pickOne(random, known.tables)]
  if (pick < simple.length) return simple[pick]
  const many = nextBelow(random, 5)
  const parts = Array.from({ length: many }, () => strange(random, known, depth + 1))
  if (pick < 12) return parts
  return Object.fromEntries(parts.map((part) => [pickOne(random, fields), part]))
}

function noise(random: Random): string {
  return Array.from({ length: nextBelow(random, 60) }, () =>
    String.fromCharCode(nextBelow(random, 0xffff)),
  ).join('')
}

function deep(random: Random, call: number): string {
  const many = 100 + nextBelow(random, 20_000)
  const nested =
    nextBelow(random, 2) === 0
      ? '['.repeat(many) + ']'.repeat(many)
      : `${'{"a":'.repeat(many)}1${'}'.repeat(many)}`
  return `{"call":${call},"kind":"${pickOne(random, kinds)}","ask":{"table":"t","answer":${nested}}}`
}

function huge(random: Random, call: number): string {
  const text = 'x'.repeat(10_000 + nextBelow(random, 42_000))
  return JSON.stringify({
    call,
    kind: pickOne(random, kinds),
    ask: { table: text, text, name: text, answer: [text] },
  })
}
