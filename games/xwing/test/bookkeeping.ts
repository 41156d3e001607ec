import type { Entry, Plain } from '@sandtable/kernel'
import { dealDamageCard } from '../src/flow/damage.ts'
import { noTokens, type TokenName, type XState } from '../src/state.ts'
import type { Dealing } from '../src/vocabulary/damage.ts'

/** Books what the journal tells, and compares it with what there is: nothing may come or go without a word. */

/** What the journal says that a ship holds. */
interface Account {
  tokens: Record<TokenName, number>
  locks: string[]
  shields: number
  /** Its damage cards, by name those that lie face up. */
  damage: string[]
  /** Its upgrade cards, whether they lie face up, and the tokens on them. */
  cards: { card: string; faceUp: boolean; tokens: number }[]
}

type Accounts = Map<string, Account>

const faceDown = 'face down'

/** Damage cards that were told of when they were drawn, and do not lie beside their ship yet. */
function beingDealt(s: XState, ship: string): { card: string; faceUp: boolean }[] {
  const lies = dealDamageCard.steps.findIndex(({ name }) => name === 'deal the card')
  return s.stack.flatMap(({ procedure, step, vars }) => {
    if (procedure !== 'deal a damage card' || step > lies) return []
    const { ship: dealtTo, card, faceUp } = vars as unknown as Dealing
    return dealtTo === ship && typeof card === 'string' ? [{ card, faceUp }] : []
  })
}

function accountsOf(s: XState): Accounts {
  return new Map(
    s.table.ships.map(({ id, tokens, locks, shields, damage, upgrades }) => [
      id,
      {
        tokens: { ...tokens },
        locks: [...locks],
        shields,
        damage: [...damage, ...beingDealt(s, id)].map(({ card, faceUp }) => (faceUp ? card : faceDown)),
        cards: upgrades.map(({ card, faceUp, tokens: lying }) => ({ card, faceUp, tokens: lying })),
      },
    ]),
  )
}

function change(account: Account | undefined, token: TokenName, by: number): void {
  if (account !== undefined) account.tokens[token] += by
}

function changeShields(account: Account | undefined, by: number): void {
  if (account !== undefined) account.shields += by
}

/** The last damage card that lies like one of these lies so now, or is gone. */
function changeDamage(account: Account | undefined, which: readonly string[], into?: string): void {
  const at = account?.damage.findLastIndex((one) => which.includes(one)) ?? -1
  if (at >= 0) account?.damage.splice(at, 1, ...(into === undefined ? [] : [into]))
}

/** Of several copies of a card the one of which it can be true. */
function turn(account: Account | undefined, card: Plain | undefined, faceUp: boolean): void {
  const turned = account?.cards.find((one) => one.card === card && one.faceUp !== faceUp)
  if (turned !== undefined) turned.faceUp = faceUp
}

function changeOnCard(account: Account | undefined, card: Plain | undefined, by: number): void {
  const lying = account?.cards.find((one) => one.card === card && one.tokens + by >= 0)
  if (lying !== undefined) lying.tokens += by
}

function unlock(account: Account | undefined, target: Plain | undefined): void {
  const at = account?.locks.indexOf(String(target)) ?? -1
  if (at >= 0) account?.locks.splice(at, 1)
}

/** The sides of a dual card are called alike up to the last dash. */
function isOtherSide(card: string, other: string): boolean {
  const stem = (name: string) => name.slice(0, name.lastIndexOf('-'))
  return card !== other && stem(card) !== '' && stem(card) === stem(other)
}

/** Enters one line of the journal into the accounts. */
function book(accounts: Accounts, entry: Entry): void {
  const own = accounts.get(String(entry.ship))
  const holder = accounts.get(String(entry.from ?? entry.ship))
  const token = String(entry.token) as TokenName
  const card = String(entry.card)
  const entered: Readonly<Record<string, () => unknown>> = {
    token: () => change(own, token, Number(entry.count)),
    spent: () => change(holder, token, -1),
    'token lost': () => change(own, token, -Number(entry.count)),
    relieved: () => change(own, 'stress', -1),
    decloaked: () => change(own, 'cloak', -1),
    jammed: () => {
      if (entry.loses === 'focus' || entry.loses === 'evade') change(own, entry.loses, -1)
      else unlock(own, entry.loses)
    },
    locked: () => void own?.locks.push(String(entry.target)),
    'lock spent': () => unlock(holder, entry.target),
    'lock removed': () => unlock(own, entry.target),
    'shield lost': () => changeShields(own, -1),
    'shield spent': () => changeShields(own, -1),
    'shield recovered': () => changeShields(own, 1),
    'shield gained': () => changeShields(own, 1),
    'damage card': () => void own?.damage.push(String(entry.card ?? faceDown)),
    'damage card chosen': () => own?.damage.splice(-1, 1, card),
    'damage card discarded': () => changeDamage(own, [card, faceDown]),
    'turned up': () => changeDamage(own, [faceDown], card),
    'turned down': () => changeDamage(own, [card], faceDown),
    repaired: () => changeDamage(own, [faceDown]),
    'came back': () => own?.damage.splice(0),
    discarded: () => turn(own, entry.card, false),
    'back in play': () => turn(own, entry.card, true),
    'token stored': () => changeOnCard(own, entry.card, Number(entry.count)),
    'token instead': () => changeOnCard(own, entry.card, -1),
    'illicit token': () => changeOnCard(own, entry.card, 1),
    'ordnance spent': () => changeOnCard(own, entry.card, -1),
    traded: () => {
      const at = own?.cards.findIndex((one) => one.card === entry.card && one.faceUp) ?? -1
      own?.cards.splice(at, 1, { card: String(entry.for), faceUp: true, tokens: 0 })
    },
    flipped: () => {
      const side = own?.cards.find((one) => isOtherSide(one.card, String(entry.card)))
      if (side !== undefined) side.card = String(entry.card)
    },
    destroyed: () => {
      const cards = own?.cards ?? []
      accounts.set(String(entry.ship), { tokens: noTokens(), locks: [], shields: 0, damage: [], cards })
      for (const account of accounts.values())
        account.locks = account.locks.filter((target) => target !== entry.ship)
    },
  }
  entered[entry.type]?.()
}

/** In what order locks and damage cards came does not matter. */
function lineOf(ship: string, { locks, damage, ...rest }: Account): string {
  return `${ship}: ${JSON.stringify({ ...rest, locks: locks.toSorted(), damage: damage.toSorted() })}`
}

/** Looks at a game before and after every answer, and gathers what changed without being told. */
export function bookkeeper() {
  const untold: string[] = []
  const told = new Set<string>()
  let accounts: Accounts = new Map()
  return {
    untold,
    told,
    before: (s: XState): void => {
      accounts = accountsOf(s)
    },
    after: (s: XState): void => {
      for (const entry of s.news) {
        told.add(entry.type)
        book(accounts, entry)
      }
      const news = s.news.map(({ type }) => type).join(', ')
      for (const [ship, found] of accountsOf(s)) {
        // A ship that a card brings into play holds what is printed on it.
        const line = lineOf(ship, found)
        if (line !== lineOf(ship, accounts.get(ship) ?? found)) untold.push(`${line} (told: ${news})`)
      }
    },
  }
}
