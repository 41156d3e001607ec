import type { TokenName } from './state.ts'

/** What lies beside a unit that has nothing. */
export function noTokens(): Record<TokenName, number> {
  return {
    aim: 0,
    dodge: 0,
    surge: 0,
    standby: 0,
    suppression: 0,
    observation: 0,
    ion: 0,
    poison: 0,
    immobilize: 0,
    shield: 0,
    'spent shield': 0,
    incognito: 0,
    valor: 0,
  }
}
