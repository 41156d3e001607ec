export {
  type Account,
  type Accounting,
  accountOf,
  type Harm,
  type Hope,
  type Luck,
  type Struck,
} from './account.ts'
export { agree, concede, isAgreed, propose } from './agree.ts'
export { alikeBy } from './alike.ts'
export { answer, applyAnswer, refuse } from './answer.ts'
export type { Advice, Bot, Place } from './bot.ts'
export type {
  Banner,
  BuildChange,
  Builder,
  BuildFormat,
  BuildOffer,
  BuildPlace,
  BuildProblem,
  BuildReading,
  BuiltForce,
  BuiltRow,
  HeldCard,
  OfferTrait,
  Shot,
  Shots,
  ShotTerm,
} from './builder.ts'
export type { Card, Limit, Replacement, Trigger } from './card.ts'
export { of, own } from './carrier.ts'
export {
  below,
  commitment,
  type Drawable,
  drawNames,
  type Rollable,
  roll,
  rollName,
  rollNames,
  ScriptError,
  shuffle,
} from './chance.ts'
export { choicesOf } from './choices.ts'
export type { Part } from './common-ground.ts'
export { allCards, cardNamed, type Entering, enter, inPlay, leave, query, recast, renew } from './effect.ts'
export { type FairDice, fixedBy, seedFrom, unfair } from './fair.ts'
export { type Alteration, foresee, foreseeAnswer, foreseeChanged } from './foresee.ts'
export type { Foreseen, Foresight, SoFar } from './foresight.ts'
export { defineGame, type EventRule, type Game, type Roster } from './game.ts'
export { hashOf } from './hash.ts'
export { finish, heardBy, reveal, tell } from './journal.ts'
export { type Language, languages, type Named, type Phrasebook } from './language.ts'
export type { Lesson, LessonStep } from './lesson.ts'
export { limitKey, use, usedUp } from './limit.ts'
export type {
  Automaton,
  Board,
  Chosen,
  EmblemPart,
  ForTerms,
  Lobby,
  ReadyForce,
  Seating,
  Side,
  Term,
  Terms,
} from './lobby.ts'
export { journalFor, type Match, openMatch, play, submit, undo } from './match.ts'
export { canUse, openAt } from './moment.ts'
export { idleAnswersOf, onlyAnswerOf } from './needless.ts'
export type { Odds, OddsSoFar } from './odds.ts'
export { numbersHaving } from './on-pieces.ts'
export { compareBy, inOrder, type Key, type Order } from './order.ts'
export { type Listener, overheard } from './overhear.ts'
export { type Patch, patched, patchOf } from './patch.ts'
export { placeAt } from './place.ts'
export { canonical, clone, notPlain, type Plain, same, sharedPart } from './plain.ts'
export {
  type Ask,
  type Call,
  end,
  type Flow,
  flowOf,
  type Go,
  goTo,
  type Happen,
  type Next,
  type Open,
  type OpenFlow,
  type Procedure,
  type Repeat,
  type Run,
  type Space,
  type Step,
} from './procedure.ts'
export {
  asksToDeclare,
  awaited,
  mayBePassed,
  momentAsked,
  type Question,
  questionAtHand,
  questionFor,
  reactionAsked,
  reopen,
  sampleFor,
} from './question.ts'
export { mix, next32, nextBelow, pickOne, type Random, randomFrom } from './random.ts'
export {
  type Anew,
  checkRecord,
  type GameRecord,
  type Move,
  misformed,
  readRecord,
  recordFormat,
  type Unreadable,
} from './record.ts'
export type { Misread, Position, Referee, Sentence } from './referee.ts'
export {
  type Misplayed,
  matchAfter,
  misfitOf,
  notAsRecorded,
  playOnFrom,
  type Replaying,
  replay,
} from './replay.ts'
export { rolls } from './rolls.ts'
export { type RuleId, table } from './rule.ts'
export type {
  Area,
  Badge,
  Choice,
  Coordinates,
  Die,
  DieSymbol,
  Drop,
  Fact,
  Figure,
  Form,
  Ghost,
  Held,
  Idle,
  Line,
  Look,
  Piece,
  Rail,
  Remark,
  Scene,
  Spot,
  Stand,
  Steer,
  TableCard,
  Thing,
  Tile,
  Zone,
} from './scene.ts'
export { nextSeat, opponentsOf, type Seat, sameTeam, seatsOf, type Team, teamOf, teamsOf } from './seat.ts'
export { type Crumb, look, lookTogether, pathOf, pieceAsked, type Seen } from './seen.ts'
export { sentenceFor } from './sentence.ts'
export {
  asking,
  type CardChoice,
  canChoose,
  cardWords,
  choose,
  goOn,
  goOnWith,
  type Pending,
  pending,
  type Sequel,
} from './sequel.ts'
export type { DialPart, DicePart, IconsPart, Sheet, SheetPart, WordsPart } from './sheet.ts'
export { amount, order, orPass, some } from './spaces.ts'
export { allUnderWay, call, cause, happening, underWay } from './stack.ts'
export { comesTo, countWith, increase, increaseBySum, sumOf, unnoticed } from './stand-in.ts'
export { type Start, start } from './start.ts'
export type {
  Asked,
  Asking,
  Chance,
  Change,
  Due,
  Effect,
  Entry,
  Frame,
  Going,
  Outcome,
  Proposal,
  Query,
  State,
  Vocabulary,
} from './state.ts'
export { Stuck } from './stuck.ts'
export { isForTerms, type Seated, seatedOn, usualTerms } from './terms.ts'
export type {
  Amendment,
  Led,
  Mark,
  Measured,
  Motion,
  NumberAmendment,
  PlaceAmendment,
  RolledDie,
  Setting,
  SpotAmendment,
  Steered,
  TableTools,
  Verdict,
} from './tools.ts'
export type {
  ForMoments,
  ForProcedures,
  ForSteps,
  ProcedureName,
  Sentences,
  StepName,
  Told,
  VarsOf,
} from './vocabulary.ts'
