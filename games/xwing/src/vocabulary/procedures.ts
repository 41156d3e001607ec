import type { Going } from '@sandtable/kernel'
import type { Acting } from './actions.ts'
import type { Again, Attack, Opportunity, Reroll, StepNine } from './attacks.ts'
import type { BlastDice, Crossing, Dropping, RerollBlast } from './bombs.ts'
import type { Dealing, Jammed, Repair, Suffering, TurningUp } from './damage.ts'
import type {
  Activating,
  BankRolling,
  Daring,
  Decloaking,
  Deploying,
  ExtraManeuver,
  Moving,
  ObstacleEffects,
  Shift,
  ShipMoment,
  Turns,
} from './moves.ts'
import type { Paying, Rolling } from './rolls.ts'
import type { Mining, SetUp } from './set-up.ts'

/** What can be under way: the variables of each procedure, and the names of its steps. */
export interface Procedures {
  game: Going<object, 'set up' | 'play a round' | 'check for victory'>
  'set-up': Going<
    SetUp,
    | 'gather forces'
    | 'determine initiative'
    | 'choose initiative'
    | 'is there room for another obstacle'
    | 'place an obstacle'
    | 'choose an edge'
    | 'place a ship'
    | 'turn the mobile arc'
  >
  'map a minefield': Going<Mining, 'choose a bomb' | 'place a token'>
  round: Going<
    object,
    'begin' | 'planning phase' | 'activation phase' | 'combat phase' | 'end phase' | 'the round is over'
  >

  'planning phase': Going<object, 'begin' | 'assign dials'>
  'activation phase': Going<
    Turns,
    'begin' | 'decloak' | 'who is next' | 'choose a ship to activate' | 'activate it'
  >
  decloak: Going<
    Decloaking,
    'who is next' | 'choose a ship to decloak' | 'its turn' | 'decloak' | 'place the ship'
  >
  'activate a ship': Going<
    Activating,
    | 'becomes active'
    | 'reveal dial'
    | 'execute maneuver'
    | 'perform action'
    | 'stress that waited for the action'
    | 'suffer obstacles'
  >
  'execute maneuver': Going<Moving, 'slide along the template' | 'move ship' | 'stress tokens'>
  'extra maneuver': Going<ExtraManeuver, 'execute it' | 'suffer obstacles'>
  daredevil: Going<
    Daring,
    'execute the turn' | 'receive stress' | 'suffer obstacles' | 'roll without the boost icon'
  >
  deploy: Going<
    Deploying,
    | 'choose the guides to deploy from'
    | 'choose a maneuver to deploy with'
    | 'leave the carrier'
    | 'execute maneuver'
    | 'is there room for it'
    | 'perform action'
    | 'suffer obstacles'
    | 'the price of a forced deployment'
  >
  'tractor beam': Going<Shift, 'shift the ship' | 'place the ship' | 'move it' | 'suffer obstacles'>
  obstacles: Going<ObstacleEffects, 'roll for an obstacle' | 'that one is done'>

  'perform action': Going<
    Acting,
    | 'choose an action'
    | 'place the ship'
    | 'execute the SLAM maneuver'
    | 'the SLAM disables its weapons'
    | 'suffer obstacles of the SLAM'
    | 'the coordinated ship acts'
    | 'stress for free actions'
  >
  'roll along a bank': Going<BankRolling, 'place the ship at the bank'>
  repair: Going<Repair, 'roll to repair' | 'turn it down'>
  jammed: Going<Jammed, 'what can be jammed' | 'choose what the jam removes' | 'remove it'>

  'drop a bomb': Going<
    Dropping,
    | 'choose the template'
    | 'place the bomb at the base'
    | 'lay the bomb'
    | 'does a mine lie on ships'
    | 'choose who sets it off'
    | 'it detonates'
  >
  mines: Going<Crossing, 'a mine detonates'>
  'bomb dice': Going<BlastDice, 'roll for the bomb' | 'suffer what they show'>
  'reroll bomb dice': Going<RerollBlast, 'choose dice to reroll'>

  'combat phase': Going<
    Turns,
    | 'begin'
    | 'who is next'
    | 'choose a ship to attack with'
    | 'its opportunity to attack'
    | 'all have had their opportunity'
  >
  'opportunity to attack': Going<Opportunity, 'attack' | 'the opportunity is over' | 'remove destroyed ships'>
  attack: Going<
    Attack,
    | 'choose what to spend'
    | 'pay the costs'
    | 'the target becomes the defender'
    | 'roll attack dice'
    | 'roll defense dice'
    | 'cancel results'
    | 'the results are final'
    | 'deal damage'
    | 'one attack made'
    | 'a spent weapon falls silent'
    | 'attack after attacking'
    | 'the attack is over'
  >
  reroll: Going<Reroll, 'choose dice to reroll' | 'roll them'>
  'another attack': Going<Again, 'attack'>
  'attack after attacking': Going<StepNine, 'find abilities that perform an attack'>

  'pay with stress': Going<Paying, 'receive the stress token' | 'use what is paid for'>
  roll: Going<Rolling, 'roll the dice' | 'do what they say'>

  'suffer damage': Going<Suffering, 'next damage' | 'is it destroyed'>
  'deal a damage card': Going<Dealing, 'draw the card' | 'deal the card' | 'is it destroyed'>
  'turn a damage card up': Going<TurningUp, 'turn the card' | 'is it destroyed'>
  destruction: Going<
    ShipMoment,
    'the ship is destroyed' | 'is it saved' | 'what is docked to it deploys' | 'remove it'
  >
  'discard a weapon': Going<ShipMoment, 'choose a weapon to discard'>

  'end phase': Going<object, 'begin' | 'remove destroyed ships' | 'remove tokens'>
}
