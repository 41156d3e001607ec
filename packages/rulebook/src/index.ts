export const name = 'rulebook'
