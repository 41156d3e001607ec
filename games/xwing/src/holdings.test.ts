import { applyAnswer, awaited, type Entry, type Plain, randomFrom, sampleFor, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { xwing } from './index.ts'
import { noTokens, type Ship, type TokenName, type Upgrade, type XState } from './state.ts'

/** What the journal says that a ship holds. */
interface Account {
  tokens: Record<TokenName, number>
  locks: string[]
  shields: number
}

type Accounts = Map<string, Account>

function accountsOf(s: XState): Accounts {
  return new Map(
    s.table.ships.map(({ id, tokens, locks, shields }) => [
      id,
      { tokens: { ...tokens }, locks: [...locks].sort(), shields },
    ]),
  )
}

function change(account: Account | undefined, token: TokenName, by: number): void {
  if (account !== undefined) account.tokens[token] += by
}

function changeShields(account: Account | undefined, by: number): void {
  if (account !== undefined) account.shields += by
}

function unlock(account: Account | undefined, target: Plain | undefined): void {
  const at = account?.locks.indexOf(String(target)) ?? -1
  if (at >= 0) account?.locks.splice(at, 1)
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
    destroyed: () => {
      accounts.set(String(entry.ship), { tokens: noTokens(), locks: [], shields: 0 })
      for (const account of accounts.values())
        account.locks = account.locks.filter((target) => target !== entry.ship)
    },
  }
  entered[entry.type]?.()
  for (const account of accounts.values()) account.locks.sort()
}

test('every token, lock and shield that comes or goes is told', () => {
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
      expect([...accounts], `${seed}, decision ${decision}`).toEqual([...accountsOf(s)])
      accounts = accountsOf(s)
    }
  }
  expect([...told]).toEqual(expect.arrayContaining(['token', 'spent', 'token lost', 'locked', 'shield lost']))
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
