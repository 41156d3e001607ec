export { contractAgainstHarm } from './against-harm.ts'
export { contractAtTheTable } from './at-the-table.ts'
export { type Check, contract } from './checks.ts'
export { coveringSetups } from './covering.ts'
export { type Exercise, exercise, type Unused, unusedOf } from './exercise.ts'
export { fighterOf } from './fighter.ts'
export { labelled, only, thingsIn } from './in-a-scene.ts'
export { differenceIn, keptGamesDiffer, readKept } from './kept.ts'
export { mutations, nonsense } from './mutate.ts'
export { unpaired } from './paired.ts'
export { anything, withOnePartOther } from './parts.ts'
export { plainlyForeseen } from './plainly.ts'
export { type Beginning, begin, say, withCards } from './position.ts'
export { newReader, type Reader, scenarioReader } from './reader.ts'
export {
  flawsInSentence,
  flawsInText,
  saidIn,
  sentenceOf,
  textsAtTable,
  textsIn,
  textsOnRequest,
} from './reading.ts'
export { type TwoLanguages, twoLanguages, type WordsOfBoth } from './two-languages.ts'
export { type Effort, patience, type Walk, walk } from './walk.ts'
