/** An army as players write it down: what is brought, before it is checked. */

export interface UnitInList {
  readonly card: string
  readonly upgrades: readonly string[]
}

export interface Army {
  readonly name: string
  readonly faction: string
  readonly units: readonly UnitInList[]
  /** The command hand without Standing Orders, which is in every hand (LG2-HAND-003). */
  readonly commands: readonly string[]
  readonly battle: readonly string[]
}
