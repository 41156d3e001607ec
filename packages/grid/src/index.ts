export const name = 'grid'
