/** How words are made to stand out; as they are, where nobody would see it. */
export interface Ink {
  bold(text: string): string
  good(text: string): string
  bad(text: string): string
  faint(text: string): string
}

const control = '\u001b['
const painted = (on: number, off: number) => (text: string) => `${control}${on}m${text}${control}${off}m`
const plain = (text: string) => text

export const noInk: Ink = { bold: plain, good: plain, bad: plain, faint: plain }

const colours: Ink = {
  bold: painted(1, 22),
  good: painted(32, 39),
  bad: painted(31, 39),
  faint: painted(2, 22),
}

export function inkFor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): Ink {
  return isTerminal && !env.NO_COLOR && env.TERM !== 'dumb' ? colours : noInk
}
