/** The words that cards are written with. */

export { canChoose, choose, goOn } from '@sandtable/kernel'
export { newAttack } from '../attack.ts'
export { areAdjacent, distanceBetween, seesFigure } from '../board/board.ts'
export { activationOf } from '../current-activation.ts'
export { attackOf, attackUnderWay } from '../current-attack.ts'
export { total } from '../dice.ts'
export {
  discardCondition,
  gainCondition,
  gainMovement,
  gainPower,
  isHarmful,
  moveSpaces,
  performMove,
  recoverDamage,
} from '../figure.ts'
export { nextToSpace } from '../flow/attack.ts'
export { interactions } from '../flow/interact.ts'
export { hasRerolls } from '../flow/reroll.ts'
export { score } from '../score.ts'
export { hasCondition, hasTrait, isSmall } from '../values.ts'
export { attachmentOf, deplete, exhaust, isReady } from './attachment.ts'
export {
  add,
  attackNow,
  attacksInTurn,
  attackThen,
  bonus,
  canAttack,
  distanceToTarget,
  isFigureTarget,
  mayReroll,
  rollFor,
} from './words/attacks.ts'
export { discardOne, drawCards, givePoints, putUnder } from './words/cards-and-points.ts'
export {
  choice,
  chooseSeveral,
  powerTokens,
  recall,
  type Several,
  sequel,
  several,
} from './words/choosing.ts'
export { damage, defeatFigure, strain } from './words/damage.ts'
export {
  canLeap,
  emptySpacesWithin,
  interactWith,
  leap,
  moveAtOnce,
  moveByOther,
  pushBeside,
  pushFigure,
  spacesWithin,
} from './words/moves.ts'
export {
  adjacentFigures,
  figuresWithin,
  friendsInReach,
  isFriend,
  isMe,
  me,
  ownerOf,
  withTrait,
} from './words/who.ts'
