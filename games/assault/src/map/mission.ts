import type { Text } from '../../data/maps/types.ts'
import type { DefenceDie } from '../../data/types.ts'
import type { Site, Whose } from './site.ts'
import type { Step } from './step.ts'

export type { Face, Site, Whose } from './site.ts'
export type { ByColour, Mover, Order, RoundEffect, Step } from './step.ts'

/**
 * A mission's special rules as plain data: what its tokens are, and what happens at set-up, at the start and
 * the end of each round, and when figures interact, move, carry and fight. The flow carries them out; nothing
 * here acts by itself. Everything else is as in the rulebook: control, interacting, retrieving, 40 points.
 */
export interface Mission {
  readonly id: string
  /** Its entry in the card ledger; null for missions of our own. */
  readonly rule: string | null
  /** By label, as on the map. */
  readonly tokens: Readonly<Record<string, TokenRules>>
  readonly doors?: DoorRules
  readonly deployment?: Deployment
  /** Groups that are named before the first round: each player marks one group of the opponent's army. */
  readonly marksGroup?: true
  readonly setUp?: readonly SetUpStep[]
  /** So many tokens each; in an own figure's activation one may be handed over for one of these. */
  readonly favours?: { readonly count: number; readonly gives: readonly Favour[] }
  /** At the start and at the end of every round, in this order. */
  readonly roundStart?: readonly Step[]
  readonly roundEnd?: readonly Step[]
  /** Victory points that count only as long as it lasts. */
  readonly standing?: readonly Standing[]
  readonly interactions?: readonly Interaction[]
  readonly onTheMove?: readonly MoveRule[]
  readonly defeats?: readonly DefeatRule[]
  readonly attacks?: readonly AttackRule[]
  readonly board?: readonly BoardRule[]
}

export interface TokenRules {
  readonly name: Text
  readonly retrieve?: Retrieve
  /** What carrying one does to a figure. */
  readonly carrier?: CarrierRules
  readonly attackable?: Attackable
  /** Moves and is in the way like a figure, and belongs to nobody: hostile to all, or neutral. */
  readonly figure?: 'hostile' | 'neutral'
  /** So many lie beside the map at first: altogether, or for each player. */
  readonly supply?: { readonly count: number; readonly of: 'all' | 'each player' }
  /** None need be on the map when the game begins. */
  readonly absent?: true
}

/** Who may pick the token up, and how (IA-CARRY-001). */
export interface Retrieve {
  /** `step`: not by interacting, only when a step of the mission says so. */
  readonly by: 'interacting' | 'step'
  readonly colour?: 'own zone'
  /** So many may one figure carry; without it, any number. */
  readonly most?: number
  /** Only figures on small bases. */
  readonly small?: true
  /** Movement points that are lost by it. */
  readonly losing?: number
}

export interface CarrierRules {
  /** Added while it carries at least one, or for each token that it carries. */
  readonly per: 'carrier' | 'token'
  readonly speed?: number
  readonly health?: number
  readonly attackDamage?: number
  readonly defenceBlock?: number
  /** All its tokens stay in its space when it takes so much damage at once, or from one attack. */
  readonly dropsAt?: { readonly damage: number; readonly from: 'anything' | 'attack' }
  /** While it carries, its opponent cannot win, and 40 points do not end the game. */
  readonly opponentCannotWin?: true
  /** One attack die more, of the token's colour, once per activation. */
  readonly addsDie?: true
  readonly actions?: readonly CarrierAction[]
}

/** A special action of figures that carry the token. */
export interface CarrierAction {
  readonly name: Text
  readonly actions: 1 | 2
  readonly discards?: true
  readonly does:
    | { readonly type: 'focus and attack' }
    | { readonly type: 'score'; readonly vp: number }
    | { readonly type: 'move and recover'; readonly spaces: number; readonly recover: number }
    | { readonly type: 'blast'; readonly within: number; readonly damage: number }
}

/** An object that may be attacked. Its defence is fixed results, dice, or nothing. */
export interface Attackable {
  readonly health: number
  readonly block?: number
  readonly dice?: readonly DefenceDie[]
  /** `lying`: while it is carried it cannot be attacked. `installed`: only once it is installed. */
  readonly while?: 'lying' | 'installed'
  /** For whoever destroyed it. */
  readonly vp?: number
  /** Whoever destroyed it keeps it in the play area. */
  readonly claimed?: true
  /** Each player also scores 1 for each damage that own figures dealt to it. */
  readonly scoresDamage?: true
  /** Whoever destroyed it: the player whose zone has its colour, or the opponent of that one, or of the player
   *  in or next to whose zone it stands. */
  readonly vpTo?: {
    readonly vp: number
    readonly player: 'its colour' | 'opponent of its colour' | 'opponent of its zone'
  }
  /** What its end does to all figures on it or next to it. */
  readonly burst?: { readonly damage?: number; readonly strain?: number }
}

/** Locked doors are opened by steps only (IA-DOOR-005), or by destroying them. */
export interface DoorRules {
  readonly locked?: 'all' | { readonly area: string }
  readonly attackable?: Pick<Attackable, 'health' | 'block' | 'dice'>
  /** Only figures inside a deployment zone may interact to open one. */
  readonly fromZonesOnly?: true
}

/** Players take turns putting the tokens on spots, so many of each colour; the initiative player begins. */
export interface SetUpStep {
  readonly type: 'place in turn'
  readonly label: string
  readonly spots: string
  readonly ofEachColour: number
}

export type Favour =
  | { readonly type: 'movement points'; readonly points: number }
  | { readonly type: 'pierce on next attack'; readonly pierce: number }

/** Players take turns deploying a group each, and may pass; a figure may move on being deployed. */
export interface Deployment {
  readonly type: 'alternate'
  readonly move?: number
}

export type Standing =
  | { readonly type: 'carried'; readonly vp: number; readonly label: string }
  | { readonly type: 'controlled'; readonly vp: number; readonly of: Site }
  | { readonly type: 'in own zone'; readonly vp: number; readonly label: string }
  /** `vp[n]` for n tokens with an own marker. */
  | { readonly type: 'marked'; readonly vp: readonly number[]; readonly label: string }
  /** Only for who holds the site, see the step `hold`. */
  | { readonly type: 'holder carries'; readonly vp: number; readonly label: string }
  | { readonly type: 'holder has pile'; readonly vp: number }

/** What a figure may do with an action, on a token's or terminal's space or next to it (IA-INTER-001). */
export interface Interaction {
  readonly with: Site
  /** Only a figure that carries one of these. */
  readonly carrying?: string
  readonly controlled?: true
  /** Once a round for each of these. */
  readonly once?: 'player' | 'group' | 'token'
  readonly does:
    | { readonly type: 'flip' }
    | { readonly type: 'mark own' }
    | { readonly type: 'score'; readonly vp: number }
    | { readonly type: 'discard carried'; readonly vp: number }
    | { readonly type: 'take from supply'; readonly label: string }
    | { readonly type: 'hurt area'; readonly area: string; readonly amount: number }
    /** A strain token; with the last the token is discarded for points. */
    | { readonly type: 'strain token'; readonly last: number; readonly vp: number }
    /** What is carried stays there for good: one at each, none next to another of its colour. */
    | { readonly type: 'install' }
}

export type MoveRule =
  /** On entering a space at the site a carrier may discard its token for points. */
  | { readonly type: 'deliver'; readonly label: string; readonly at: Site; readonly vp: number }
  /** For movement points a carrier at the site claims its token. */
  | {
      readonly type: 'claim'
      readonly label: string
      readonly points: number
      readonly at: Site
    }
  /** On entering its space: strain, then placed on the exit or as near as possible. */
  | { readonly type: 'trap'; readonly label: string; readonly strain: number; readonly exit: string }
  /** A carrier that interacts with another own carrier: both tokens are discarded. */
  | { readonly type: 'join carriers'; readonly label: string; readonly vp: number }

export type DefeatRule =
  | { readonly type: 'carrier'; readonly label: string; readonly vp: number }
  | { readonly type: 'marked group'; readonly vp: 'figure cost' }

export type AttackRule =
  | {
      readonly type: 'defending in zone'
      readonly whose: Whose
      readonly block?: number
      readonly evade?: number
    }
  /** Attacks on a space so near to one of these by an attacker who is not. */
  | { readonly type: 'shielded'; readonly label: string; readonly within: number; readonly surge: number }

export type BoardRule =
  /** Walls between two spaces of difficult terrain are not there. */
  | 'no walls in difficult terrain'
  /** Difficult terrain costs no extra point; the first entry a round costs a figure without Mobile 1 strain. */
  | 'difficult terrain strains'
  /** Terminals with their coloured side up give no command cards. */
  | 'coloured terminals give no cards'
