import type { Language } from '@sandtable/kernel'
import { de } from './de.ts'
import { en } from './en.ts'

/** Everything the page itself says. Games bring their own words. */
export type Words = typeof en

export const words: Readonly<Record<Language, Words>> = { en, de }
