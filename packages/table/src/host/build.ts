import type { Game } from '@sandtable/kernel'
import type { BuildWork } from './protocol.ts'

/** Does what a page asks about a force that is being put together. */
export function build(game: Game, work: BuildWork): unknown {
  const builder = game.lobby?.builder
  if (builder === undefined) throw new Error(`forces of ${game.id} cannot be built here`)
  if ('empty' in work) return builder.empty(work.empty)
  if ('show' in work) return builder.show(work.show)
  if ('offers' in work) return builder.offers(work.offers, work.place)
  if ('change' in work) return builder.change(work.change, work.by)
  const format = builder.formats.find((one) => one.id === work.format)
  if (format === undefined) throw new Error(`no format ${work.format}`)
  return 'write' in work ? format.write(work.write) : format.read(work.read)
}
