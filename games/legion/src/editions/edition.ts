import type { Cover } from '../../data/terrain/types.ts'
import type { BattleCard, EditionId } from '../../data/types.ts'

/**
 * What one edition has otherwise than another: figures, and the ways in which something is done, by their names. It holds
 * no code, so that everything may ask it; where two ways differ in kind, each of them is a file of its own.
 */
export interface Edition {
  readonly id: EditionId
  /** Cards and formats are those of this edition; a profile has those of the edition that it goes over. */
  readonly cards: '2024' | '2018'
  /** The format that is usual in it. */
  readonly format: string
  /** The command card that is in every hand and comes back to it. */
  readonly standingOrders: string
  /** The kinds of cards in the battle deck that an army brings; none: it brings no deck. */
  readonly battleDeck: readonly BattleCard['kind'][]

  readonly setUp: 'set-up' | 'set-up of 2018'
  /** Who chooses a table edge, of those who play with set-up of 2018, and how many battle cards lie in a row. */
  readonly edgeChosenBy: 'blue' | 'red'
  readonly cardsInRow: number

  /** Who rolls for priority where it is tied. */
  readonly tieRolledBy: 'blue' | 'holder of the round counter'
  /** Both nominate a commander before anybody issues orders, or each when it issues its own. */
  readonly nominates: 'all at once' | 'in turn'
  /** How far away a unit may be that is issued an order; null: anywhere. */
  readonly orderRange: number | null
  /** May a player pass who has fewer units? */
  readonly passes: boolean
  /** What follows a draw that fits no unit. */
  readonly fruitlessDraw: 'choose again' | 'draw again'
  /** From where ranges between units are measured: any miniature, or the leader of the unit that something comes from. */
  readonly measuredFrom: 'any' | 'leader'
  /** What ion tokens cost: one action at most, by dice, or one action each. */
  readonly ion: 'dice' | 'each'
  /** A unit panics as soon as it has too much suppression and does nothing, or after rallying and runs for the edge. */
  readonly panic: 'stands still' | 'runs'
  /** Who promotes somebody first. */
  readonly promotesFirst: 'priority' | 'blue'
  /** May it keep some suppression when it recovers? */
  readonly recovers: 'as much as it likes' | 'all'
  readonly standsBy: 'not repulsor vehicles' | 'troopers'
  /** May a unit that stands by attack in the same activation? */
  readonly attacksWhileStandingBy: boolean
  /** Is standby for answers to whoever set it off alone, outside of one's own activation, and not to what one's own side made it do? */
  readonly standbyBound: boolean
  /** What the free attacks of Charge, Relentless and Steady follow: a move action in the unit's own activation, or any. */
  readonly followUps: 'own activation' | 'any move action'
  readonly withdrawal: 'move action' | 'whole activation'
  /** How far and by what way the others are from their leader. */
  readonly cohesion: 'ruler' | 'tool of speed 1'
  /** What terrain is to those who move: the same for all, or for each type of unit. */
  readonly ground: 'by kind' | 'by type'
  /** What a round base's move is judged by: where the tool lies, or what the base sweeps that follows it. */
  readonly roundBases: 'tool' | 'sweep'
  /** What a notched base meets on its way: nobody, or whom it may not pass or displace. */
  readonly vehiclesMeet: 'nobody' | 'units'
  /** Whom bases may not touch but to fight. */
  readonly keepsOff: 'enemies' | 'everybody'
  /** When a movement tool may be laid for trial: at any time, or while that unit is activated. */
  readonly toolTried: 'any time' | 'in its activation'
  /** May a notched base turn before its move? */
  readonly turnsFirst: boolean
  /** When those in a melee who touch no enemy come up to one: once an attack has made room, or whenever there is room. */
  readonly closesUp: 'after attacks' | 'whenever'
  /** Does a compulsory move that is cut short hurt? */
  readonly haltsHurt: boolean
  /** Is whoever cannot stand on terrain where its flight ends set back by half a base for nothing? */
  readonly setBackFreely: boolean
  /** Climbing is a move with the tool of speed 1, or an action of its own. */
  readonly climbing: 'with the tool' | 'without'
  /** Do a reverse and difficult terrain together take all of a unit's speed? */
  readonly slowedToHalt: boolean
  /** May a jump lead down as far as it likes? */
  readonly jumpsDown: boolean
  /** What becomes of whoever comes over the edge: it stops there, or is destroyed. */
  readonly overTheEdge: 'stops' | 'is destroyed'

  /** From where one sees, and whom: all of a silhouette, or from the point over the middle of the base. */
  readonly sight: 'silhouettes' | 'point'
  /** Whose bases block sight. */
  readonly sightBlockedBy: 'ground vehicles' | 'vehicles'
  /** Must the leader see whom its unit attacks? */
  readonly leaderMustSee: boolean
  /** What gives cover: whatever is in the way near the defender, or what the line between the middles crosses. */
  readonly cover: 'near the defender' | 'line of the middles' | 'view, then line of the middles'
  /** Where some are behind light things and some behind heavy ones: what most of them have, or the highest. */
  readonly mixedCover: 'of most' | 'the highest'
  /** What a ground vehicle in the way gives, and one on legs. */
  readonly vehicleCover: Cover
  readonly walkerCover: Cover
  /** Does cover help by dice, or cancel hits by itself? */
  readonly coverDice: boolean
  /** Whoever is suppressed has better cover, or whoever has any token. */
  readonly coverOfSuppressed: 'suppressed' | 'any token'
  readonly armour: 'X hits' | 'all hits'
  readonly backup: boolean
  /** What Deflect needs. */
  readonly deflect: 'a shot' | 'a dodge'
  /** Who leads a unit whose leader has fallen. */
  readonly nextLeader: 'next' | 'chosen'
  /** Do those fall that nobody sees? */
  readonly unseenFall: boolean
  /** When attacks suppress: pool by pool, or when all is over. */
  readonly suppression: 'each pool' | 'after the attack'
  readonly suppressedBy: 'shots' | 'attacks'
  /** What Cumbersome weapons are: worse after a move, or not for those who move. */
  readonly cumbersome: 'worse dice' | 'no move'
  /** What wounds do to a vehicle. */
  readonly damage: 'damaged' | 'by die'
  /** What a vehicle at a tow cable gets beside a turn. */
  readonly towed: 'immobilised' | 'turned'
  readonly guardsWhileSuppressed: boolean

  /** How far from its place a displaced leader may be put: range 1, or the tool of speed 1. */
  readonly displacedWithin: 'range 1' | 'speed 1'
  /** Whoever is driven over gains suppression each time, or once a round. */
  readonly displacementSuppresses: 'each time' | 'once a round'
  /** When a compulsory move is made: on activation, or around the actions, as a free action. */
  readonly compulsory: 'on activation' | 'around actions'
  /** What a weapon of a vehicle is that is hit. */
  readonly weaponHit: 'destroyed' | 'half its dice'

  /** May nobody end on tokens that are to be claimed? */
  readonly assetsUnderfoot: boolean
  /** When what a unit has claimed falls: with the unit, or with the leader. */
  readonly claimsFall: 'with the unit' | 'with the leader'

  /** Friendly units to which tokens are handed out are within this range. */
  readonly handsOutWithin: number

  /** After this round the game is over. */
  readonly rounds: number
  /** So many victory points end it before; null: none do. */
  readonly enough: number | null
  /** Who wins where victory points and losses are the same; null: nobody. */
  readonly lastWord: 'blue' | null
}
