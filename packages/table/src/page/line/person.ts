import { newId } from '../new-id.ts'
import { remember, remembered } from '../remembered.ts'

/** Who this browser is to a host: a secret that never leaves it, and the name that others read. */
export interface Person {
  readonly secret: string
  /** Null: none was chosen yet. */
  readonly name: string | null
}

const place = { secret: 'host secret', name: 'host name' } as const

/** Where the browser keeps nothing, it is somebody for as long as the page is open. */
let secretHere: string | null = null

export function personHere(): Person {
  const kept = remembered(place.secret)
  const secret = kept !== null && isSecret(kept) ? kept : (secretHere ?? `${newId()}${newId()}`)
  secretHere = secret
  if (kept !== secret) remember(place.secret, secret)
  return { secret, name: remembered(place.name) }
}

export function keepName(name: string): void {
  remember(place.name, name)
}

/** From now on this browser is somebody who has a seat already: the same person as on another device. */
export function become(secret: string): void {
  secretHere = secret
  remember(place.secret, secret)
}

/** What a secret looks like: a link that was cut short has none. */
export function isSecret(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}
