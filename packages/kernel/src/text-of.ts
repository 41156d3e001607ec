/** One text for one value, with an end that can be told. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return `${value.length}“${value}`
  if (typeof value !== 'object' || value === null) return `${value};`
  if (!Array.isArray(value)) return `${JSON.stringify(value)};`
  if (value.length > 0 && value.every(isRecord)) return `${JSON.stringify(value)};`
  let text = '['
  for (const item of value) text += textOf(item)
  return `${text}]`
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
