import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atHumanPace, bytesOnDisk, layTables, scriptOf, slowest } from './host-pace.ts'
import { served } from './host-process.ts'
import { ourSpeed, type Speed, theirSpeed } from './host-speed.ts'
import { median, type Result, round } from './measure.ts'

/** Tables at human pace that are tried, one number after the other, until acknowledgements take too long. */
const sizes = process.env.TABLES?.split(',').map(Number) ?? [500, 1000, 2000, 3000, 4000, 5000]
const seconds = 30
const inTime = 50

/** Matches over real sockets: how many at human pace, what each costs in memory, and moves a second at full speed. */
export async function hostResults(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-bench-host-'))
  const results: Result[] = []
  try {
    const script = await scriptOf(join(folder, 'script'), 'xwing')
    let held = 0
    for (const tables of sizes) {
      const data = join(folder, `${tables}`)
      // The folder is made by whoever opens it first.
      await served('host-child', data).then((host) => host.end())
      await layTables(data, script, tables)
      const host = await served('host-child', data)
      const paced = await atHumanPace(host, script, tables, seconds)
      await host.end()
      const late = slowest(paced)
      results.push({
        name: `host: xwing, ${tables} matches at human pace, 99 of 100 acknowledged`,
        value: round(late),
        unit: 'ms',
        vs: {},
        aim: inTime,
      })
      if (late > inTime) break
      held = tables
      if (tables === sizes.at(-1) || tables >= 1000) {
        const kilobytes = (name: string, bytes: number): Result => ({
          name: `host: xwing, ${name}`,
          value: round(bytes / 1000),
          unit: 'KB',
          vs: {},
        })
        results.push(
          kilobytes(`memory of a live match with two pages, of ${tables}`, paced.memory),
          kilobytes('a sleeping match on the disk, none in memory', bytesOnDisk(data, tables)),
        )
      }
      rmSync(data, { recursive: true, force: true })
    }
    results.push({ name: 'host: matches at human pace', value: held, unit: 'matches', vs: {}, atLeast: 5000 })
    const ours: Speed[] = []
    const theirs: Speed[] = []
    for (let turn = 0; turn < 3; turn++) {
      ours.push(await ourSpeed(join(folder, `speed ${turn}`)))
      theirs.push(await theirSpeed())
    }
    const compared = (name: string, unit: string, of: (speed: Speed) => number): Result => {
      const value = median(ours.map(of))
      const vs = { 'boardgame.io (in memory)': round(value / median(theirs.map(of))) }
      return {
        name: `host: moves at full speed, marks on a grid, each on the disk${name}`,
        value: Math.round(value),
        unit,
        vs,
      }
    }
    results.push(
      compared('', 'moves/s', ({ wall }) => wall),
      compared(', server', 'moves/CPU s', ({ busy }) => busy),
    )
    return results
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
