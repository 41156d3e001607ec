export {
  andThen,
  atLeast,
  type Chance,
  type Chances,
  certain,
  chanceOf,
  chanceThat,
  combine,
  even,
  mapChances,
  mean,
  total,
  weighted,
} from './chances.ts'
export {
  type Attack,
  type Contest,
  chance,
  choice,
  contest,
  type Ending,
  type Stage,
  settle,
  zeroSum,
} from './contest.ts'
export { cardsLeft, type Deck, type Draw, deck, draw, drawAlong, drawInto } from './deck.ts'
export { type Die, die, type Face, shown, symbolDie } from './die.ts'
export { type Key, keyOf } from './key.ts'
export { cancel, count, inHand, lay, lying, type Pool, pool, turn, type WhichDice } from './pool.ts'
export { forgetRerolls, type PickUp, pickUp, pickUps } from './reroll.ts'
export { roll, rollInto } from './roll.ts'
export {
  type Advice,
  advise,
  outcomesFrom,
  outcomesOf,
  type Solution,
  solve,
  worthOf,
} from './solve.ts'
export { pickUpDice, rollAgain, rollDice } from './stages.ts'
