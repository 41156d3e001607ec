// What needs a disk. The web page imports the package without this.
export { type Rulebook, type RulesFolder, readRulebook } from './ledger-read.ts'
export {
  readScenarios,
  runScenarioFiles,
  type ScenarioResult,
  type ScenarioResults,
  scenarioFiles,
} from './scenario-files.ts'
export type { Watcher } from './scenario-run.ts'
