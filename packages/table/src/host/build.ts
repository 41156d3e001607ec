import type { Builder, Game, Plain } from '@sandtable/kernel'
import type { BuildWork } from './protocol.ts'

/** What a force that cannot be read comes to. */
export interface Unbuilt {
  readonly problem: string
}

/** Does what a page asks about a force that is being put together. A force that is none is a problem, not a crash. */
export function build(game: Game, work: BuildWork): unknown {
  const builder = game.lobby?.builder
  if (builder === undefined) throw new Error(`forces of ${game.id} cannot be built here`)
  try {
    return done(builder, work)
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) } satisfies Unbuilt
  }
}

function done(builder: Builder, work: BuildWork): unknown {
  if ('empty' in work) return builder.empty(work.empty)
  if ('show' in work) return shown(builder, work.show)
  if ('offers' in work) return builder.offers(work.offers, work.place)
  if ('change' in work) return builder.change(work.change, work.by)
  const format = builder.formats.find((one) => one.id === work.format)
  if (format === undefined) throw new Error(`no format ${work.format}`)
  return 'write' in work ? format.write(work.write) : format.read(work.read)
}

function shown(builder: Builder, force: Plain): unknown {
  const built = builder.show(force)
  if (built.side === undefined) throw new Error('no such faction')
  // Whoever cannot be written down is damaged further inside.
  for (const format of builder.formats) format.write(force)
  return built
}
