export const name = 'bots'
