import type { Misread, Plain } from '@sandtable/kernel'
import { findFigure } from '../army/cards.ts'
import { type SkirmishMap, spaceNamed } from '../map/map.ts'
import { seats } from '../setup.ts'
import type { AssaultSetup } from '../state.ts'
import type { GroupSpec, Spec } from './position.ts'

type Path = readonly string[]

/** What a position names must be there: spaces on its map, figures of its groups, things of its mission. */
export function misreadMentions(
  spec: Spec,
  at: Plain,
  map: SkirmishMap,
  setup: AssaultSetup,
): Misread | null {
  const figures = figuresIn(spec)
  const things = thingsOn(map, setup)
  const among = (names: readonly string[], what: string) => (name: Plain | undefined, path: Path) =>
    name === undefined || names.includes(String(name))
      ? null
      : { problem: `no ${what} “${String(name)}”`, path, expected: names.join(', ') }
  const figure = among(figures, 'figure')
  const thing = among(things, 'thing on the map')
  const space = (name: Plain | undefined, path: Path): Misread | null =>
    name === undefined || spaceNamed(map.board, String(name)) !== null
      ? null
      : { problem: `no space “${String(name)}” on this map`, path, expected: 'a letter and a number: c3' }
  const wrong: (Misread | null)[] = []
  for (const seat of seats)
    for (const [name, group] of groupsOf(spec, seat))
      for (const one of [group.at].flat()) wrong.push(space(one, [seat, name, 'at']))
  for (const [id, one] of Object.entries((spec.objects ?? {}) as Readonly<Record<string, Spec>>)) {
    wrong.push(thing(id, ['objects']), space(one.at, ['objects', id, 'at']))
    wrong.push(figure(one.carrier, ['objects', id, 'carrier']))
  }
  if (typeof at === 'object' && at !== null) {
    const deed = at as Spec
    for (const key of ['push', 'move', 'place', 'attack', 'damage', 'strain', 'recover'])
      wrong.push(figure(deed[key], ['at', key]))
    // The spaces of a place, or the figure of a condition or a power token.
    if (Array.isArray(deed.on)) for (const one of deed.on) wrong.push(space(one as Plain, ['at', 'on']))
    else wrong.push(figure(deed.on, ['at', 'on']))
    if (deed.damage !== undefined || deed.condition !== undefined) wrong.push(figure(deed.by, ['at', 'by']))
    const all = among([...figures, ...things], 'figure or thing')
    for (const one of (deed.among ?? []) as readonly Plain[]) wrong.push(all(one, ['at', 'among']))
  }
  return wrong.find((one) => one !== null) ?? null
}

function groupsOf(spec: Spec, seat: string): [string, GroupSpec][] {
  return Object.entries(spec[seat] as unknown as Readonly<Record<string, GroupSpec>>)
}

/** The figures of a group of one have its name; others are numbered. */
export function figureNames(name: string, { card, at }: GroupSpec): string[] {
  const spaces = [at].flat()
  const isAlone = (findFigure(card)?.group ?? 1) === 1 && spaces.length === 1
  return spaces.map((_, place) => (isAlone ? name : `${name}-${place + 1}`))
}

function figuresIn(spec: Spec): string[] {
  return seats.flatMap((seat) => groupsOf(spec, seat).flatMap(([name, group]) => figureNames(name, group)))
}

function thingsOn(map: SkirmishMap, { missions: [mission] }: AssaultSetup): string[] {
  return [
    ...map.doors.map((door) => door.id),
    ...map.terminals.map((_, at) => `terminal-${at + 1}`),
    ...map.tokens[mission?.letter ?? 'A'].map((_, at) => `token-${at + 1}`),
  ]
}
