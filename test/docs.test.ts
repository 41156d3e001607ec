import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const docs = [
  'README.md',
  'CONTRIBUTING.md',
  'NOTICE.md',
  'docs/kernel.md',
  'docs/scenarios.md',
  'docs/scenarios/xwing.md',
  'docs/scenarios/assault.md',
  'docs/scenarios/legion.md',
  'docs/scenarios/apex.md',
  'docs/decisions/README.md',
]

/** The charts in the documentation are the files that the tests play, to the letter. */
test.each(['xwing-attack', 'assault-attack', 'legion-attack', 'apex-shoot'])(
  'docs/kernel.md quotes %s.ts',
  (name) => {
    expect(read('docs/kernel.md')).toContain(`\`\`\`ts\n${read(`packages/kernel/examples/${name}.ts`)}\`\`\``)
  },
)

test.each(docs)('every link in %s leads somewhere', (path) => {
  for (const [, target] of read(path).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)) {
    const folder = new URL(path, root)
    expect(() => readFileSync(new URL(target as string, folder)), target).not.toThrow(/ENOENT/)
  }
})
