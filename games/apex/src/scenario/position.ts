import { clone, type Misread, type Plain, type Position } from '@sandtable/kernel'
import { count, fields, isMap, oneOf, text } from '@sandtable/kit'
import { legendIds, legendsData } from '../../data/legends/index.ts'
import { objects } from '../../data/objects.ts'
import { roundTrack } from '../../data/tracks.ts'
import type { BoardPlan, GearSlot, LegendId, PiecePlan } from '../../data/types.ts'
import { abilityData } from '../abilities.ts'
import { type Field, fieldNamed, isPrintedOccupied } from '../board/ground.ts'
import { cornerOn, readBoard } from '../board/read.ts'
import { groundNamed } from '../boards.ts'
import { bringCards, layOut } from '../flow/set-up.ts'
import { take } from '../hand.ts'
import { usualSetup } from '../setup.ts'
import { type ApexSetup, type AState, type Bag, type Legend, legendOf, squads } from '../state.ts'
import { equipped } from '../weapon.ts'
import { begin } from './beginning.ts'
import { impossible } from './possible.ts'
import { shape } from './shape.ts'

/**
 * A position of a scenario: a board of the library or one of its own, legends by name, each where it stands. Squads are
 * filled up with legends that are not on the board and take no part.
 *
 *     table:
 *       board: crossroads          # or pieces: [{ kind: wall, at: c3 n }] on an open board, 10 by 10 or size: 14
 *       red: { wraith: { at: c3, weapons: [car-a, { card: dmr-a, ammo: 2, attached: [barrel-common] }], hand: [wraith-blink] } }
 *       blue: { gibraltar: { at: e5, shield: 0, health: 12, gear: { helmet: helmet-rare }, backpack: [frag], boxes: 1 } }
 *       loot: { d4: [syringe] }
 *       bags: { rare: { helmet-rare: 1 }, care: {} }   # else as at the start
 *       decks: { weapons: [], bins: [] }
 *       placed: [{ kind: smoke, of: bangalore, at: d4 nw, level: 0 }]
 *       under: { 4: [bangalore-rolling-thunder] }   # abilities under a space of the initiative track, the first on top
 *       round: 3
 *       people: { red: 2 }         # seats red, red2
 *     at: { activate: wraith, ap: 1 }   # or turn: blue, or transition, equip, drop; else: the red turn
 *
 * Hands lie open unless `hidden: true`: whoever holds no card that fits is not asked.
 */
type Spec = Readonly<Record<string, Plain>>

const beginnings = ['turn', 'transition', 'equip', 'drop', 'set-up', '{ activate: … }', '{ turn: blue }']

export function readPosition(spec: Plain, at: Plain): Position | Misread {
  const wrong = spec === null ? null : shape(spec, [])
  if (wrong !== null) return wrong
  const given = (spec ?? {}) as Spec
  const setup = setupOf(given)
  if ('problem' in setup) return setup
  const misplaced = placesIn(given, setup) ?? impossible(given, setup)
  if (misplaced !== null) return misplaced
  if (at !== null && !(typeof at === 'string' && beginnings.includes(at)) && !isMap(at))
    return { problem: 'cannot begin like this', expected: beginnings.join(', ') }
  const stranger = startsWithout(setup, at)
  if (stranger !== null) return stranger
  return { setup, arrange: (s) => arrange(s as AState, given, at) }
}

const inTheMiddle = fields({ activate: text, ap: count, turn: oneOf(squads) })

/** Whoever is activated is one of the legends of this position. */
function startsWithout({ squads: both }: ApexSetup, at: Plain): Misread | null {
  if (!isMap(at)) return null
  const wrong = inTheMiddle(at, ['at'])
  if (wrong !== null) return wrong
  const all = squads.flatMap((squad) => both[squad].legends ?? [])
  return at.activate === undefined || all.includes(at.activate as LegendId)
    ? null
    : { problem: `no legend “${String(at.activate)}” is there`, expected: all.join(', ') }
}

function setupOf(spec: Spec): ApexSetup | Misread {
  const named = squads.map((squad) => Object.keys((spec[squad] ?? {}) as Spec) as LegendId[])
  const size = Math.max(Number(spec.legends ?? 2), ...named.map((one) => one.length)) as 2 | 3
  const others = legendIds.filter((id) => !named.flat().includes(id))
  const people = (spec.people ?? {}) as Readonly<Record<string, number>>
  const crowd = squads.find((squad) => (people[squad] ?? 1) > size)
  if (crowd !== undefined)
    return {
      problem: `${size} legends are for ${size} people at most (APX-MODE-003)`,
      path: ['people', crowd],
    }
  const own = ['pieces', 'size'].find((key) => spec[key] !== undefined)
  if (spec.board !== undefined && own !== undefined)
    return { problem: `a board of the library has its own ${own}`, path: [own] }
  const plan = planOf(spec)
  if (plan !== null) {
    const reading = readBoard(plan as unknown as Plain)
    if ('problems' in reading)
      return {
        problem: reading.problems.map((one) => `${one.field}: ${one.text.en}`).join(' '),
        path: ['pieces'],
      }
  }
  const lineUp = (spec.lineUp ?? 'agreed') as ApexSetup['lineUp']
  const usual = usualSetup(size)
  const squadFor = (at: number) => {
    const squad = at === 0 ? 'red' : 'blue'
    const own = named[at] ?? []
    const seats = Array.from({ length: size }, (_, place) => {
      const person = Math.min(place, (people[squad] ?? 1) - 1)
      return person === 0 ? squad : `${squad}${person + 1}`
    })
    return { seats, legends: lineUp === 'agreed' ? [...own, ...others.splice(0, size - own.length)] : null }
  }
  return {
    ...usual,
    board: typeof spec.board === 'string' ? spec.board : 'crossroads',
    plan,
    lineUp,
    squads: { red: squadFor(0), blue: squadFor(1) },
    passives: spec.passives === true,
    start: (spec.start ?? 'equip') as ApexSetup['start'],
  }
}

/** An open board with what the scenario puts on it, and a beacon in the far corner if it has none. */
function planOf({ board, pieces, size }: Spec): BoardPlan | null {
  if (board !== undefined) return null
  const own = (pieces ?? []) as unknown as readonly PiecePlan[]
  const side = Number(size ?? 10)
  const corner = `${String.fromCharCode(96 + side)}${side}`
  const beacon: PiecePlan = { kind: 'respawn-beacon', at: corner }
  const all = own.some((one) => one.kind === 'respawn-beacon') ? own : [...own, beacon]
  return { id: 'scenario', name: { en: 'Scenario', de: 'Szenario' }, width: side, height: side, pieces: all }
}

/** Every field that the position names is on its board, nobody stands where somebody or something else does, and everything is somebody's. */
function placesIn(spec: Spec, setup: ApexSetup): Misread | null {
  const ground = groundNamed(setup.board, setup.plan)
  const check = (name: Plain | undefined, path: readonly string[]): Misread | null =>
    name === undefined || fieldNamed(ground, String(name)) !== null
      ? null
      : { problem: `no field “${String(name)}” on this board`, path, expected: 'a letter and a number: c3' }
  const taken: Field[] = []
  for (const squad of squads)
    for (const [id, one] of Object.entries((spec[squad] ?? {}) as Readonly<Record<string, Spec>>)) {
      const wrong = check(one.at, [squad, id, 'at'])
      if (wrong !== null) return wrong
      const field = one.at === undefined ? null : fieldNamed(ground, String(one.at))
      if (field !== null && (taken.includes(field) || isPrintedOccupied(ground, field)))
        return { problem: `${String(one.at)} is taken (APX-MOVE-014)`, path: [squad, id, 'at'] }
      if (field !== null) taken.push(field)
      const unknown = Object.keys((one.cooldown ?? {}) as Spec).find((ability) => !isAbilityOf(id, ability))
      if (unknown !== undefined)
        return { problem: `${id} has no ability “${unknown}”`, path: [squad, id, 'cooldown'] }
      const cards = legendsData[id as LegendId].cards.map((card) => card.id)
      const strange = [one.hand, one.deck, one.discard]
        .flatMap((list) => (list ?? []) as string[])
        .find((card) => !cards.includes(card))
      if (strange !== undefined)
        return { problem: `${id} has no card “${strange}”`, path: [squad, id], expected: cards.join(', ') }
    }
  for (const name of Object.keys((spec.loot ?? {}) as Spec)) {
    const wrong = check(name, ['loot'])
    if (wrong !== null) return wrong
  }
  return piecesIn(spec, setup)
}

/** Miniatures, tokens under the track and opened bins: each of a legend that takes part, each somewhere. */
function piecesIn(spec: Spec, setup: ApexSetup): Misread | null {
  const ground = groundNamed(setup.board, setup.plan)
  const all = squads.flatMap((squad) => setup.squads[squad].legends ?? [])
  for (const { of, at, on } of (spec.placed ?? []) as readonly Spec[]) {
    const stranger = [of, on].find((id) => id !== undefined && !all.includes(id as LegendId))
    if (stranger !== undefined)
      return {
        problem: `no legend “${String(stranger)}” is there`,
        path: ['placed'],
        expected: all.join(', '),
      }
    const word = String(at ?? '')
    if (at !== undefined && fieldNamed(ground, word) === null && cornerOn(ground, word) === null)
      return {
        problem: `no field or corner “${word}” on this board`,
        path: ['placed'],
        expected: 'c3, or c3 nw',
      }
  }
  for (const ability of Object.values((spec.under ?? {}) as Readonly<Record<string, string[]>>).flat())
    if (!all.some((id) => isAbilityOf(id, ability)))
      return { problem: `nobody there has an ability “${ability}”`, path: ['under'] }
  const bins = ground.pieces.flatMap(({ kind, id }) => (kind === 'supply-bin' ? [id] : []))
  const bin = ((spec.opened ?? []) as string[]).find((id) => !bins.includes(id))
  return bin === undefined ? null : { problem: `no supply bin “${bin}” on this board`, path: ['opened'] }
}

function isAbilityOf(legend: string, ability: string): boolean {
  return legendsData[legend as LegendId].abilities.some((one) => one.id === ability)
}

function arrange(s: AState, spec: Spec, at: Plain): void {
  if (at === 'set-up') return
  const { table } = s
  const { script } = s.chance
  // Laid out without chance: the scenario says what matters.
  s.chance.script = [String((spec.ring as Spec | undefined)?.card ?? 'ring-1')]
  layOut(s)
  s.chance.script = script
  s.news = []
  bringCards(s)
  const ground = groundNamed(table.board, table.plan)
  for (const legend of table.legends) {
    const given = squads
      .map((squad) => (spec[squad] as Spec | undefined)?.[legend.id])
      .find((one) => one !== undefined)
    const one = (given ?? {}) as Spec
    if (one.at !== undefined) legend.field = fieldNamed(ground, String(one.at))
    arrangeLegend(s, legend, one)
    if (given === undefined) legend.activated = true
  }
  for (const [name, tokens] of Object.entries((spec.loot ?? {}) as Readonly<Record<string, string[]>>))
    table.loot[fieldNamed(ground, name) ?? -1] = [...tokens]
  const { care, ...bags } = clone(spec.bags ?? {}) as Partial<Record<Bag | 'care', Record<string, number>>>
  Object.assign(table.bags, bags)
  if (care !== undefined) table.careBag = care
  const { weapons = table.weaponDeck, bins = table.binDeck } = (spec.decks ?? {}) as Record<string, string[]>
  Object.assign(table, { weaponDeck: [...weapons], binDeck: [...bins] })
  for (const one of (spec.placed ?? []) as readonly Spec[]) arrangePiece(s, one)
  for (const [space, abilities] of Object.entries((spec.under ?? {}) as Readonly<Record<string, string[]>>))
    for (const ability of abilities) arrangeToken(s, Number(space), ability)
  table.opened = [...((spec.opened ?? []) as string[])]
  Object.assign(table.points, (spec.points ?? {}) as object)
  Object.assign(table.ring, (spec.ring ?? {}) as object)
  if (spec.track !== undefined) table.targetTrack = spec.track as 'even' | 'example'
  table.openHands = spec.hidden !== true
  const round = Number(spec.round ?? 1)
  table.roundMarker = roundTrack.findIndex((space) => space.kind === 'diamond' && space.round === round)
  begin(s, at)
}

function arrangeLegend(s: AState, legend: Legend, one: Spec): void {
  const weapons = ((one.weapons ?? ['car-a', 'dmr-a']) as readonly Plain[]).map((given) => {
    const { card, ammo, attached } = (isMap(given) ? given : { card: given }) as Spec
    const made = equipped(String(card))
    if (ammo !== undefined) made.ammo = Number(ammo)
    for (const [at, token] of ((attached ?? []) as string[]).entries())
      made.attached[at] = token === 'none' ? null : token
    return made
  })
  legend.weapons = [weapons[0] ?? null, weapons[1] ?? null]
  Object.assign(legend.gear, (one.gear ?? {}) as Record<GearSlot, string>)
  for (const key of ['shield', 'health', 'boxes'] as const)
    if (one[key] !== undefined) legend[key] = Number(one[key])
  legend.backpack = [...((one.backpack ?? []) as string[])]
  const hand = (one.hand ?? []) as string[]
  legend.discard = [...((one.discard ?? []) as string[])]
  legend.deck = one.deck === undefined ? [] : [...(one.deck as string[])]
  for (const card of hand) take(s, legend, card)
  for (const [ability, position] of Object.entries(
    (one.cooldown ?? {}) as Readonly<Record<string, number>>,
  )) {
    const token = legend.tokens.find((other) => other.ability === ability)
    if (token !== undefined) Object.assign(token, { at: 'cooldown', position })
  }
  if (one.activated === true) legend.activated = true
}

function arrangePiece(s: AState, { kind, of, at, level, on }: Spec): void {
  const ground = groundNamed(s.table.board, s.table.plan)
  const word = String(at ?? '')
  const isCorner = word.includes(' ')
  const field = isCorner || at === undefined ? null : fieldNamed(ground, word)
  s.table.lastPiece++
  const legend = legendOf(s, String(of))
  s.table.pieces.push({
    id: `${String(kind)}-${s.table.lastPiece}`,
    kind: String(kind),
    legend: legend.id,
    ability: abilityWith(legend.id, String(kind)),
    field,
    corner: isCorner ? cornerOn(ground, word) : null,
    level: Number(level ?? (field === null ? 0 : ground.levels[field])),
    on: on === undefined ? null : String(on),
    turn: null,
    opened: false,
  })
}

/** An ability that lasts or is still to come, with its miniatures on the board; what is PERMANENT stays without it. */
function arrangeToken(s: AState, space: number, ability: string): void {
  const legend = s.table.legends.find((one) => one.tokens.some((token) => token.ability === ability))
  const token = legend?.tokens.find((one) => one.ability === ability && one.at === 'supply')
  if (legend === undefined || token === undefined) return
  token.at = 'track'
  const kind = abilityData(ability).duration === undefined ? 'delay' : 'duration'
  const pieces = s.table.pieces.flatMap((piece) =>
    piece.ability === ability && !objects[piece.kind]?.traits.includes('permanent') ? [piece.id] : [],
  )
  s.table.under[space]?.push({ legend: legend.id, ability, kind, pieces })
}

function abilityWith(legend: LegendId, kind: string): string {
  const { abilities } = legendsData[legend]
  return (
    (abilities.find((one) => one.place?.some((placing) => placing.piece === kind)) ?? abilities[1])?.id ?? ''
  )
}
