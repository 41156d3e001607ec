import { type Change, changesAt, isSpared } from './mutators.ts'
import { cardsNear, rulesNear } from './rules-near.ts'
import { below, type Node, type Place, parse } from './syntax.ts'

/** One way to break the rules. */
export interface Mutant {
  readonly id: number
  /** From the project's folder on. */
  readonly file: string
  readonly line: number
  readonly what: string
  /** The rules that are named nearest to it. */
  readonly rules: readonly string[]
  /** The cards that are named nearest to it. */
  readonly cards: readonly string[]
}

export interface Instrumented {
  /** The text with every mutant in it, switched by `$mutant(ID)`. */
  readonly text: string
  readonly mutants: readonly Mutant[]
}

/** Puts all mutants into a file; they are numbered from `first` on. */
export function instrument(file: string, text: string, first: number): Instrumented {
  const root: Place = { node: parse(file, text), field: '', above: null }
  const mutants: Mutant[] = []
  const lines = lineStarts(text)
  const textOf = (node: Node) => text.slice(node.start, node.end)

  const write = (place: Place): string => {
    const { node } = place
    if (isSpared(place)) return textOf(node)
    const changes = changesAt(place, textOf).map((change) => ({ change, id: number(place, change) }))
    let inside = ''
    let at = node.start
    for (const part of below(place)) {
      // A shorthand property stands twice in the tree, once in the text.
      if (part.node.start < at) continue
      inside += text.slice(at, part.node.start) + write(part)
      at = part.node.end
    }
    inside += text.slice(at, node.end)
    return changes.reduceRight((original, { change, id }) => switched(original, change, id), inside)
  }

  const number = (place: Place, change: Change): number => {
    const id = first + mutants.length
    const { node } = place
    const line = lines.findLastIndex((start) => start <= node.start) + 1
    const what =
      change.type === 'left out'
        ? `left out: ${short(textOf(node))}`
        : `${short(textOf(node))} → ${short(change.by)}`
    mutants.push({ id, file, line, what, rules: rulesNear(place, text), cards: cardsNear(place, text) })
    return id
  }

  return { text: text.slice(0, root.node.start) + write(root) + text.slice(root.node.end), mutants }
}

function switched(original: string, change: Change, id: number): string {
  // In braces, since a line that begins with a parenthesis would join the line before.
  if (change.type === 'left out') return `{if(!$mutant(${id})){${original}}}`
  return `($mutant(${id})?(${change.by}):${original})`
}

function short(code: string): string {
  const line = code.replace(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
}
