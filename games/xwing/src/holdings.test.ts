import {
  allUnderWay,
  applyAnswer,
  awaited,
  type Entry,
  type Plain,
  randomFrom,
  sampleFor,
  start,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { xwing } from './index.ts'
import { noTokens, type Ship, type TokenName, type Upgrade, type XState } from './state.ts'

/** What the journal says that a ship holds. */
interface Account {
  tokens: Record<TokenName, number>
  locks: string[]
  shields: number
  /** How many damage cards it has. */
  damage: number
  /** Its upgrade cards, whether they lie face up, and the tokens on them. */
  cards: { card: string; faceUp: boolean; tokens: number }[]
}

type Accounts = Map<string, Account>

function accountsOf(s: XState): Accounts {
  return new Map(
    s.table.ships.map(({ id, tokens, locks, shields, damage, upgrades }) => [
      id,
      {
        tokens: { ...tokens },
        locks: [...locks].sort(),
        shields,
        damage: damage.length,
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

function changeDamage(account: Account | undefined, by: number): void {
  if (account !== undefined) account.damage += by
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
  const entered: Readonly<Record<string, () => void>> = {
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
    'damage card': () => changeDamage(own, 1),
    'damage card discarded': () => changeDamage(own, -1),
    repaired: () => changeDamage(own, -1),
    'came back': () => changeDamage(own, -(own?.damage ?? 0)),
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
      accounts.set(String(entry.ship), { tokens: noTokens(), locks: [], shields: 0, damage: 0, cards })
      for (const account of accounts.values())
        account.locks = account.locks.filter((target) => target !== entry.ship)
    },
  }
  entered[entry.type]?.()
  for (const account of accounts.values()) account.locks.sort()
}

test('every token, lock, shield and card that comes or goes is told', () => {
  const told = new Set<string>()
  for (let game = 0; game < 8; game++) {
    const seed = `holdings ${game}`
    const random = randomFrom(seed)
    const s = start(xwing, { setup: xwing.randomSetup(random), seed })
    let accounts = accountsOf(s)
    for (let decision = 0; decision < 600 && s.over === null; decision++) {
      const [seat] = awaited(s)
      if (seat === undefined) break
      applyAnswer(s, seat, sampleFor(s, seat, random))
      for (const entry of s.news) {
        told.add(entry.type)
        book(accounts, entry)
      }
      // A ship that a card brings into play holds what is printed on it.
      for (const ship of accountsOf(s)) if (!accounts.has(ship[0])) accounts.set(...ship)
      // A damage card is told when it is drawn, and lies beside the ship a little later.
      if (allUnderWay(s, 'deal a damage card').length > 0) continue
      expect([...accounts], `${seed}, decision ${decision}`).toEqual([...accountsOf(s)])
      accounts = accountsOf(s)
    }
  }
  expect([...told]).toEqual(
    expect.arrayContaining([
      'token',
      'spent',
      'token lost',
      'locked',
      'shield lost',
      'damage card',
      'discarded',
    ]),
  )
})

test('what a ship holds cannot be changed by hand', () => {
  type Same<One, Other> =
    (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false
  type IsReadonly<T> = Same<T, Readonly<T>>
  // The compiler refuses a `true` where a field could be written.
  const fields: IsReadonly<Pick<Ship, 'tokens' | 'reinforce' | 'shields' | 'damage' | 'locks'>> = true
  const counts: IsReadonly<Ship['tokens']> = true
  const lists: [IsReadonly<Ship['damage']>, IsReadonly<Ship['locks']>] = [true, true]
  const onCards: IsReadonly<Pick<Upgrade, 'tokens'>> = true
  expect([fields, counts, ...lists, onCards]).not.toContain(false)
})
