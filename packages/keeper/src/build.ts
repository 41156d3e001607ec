import type { Builder, BuiltForce, Game, Plain } from '@sandtable/kernel'
import type { Answers } from './host.ts'

type ForceKind = Extract<keyof Answers, `${string} force`>

/** What a page asks about a force that is being put together. */
export function forceAnswers(gameNamed: (id: string) => Game): Pick<Answers, ForceKind> {
  const builderOf = (id: string): Builder => {
    const builder = gameNamed(id).lobby?.builder
    if (builder === undefined) throw new Error(`forces of ${id} cannot be built here`)
    return builder
  }
  return {
    'empty force': ({ game, side }) => builderOf(game).empty(side),
    'ready force': ({ game, id }) => readyForce(gameNamed(game), id),
    'shots of force': ({ game, force, chosen }) => builderOf(game).shots?.of(force, chosen) ?? [],
    'show force': ({ game, force }) => shown(builderOf(game), force),
    'offers for force': ({ game, force, place }) => builderOf(game).offers(force, place),
    'change force': ({ game, force, by }) => builderOf(game).change(force, by),
    'write force': ({ game, force, format }) => formatNamed(builderOf(game), format).write(force),
    'read force': ({ game, text, format }) => formatNamed(builderOf(game), format).read(text),
  }
}

function readyForce({ id: game, lobby }: Game, id: string): Plain {
  const found = lobby?.forces.find((one) => one.id === id)
  if (found === undefined) throw new Error(`${game} has no force ${id}`)
  return found.force
}

function formatNamed({ formats }: Builder, id: string): Builder['formats'][number] {
  const format = formats.find((one) => one.id === id)
  if (format === undefined) throw new Error(`no format ${id}`)
  return format
}

function shown(builder: Builder, force: Plain): BuiltForce {
  const built = builder.show(force)
  if (!builder.sides.some(({ name }) => name.en === built.side?.en)) throw new Error('no such faction')
  // Whoever cannot be written down is damaged further inside.
  for (const format of builder.formats) if (format.isFor?.(force) !== false) format.write(force)
  return built
}
