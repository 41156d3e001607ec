export { type Check, contract } from './checks.ts'
export { mutations, nonsense } from './mutate.ts'
export { plainlyForeseen } from './plainly.ts'
export { type Effort, patience, type Walk, walk } from './walk.ts'
