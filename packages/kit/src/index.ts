export { sameShape } from './same-shape.ts'
