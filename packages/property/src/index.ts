export { holds } from './holds.ts'
