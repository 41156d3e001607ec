import type { Going } from '@sandtable/kernel'
import type { Field, LegendId, Squad, TrackToken } from '../state.ts'
import type {
  Activating,
  Combining,
  Dropping,
  Eliminated,
  Fighting,
  Gaining,
  GainingAmmo,
  GainingWeapon,
  Landing,
  Looting,
  LootingPackage,
  Moving,
  Pushing,
  Respawning,
  Striking,
  Throwing,
} from './acting.ts'
import type { PlacingMiniatures } from './placing.ts'
import type { Bonus, Shot } from './shot.ts'

/** What can be under way, with its variables and the names of its steps that are no windows. */
export interface Procedures {
  game: Going<
    object,
    | 'set up'
    | 'draft'
    | 'legends come to the table'
    | 'equip the legends'
    | 'drop onto the board'
    | 'the fight begins'
    | 'play a round'
  >
  draft: Going<{ pick: number }, 'choose a legend'>
  'equip the legends': Going<
    object,
    'draw the loot pools' | 'red equips' | 'blue equips' | 'show the equipment'
  >
  'equip a squad': Going<{ readonly squad: Squad }, 'begin' | 'equip'>
  'drop onto the board': Going<
    { legend: LegendId | null; reward: string | null },
    | 'prepare the entry board'
    | 'choose a side'
    | 'enter the board'
    | 'resolve the reward'
    | 'clear the entry board'
  >
  'gain a token': Going<Gaining, 'keep or drop'>
  'drop a token': Going<Dropping, 'where to'>
  'gain a weapon': Going<GainingWeapon, 'replace, take ammo or discard'>
  'gain ammo': Going<GainingAmmo, 'choose a weapon'>

  round: Going<object, 'begin the round' | 'red turn' | 'blue turn' | 'transition phase'>
  turn: Going<
    { readonly squad: Squad; tokens: TrackToken[]; legend: LegendId | null },
    | 'begin the turn'
    | 'effects under the initiative marker'
    | 'who is next?'
    | 'choose a legend to activate'
    | 'activate'
    | 'advance the initiative marker'
  >
  activation: Going<
    Activating,
    | 'begin the activation'
    | 'respawn first'
    | 'is it on the board?'
    | 'act'
    | 'respawn at once?'
    | 'nothing left'
    | 'respawn now'
    | 'end the activation'
    | 'the next one'
  >
  'transition phase': Going<
    object,
    'ring damage' | 'draw an action card' | 'cooldown' | 'round marker' | 'refresh' | 'initiative marker'
  >
  'ring damage': Going<{ hurt: LegendId[] }, 'who is outside?' | 'deal damage' | 'has somebody won?'>

  move: Going<Moving, 'begin the move' | 'move' | 'set out' | 'enter a field' | 'arrive'>
  'combined action': Going<Combining, 'begin with a part' | 'choose a part' | 'what is left?'>
  shoot: Going<
    Shot,
    | 'aim'
    | 'does somebody answer before firing?'
    | 'is the target still in sight?'
    | 'reveal target cards'
    | 'replace target cards'
    | 'determine hits and headshots'
    | 'deal damage'
    | 'what the weapon does then'
    | 'does somebody answer after firing?'
    | 'reset the target deck'
  >
  'special shot': Going<
    { readonly legend: LegendId; readonly weapon: number; readonly bonus: Partial<Bonus> },
    'choose a target'
  >
  'melee attack': Going<Fighting, 'reveal a target card' | 'deal damage' | 'push'>
  push: Going<Pushing, 'push on' | 'place it beside'>
  'throw a grenade': Going<
    Throwing,
    'name the landing field' | 'determine the landing field' | 'deal damage in the area'
  >
  'area of effect': Going<Striking, 'who is in it?' | 'deal damage' | 'has somebody won?'>
  'loot a bin': Going<
    Looting,
    | 'reveal a supply bin card'
    | 'choose a weapon card'
    | 'decide about everything'
    | 'decide about what waits'
    | 'mark it as opened'
  >
  'care package lands': Going<
    Landing,
    'is the field taken?' | 'choose where it lands' | 'whom does it hit?' | 'make room' | 'it lands'
  >
  'loot the care package': Going<LootingPackage, 'draw from its bag' | 'choose two'>
  'ride a zip line': Going<{ readonly legend: LegendId; readonly point: string }, 'choose where to land'>
  'place miniatures': Going<PlacingMiniatures, 'place a miniature' | 'put them there'>
  reposition: Going<{ readonly legend: LegendId; readonly field: Field }, 'put it there'>
  eliminated: Going<Eliminated, 'take it off the board' | 'hand over a death box' | 'what comes of it'>
  'after an elimination': Going<Eliminated, never>
  respawn: Going<Respawning, 'choose a field to respawn on'>
}
