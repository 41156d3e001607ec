import type { Line } from '@sandtable/kernel'

/** More free lines than these say nothing any more, and more words than these would cover each other. */
const fewLines = 10
const fewWords = 2

interface ShownLines {
  readonly shown: ReadonlySet<string>
  /** Those whose words are written beside them. */
  readonly told: ReadonlySet<string>
}

/** Of many lines those of what is pointed at; of lines that only explain, none unasked. */
export function shownLines(lines: readonly Line[], hovered: string | null): ShownLines {
  const pointed = lines.filter((line) => isAbout(line, hovered))
  const plain = lines.filter((line) => !explains(line))
  const unasked = plain.length <= fewLines ? plain : plain.filter((line) => line.kind === 'attack')
  const shown = new Set([...unasked, ...pointed].map(({ id }) => id))
  return { shown, told: shown.size <= fewWords ? shown : new Set(pointed.map(({ id }) => id)) }
}

function isAbout({ id, ends }: Line, hovered: string | null): boolean {
  return hovered !== null && (id === hovered || ends.includes(hovered))
}

/** Two lines by which somebody is seen, or not: drawn for whoever asks. */
function explains({ kind }: Line): boolean {
  return kind.startsWith('sight')
}
