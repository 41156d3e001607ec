import type { Colour } from '../../data/maps/types.ts'
import type { PowerToken } from '../../data/types.ts'
import type { Site } from './site.ts'

/** `initiative`: the player with initiative first; `reverse`: last. */
export type Order = 'initiative' | 'reverse'

export type ByColour = Readonly<Partial<Record<Colour, PowerToken>>>

export type Step =
  // Points. Both players score what they have at the same moment.
  | {
      readonly type: 'score control'
      readonly vp: number
      readonly of: Site
      /** For each that is controlled, or once for any. */
      readonly count: 'each' | 'any'
      /** Afterwards the token leaves the map, or gets a marker. */
      readonly afterwards?: 'discard' | 'mark' | 'mark own'
    }
  | { readonly type: 'score presence'; readonly vp: number; readonly at: Site }
  | {
      readonly type: 'score carrying'
      readonly vp: number
      readonly label: string
      /** Only carriers at one of these. */
      readonly at?: readonly Site[]
      readonly count: 'token' | 'carrier'
      /** The tokens scored leave the game. */
      readonly afterwards?: 'discard'
      readonly may?: true
    }
  | { readonly type: 'score most carried'; readonly vp: number; readonly label: string }
  | { readonly type: 'score claimed'; readonly vp: number; readonly label: string }
  /** For each strain token on controlled ones. */
  | {
      readonly type: 'score strain tokens'
      readonly vp: number
      readonly label: string
      readonly afterwards: 'take off' | 'discard'
      readonly may?: true
    }
  | { readonly type: 'score own tokens'; readonly vp: number; readonly label: string }
  /** For each hostile figure in line of sight of an own token. */
  | { readonly type: 'score seen'; readonly vp: number; readonly label: string }
  // Doors.
  | {
      readonly type: 'open doors'
      readonly each: 'player' | 'terminal controlled'
      readonly order: Order
      readonly may?: true
    }
  | { readonly type: 'close doors' }
  // Harm. `amount` may be the damage that a die shows.
  | {
      readonly type: 'hurt around'
      readonly label: string
      readonly within: number
      readonly amount: number | 'green'
      /** `enemies of its terminal`: of whoever controls the terminal of the token's colour. */
      readonly whom: 'all' | 'enemies of its terminal'
    }
  /** From each token the nearest figures in line of sight. */
  | { readonly type: 'hurt nearest'; readonly label: string; readonly amount: number }
  /** Whoever controls a token picks a hostile figure in its line of sight. */
  | { readonly type: 'hurt picked'; readonly label: string; readonly amount: number }
  // Tokens that move.
  | {
      readonly type: 'move tokens'
      readonly label: string
      readonly least: number
      readonly most: number
      readonly who: Mover
      readonly order: Order
      /** Where the most figures would be next to it. */
      readonly aim?: 'touch most figures'
    }
  | { readonly type: 'walk to nearest'; readonly label: string; readonly spaces: number }
  /** In turn each player may let two change places; none moves twice a round. */
  | { readonly type: 'swap tokens'; readonly label: string; readonly order: Order }
  // Tokens that come, and what is put on them.
  | { readonly type: 'roll for spot'; readonly label: string; readonly die: 'blue'; readonly spots: string }
  | { readonly type: 'place claimed'; readonly label: string; readonly at: Site; readonly most: number }
  | { readonly type: 'place beside own figure'; readonly label: string; readonly order: Order }
  /** The initiative player moves all tokens up to `spaces`, or sets a new one in the area. */
  | {
      readonly type: 'move all or deploy'
      readonly label: string
      readonly spaces: number
      readonly area: string
    }
  | { readonly type: 'strain tokens'; readonly label: string; readonly amount: number }
  /** Each player draws one of these colours, a different one; its tokens get a strain token each. */
  | { readonly type: 'draw colours'; readonly colours: readonly Colour[]; readonly label: string }
  | { readonly type: 'power tokens'; readonly label: string; readonly by: ByColour }
  | { readonly type: 'hand out power tokens'; readonly label: string }
  | { readonly type: 'figures on gain'; readonly label: string; readonly by: ByColour }
  | { readonly type: 'figures at may recover'; readonly at: Site; readonly amount: number }
  | { readonly type: 'controller retrieves'; readonly label: string }
  /** The player with more figures in the area may turn a terminal over. */
  | { readonly type: 'flip terminal'; readonly area: string }
  /** The initiative player puts so many on the pile for each own command card in hand. */
  | { readonly type: 'pile from hand'; readonly each: number }
  /** From now until this step comes again it is held by its controller, or by the dearer figures at it. */
  | { readonly type: 'hold'; readonly site: Site; readonly by: 'control' | 'figure cost' }
  /** From the second round on it moves north, through everything; figures in its row or south of it are defeated. */
  | { readonly type: 'sweep north'; readonly label: string; readonly spaces: number }
  /** One of so many face-down tokens of each colour is drawn, without putting it back; it rules this round. */
  | {
      readonly type: 'draw for the round'
      readonly ofEachColour: number
      readonly by: Readonly<Partial<Record<Colour, RoundEffect>>>
    }

/** For all figures of both players, or points at the end of the round. */
export type RoundEffect =
  | { readonly type: 'surge' | 'evade' | 'speed'; readonly amount: number }
  | { readonly type: 'score control'; readonly vp: number; readonly of: Site }

/** Each player one (none twice); each as many as terminals controlled; the controller; in turn all. */
export type Mover = 'one each' | 'one per terminal' | 'controller' | 'in turn'
