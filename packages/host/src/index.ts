export { backUp } from './backup.ts'
export { jsonLog, type Log } from './log.ts'
export { type Checked, checkTables } from './rules-check.ts'
export { gamesNamed, type Keeping, openStore, type Started, type Starting, startHost } from './start.ts'
