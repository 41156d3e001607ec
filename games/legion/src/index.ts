export { unitCards, upgradeCards } from '../data/2024/index.ts'
