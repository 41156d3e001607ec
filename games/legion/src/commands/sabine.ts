import { call } from '@sandtable/kernel'
import { canLay } from '../mission/laying-places.ts'
import type { LCard } from '../vocabulary/card.ts'
import { graffitiBy } from '../vocabulary/laid.ts'
import { type Deed, mayRecover } from './deeds.ts'
import { command, freeAction, named, round, startOfNext } from './phrases.ts'

/** Command cards with which Sabine Wren paints. */

const sabine = named('Sabine Wren')

const paints: Deed = {
  can: (s, unit) => unit.deployed && canLay(s, graffitiBy(unit.id)),
  do: (s, unit) => call(s, 'lay tokens', graffitiBy(unit.id)),
}

export const sabineCommands: readonly LCard[] = [
  command('symbol-of-rebellion', startOfNext(sabine, mayRecover), freeAction(sabine, paints)),
  command('make-the-impossible-possible', round(sabine, 'steady'), freeAction(sabine, paints)),
]
