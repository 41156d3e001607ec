export const name = 'cli'
