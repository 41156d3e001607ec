export const name = 'dice'
