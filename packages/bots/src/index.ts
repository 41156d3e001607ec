export { placeAt } from '@sandtable/kernel'
export { botNamed, botsOf, usualBot } from './bots.ts'
export { type PlayedOut, type PlayOut, playOut } from './play-out.ts'
export { random } from './random.ts'
