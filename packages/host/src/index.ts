export { jsonLog, type Log } from './log.ts'
export { type Started, type Starting, startHost } from './start.ts'
