/** What went wrong, in words: never empty, and never a word about the stack of a program. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof RangeError && /call stack|recursion/i.test(error.message)) return tooDeep
  if (error.name === 'DataCloneError') return notPlainData
  return error.message || error.name
}

const tooDeep = 'it is nested too deeply to be read'
const notPlainData = 'it holds something that is not plain data'
