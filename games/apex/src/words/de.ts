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
const list = (words: readonly string[]) => allOf(words.map((word) => ({ en: word, de: word }))).de

const words = (table: ApexView | undefined) => ({
  seat: (id: string) => seatName(id).de,
  legend: (id: string) => legendName(id).de,
  card: (id: string) => cardName(id).de,
  weapon: (id: string) => weaponName(id).de,
  weapons: (ids: readonly string[]) => list(ids.map((id) => weaponName(id).de)),
  token: (id: string) => tokenName(id).de,
  tokens: (ids: readonly string[]) => list(ids.map((id) => tokenName(id).de)),
  legends: (ids: readonly string[]) => list(ids.map((id) => legendName(id).de)),
  cards: (ids: readonly string[]) => list(ids.map((id) => cardName(id).de)),
  targets: (ids: readonly string[]) => list(ids.map((id) => `${targetCard(id).value}`)),
  track: (cards: readonly CardOnSlot[]) => list(cards.map(({ card }) => `${targetCard(card).value}`)),
  object: (id: string) => objectName(id).de,
  side: (id: string) => sideName(id).de,
  change: (change: Change) => changeName(change, table).de,
  field: (field: number) =>
    table === undefined ? 'einem Feld' : nameOfField(groundNamed(table.board, table.plan), field),
  spot: (x: number, y: number) => {
    const field = fieldAt(table, { x, y })
    return field === null ? 'außerhalb des Spielplans' : `auf ${field}`
  },
})

const reasons: Readonly<Record<string, string>> = {
  'unique eliminations': 'jede gegnerische Legende wurde eliminiert',
  'victory points': 'eine gegnerische Legende ohne Todeskisten war an der Reihe',
  'more victory points': 'mehr Siegpunkte am Ende',
  'most health': 'die gesündeste Legende am Ende',
  draw: 'gleich viele Punkte und gleich viel Gesundheit',
  conceded: 'durch Aufgabe',
  agreed: 'beide Seiten waren sich einig',
}

const sources: Readonly<Record<string, string>> = {
  shot: 'durch den Schuss',
  area: 'im Bereich',
  melee: 'im Nahkampf',
  collision: 'durch den Zusammenstoß',
  ring: 'durch den Ring',
  landing: 'durch das, was landete',
}

const squads: Readonly<Record<string, string>> = { red: 'rote', blue: 'blaue' }
const ofSquads: Readonly<Record<string, string>> = { red: 'roten', blue: 'blauen' }

export const de: Phrasebook<Apex> = phrasebook<Apex, ReturnType<typeof words>>('de', {
  names,
  words,
  sentences: {
    used: (e, w) => `${e.on === null ? w.seat(e.seat ?? '') : w.legend(e.on)}: ${w.card(e.card)}.`,
    chose: (e, w) => `${e.on === null ? w.seat(e.seat) : w.legend(e.on)} wählt für ${w.card(e.card)}.`,
    plays: (e, w) => `${w.seat(e.seat)} spielt ${w.legend(e.legend)}.`,
    'ring card': () => 'Eine neue Ringkarte liegt offen.',
    'ring moves': () => 'Der Ring bewegt sich.',
    pool: (e, w) => `Euer Beutepool: ${w.weapons(e.weapons)}; ${w.tokens(e.tokens)}.`,
    equipped: (e, w) => `${w.legend(e.legend)} ist ausgestattet mit ${w.weapons(e.weapons)}.`,
    waits: (e, w) => `${w.legend(e.legend)} wartet an ${w.side(e.side)}.`,
    enters: (e, w) => `${w.legend(e.legend)} betritt den Spielplan auf ${w.field(e.field)}.`,
    round: (e) => `Runde ${e.round}.`,
    turn: (e) => `Zug des ${ofSquads[e.squad] ?? ''} Squads.`,
    activates: (e, w) => `${w.legend(e.legend)} wird aktiviert.`,
    passes: (e, w) => `${w.legend(e.legend)} ist fertig.`,
    'token reached': (e, w) =>
      `${w.card(e.ability)} von ${w.legend(e.legend)} ${e.kind === 'delay' ? 'wird abgehandelt' : 'endet'}.`,
    'cools down': (e, w) => `${w.card(e.ability)} klingt ${e.rounds} Runden lang ab.`,
    'ready again': (e, w) => `${w.card(e.ability)} von ${w.legend(e.legend)} ist wieder bereit.`,
    'drew cards': (e, w) => `${w.legend(e.legend)} zieht ${w.cards(e.cards)}.`,
    drew: (e, w) => `${w.legend(e.legend)} zieht ${e.count === 1 ? 'eine Karte' : `${e.count} Karten`}.`,
    haste: (e, w) => `${w.legend(e.legend)} legt ${w.card(e.card)} für Eile ab.`,
    'plays card': (e, w) => `${w.legend(e.legend)} spielt ${w.card(e.card)}.`,
    'uses ability': (e, w) => `${w.legend(e.legend)} benutzt ${w.card(e.ability)}.`,
    'special action': (e, w) =>
      `${w.legend(e.legend)} führt die Spezialaktion von ${w.weapon(e.card)} durch.`,
    discarded: (e, w) => `${w.legend(e.legend)} legt ${w.card(e.card)} ab.`,
    moves: (e, w) => `${w.legend(e.legend)} bewegt sich nach ${w.field(e.way.at(-1) ?? 0)}.`,
    repositioned: (e, w) => `${w.legend(e.legend)} wird nach ${w.field(e.field)} umpositioniert.`,
    pushed: (e, w) => `${w.legend(e.legend)} wird nach ${w.field(e.field)} gestoßen.`,
    collides: (e, w) => `${w.legend(e.legend)} stößt zusammen.`,
    shoots: (e, w) => `${w.legend(e.legend)} schießt mit ${w.weapon(e.card)} auf ${w.legend(e.target)}.`,
    'shot lost': (e, w) =>
      `${w.legend(e.legend)} verliert ${w.legend(e.target)} aus der Sicht: Der Schuss ist verloren.`,
    revealed: (e, w) => `Zielkarten: ${w.track(e.cards)}.`,
    replaced: (e, w) => `Karten werden ersetzt; Zielkarten jetzt: ${w.track(e.cards)}.`,
    hits: (e, w) =>
      `${w.legend(e.target)} wird ${e.hits}-mal getroffen, ${e.headshots === 1 ? 'mit 1 Kopfschuss' : `mit ${e.headshots} Kopfschüssen`}: ${e.damage} Schaden.`,
    melee: (e, w) =>
      `${w.legend(e.legend)} greift ${w.legend(e.target)} im Nahkampf an: ${w.targets([e.card])}, ${e.succeeds ? 'ein Erfolg' : 'ein Fehlschlag'}.`,
    throws: (e, w) => `${w.legend(e.legend)} wirft eine ${w.token(e.token)} auf ${w.field(e.field)}.`,
    scatters: (e, w) => `Die ${w.token(e.token)} landet ${w.spot(e.x, e.y)}.`,
    area: (e, w) =>
      e.legends.length === 0 ? 'Niemand ist im Bereich.' : `Im Bereich: ${w.legends(e.legends)}.`,
    destroys: (e, w) => `${w.legend(e.legend)} zerstört ${w.object(e.piece)} von ${w.legend(e.owner)}.`,
    placed: (e, w) => `${w.legend(e.legend)} platziert ${w.object(e.piece)}.`,
    damage: (e, w) =>
      `${w.legend(e.legend)} erleidet ${e.amount} Schaden ${sources[e.source] ?? ''}: ${e.shield} am Schild, ${e.health} an der Gesundheit.`,
    restored: (e, w) =>
      `${w.legend(e.legend)} stellt ${e.shield} Schild- und ${e.health} Lebenspunkte wieder her.`,
    'knockdown shield': (e, w) =>
      `Der Knockdown-Schild von ${w.legend(e.legend)} verhindert bis zu ${e.prevented} Schaden.`,
    eliminated: (e, w) => `${w.legend(e.legend)} wird eliminiert.`,
    point: (e, w) => `${w.seat(e.squad)} hat ${e.points === 1 ? '1 Siegpunkt' : `${e.points} Siegpunkte`}.`,
    respawns: (e, w) => `${w.legend(e.legend)} kehrt auf ${w.field(e.field)} zurück.`,
    loots: (e, w) =>
      `${w.legend(e.legend)} plündert einen Versorgungsbehälter: ${w.tokens(e.tokens)}; ${w.weapons(e.weapons)}.`,
    interacts: (e, w) => `${w.legend(e.legend)} interagiert: ${w.object(e.object)}.`,
    'draws tokens': (e, w) => `${w.legend(e.legend)} zieht ${w.tokens(e.tokens)}.`,
    'uses item': (e, w) => `${w.legend(e.legend)} benutzt ${w.token(e.token)}.`,
    attaches: (e, w) => `${w.legend(e.legend)} bringt ${w.token(e.token)} an ${w.weapon(e.card)} an.`,
    detaches: (e, w) => `${w.legend(e.legend)} nimmt ${w.token(e.token)} von ${w.weapon(e.card)} ab.`,
    'puts on': (e, w) => `${w.legend(e.legend)} legt ${w.token(e.token)} an.`,
    keeps: (e, w) => `${w.legend(e.legend)} behält ${w.token(e.token)}.`,
    'takes token': (e, w) => `${w.legend(e.legend)} nimmt ${w.token(e.token)}.`,
    'takes weapon': (e, w) => `${w.legend(e.legend)} nimmt ${w.weapon(e.card)}.`,
    'takes ammo': (e, w) => `${w.legend(e.legend)} nimmt die Munition von ${w.weapon(e.card)}.`,
    'discards weapon': (e, w) => `${w.legend(e.legend)} legt ${w.weapon(e.card)} ab.`,
    ammo: (e, w) => `${w.legend(e.legend)} hat ${e.ammo} Munition für ${w.weapon(e.card)}.`,
    drops: (e, w) => `${w.legend(e.legend)} lässt ${w.token(e.token)} auf ${w.field(e.field)} fallen.`,
    'picks up': (e, w) => `${w.legend(e.legend)} hebt ${w.token(e.token)} von ${w.field(e.field)} auf.`,
    'leaves the game': (e, w) => `${w.token(e.token)} ist aus dem Spiel.`,
    proposed: (e, w) => `${w.seat(e.seat)} schlägt vor: ${w.change(e.change)}.`,
    agreed: (e, w) => `${w.seat(e.seat)} ist einverstanden.`,
    declined: (e, w) => `${w.seat(e.seat)} lehnt ab.`,
    changed: (e, w) => `Einvernehmlich: ${w.change(e.change)}.`,
    conceded: (e, w) => `${w.seat(e.seat)} gibt auf.`,
    over: (e) =>
      `${e.winner === null ? 'Unentschieden' : `Der ${squads[e.winner] ?? ''} Squad gewinnt`}: ${reasons[e.reason] ?? e.reason}.`,
  },
  reasons,
})
