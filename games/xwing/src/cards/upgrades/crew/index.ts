import type { XCard } from '../../../vocabulary/card.ts'
import { anyFactionAttackCrew } from './any-faction/attack.ts'
import { anyFactionFlightCrew } from './any-faction/flight.ts'
import { imperialAttackCrew } from './imperial/attack.ts'
import { palpatine } from './imperial/emperor-palpatine.ts'
import { imperialFlightCrew } from './imperial/flight.ts'
import { rebelAttackCrew } from './rebel/attack.ts'
import { cassianAndor } from './rebel/cassian-andor.ts'
import { rebelFlightCrew } from './rebel/flight.ts'
import { scumAttackCrew } from './scum/attack.ts'
import { vizago } from './scum/cikatro-vizago.ts'
import { scumFlightCrew } from './scum/flight.ts'

export const crew: readonly XCard[] = [
  ...anyFactionAttackCrew,
  ...anyFactionFlightCrew,
  ...rebelAttackCrew,
  ...rebelFlightCrew,
  ...imperialAttackCrew,
  ...imperialFlightCrew,
  ...scumAttackCrew,
  ...scumFlightCrew,
  cassianAndor,
  palpatine,
  vizago,
]
