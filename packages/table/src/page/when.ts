import type { Language } from '@sandtable/kernel'

/** A moment as the reader writes it: in the language of the page, in the manner of the reader's country. */
export function when(time: number, language: Language): string {
  const manner = navigator.languages.find((one) => one.startsWith(language)) ?? language
  return new Date(time).toLocaleString(manner, { dateStyle: 'medium', timeStyle: 'short' })
}
