import type { Affiliation } from '../../data/types.ts'
import { findCommand, findFigure, findUpgrade } from './cards.ts'

export type { Affiliation } from '../../data/types.ts'

/** An army and its command deck as a player writes them down: plain data, legal or not. */
export interface Army {
  readonly name?: string
  readonly affiliation: Affiliation
  readonly deployments: readonly Deployment[]
  /** Skirmish upgrades that are attached to no group. */
  readonly upgrades: readonly string[]
  /** The command deck; a card stands there once for each copy. */
  readonly command: readonly string[]
}

/** A group of figures. */
export interface Deployment {
  readonly card: string
  /** Skirmish upgrades attached to the group. */
  readonly attachments: readonly string[]
}

/** What the deployment cards cost, skirmish upgrades included. Cards that do not exist cost nothing. */
export function pointsOf({ deployments, upgrades }: Army): number {
  const groups = deployments.reduce((sum, group) => sum + pointsOfGroup(group), 0)
  return upgrades.reduce((sum, id) => sum + (findUpgrade(id)?.cost ?? 0), groups)
}

/** A group with its attachments, some of which make it cheaper. */
export function pointsOfGroup({ card, attachments }: Deployment): number {
  const bare = findFigure(card)?.cost ?? 0
  return attachments.reduce((sum, id) => sum + (findUpgrade(id)?.cost ?? 0), bare)
}

/** What the cards of the command deck cost. */
export function pointsOfDeck({ command }: Army): number {
  return command.reduce((sum, id) => sum + (findCommand(id)?.cost ?? 0), 0)
}
