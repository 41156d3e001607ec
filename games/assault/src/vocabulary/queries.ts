import type { Space } from '@sandtable/grid'
import type { Seat } from '@sandtable/kernel'
import type { AttackDie, DefenceDie } from '../../data/types.ts'
import type { Die, FigureId, GroupId, ObjectId, Tally, TargetId } from '../state.ts'
import type { Activating } from './activations.ts'
import type { Attack, SurgeAbility } from './attacks.ts'

/** Values that cards change while they last. */
export interface Queries {
  health: { value: number; about: FigureId }
  speed: { value: number; about: FigureId }
  /** Movement points that it gets when it performs a move. */
  move: { value: number; about: FigureId }
  /** How far abilities on its card reach that are for adjacent friends or for those within 2 spaces. */
  'ability range': { value: number; about: FigureId }
  /** Dice that are rolled for attacks and defences, before cards that are used for one attack. */
  'attack pool': { value: readonly AttackDie[]; about: Attack }
  'defence pool': { value: readonly DefenceDie[]; about: Attack }
  /** Everything that is added to the attack dice of an attack, what the defence dice show among it. */
  results: { value: Tally; about: Attack }
  'surge abilities': { value: readonly SurgeAbility[]; about: Attack }
  /** How often the same surge ability may be used in one attack (IA-SURGE-004). */
  'surge ability uses': { value: number; about: { attack: Attack; ability: string } }
  /** Attack actions in one activation (IA-ACTN-009). */
  'attack actions': { value: number; about: FigureId }
  /** How often one special action may be performed in one activation (IA-ACTN-004). */
  'special action uses': { value: number; about: { activation: Activating; ability: string } }
  /** The rule that keeps the figure from attacking, at all or this target. */
  'attack forbidden': { value: string | null; about: FigureId }
  'target forbidden': {
    value: string | null
    about: { attacker: FigureId; target: TargetId; space: Space; distance: number }
  }
  'interact forbidden': { value: string | null; about: { figure: FigureId; object: ObjectId } }
  /** The rule that keeps it from leaving its space of its own will (IA-COND-015). */
  'exit forbidden': { value: string | null; about: FigureId }
  'special actions forbidden': { value: string | null; about: FigureId }
  reach: { value: boolean; about: FigureId }
  massive: { value: boolean; about: FigureId }
  mobile: { value: boolean; about: FigureId }
  /** Do difficult terrain and hostile figures cost it nothing extra? */
  'pays no extra': { value: boolean; about: FigureId }
  /** Do figures in the way not hinder this figure's sight? */
  'sees past figures': { value: boolean; about: FigureId }
  /** The same, for its attacks only. */
  'attacks past figures': { value: boolean; about: FigureId }
  /** Has the looker no sight to this figure, although no thing is in the way? */
  unseen: { value: boolean; about: { from: FigureId; to: FigureId } }
  /** Does the figure count for control? */
  'counts for control': { value: boolean; about: FigureId }
  /** Who controls a token, whoever stands there. */
  controller: { value: Seat | null; about: ObjectId }
  /** Do victory points end the game, and can this side win it at all? */
  'points end the game': { value: boolean; about: Seat }
  'may win': { value: boolean; about: Seat }
  /** Does difficult terrain cost this figure an extra point? */
  'difficult costs extra': { value: boolean; about: FigureId }
  /** Victory points that last only as long as what they are for (a token carried). */
  'running points': { value: number; about: Seat }
  /** Cards drawn in set-up. */
  'first hand': { value: number; about: Seat }
  /** Cards drawn in the status phase. */
  'cards drawn': { value: number; about: Seat }
  /** How many dice this figure may have rerolled by an effect. */
  'can be rerolled': { value: boolean; about: { die: Die; by: Seat } }
  'figure cost': { value: number; about: FigureId }
  /** Whom Murne Rin's False Orders reach: of which figure cost, how far away. */
  'false orders': { value: { readonly cost: number; readonly within: number }; about: FigureId }
  /** The dice of Bossk's Indiscriminate Fire. */
  'indiscriminate fire': { value: readonly AttackDie[]; about: FigureId }
  /** Which of the ready groups may its player activate next? */
  'groups to activate': { value: readonly GroupId[]; about: Seat }
  /** Command cards that its player discards to prevent one damage of strain. */
  'cards against strain': { value: number; about: FigureId }
  /** May this side activate a group now? */
  'may take the turn': { value: boolean; about: Seat }
  /** Can it be defeated now? */
  'can be defeated': { value: boolean; about: FigureId }
  /** Can this command card be played at all? */
  'command forbidden': { value: string | null; about: { seat: Seat; card: string } }
}
