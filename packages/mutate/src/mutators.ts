import { conditionChanges } from './conditions.ts'
import {
  calledName,
  inner,
  isNode,
  isTypeOnly,
  isWrapper,
  type Node,
  nameOf,
  type Place,
  user,
} from './syntax.ts'

/** What a mutant puts in place of a piece of the text. */
export type Change = { readonly type: 'expression'; readonly by: string } | { readonly type: 'left out' }

/** The text of a node. */
export type TextOf = (node: Node) => string

/**
 * All that may be broken at one place. A mutator stands here only if what it breaks should be missed: what a
 * player could not tell from the rule (names, breadcrumbs, checks against mistakes of a programmer) is left alone.
 */
export function changesAt(place: Place, text: TextOf): Change[] {
  const { node } = place
  if (isCutOff(place, text)) return []
  const expressions = [
    ...conditionChanges(place, text),
    ...numberChanges(place),
    ...operatorChanges(node, text),
    ...callChanges(node, text),
    ...valueChanges(place, text),
  ]
  const changes: Change[] = [...new Set(expressions)].map((by) => ({ type: 'expression', by }))
  return node.type === 'ExpressionStatement' && node.directive == null
    ? [...changes, { type: 'left out' }]
    : changes
}

/** `a?.b.filter(c).length`: in brackets, the inner part would no longer end the whole where `a` is missing. */
function isCutOff({ field, above, node }: Place, text: TextOf): boolean {
  const goesOn = field === 'object' || field === 'callee'
  return goesOn && above !== null && !isWrapper(above.node) && !isWrapper(node) && text(node).includes('?.')
}

/** What says which rule it is, what a question is about or what random players try is no rule itself. */
const labels = new Set(['rules', 'rule', 'about', 'period', 'sample'])

/** Nothing is broken here or below. */
export function isSpared({ node, above }: Place): boolean {
  if (isTypeOnly(node) || node.type === 'ThrowStatement') return true
  if (node.type === 'Property' && labels.has(nameOf(inner(node, 'key')) ?? '')) return true
  if (node.type === 'IfStatement') return onlyThrows(inner(node, 'consequent'))
  // `?? ''` and its like satisfy the compiler.
  return above?.node.type === 'LogicalExpression' && above.node.operator === '??' && isPlainDefault(node)
}

function onlyThrows(node: Node | null): boolean {
  if (node?.type !== 'BlockStatement') return node?.type === 'ThrowStatement'
  const body = node.body as readonly Node[]
  return body.length === 1 && body[0]?.type === 'ThrowStatement'
}

function isPlainDefault(node: Node): boolean {
  return node.type === 'Literal' || (node.type === 'ArrayExpression' && listOf(node, 'elements').length === 0)
}

/** One more and one less, unless the comparison beside it is changed to the same effect. */
function numberChanges(place: Place): string[] {
  const { node } = place
  if (node.type !== 'Literal' || typeof node.value !== 'number') return []
  if (place.field === 'key' && place.above?.node.computed !== true) return []
  const n = node.value
  const around = user(place)
  const comparison =
    around?.node.type === 'BinaryExpression' && around.field === 'right' ? around.node.operator : null
  const more = comparison === '>=' || comparison === '<' ? [] : [n + 1]
  const less = comparison === '>' || comparison === '<=' || n < 1 ? [] : [n - 1]
  return [...more, ...less].map(String)
}

const otherOperator: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
}

function operatorChanges(node: Node, text: TextOf): string[] {
  const other = otherOperator[String(node.operator)]
  const [left, right] = [inner(node, 'left'), inner(node, 'right')]
  const argument = inner(node, 'argument')
  if (node.type === 'UnaryExpression' && node.operator === '-' && argument !== null) return [text(argument)]
  if (other === undefined) return []
  if (node.type === 'UpdateExpression' && argument !== null)
    return [node.prefix === true ? `${other}${text(argument)}` : `${text(argument)}${other}`]
  if ((node.type !== 'BinaryExpression' && node.type !== 'AssignmentExpression') || !left || !right) return []
  return isText(left) || isText(right) ? [] : [`${text(left)} ${other} ${text(right)}`]
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}

const otherMethod: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
}

/** Without these calls the list stays as it was. */
const passing = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice'])

function callChanges(node: Node, text: TextOf): string[] {
  const name = calledName(node)
  const callee = inner(node, 'callee')
  if (name === null || callee?.type !== 'MemberExpression') return []
  const object = inner(callee, 'object')
  const property = inner(callee, 'property')
  if (object === null || property === null) return []
  // A copy is no selection.
  if (passing.has(name) && !(name === 'slice' && listOf(node, 'arguments').length === 0))
    return [text(object)]
  const other = otherMethod[name]
  if (other === undefined || (['min', 'max', 'floor', 'ceil'].includes(name) && text(object) !== 'Math'))
    return []
  const whole = text(node)
  const [from, to] = [property.start - node.start, property.end - node.start]
  return [`${whole.slice(0, from)}${other}${whole.slice(to)}`]
}

function valueChanges(place: Place, text: TextOf): string[] {
  const { node, field, above } = place
  if (node.type === 'Literal' && typeof node.value === 'boolean') return [String(!node.value)]
  if (node.type === 'ArrayExpression' && listOf(node, 'elements').length > 0)
    return namesRules(node) ? [] : ['[]']
  // `do: (s) => gain(s)`: nothing is done.
  if (field === 'body' && above?.node.type === 'ArrowFunctionExpression' && node.type === 'CallExpression')
    return ['undefined']
  // `a ?? b`: always b. Always a would often be the same, since b is there for the compiler.
  const otherwise = node.type === 'LogicalExpression' && node.operator === '??' ? inner(node, 'right') : null
  return otherwise === null || isPlainDefault(otherwise) ? [] : [text(otherwise)]
}

/** `movesOn('speeder', ['LG2-KW-096'])`: which rules it is about, handed on without their label. */
function namesRules(node: Node): boolean {
  return listOf(node, 'elements').every(
    (one) => isNode(one) && /^[A-Z]+\d*-[A-Z\d]+-\w+$/.test(nameOf(one) ?? ''),
  )
}

function listOf(node: Node, field: string): readonly unknown[] {
  const value = node[field]
  return Array.isArray(value) ? value : []
}
