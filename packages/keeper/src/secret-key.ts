import { commitment } from '@sandtable/kernel'

/**
 * A browser keeps one secret, which never leaves it: whoever has it is the same person to a host. What the host gets to
 * know people by, and the numbers that they put in for the dice, are made of it, so that a page that was closed in
 * between, or one on another device, still has them.
 */
export function keyOf(secret: string): string {
  return commitment(`key ${secret}`)
}

/** This person's number for the dice of a table. The nonce is made anew each time: no host can ask for a number twice. */
export function numberOf(secret: string, table: string, nonce: string): string {
  return commitment(`number ${secret} ${table} ${nonce}`)
}
