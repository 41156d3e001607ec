import type { Misread, Plain, Sentence } from '@sandtable/kernel'
import { fieldNamed } from '../board/ground.ts'
import { cornerOn } from '../board/read.ts'
import { groundIn } from '../field.ts'
import type { Apex, AState } from '../state.ts'

type Words = Readonly<Record<string, string>>

function field(s: AState, name = ''): number | Misread {
  return fieldNamed(groundIn(s), name) ?? { problem: `no field “${name}” on this board` }
}

const isWrong = (value: unknown): value is Misread =>
  typeof value === 'object' && value !== null && 'problem' in value

/** A weapon by its number, or by its card. */
function weapon(s: AState, legend: string, name: string): number {
  if (/^[12]$/.test(name)) return Number(name) - 1
  const held = s.table.legends.find((one) => one.id === legend)?.weapons ?? []
  return held.findIndex((one) => one?.card === name)
}

/** A place for a miniature, turned if its area can be. */
function onField(s: AState, { field: name, turn }: Words): Plain | Misread {
  const at = field(s, name)
  if (isWrong(at)) return at
  return { field: at, corner: null, level: groundIn(s).levels[at] ?? 0, on: null, turn: turn ?? null }
}

/** Places from 1, in whatever order they are named. */
function placesIn(words = ''): number[] {
  return words
    .split(',')
    .map((place) => Number(place) - 1)
    .sort((one, other) => one - other)
}

/** Something that a legend does: the sentence is understood only while it is asked. */
function doing(what: string, answer: (words: Words, s: AState) => Plain | Misread): Sentence<Apex> {
  return { pattern: `{legend} ${what}`, subject: 'legend', answer: (words, s) => answer(words, s as AState) }
}

export const sentences: readonly Sentence<Apex>[] = [
  { pattern: 'activate {legend}', answer: ({ legend = '' }) => legend },
  {
    pattern: '{legend} moves to {field}',
    subject: 'legend',
    answer: (words, s, question) => {
      const to = field(s as AState, words.field)
      if (isWrong(to)) return to
      return question?.step === 'move' ? to : { move: to }
    },
  },
  doing('stays', () => 'stay'),
  doing('passes', () => 'pass'),
  doing('is done', () => 'done'),
  doing('shoots {target} with {weapon}', ({ legend = '', target = '', weapon: name = '' }, s) => ({
    shoot: target,
    weapon: weapon(s, legend, name),
  })),
  doing('shoots {target}', ({ target = '' }) => ({ shoot: target, weapon: 0 })),
  doing('begins to {action}', ({ action = '' }) => ({ act: action })),
  doing('interacts with {object}', ({ object = '' }) => ({ interact: object })),
  doing(
    'attaches {token} to weapon {weapon} slot {slot}',
    ({ legend = '', token = '', weapon: name = '', slot = '' }, s) => ({
      attach: token,
      weapon: weapon(s, legend, name),
      slot: Number(slot) - 1,
    }),
  ),
  doing('detaches slot {slot} of weapon {weapon}', ({ legend = '', weapon: name = '', slot = '' }, s) => ({
    detach: weapon(s, legend, name),
    slot: Number(slot) - 1,
  })),
  doing('uses {token} for {mate}', ({ token = '', mate = '' }) => ({ use: token, for: mate })),
  doing('uses ability {ability}', ({ ability = '' }) => ({ ability })),
  doing('uses {token}', ({ token = '' }) => ({ use: token })),
  doing('strikes {target}', ({ target = '' }) => ({ melee: target })),
  doing('destroys {piece} with {means}', ({ legend = '', piece = '', means = '' }, s) => ({
    destroy: piece,
    with: means === 'melee' ? 'melee' : weapon(s, legend, means),
  })),
  doing('plays {card}', ({ card = '' }) => ({ play: card })),
  doing('takes the special action of weapon {weapon}', ({ legend = '', weapon: name = '' }, s) => ({
    special: weapon(s, legend, name),
  })),
  doing('hastes with {card}', ({ card = '' }) => ({ haste: card })),
  doing('hastens with {card}', ({ card = '' }) => ({ hasten: card })),
  doing('picks up {token} from {field}', ({ token = '', field: name }, s) => {
    const from = field(s, name)
    return isWrong(from) ? from : { pick: token, from }
  }),
  doing('drops {token}', ({ token = '' }) => ({ drop: token })),
  { pattern: 'keep it', answer: () => ({ to: 'backpack' }) },
  { pattern: 'put it on', answer: () => ({ to: 'gear' }) },
  { pattern: 'keep it in place of {token}', answer: ({ token = '' }) => ({ swap: token }) },
  {
    pattern: 'attach it to weapon {weapon} slot {slot}',
    answer: ({ weapon: name = '', slot = '' }) => ({ weapon: Number(name) - 1, slot: Number(slot) - 1 }),
  },
  {
    pattern: 'drop it on {field}',
    answer: ({ field: name }, s) => {
      const drop = field(s as AState, name)
      return isWrong(drop) ? drop : { drop }
    },
  },
  { pattern: 'let it go', answer: () => ({ drop: null }) },
  { pattern: 'replace weapon {weapon}', answer: ({ weapon: name = '' }) => ({ replace: Number(name) - 1 }) },
  {
    pattern: 'take the ammo {first} and {second}',
    answer: ({ first = '', second = '' }) => ({ ammo: [Number(first), Number(second)] }),
  },
  {
    pattern: 'throw it at {field} turned {turn}',
    answer: ({ field: name, turn = '' }, s) => {
      const at = field(s as AState, name)
      return isWrong(at) ? at : { field: at, turn }
    },
  },
  {
    pattern: 'throw it at {field}',
    answer: ({ field: name }, s) => {
      const at = field(s as AState, name)
      return isWrong(at) ? at : { field: at, turn: 'up' }
    },
  },
  { pattern: 'replace cards {places}', answer: ({ places }) => placesIn(places) },
  { pattern: 'replace no cards', answer: () => [] },
  { pattern: 'choose tokens {places}', answer: ({ places }) => placesIn(places) },
  {
    pattern: 'load weapon {weapon} of {legend}',
    answer: ({ weapon: name = '', legend = '' }) => ({ legend, weapon: Number(name) - 1 }),
  },
  {
    pattern: 'on corner {corner} of level {level}',
    answer: ({ corner: name = '', level = '' }, s) => {
      const corner = cornerOn(groundIn(s as AState), name)
      if (corner === null) return { problem: `no corner “${name}” on this board` }
      return { field: null, corner, level: Number(level), on: null, turn: null }
    },
  },
  { pattern: 'on field {field} turned {turn}', answer: (words, s) => onField(s as AState, words) },
  { pattern: 'on field {field}', answer: (words, s) => onField(s as AState, words) },
  {
    pattern: 'onto {legend}',
    answer: ({ legend = '' }) => ({ field: null, corner: null, level: 0, on: legend, turn: null }),
  },
  { pattern: 'on {field}', answer: ({ field: name }, s) => field(s as AState, name) },
  {
    pattern: '{legend} waits at the {side}',
    answer: ({ legend = '', side = '' }) => ({ legend, side }),
  },
  {
    pattern: '{legend} enters on {field}',
    answer: ({ legend = '', field: name }, s) => {
      const at = field(s as AState, name)
      return isWrong(at) ? at : { legend, field: at }
    },
  },
  {
    pattern: '{legend} equips {card} on slot {slot}',
    answer: ({ legend = '', card = '', slot = '' }) => ({ equip: card, legend, slot: Number(slot) - 1 }),
  },
  {
    pattern: '{legend} takes {token} into the backpack',
    answer: ({ legend = '', token = '' }) => ({ give: token, legend, to: 'backpack' }),
  },
  {
    pattern: '{legend} wears {token}',
    answer: ({ legend = '', token = '' }) => ({ give: token, legend, to: 'gear' }),
  },
  {
    pattern: '{legend} puts {token} on weapon {weapon} slot {slot}',
    answer: ({ legend = '', token = '', weapon: name = '', slot = '' }) => ({
      give: token,
      legend,
      weapon: Number(name) - 1,
      slot: Number(slot) - 1,
    }),
  },
  { pattern: 'weapon {weapon}', answer: ({ weapon: name = '' }) => Number(name) - 1 },
  { pattern: 'choose {option}', answer: ({ option = '' }) => option },
]
