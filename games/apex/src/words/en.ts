import type { Change, Phrasebook } from '@sandtable/kernel'
import { allOf, phrasebook } from '@sandtable/kit'
import { nameOfField } from '../board/ground.ts'
import { groundNamed } from '../boards.ts'
import { targetCard } from '../deck.ts'
import type { Apex } from '../state.ts'
import type { CardOnSlot } from '../vocabulary/entries.ts'
import type { ApexView } from '../vocabulary/view.ts'
import { changeName } from './changes.ts'
import {
  cardName,
  fieldAt,
  legendName,
  objectName,
  seatName,
  sideName,
  tokenName,
  weaponName,
} from './names.ts'
import { names } from './steps.ts'

/** Words in a row. */
const list = (words: readonly string[]) => allOf(words.map((word) => ({ en: word, de: word }))).en

const words = (table: ApexView | undefined) => ({
  seat: (id: string) => seatName(id).en,
  legend: (id: string) => legendName(id).en,
  card: (id: string) => cardName(id).en,
  weapon: (id: string) => weaponName(id).en,
  weapons: (ids: readonly string[]) => list(ids.map((id) => weaponName(id).en)),
  token: (id: string) => tokenName(id).en,
  tokens: (ids: readonly string[]) => list(ids.map((id) => tokenName(id).en)),
  legends: (ids: readonly string[]) => list(ids.map((id) => legendName(id).en)),
  cards: (ids: readonly string[]) => list(ids.map((id) => cardName(id).en)),
  targets: (ids: readonly string[]) => list(ids.map((id) => `${targetCard(id).value}`)),
  track: (cards: readonly CardOnSlot[]) => list(cards.map(({ card }) => `${targetCard(card).value}`)),
  object: (id: string) => objectName(id).en.toLowerCase(),
  side: (id: string) => sideName(id).en,
  change: (change: Change) => changeName(change, table).en,
  field: (field: number) =>
    table === undefined ? 'a field' : nameOfField(groundNamed(table.board, table.plan), field),
  spot: (x: number, y: number) => {
    const field = fieldAt(table, { x, y })
    return field === null ? 'beyond the board' : `on ${field}`
  },
})

const reasons: Readonly<Record<string, string>> = {
  'unique eliminations': 'every enemy legend was eliminated',
  'victory points': 'an enemy without death boxes was to act',
  'more victory points': 'more victory points at the end',
  'most health': 'the healthiest legend at the end',
  draw: 'as many points and as much health',
  conceded: 'by concession',
  agreed: 'both sides agreed',
}

const sources: Readonly<Record<string, string>> = {
  shot: 'of the shot',
  area: 'in the area',
  melee: 'in melee',
  collision: 'of the collision',
  ring: 'of the ring',
  landing: 'of what landed',
}

export const en: Phrasebook<Apex> = phrasebook<Apex, ReturnType<typeof words>>('en', {
  names,
  words,
  sentences: {
    used: (e, w) => `${e.on === null ? w.seat(e.seat ?? '') : w.legend(e.on)}: ${w.card(e.card)}.`,
    chose: (e, w) => `${e.on === null ? w.seat(e.seat) : w.legend(e.on)} chooses for ${w.card(e.card)}.`,
    plays: (e, w) => `${w.seat(e.seat)} plays ${w.legend(e.legend)}.`,
    'ring card': () => 'A new ring card lies open.',
    'ring moves': () => 'The ring moves.',
    pool: (e, w) => `Your loot pool: ${w.weapons(e.weapons)}; ${w.tokens(e.tokens)}.`,
    equipped: (e, w) => `${w.legend(e.legend)} is equipped with ${w.weapons(e.weapons)}.`,
    waits: (e, w) => `${w.legend(e.legend)} waits at ${w.side(e.side)}.`,
    enters: (e, w) => `${w.legend(e.legend)} enters the board on ${w.field(e.field)}.`,
    round: (e) => `Round ${e.round}.`,
    turn: (e, w) => `Turn of the ${w.seat(e.squad).toLowerCase()} squad.`,
    activates: (e, w) => `${w.legend(e.legend)} is activated.`,
    passes: (e, w) => `${w.legend(e.legend)} is done.`,
    'token reached': (e, w) =>
      `${w.card(e.ability)} of ${w.legend(e.legend)} ${e.kind === 'delay' ? 'takes effect' : 'ends'}.`,
    'cools down': (e, w) => `${w.card(e.ability)} cools down for ${e.rounds} rounds.`,
    'ready again': (e, w) => `${w.card(e.ability)} of ${w.legend(e.legend)} can be used again.`,
    'drew cards': (e, w) => `${w.legend(e.legend)} draws ${w.cards(e.cards)}.`,
    drew: (e, w) => `${w.legend(e.legend)} draws ${e.count === 1 ? 'a card' : `${e.count} cards`}.`,
    haste: (e, w) => `${w.legend(e.legend)} discards ${w.card(e.card)} for haste.`,
    'plays card': (e, w) => `${w.legend(e.legend)} plays ${w.card(e.card)}.`,
    'uses ability': (e, w) => `${w.legend(e.legend)} uses ${w.card(e.ability)}.`,
    'special action': (e, w) => `${w.legend(e.legend)} takes the special action of ${w.weapon(e.card)}.`,
    discarded: (e, w) => `${w.legend(e.legend)} discards ${w.card(e.card)}.`,
    moves: (e, w) => `${w.legend(e.legend)} moves to ${w.field(e.way.at(-1) ?? 0)}.`,
    repositioned: (e, w) => `${w.legend(e.legend)} is repositioned to ${w.field(e.field)}.`,
    pushed: (e, w) => `${w.legend(e.legend)} is pushed to ${w.field(e.field)}.`,
    collides: (e, w) => `${w.legend(e.legend)} collides.`,
    shoots: (e, w) => `${w.legend(e.legend)} shoots at ${w.legend(e.target)} with ${w.weapon(e.card)}.`,
    'shot lost': (e, w) => `${w.legend(e.legend)} loses sight of ${w.legend(e.target)}: the shot is lost.`,
    revealed: (e, w) => `Target cards: ${w.track(e.cards)}.`,
    replaced: (e, w) => `Cards are replaced; target cards now: ${w.track(e.cards)}.`,
    hits: (e, w) =>
      `${w.legend(e.target)} is hit ${times(e.hits)}, ${e.headshots === 1 ? 'with 1 headshot' : `with ${e.headshots} headshots`}: ${e.damage} damage.`,
    melee: (e, w) =>
      `${w.legend(e.legend)} strikes at ${w.legend(e.target)}: ${w.targets([e.card])}, ${e.succeeds ? 'a success' : 'a failure'}.`,
    throws: (e, w) => `${w.legend(e.legend)} throws a ${w.token(e.token)} at ${w.field(e.field)}.`,
    scatters: (e, w) => `The ${w.token(e.token)} lands ${w.spot(e.x, e.y)}.`,
    area: (e, w) =>
      e.legends.length === 0 ? 'Nobody is in the area.' : `In the area: ${w.legends(e.legends)}.`,
    destroys: (e, w) => `${w.legend(e.legend)} destroys ${w.object(e.piece)} of ${w.legend(e.owner)}.`,
    placed: (e, w) => `${w.legend(e.legend)} places ${w.object(e.piece)}.`,
    damage: (e, w) =>
      `${w.legend(e.legend)} takes ${e.amount} damage ${sources[e.source] ?? ''}: ${e.shield} to the shield, ${e.health} to health.`,
    restored: (e, w) => `${w.legend(e.legend)} restores ${e.shield} shield and ${e.health} health points.`,
    'knockdown shield': (e, w) =>
      `The knockdown shield of ${w.legend(e.legend)} prevents up to ${e.prevented} damage.`,
    eliminated: (e, w) => `${w.legend(e.legend)} is eliminated.`,
    point: (e, w) =>
      `${w.seat(e.squad)} has ${e.points === 1 ? '1 victory point' : `${e.points} victory points`}.`,
    respawns: (e, w) => `${w.legend(e.legend)} respawns on ${w.field(e.field)}.`,
    loots: (e, w) =>
      `${w.legend(e.legend)} loots a supply bin: ${w.tokens(e.tokens)}; ${w.weapons(e.weapons)}.`,
    interacts: (e, w) => `${w.legend(e.legend)} interacts: ${w.object(e.object)}.`,
    'draws tokens': (e, w) => `${w.legend(e.legend)} draws ${w.tokens(e.tokens)}.`,
    'uses item': (e, w) => `${w.legend(e.legend)} uses ${w.token(e.token)}.`,
    attaches: (e, w) => `${w.legend(e.legend)} attaches ${w.token(e.token)} to ${w.weapon(e.card)}.`,
    detaches: (e, w) => `${w.legend(e.legend)} takes ${w.token(e.token)} off ${w.weapon(e.card)}.`,
    'puts on': (e, w) => `${w.legend(e.legend)} puts on ${w.token(e.token)}.`,
    keeps: (e, w) => `${w.legend(e.legend)} keeps ${w.token(e.token)}.`,
    'takes token': (e, w) => `${w.legend(e.legend)} takes ${w.token(e.token)}.`,
    'takes weapon': (e, w) => `${w.legend(e.legend)} takes ${w.weapon(e.card)}.`,
    'takes ammo': (e, w) => `${w.legend(e.legend)} takes the ammo of ${w.weapon(e.card)}.`,
    'discards weapon': (e, w) => `${w.legend(e.legend)} discards ${w.weapon(e.card)}.`,
    ammo: (e, w) => `${w.legend(e.legend)} has ${e.ammo} ammo for ${w.weapon(e.card)}.`,
    drops: (e, w) => `${w.legend(e.legend)} drops ${w.token(e.token)} on ${w.field(e.field)}.`,
    'picks up': (e, w) => `${w.legend(e.legend)} picks up ${w.token(e.token)} from ${w.field(e.field)}.`,
    'leaves the game': (e, w) => `${w.token(e.token)} leaves the game.`,
    proposed: (e, w) => `${w.seat(e.seat)} proposes: ${w.change(e.change)}.`,
    agreed: (e, w) => `${w.seat(e.seat)} agrees.`,
    declined: (e, w) => `${w.seat(e.seat)} declines.`,
    changed: (e, w) => `By agreement: ${w.change(e.change)}.`,
    conceded: (e, w) => `${w.seat(e.seat)} concedes.`,
    over: (e, w) =>
      `${e.winner === null ? 'A draw' : `The ${w.seat(e.winner).toLowerCase()} squad wins`}: ${reasons[e.reason] ?? e.reason}.`,
  },
  reasons,
})

function times(count: number): string {
  if (count === 1) return 'once'
  return count === 2 ? 'twice' : `${count} times`
}
