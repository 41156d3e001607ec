import type { TokenName, UnitId } from '../state.ts'

/** What cards in play remember, by the card. */
export interface Memory {
  'command:tactical-download': Partial<Record<TokenName, number>>
  'command:seize-what-power-we-can': Partial<Record<TokenName, number>>
  'command:isb-investigation/investigating': { readonly round: number; readonly cards: readonly string[] }
  'keyword:my-mood-is-based-on-profit': { pips?: number }
  'keyword:tempted/provoked': { readonly attacker: UnitId }
  'battle-force:clan-kryze/kept': { readonly token: TokenName }
  'battle-force:experimental-droids/surges': { left: number }
  farther: { readonly most: number }
  slowed: { readonly most: number }
  'more-actions': { readonly count: number }
  'lost-keyword': { readonly keyword: string }
  'keyword:transport/passenger': { readonly by: UnitId }
  'granted-keyword': { readonly keyword: string; readonly x: number; readonly of: string | null }
  'upgrade:veteran-clone-pilot/shared': { readonly with: UnitId }
  'upgrade:command-and-control-uplink/lower': { readonly card: string }
  'upgrade:strike-team-leader/team': { readonly leader: UnitId }
  'upgrade:personal-combat-shield/before': { readonly spent: number }
  'upgrade:emergency-stims/wounds': { readonly count: number; fresh: boolean }
}
