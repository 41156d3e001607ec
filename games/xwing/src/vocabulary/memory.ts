import type { ShipId, TokenName } from '../state.ts'

/** What cards in play, and effects that they leave behind, remember. */
export interface Memory {
  'condition:adebttopay': { readonly to: ShipId }
  'condition:illshowyouthedarkside': { readonly damage: string }
  'condition:suppressivefire': { readonly by: ShipId; readonly round: number }
  'effect:4lom': { readonly token: TokenName | 'lock' }
  'effect:boshek': { readonly dial: number }
  'effect:corranhorn': { readonly round: number }
  'effect:hyperwavecommscanner': { readonly skill: number }
  'effect:ig88a': { readonly target: ShipId }
  'effect:junoeclipse': { readonly speed: number }
  'effect:pilot-skill': { readonly skill: number }
  'effect:shadowed': { readonly prey: ShipId; skill?: number }
  'effect:tetrancowall': { readonly speed: number }
  'upgrade:bobafett': { dealt?: boolean }
  'upgrade:c3po': { guess?: number | null }
  'upgrade:courierdroid': { skill?: number }
  'upgrade:greedo': { armed?: boolean; attacked?: number; defended?: number }
  'upgrade:hotshotcopilot': { spent?: boolean }
  'upgrade:specialopstraining': { rolledMore?: boolean }
  'upgrade:agentkallus': { prey?: ShipId }
}
