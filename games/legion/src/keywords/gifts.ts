import type { TokenName } from '../state.ts'
import type { Basic } from '../vocabulary/activations.ts'

/** What stands behind the colon of a keyword that gives tokens or an action: “Aim 1 and Dodge 1”, “Aim 2 or Surge 2”, “Move”. */
export interface Gift {
  readonly tokens: readonly { readonly token: TokenName; readonly count: number | 'X' }[]
  readonly actions: readonly Basic[]
}

const tokenWords: Readonly<Record<string, TokenName>> = {
  Aim: 'aim',
  Dodge: 'dodge',
  Surge: 'surge',
  Standby: 'standby',
}

const actionWords: Readonly<Record<string, Basic>> = { Move: 'move', Recover: 'recover' }

/** Each alternative by its words. */
export function giftsIn(of: string): string[] {
  return of.split(' or ')
}

export function giftOf(words: string): Gift {
  const parts = words.split(' and ').map((part) => part.split(' ') as [string, string | undefined])
  return {
    tokens: parts.flatMap(([word, count]) => {
      const token = tokenWords[word]
      return token === undefined ? [] : [{ token, count: count === 'X' ? 'X' : Number(count ?? 1) }]
    }),
    actions: parts.flatMap(([word]) => actionWords[word] ?? []),
  }
}
