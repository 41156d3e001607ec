import type { Going } from '@sandtable/kernel'
import type { Activating, ActivatingGroup, TakingTurns } from './activations.ts'
import type { Attack, Rerolling, Striking, Volley } from './attacks.ts'
import type { Discarding, Playing } from './commands.ts'
import type { Straining, Suffering } from './damage.ts'
import type { Interacting } from './interactions.ts'
import type { MissionProcedures } from './missions.ts'
import type { MovingNow, Placing, Pushing, PushingAside, Settling, Stepping, Walking } from './moves.ts'
import type { Ambush, Deploying, SettingUp } from './set-up.ts'

/** What can be under way, with its variables and the names of its steps that are no windows. */
export interface Procedures extends MissionProcedures {
  game: Going<object, 'set up' | 'play a round'>
  'set-up': Going<
    SettingUp,
    | 'shuffle the command decks'
    | 'who decides on the initiative?'
    | 'choose who has the initiative'
    | 'draw the mission'
    | 'lay out the map'
    | 'choose a deployment zone'
    | 'deploy a figure'
    | 'the other side'
    | 'deploy in turn'
    | 'cards come into play'
    | 'draw command cards'
  >
  'deploy in turn': Going<
    Deploying,
    'who is next?' | 'choose a group to deploy' | 'deploy a figure' | 'move it' | 'the turn passes'
  >
  'spring the ambush': Going<Ambush, 'begin' | 'choose a deployment zone' | 'deploy a figure'>
  round: Going<object, 'begin' | 'has somebody won?' | 'activation phase' | 'status phase'>
  'status phase': Going<
    object,
    'begin' | 'ready cards' | 'draw command cards' | 'has somebody won?' | 'pass the initiative'
  >

  'activation phase': Going<
    TakingTurns,
    'begin' | 'choose a group to activate' | 'nobody is ready' | 'activate the group' | 'the turn passes'
  >
  'activate a group': Going<
    ActivatingGroup,
    'begin' | 'who is left?' | 'choose a figure to activate' | 'take it' | 'activate the figure' | 'exhaust'
  >
  'activate a figure': Going<
    Activating,
    | 'is it still there?'
    | 'act'
    | 'walk'
    | 'settle'
    | 'after an action'
    | 'has somebody won?'
    | 'the activation is over'
  >
  interact: Going<Interacting, 'interact' | 'has somebody won?'>

  attack: Going<
    Attack,
    | 'declare target'
    | 'declared'
    | 'spend a power token'
    | 'spend a power token in defence'
    | 'gather dice'
    | 'roll dice'
    | 'roll defence dice'
    | 'apply modifiers'
    | 'spend surges'
    | 'check accuracy'
    | 'damage'
    | 'recover'
    | 'blast'
    | 'cleave'
    | 'conditions'
    | 'the attack is over'
  >
  reroll: Going<Rerolling, 'choose dice to reroll' | 'reroll'>
  volley: Going<Volley, 'choose a die for the next attack' | 'attack' | 'the die is used'>
  strike: Going<Striking, 'attack' | 'go on'>

  'suffer damage': Going<
    Suffering,
    'a figure, or a thing?' | 'suffer' | 'defeat' | 'clear away' | 'has somebody won?'
  >
  'be defeated': Going<Suffering, 'defeat' | 'clear away' | 'has somebody won?'>
  'suffer strain': Going<
    Straining,
    'discard command cards instead' | 'take the rest as damage' | 'has somebody won?'
  >

  walk: Going<Walking, 'pay' | 'step' | 'arrive' | 'push those beneath aside'>
  step: Going<
    Stepping,
    'go there' | 'choose who interrupts first' | 'choose who interrupts the arrival first'
  >
  settle: Going<Settling, 'choose the nearest empty space' | 'place it there'>
  'move now': Going<MovingNow, 'choose where to move' | 'walk there' | 'settle'>
  push: Going<Pushing, 'choose where it is pushed' | 'push it'>
  'push aside': Going<PushingAside, 'choose the nearest empty space' | 'push it there' | 'next'>
  place: Going<Placing, 'choose where it is placed' | 'place it'>

  'play a command card': Going<Playing, 'choose who uses the card' | 'show it' | 'resolve it'>
  'discard a card': Going<Discarding, 'choose a card to discard'>
}
