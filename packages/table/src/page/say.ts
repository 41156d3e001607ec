import { createContext, useContext } from 'react'
import { type Words, words } from '../words/words.ts'

/** The page's words in the reader's language. */
export const Say = createContext<Words>(words.en)

export function useWords(): Words {
  return useContext(Say)
}
