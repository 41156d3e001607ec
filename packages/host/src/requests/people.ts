import { createHash } from 'node:crypto'
import type { HostLine } from '../line.ts'
import { Refusal } from '../refusal.ts'
import { inList, myGame } from '../table/around.ts'
import type { Some } from './answers.ts'

/** Who is there, and which games are theirs. */
export const peopleAnswers: Some<'hello' | 'name' | 'open tables' | 'my games'> = ({
  store,
  settings,
  people,
  now,
}) => {
  const named = (said: string) => {
    const name = tidy(said)
    if (name.length < 1 || name.length > settings.name) throw new Refusal('bad name', { most: settings.name })
    return name
  }
  return {
    hello: async ({ key, page, name, language }, line) => {
      const who = fingerprint(key)
      const known = await store.person(who)
      const wanted = name === undefined ? (known?.name ?? guest(who)) : named(name)
      if (known?.name !== wanted) await store.know(who, { name: wanted, since: now() })
      forget(line, people)
      Object.assign(line, { key: who, page, language, name: wanted })
      people.set(who, (people.get(who) ?? new Set()).add(line))
      const { message, messagesASecond, tables, chat, name: longest } = settings
      return { name: wanted, limits: { message, messagesASecond, tables, chat, name: longest }, now: now() }
    },
    name: async ({ name }, line) => {
      const wanted = named(name)
      await store.know(line.key, { name: wanted, since: now() })
      for (const one of people.get(line.key) ?? []) one.name = wanted
      return wanted
    },
    'open tables': async () => (await store.listed(100)).map(inList),
    'my games': async (_, line) => {
      const games = (await store.tablesOf(line.key, 200)).map((head) => myGame(head, line.key))
      const rank = ({ isMyTurn, stage }: (typeof games)[number]) =>
        stage === 'over' || stage === 'given up' ? 2 : isMyTurn ? 0 : 1
      return games.toSorted((one, other) => rank(one) - rank(other) || other.changed - one.changed)
    },
  }
}

export function forget(line: HostLine, people: ReadonlyMap<string, Set<HostLine>>): void {
  people.get(line.key)?.delete(line)
}

/** The host keeps this of a key, and could not tell the key from it. */
export function fingerprint(key: string): string {
  return createHash('sha256').update(`sandtable ${key}`).digest('hex')
}

/** Without what cannot be seen, or turns what stands beside it around. */
export function tidy(said: string): string {
  return said
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

function guest(who: string): string {
  return `Guest ${(Number.parseInt(who.slice(0, 6), 16) % 9000) + 1000}`
}
