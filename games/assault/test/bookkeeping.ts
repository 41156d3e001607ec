import type { Entry, Plain } from '@sandtable/kernel'
import type { AState } from '../src/state.ts'
import type { Playing } from '../src/vocabulary/commands.ts'

/** Books what the journal tells, and compares it with what there is: nothing may come or go without a word. */

interface OnFigure {
  damage: number
  conditions: string[]
  power: string[]
  carries: string[]
}

interface OfGroup {
  exhausted: boolean
  worth: number
}

/** Skirmish upgrades of a player, exhausted or depleted. */
interface Upgrades {
  exhausted: string[]
  depleted: string[]
}

interface OnObject {
  damage: number
  strain: number
  power: string[]
}

interface WithPlayer {
  points: number
  favours: number
  hand: number
  deck: number
  discards: string[]
}

interface Accounts {
  readonly figures: Record<string, OnFigure>
  readonly groups: Record<string, OfGroup>
  readonly upgrades: Record<string, Upgrades>
  readonly objects: Record<string, OnObject>
  readonly players: Record<string, WithPlayer>
  readonly mission: { sheet: { pile: number } }
}

function accountsOf(s: AState): Accounts {
  const { figures, groups, objects, points, decks, sheet } = s.table
  const held = Object.values(s.effects).filter(({ card }) => card.startsWith('command:'))
  return {
    figures: Object.fromEntries(
      figures.map(({ id, damage, conditions, power, carries }) => [
        id,
        { damage, conditions: conditions.map(({ name }) => name), power: [...power], carries: [...carries] },
      ]),
    ),
    groups: Object.fromEntries(
      groups.map(({ id, exhausted, points: worth }) => [`group ${id}`, { exhausted, worth }]),
    ),
    upgrades: Object.fromEntries(s.seats.map((seat) => [`upgrades of ${seat}`, upgradesOf(s, seat)])),
    objects: Object.fromEntries(
      objects.map(({ id, damage, count, power }) => [id, { damage, strain: count, power: [...power] }]),
    ),
    players: Object.fromEntries(
      s.seats.map((seat) => [
        seat,
        {
          points: points[seat] ?? 0,
          favours: sheet.favours[seat] ?? 0,
          hand: held.filter((one) => one.seat === seat).length,
          deck: decks[seat]?.draw.length ?? 0,
          discards: [...(decks[seat]?.discard ?? [])],
        },
      ]),
    ),
    mission: { sheet: { pile: sheet.pile } },
  }
}

function upgradesOf(s: AState, seat: string): Upgrades {
  const own = s.table.groups.flatMap((group) => (group.seat === seat ? group.attachments : []))
  const all = [...own, ...(s.table.upgrades[seat] ?? [])]
  const named = (is: 'exhausted' | 'depleted') => all.flatMap((one) => (one[is] ? [one.card] : []))
  return { exhausted: named('exhausted'), depleted: named('depleted') }
}

function without(list: string[], one: Plain | undefined): void {
  const at = list.indexOf(String(one))
  if (at >= 0) list.splice(at, 1)
}

/** Enters one line of the journal. Cards are told of as cards only to those who may know them: here they count. */
function book({ figures, groups, upgrades, objects, players, mission }: Accounts, entry: Entry): void {
  const nothing = { damage: 0, conditions: [], power: [], carries: [] }
  const figure = figures[String(entry.figure)] ?? nothing
  const group = groups[`group ${entry.group}`] ?? { exhausted: false, worth: 0 }
  const upgrade = upgrades[`upgrades of ${entry.seat}`] ?? { exhausted: [], depleted: [] }
  const letGo = () => {
    for (const one of Object.values(figures)) without(one.carries, entry.object)
  }
  const object = objects[String(entry.object)] ?? { ...nothing, strain: 0 }
  const player = players[String(entry.seat)] ?? { points: 0, favours: 0, hand: 0, deck: 0, discards: [] }
  const [amount, count] = [Number(entry.amount), Number(entry.count)]
  const move = (hand: number, deck: number, discarded = 0) => {
    player.hand += hand
    player.deck += deck
    if (discarded > 0) player.discards.push(String(entry.card))
    if (discarded < 0) without(player.discards, entry.card)
  }
  const entered: Readonly<Record<string, () => unknown>> = {
    damage: () => Object.assign(figure, { damage: figure.damage + amount }),
    recovered: () => Object.assign(figure, { damage: figure.damage - amount }),
    condition: () => figure.conditions.push(String(entry.condition)),
    'condition lost': () => without(figure.conditions, entry.condition),
    'power token': () => figure.power.push(String(entry.token)),
    'power token spent': () => without(figure.power, entry.token),
    'power token lost': () => without(figure.power, entry.token),
    'picked up': () => figure.carries.push(String(entry.object)),
    dropped: letGo,
    installed: letGo,
    'token discarded': letGo,
    'token claimed': letGo,
    exhausted: () => Object.assign(group, { exhausted: true }),
    readied: () => Object.assign(group, { exhausted: false }),
    'all readied': () => {
      for (const one of Object.values(groups)) one.exhausted = false
      for (const one of Object.values(upgrades)) one.exhausted = []
    },
    worth: () => Object.assign(group, { worth: entry.points }),
    'upgrade exhausted': () => upgrade.exhausted.push(String(entry.card)),
    'upgrade depleted': () => upgrade.depleted.push(String(entry.card)),
    defeated: () => Object.assign(figure, nothing),
    'object damage': () => Object.assign(object, { damage: object.damage + amount }),
    'door closed': () => Object.assign(object, { damage: 0 }),
    'strain token': () => Object.assign(object, { strain: object.strain + 1 }),
    'strain tokens taken': () => Object.assign(object, { strain: 0 }),
    'power token laid': () => object.power.push(String(entry.token)),
    'power token taken': () => without(object.power, entry.token),
    pile: () => Object.assign(mission.sheet, { pile: entry.tokens }),
    favour: () => {
      for (const one of Object.values(players)) one.favours += one === player ? -1 : 1
    },
    points: () => Object.assign(player, { points: Math.max(0, player.points + Number(entry.points)) }),
    drew: () => move(count, -count),
    fetched: () => move(1, -1),
    'put under deck': () => move(-1, 1),
    'put on deck': () => move(-1, 1),
    'hand shuffled': () => move(-player.hand, player.hand),
    discarded: () => move(-1, 0, 1),
    'command card': () => move(-1, 0, 1),
    'discarded from deck': () => move(0, -1, 1),
    'taken back': () => move(1, 0, -1),
    'shuffled back': () => move(0, 1, -1),
    'stays in play': () => move(0, 0, -1),
    'leaves play': () => move(0, 0, 1),
    'cards removed': () => player.discards.splice(0),
  }
  entered[entry.type]?.()
}

/** A line for each figure, object and player; in what order tokens and cards lie does not matter. */
function lines(accounts: Accounts): string[] {
  return Object.values(accounts).flatMap((all: Readonly<Record<string, object>>) =>
    Object.entries(all).map(([id, account]) => {
      const parts = Object.entries(account).map(
        ([what, held]) => `${what} ${Array.isArray(held) ? held.toSorted().join(' ') : held}`,
      )
      return `${id}: ${parts.join(', ')}`
    }),
  )
}

/** A command card is told of once it is known who uses it; till then it has left the hand without a word. */
function isBeingPlayed(s: AState): boolean {
  return s.stack.some(({ procedure, vars }) => {
    const { figure, from = [] } = vars as Partial<Playing>
    return procedure === 'play a command card' && figure === null && from.length > 1
  })
}

/** Looks at a game before and after every answer, and gathers what changed without being told. */
export function bookkeeper() {
  const untold: string[] = []
  const told = new Set<string>()
  let accounts: Accounts | null = null
  return {
    untold,
    told,
    before: (s: AState): void => {
      accounts = isBeingPlayed(s) ? null : accountsOf(s)
    },
    after: (s: AState): void => {
      const booked = accounts
      accounts = null
      if (booked === null || isBeingPlayed(s)) return
      for (const entry of s.news) {
        told.add(entry.type)
        book(booked, entry)
      }
      const found = accountsOf(s)
      // What a mission or a card brings into play comes with what is on it.
      const known = lines({
        ...booked,
        figures: { ...found.figures, ...booked.figures },
        objects: { ...found.objects, ...booked.objects },
      })
      const news = s.news.map(({ type }) => type).join(', ')
      for (const line of lines(found)) if (!known.includes(line)) untold.push(`${line} (told: ${news})`)
    },
  }
}
