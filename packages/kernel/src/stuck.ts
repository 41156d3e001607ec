/** A game that is not over and asks nothing, or asks and offers nothing: the worst bug there is. */
export class Stuck extends Error {
  override readonly name = 'Stuck'
}
