/**
 * Small choices that the browser keeps: language, speed. Where it keeps nothing or forbids even to ask, they last
 * as long as the page is open.
 */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // A choice that is forgotten is made again; what must not be lost is told where it is kept.
  }
}
