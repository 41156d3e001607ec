/**
 * Emblems of sides, all our own, in a box from −10 to 10, by the ids that games give their sides. A side without one
 * flies a plain flag: a new game can be played before anybody draws for it.
 */
const sunrise =
  'M-9 5A9 9 0 0 1 9 5ZM-9 6.4H9V8.4H-9ZM-.9-9.6H.9V-5.6H-.9ZM-7.4-6.6L-6-7.9-3.4-4.9-4.7-3.7ZM7.4-6.6L6-7.9 3.4-4.9 4.7-3.7Z'
const tower =
  'M-7-9H-3.6V-6.4H-1.7V-9H1.7V-6.4H3.6V-9H7V-2.4L4.6-.6V6.6H7V9H-7V6.6H-4.6V-.6L-7-2.4ZM-1.5 1.4V6.6H1.5V1.4Z'
const blades =
  'M-8.6-9L-5-8 .1-2 5-8 8.6-9 7.8-5.2 2.4 .9 5.6 4.6 7.3 3 8.6 4.3 6.7 6.2 9 8.5 7.9 9.6 5.6 7.3 3.7 9.2 2.4 7.9 4 6.3 .1 2.9-4 6.3-2.4 7.9-3.7 9.2-5.6 7.3-7.9 9.6-9 8.5-6.7 6.2-8.6 4.3-7.3 3-5.6 4.6-2.2 .9-7.8-5.2Z'
const coin =
  'M0-9A9 9 0 1 0 0 9 9 9 0 1 0 0-9ZM0-7A7 7 0 1 1 0 7 7 7 0 1 1 0-7ZM0-5.4L1.5-1.7 5.4-1.4 2.4 1.1 3.4 5 0 2.8-3.4 5-2.4 1.1-5.4-1.4-1.5-1.7Z'
const flag = 'M-6.4-9.4H-4.6V9.4H-6.4ZM-3.8-8.4L8-4.6-3.8-.8Z'

const emblems: Readonly<Record<string, string>> = {
  rebel: sunrise,
  imperial: tower,
  scum: blades,
  mercenary: coin,
}

export function emblemOf(side: string): string {
  return Object.hasOwn(emblems, side) ? (emblems[side] ?? flag) : flag
}
