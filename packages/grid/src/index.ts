export {
  allSpaces,
  type Board,
  bits,
  type Corner,
  columnOf,
  cornersOfEdge,
  cornersOfSpace,
  type Direction,
  directions,
  EAST,
  type Edge,
  edgeOf,
  edgesOfCorner,
  emptyBoard,
  floorOf,
  groundOf,
  isOnBoard,
  isThere,
  isUpright,
  NORTH,
  NORTH_EAST,
  NORTH_WEST,
  namesOf,
  rowOf,
  type Side,
  SOUTH,
  SOUTH_EAST,
  SOUTH_WEST,
  type Space,
  sides,
  spacesAt,
  spacesOfCorner,
  spacesOfEdge,
  spot,
  THERE,
  type Thing,
  WEST,
} from './board.ts'
export { type BoardInPlay, boardInPlay, type Change, lay } from './change.ts'
export { apart, type Count, countSpaces, groupsApart, nearest } from './count.ts'
export { type Crossing, crossings, type Met, spacesBetween, type Wall, type Watch } from './crossing.ts'
export {
  ACROSS,
  ALONG,
  CORNER,
  emptyTrace,
  INSIDE,
  middleOf,
  type Point,
  pointOf,
  type Trace,
  traceLine,
} from './line.ts'
export {
  areNeighbours,
  canStep,
  cornerCrossed,
  directionTo,
  neighbours,
  openDirections,
  type StepRule,
  stepStop,
} from './neighbours.ts'
export {
  addStep,
  costTo,
  emptyReach,
  emptySteps,
  ends,
  FORBIDDEN,
  pathTo,
  type Reach,
  reach,
  type Stand,
  type Stepping,
  type Steps,
} from './paths.ts'
export { type Legend, type PictureReading, readPicture, type UnknownSign } from './picture.ts'
export {
  type Base,
  covered,
  isTurned,
  mayStand,
  oneSpace,
  type PieceCost,
  pieceSteps,
  spaceOfStand,
  standOn,
  standsOver,
} from './piece.ts'
export { type BoardPlan, type Fault, type Joined, type Place, type Reading, readBoard } from './read.ts'
export { regions } from './region.ts'
export { edgeBetween, type WayRound, waysRound } from './round.ts'
export { type CornerSight, cornerSight, sees } from './sight.ts'
export { countingSteps, freeSteps, type StepCost, spaceSteps } from './steps.ts'
export type { Blockers } from './thread.ts'
