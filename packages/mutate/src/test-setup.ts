import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { installSwitchboard, stepsFor } from './switchboard.ts'
import { type Orders, ordersFile, reachedFile } from './test-orders.ts'

// Before each test file, and before it loads the game.
const folder = process.env.SANDTABLE_MUTATE ?? ''
const { mutants, mutant, steps }: Orders = JSON.parse(readFileSync(join(folder, ordersFile), 'utf8'))
const file = expect.getState().testPath ?? ''
const switches = installSwitchboard(mutants)
switches.turn(mutant)
const usual = steps[file]
if (usual !== undefined) switches.allow(stepsFor(usual))

afterAll(() => {
  if (mutant === null)
    writeFileSync(join(folder, reachedFile(file)), JSON.stringify({ file, ...switches.taken() }))
})
