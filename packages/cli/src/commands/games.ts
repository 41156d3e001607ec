import { botsOf } from '@sandtable/bots'
import { columns } from '../columns.ts'
import { type Command, exit, isMistake } from '../command.ts'
import { readOptions } from '../options.ts'
import { shelfOf } from '../outside.ts'
import { asJson } from '../tame.ts'

export const command: Command = {
  help: `sandtable games [--json]

Lists the games: id, name in English and German, version, bots, and whether a game can be played
or only its rules are written down so far.`,

  async run(args, outside) {
    const options = readOptions(args, { json: 'flag' })
    if (isMistake(options)) return options
    if (options.words.length > 0) return { mistake: 'games takes no names; it lists all games.' }
    const games = (await shelfOf(outside)).map(({ id, name, game }) => ({
      id,
      name,
      version: game?.version ?? null,
      bots: game === null ? [] : botsOf(game).map((bot) => bot.id),
      playable: game !== null,
    }))
    if (options.flags.has('json')) {
      outside.say(asJson({ games }))
      return exit.well
    }
    const [head = '', ...lines] = columns([
      ['id', 'English', 'German', 'version', 'bots', ''],
      ...games.map(({ id, name, version, bots, playable }) => [
        id,
        name.en,
        name.de,
        version ?? '',
        bots.join(', '),
        playable ? 'playable' : 'rules only',
      ]),
    ])
    outside.say(outside.ink.bold(head))
    for (const line of lines) outside.say(line)
    return exit.well
  },
}
