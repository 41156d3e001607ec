import type { Named } from '@sandtable/kernel'

export function text(en: string, de: string): Named {
  return { en, de }
}
