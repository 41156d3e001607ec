import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from './store/sqlite-file.ts'

/** Copies all tables of a folder into a new file, as of now, while a host goes on. What is wrong, or null. */
export function backUp(data: string, file: string): string | null {
  const from = join(data, 'tables.db')
  if (!existsSync(from)) return `There are no tables in ${data}.`
  if (existsSync(file)) return `${file} is there already; name a new file.`
  const open = openSqlite(from)
  try {
    open.copyTo(file)
    return null
  } finally {
    open.close()
  }
}
