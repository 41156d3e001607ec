export { sameShape } from './same-shape.ts'
export {
  type AllSentences,
  type CommonEntries,
  momentName,
  type Names,
  phrasebook,
  type Spoken,
  stepName,
} from './words/phrasebook.ts'
