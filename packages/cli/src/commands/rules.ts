import { type FoundRule, ruleFinder } from '@sandtable/rulebook'
import { readRulebook } from '@sandtable/rulebook/files'
import { type Command, exit, isMistake } from '../command.ts'
import { didYouMean } from '../nearest.ts'
import { readOptions, wholeNumber } from '../options.ts'
import type { Outside } from '../outside.ts'
import { pathFrom } from '../paths.ts'
import { rulesFolders } from '../project.ts'
import { asJson } from '../tame.ts'

const usualLimit = 10

export const command: Command = {
  help: `sandtable rules WORDS… [--game GAME] [--limit N] [--json]

Finds rules by words or by id, the best first.

  --game GAME  only in the rules of one game
  --limit N    at most so many; ${usualLimit} unless said
  --json       the rules as JSON

  sandtable rules range attack dice --game xwing
  sandtable rules XW-RANGE-011`,

  run(args, outside) {
    const options = readOptions(args, { game: 'value', limit: 'value', json: 'flag' })
    if (isMistake(options)) return options
    if (options.words.length === 0)
      return { mistake: 'Say what to look for, as in: sandtable rules attack dice.' }
    const limit = wholeNumber(options, 'limit', usualLimit)
    if (isMistake(limit)) return limit
    const folders = rulesFolders(outside.project)
    const known = folders.map(({ game }) => game)
    const asked = options.values.get('game')
    if (asked !== undefined && !known.includes(asked))
      return {
        mistake: `There are no rules of “${asked}”${didYouMean(asked, known) || '.'} Games: ${known.join(', ')}.`,
      }
    const { rules } = readRulebook(folders.filter(({ game }) => asked === undefined || game === asked))
    const words = options.words.join(' ')
    const found = ruleFinder(rules)(words, { limit })
    if (options.flags.has('json')) outside.say(asJson({ rules: found.map(asData(outside)) }))
    else if (found.length === 0) outside.warn(`No rule${asked ? ` of ${asked}` : ''} says “${words}”.`)
    else tell(found, outside)
    return found.length === 0 ? exit.found : exit.well
  },
}

function asData({ folder }: Outside) {
  return ({ rule, words }: FoundRule) => {
    const { id, game, section, subsection, text, line } = rule
    const file = pathFrom(folder, rule.file)
    return { id, game, section, ...(subsection === undefined ? {} : { subsection }), text, file, line, words }
  }
}

function tell(found: readonly FoundRule[], { say, ink }: Outside): void {
  for (const [at, { rule, words }] of found.entries()) {
    const marked = (text: string) => markWords(text, words, ink.bold)
    const section = rule.subsection === undefined ? rule.section : `${rule.section} › ${rule.subsection}`
    if (at > 0) say('')
    say(`${rule.id}  ${ink.faint(`${rule.game} › `)}${marked(section)}`)
    say(`  ${marked(rule.text)}`)
  }
}

/** Marks whole words, never parts of them. */
export function markWords(text: string, words: readonly string[], mark: (word: string) => string): string {
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (words.includes(word) ? mark(word) : word))
}
