export { type Amendable, changedBeyond } from './amended.ts'
export { laidOut } from './bot/laid-out.ts'
export { type Thought, thinking } from './bot/thinking.ts'
export {
  type ForceFormat,
  type ForceParts,
  forceBuilder,
  type ListOfCards,
  type RowsOfForce,
} from './builder/force-builder.ts'
export { pointAtAnything, takeBack } from './lesson-steps.ts'
export { damageOdds, type Suffered } from './odds/damage-odds.ts'
export { type Some, someOf, unlikeSets } from './odds/rerolls.ts'
export { isMap, isRecord, isWhole, otherKey, type PlainMap, parsedJson, part } from './plain-data.ts'
export { sameShape } from './same-shape.ts'
export { chooseSentence, partedOptions, rerollSentences } from './scenario/sentences.ts'
export {
  count,
  fields,
  flag,
  listOf,
  mapOf,
  number,
  oneOf,
  oneOrMore,
  type Shape,
  text,
  tuple,
} from './scenario/shape.ts'
export { type Answering, answering, answersNaming, namedBy } from './scene/answers.ts'
export { aboutOf } from './scene/crumbs.ts'
export {
  factsLabelled,
  figuresLabelled,
  initiativeLabel,
  phaseLabel,
  roundLabel,
} from './scene/labelled.ts'
export { layersOf } from './scene/layers.ts'
export { bar, flipped, hole, mirrored, oval, ring, sharp, soft, twice } from './scene/outlines.ts'
export { pieceOf, tableCardOf } from './scene/things.ts'
export { diceInTray, type LyingDie, type Tray } from './scene/tray.ts'
export { type EndedAttack, endedAttacks, hitFor, missed } from './scene/verdict.ts'
export { dicePart, iconsPart, wordsPart } from './sheet/parts.ts'
export { numberAmendment } from './tools/amendments.ts'
export { goOn, type Way } from './tools/ways.ts'
export { amount } from './words/amounts.ts'
export { backTo, endedFor, somethingElse } from './words/changes.ts'
export { allOf, eitherOf, short } from './words/lists.ts'
export { namedOnce } from './words/names-once.ts'
export {
  type AllSentences,
  type CommonEntries,
  momentName,
  type Names,
  phrasebook,
  type Spoken,
  stepName,
} from './words/phrasebook.ts'
export {
  numberAmong,
  type PieceName,
  shortEnough,
  shortOfPerson,
  shortOfThing,
  withMark,
} from './words/short-names.ts'
