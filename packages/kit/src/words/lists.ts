import { type Language, languages, type Named } from '@sandtable/kernel'

/** “A, B or C”. */
export function eitherOf(names: readonly Named[]): Named {
  return joined(names, { en: 'or', de: 'oder' })
}

/** “A, B and C”. */
export function allOf(names: readonly Named[]): Named {
  return joined(names, { en: 'and', de: 'und' })
}

function joined(names: readonly Named[], word: Named): Named {
  const inWords = (language: Language) => {
    const all = names.map((name) => name[language])
    const last = all.pop() ?? ''
    return all.length === 0 ? last : `${all.join(', ')} ${word[language]} ${last}`
  }
  return Object.fromEntries(languages.map((language) => [language, inWords(language)])) as Named
}

/** Words from files may be as long as the file. */
export function short(words: string): string {
  return words.length > 40 ? `${words.slice(0, 40)}…` : words
}
