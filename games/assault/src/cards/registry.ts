export { isOffered } from './index.ts'
