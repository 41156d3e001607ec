import {
  look,
  type Place,
  questionFor,
  refuse,
  type Seat,
  type State,
  sampleFor,
  type Vocabulary,
} from '@sandtable/kernel'

/** A seat that is asked, as a bot sits on it. */
export function placeAt<V extends Vocabulary>(s: State<V>, seat: Seat): Place<V> {
  const question = questionFor(s, seat)
  if (question === null) throw new Error(`${seat} is not asked`)
  return {
    question,
    look: () => look(s, seat),
    sample: (chance) => sampleFor(s, seat, chance),
    refuse: (answer) => refuse(s, seat, answer),
  }
}
