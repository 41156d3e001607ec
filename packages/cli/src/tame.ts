/** What steers a terminal, or turns the direction of what follows. */
const controls = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu
const controlsInLines = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu

/** Text out of a file or from a person, for a line of a terminal, which it must not steer. */
export function tame(text: string): string {
  return text.replace(controls, '?')
}

/** The same for whole lines. */
export function tameLines(text: string): string {
  return text.replace(controlsInLines, '?')
}

/** Data as JSON that steers no terminal, and says the same. */
export function asJson(data: unknown): string {
  return JSON.stringify(data).replace(
    controls,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
