export const name = 'plane'
