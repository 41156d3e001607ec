import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A file of the page, as it is sent. */
export interface PageFile {
  readonly type: string
  readonly body: Buffer
  /** Null: it would not get smaller. */
  readonly gzip: Buffer | null
  readonly tag: string
  /** Its name says what is in it: it never changes. */
  readonly isLasting: boolean
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

/** The built page, by path; empty if it has not been built. It is small enough to be kept in memory. */
export function pageFiles(folder: string): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const extension = extname(entry.name)
    if (!entry.isFile() || extension === '.map' || types[extension] === undefined) continue
    const path = join(entry.parentPath, entry.name)
    const body = readFileSync(path)
    const url = path.slice(folder.length).split(sep).join('/').replace(/^\/*/, '/')
    const gzip = extension === '.png' ? null : gzipSync(body)
    files.set(url, {
      type: types[extension],
      body,
      gzip: gzip !== null && gzip.length < body.length ? gzip : null,
      tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
      isLasting: url.startsWith('/assets/'),
    })
  }
  const start = files.get('/index.html')
  if (start !== undefined) files.set('/', start)
  return files
}
