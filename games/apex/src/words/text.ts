import type { Named } from '@sandtable/kernel'

/** The same in both languages. */
export function text(en: string, de: string): Named {
  return { en, de }
}
