import type { Going } from '@sandtable/kernel'
import type { Spot } from '../geometry/bases.ts'
import type { UnitId } from '../state.ts'
import type {
  Activating,
  Again,
  Done,
  FreelyActing,
  Recovering,
  StandingBy,
  TakingTurns,
} from './activations.ts'
import type {
  Attacking,
  Breaking,
  Destructing,
  Guarding,
  Pool,
  Rerolling,
  Suffering,
  Upgrading,
} from './attacks.ts'
import type { AppearingBane, LayingBane, ShowingBane } from './bane.ts'
import type { Divulging, Ordering, OutOfHand, Revealing } from './commanding.ts'
import type { Detonating, Exploding, LayingTokens } from './laid.ts'
import type { Barricading, ChoosingUnits, Placing, PlacingInTurn } from './missions.ts'
import type { Climbing, Displacing, Fleeing, Moving, Scattering, Towing } from './moves.ts'
import type {
  BuildingMission,
  DeployingInTurns,
  Eliminating,
  LayingTerrain,
  PlacingUnit,
  PreparingPositions,
  SettingUp,
} from './set-up.ts'
import type { KeywordWorked, TokenSpent } from './windows.ts'

/** A unit has gained suppression, has become panicked by it, or stands by no longer. */
export interface Gained {
  readonly unit: UnitId
}

/** A unit would lose suppression tokens. */
export interface Losing {
  readonly unit: UnitId
  readonly count: number
  /** "Up to so many": any of them may be kept. */
  readonly upTo?: true
}

export interface Dropping {
  readonly unit: UnitId
  /** Where its leader stands, or stood last. */
  readonly at: Spot
}

/** A card of a unit with two sides. */
export interface Turning {
  readonly unit: UnitId
  readonly card: string
}

/** What can be under way, with its variables and the names of its steps that are no windows. */
export interface Procedures {
  game: Going<object, 'set up' | 'play a round'>
  'set-up': Going<
    object,
    | 'who is blue?'
    | 'build the mission'
    | 'choose a table edge'
    | 'lay out the mission'
    | 'cards come into play'
    | 'divulge'
    | 'the other side divulges'
    | 'deploy in prepared positions'
  >
  'set-up of 2018': Going<
    SettingUp,
    | 'who lays terrain first?'
    | 'lay terrain'
    | 'who chooses the colour?'
    | 'choose a colour'
    | 'choose a table edge'
    | 'define the battlefield'
    | 'lay out the mission'
    | 'cards come into play'
    | 'deploy units'
  >
  'eliminate battle cards': Going<
    Eliminating,
    'reveal battle cards' | 'eliminate a battle card' | 'the turn passes' | 'the leftmost cards are used'
  >
  'lay terrain': Going<LayingTerrain, 'lay a piece of terrain' | 'the turn passes'>
  'deploy in turns': Going<DeployingInTurns, 'choose a unit to deploy' | 'place the unit' | 'the turn passes'>
  'prepared positions': Going<
    PreparingPositions,
    'detachments join' | 'choose a unit to place' | 'place the unit' | 'the turn passes'
  >
  'place a unit': Going<PlacingUnit, 'place the unit' | 'settle'>
  'build the mission': Going<
    BuildingMission,
    | 'reveal an objective or a secondary objective'
    | 'reveal the advantages'
    | 'change the mission'
    | 'the turn passes'
  >
  divulge: Going<Divulging, 'divulge a command card' | 'it comes into play' | 'next'>
  'hand card': Going<OutOfHand, 'use a card out of the hand' | 'it is discarded'>
  round: Going<
    object,
    | 'begin'
    | 'Bane tokens of blue'
    | 'Bane tokens of red'
    | 'command phase'
    | 'activation phase'
    | 'end phase'
  >

  'command phase': Going<
    Revealing,
    | 'begin'
    | 'choose a command card'
    | 'reveal'
    | 'play another card in its place'
    | 'cards come into play'
    | 'chosen anew?'
    | 'determine priority'
    | 'nominate a commander'
    | 'issue orders'
    | 'the other side issues orders'
    | 'create the order pools'
    | 'create the pass pools'
  >
  'issue orders': Going<Ordering, 'choose units to order' | 'issue it' | 'next field'>

  'activation phase': Going<
    TakingTurns,
    | 'begin'
    | 'choose a unit'
    | 'draw an order token'
    | 'choose a token that lies aside'
    | 'take it'
    | 'choose a unit of that rank'
    | 'activate it'
    | 'the turn passes'
  >
  'once more': Going<Again, 'choose a unit to activate once more' | 'activate it once more'>
  activation: Going<
    Activating,
    | 'begin'
    | 'do ion tokens hinder it?'
    | 'is it damaged?'
    | 'rally'
    | 'suppressed or panicked?'
    | 'act'
    | 'perform it'
    | 'has it more to do, or less?'
    | 'is there more to do?'
    | 'actions are over'
    | 'a card out of the other hand'
    | 'the order token is turned'
  >
  recover: Going<Recovering, 'choose how much suppression to remove' | 'ready the upgrades' | 'reconfigure'>
  'free action': Going<FreelyActing, 'what was done?' | 'choose a free action' | 'perform it'>
  afterwards: Going<Done, 'standby' | 'charges'>
  detonate: Going<Detonating, 'detonate a charge' | 'it goes off' | 'who is next?'>
  explosion: Going<
    Exploding,
    'who fights whom?' | 'choose whom it hits next' | 'attack the next unit' | 'the charge is gone'
  >
  'lay tokens': Going<LayingTokens, 'choose where it lies' | 'one less'>
  standby: Going<StandingBy, 'spend a standby token' | 'move' | 'clamber' | 'attack' | 'next'>

  move: Going<Moving, 'begin' | 'lay the tool' | 'settle' | 'what follows'>

  attack: Going<
    Attacking,
    | 'declare a defender'
    | 'a card out of the other hand'
    | 'spend an aim token for Long Shot'
    | 'choose whose aim token it is'
    | 'form the attack pool'
    | 'choose who uses which weapon'
    | 'use a weapon again'
    | 'who fights whom?'
    | 'choose the next attack pool'
    | 'resolve it'
    | 'the attack is over'
    | 'what follows'
  >
  'attack pool': Going<
    Pool,
    | 'gather dice'
    | 'take the attack dice'
    | 'roll attack dice'
    | 'spend an aim token'
    | 'spend an observation token'
    | 'more re-rolls?'
    | 'more attack surges?'
    | 'deflected'
    | 'more defence surges?'
    | 'convert attack surges'
    | 'is anything hit?'
    | 'determine cover'
    | 'roll cover dice'
    | 'apply cover'
    | 'more improving?'
    | 'more dodging?'
    | 'more modifying?'
    | 'spend dodge tokens on crits'
    | 'spend dodge tokens'
    | 'apply what the attacker has'
    | 'apply what the defender has'
    | 'choose how many hits to cancel'
    | 'gather defence dice'
    | 'roll defence dice'
    | 'convert defence surges'
    | 'compare results'
    | 'suffer wounds'
    | 'suppression'
    | 'what weapons leave behind'
  >
  guardian: Going<
    Guarding,
    | 'choose how many to take'
    | 'roll for them'
    | 'spend a dodge token to re-roll them'
    | 're-roll them'
    | 'spend surge tokens'
    | 'convert defence surges'
    | 'use Pierce on them'
    | 'suffer for it'
  >
  'vehicle damage': Going<Breaking, 'roll for its damage' | 'choose a weapon to destroy'>
  climb: Going<
    Climbing,
    | 'choose where to climb'
    | 'the leader climbs'
    | 'roll for clambering'
    | 'the others follow'
    | 'what follows'
  >
  flight: Going<Fleeing, 'it panics' | 'choose the edge to run for' | 'run' | 'what follows'>
  displace: Going<Displacing, 'set them aside' | 'put back the displaced' | 'next' | 'suppression' | 'settle'>
  'self-destruct': Going<Destructing, 'roll for the next unit' | 'it is destroyed'>
  tow: Going<Towing, 'turn the vehicle' | 'it hangs on the cable' | 'what follows'>
  pivot: Going<Towing, 'pivot' | 'what follows'>
  scatter: Going<Scattering, 'move its miniatures'>
  'upgrade dice': Going<Upgrading, 'choose how many white dice to upgrade'>
  reroll: Going<Rerolling, 'choose dice to re-roll' | 're-roll them'>
  'suffer wounds': Going<
    Suffering,
    | 'are there any?'
    | 'how much is left?'
    | 'choose a miniature'
    | 'assign wounds'
    | 'choose a new leader'
    | 'is anything left?'
    | 'settle'
  >
  'drop assets': Going<Dropping, 'choose where it lies'>
  'suppression gained': Going<Gained, never>
  'a token is spent': Going<TokenSpent, never>
  'standby is over': Going<Gained, never>
  'a keyword worked': Going<KeywordWorked, never>
  panic: Going<Gained, never>
  'lose suppression': Going<Losing, 'choose how much suppression to keep'>
  'place a token': Going<Placing, 'choose where it lies'>
  'lay Bane tokens': Going<LayingBane, 'take a token' | 'place it' | 'choose its front' | 'one less'>
  'show a Bane token': Going<ShowingBane, 'turn it up'>
  'Here I Am': Going<AppearingBane, 'turn up Here I Am' | 'turn it up'>
  'place tokens in turn': Going<
    PlacingInTurn,
    'choose a token' | 'take the only one' | 'place it' | 'the turn passes'
  >
  'place barricades': Going<Barricading, 'choose where it stands'>
  'choose units': Going<ChoosingUnits, 'choose units'>
  'choose a side': Going<Turning, 'choose the side that lies up'>

  'end phase': Going<
    object,
    'begin' | 'score' | 'discard command cards' | 'remove tokens' | 'promote' | 'has somebody won?'
  >
}
