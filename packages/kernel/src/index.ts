export const name = 'kernel'
