import { parseSync } from 'vite'

/** A node of the syntax tree, as far as the mutators look at it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** A node with the way down to it: the nearest above comes first. */
export interface Place {
  readonly node: Node
  /** Under which field of the one above it stands. */
  readonly field: string
  readonly above: Place | null
}

export function parse(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text)
  if (errors[0] !== undefined) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  return program as unknown as Node
}

/** The nodes right below one, in the order of the text. */
export function below(place: Place): Place[] {
  const found: Place[] = []
  for (const [field, value] of Object.entries(place.node)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (isNode(one)) found.push({ node: one, field, above: place })
  }
  return found.sort((a, b) => a.node.start - b.node.start)
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

export function inner(node: Node, field: string): Node | null {
  const value = node[field]
  return isNode(value) ? value : null
}

const wrappers = new Set([
  'ParenthesizedExpression',
  'ChainExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
])

/** Parentheses and remarks for the compiler: they change nothing. */
export function isWrapper(node: Node): boolean {
  return wrappers.has(node.type)
}

/** What stands inside of parentheses and remarks for the compiler. */
export function unwrapped(node: Node): Node {
  const content = isWrapper(node) ? inner(node, 'expression') : null
  return content === null ? node : unwrapped(content)
}

/** The nearest above that is more than a wrapper, with the field that leads down. */
export function user(place: Place): { readonly node: Node; readonly field: string } | null {
  const { above, field } = place
  if (above === null) return null
  return isWrapper(above.node) ? user(above) : { node: above.node, field }
}

/** Types are gone when the program runs. */
export function isTypeOnly(node: Node): boolean {
  return (node.type.startsWith('TS') && !isWrapper(node)) || node.type === 'ImportDeclaration'
}

/** `x.filter(…)`: filter; `isMe(…)`: isMe. */
export function calledName(node: Node): string | null {
  if (node.type !== 'CallExpression') return null
  const callee = inner(node, 'callee')
  if (callee === null) return null
  return nameOf(callee.type === 'MemberExpression' ? inner(callee, 'property') : callee)
}

export function nameOf(node: Node | null): string | null {
  if (node?.type === 'Identifier') return String(node.name)
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}
