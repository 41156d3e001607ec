import { gzipSync } from 'node:zlib'
import type { Response, Stage } from './stage.ts'

/** Bytes, compressed, of everything that is fetched before somebody chooses a game. */
export async function firstBytes(stage: Stage): Promise<number> {
  const page = await stage.visit()
  const answers: Response[] = []
  page.on('response', (answer) => answer.url().startsWith('http') && answers.push(answer))
  await stage.arrive(page, 'bench')
  let bytes = 0
  for (const answer of answers) bytes += gzipSync(await answer.body(), { level: 9 }).length
  await page.context().close()
  return bytes
}
