export { jsonLog, type Log } from './log.ts'
export { type Keeping, type Started, type Starting, startHost } from './start.ts'
