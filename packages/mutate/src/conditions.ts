import type { TextOf } from './mutators.ts'
import { calledName, inner, type Node, nameOf, type Place, unwrapped, user } from './syntax.ts'

/**
 * Conditions, with no two mutants that do the same: each part of `a && b` is left out once, and the whole is false
 * once (a part that is false makes it false too); a condition of one part is true once and false once.
 */
export function conditionChanges(place: Place, text: TextOf): string[] {
  const { node } = place
  if (unwrapped(node) !== node) return []
  const edge = isComparison(node) ? atTheEdge(node, text) : []
  const around = user(place)
  if (around !== null && isAndOr(around.node)) {
    if (isAndOr(node) && node.operator === around.node.operator) return edge
    const leftOut = around.node.operator === '&&'
    if (isForTheCompiler(node) && (node.operator === '!==') === leftOut) return edge
    return guardsTheRest(node, place, text) ? edge : [String(leftOut), ...edge]
  }
  if (around?.node.type === 'UnaryExpression' && around.node.operator === '!') return edge
  if (isAndOr(node)) return [String(node.operator === '||'), ...edge]
  if (isForTheCompiler(node)) return [String(node.operator === '===')]
  return isComparison(node) || isNot(node) || isAsked(place) ? ['true', 'false', ...edge] : edge
}

/** `if (found === undefined) return`: often it is always found; what was not found could not be used anyway. */
function isForTheCompiler(node: Node): boolean {
  return isComparison(node) && nameOf(inner(node, 'right')) === 'undefined'
}

const comparisons = new Set(['<', '<=', '>', '>=', '===', '!==', 'in', 'instanceof'])

function isComparison(node: Node): boolean {
  return node.type === 'BinaryExpression' && comparisons.has(String(node.operator))
}

function isNot(node: Node): boolean {
  return node.type === 'UnaryExpression' && node.operator === '!'
}

function isAndOr(node: Node): boolean {
  return node.type === 'LogicalExpression' && node.operator !== '??'
}

const withEdge: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

function atTheEdge(node: Node, text: TextOf): string[] {
  const other = withEdge[String(node.operator)]
  const [left, right] = [inner(node, 'left'), inner(node, 'right')]
  return other === undefined || !left || !right ? [] : [`${text(left)} ${other} ${text(right)}`]
}

const tests = new Set([
  'IfStatement',
  'ConditionalExpression',
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
])
const choosers = new Set(['filter', 'some', 'every', 'find', 'findIndex', 'findLast'])

/** It stands where only true or false is looked at. */
function isAsked(place: Place): boolean {
  const around = user(place)
  if (around === null || place.node.type === 'Literal') return false
  if (tests.has(around.node.type)) return around.field === 'test'
  if (around.node.type !== 'ArrowFunctionExpression' || around.field !== 'body') return false
  if (place.node.type === 'BlockStatement') return false
  let arrow = place.above
  while (arrow !== null && arrow.node !== around.node) arrow = arrow.above
  const holder = arrow?.above?.node
  if (holder === undefined) return false
  return holder.type === 'Property'
    ? nameOf(inner(holder, 'key')) === 'when'
    : choosers.has(calledName(holder) ?? '')
}

/** `x !== null && x.y > 0`: without it the rest could not be read at all. */
function guardsTheRest(node: Node, place: Place, text: TextOf): boolean {
  const left = inner(node, 'left')
  if (!isComparison(node) || left === null || !isNull(inner(node, 'right'))) return false
  for (let at: Place | null = place; at !== null && (at === place || !isStatement(at.node)); at = at.above) {
    const rest = at.above !== null && isAndOr(at.above.node) ? inner(at.above.node, 'right') : null
    if (rest !== null && rest !== at.node && text(rest).includes(text(left))) return true
  }
  return false
}

function isNull(node: Node | null): boolean {
  return node?.type === 'Literal' && node.value === null
}

function isStatement(node: Node): boolean {
  return node.type.endsWith('Statement') || node.type.endsWith('Declaration')
}
