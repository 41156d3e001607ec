import type { Text } from '../../data/maps/types.ts'
import type { Order } from './step.ts'

export const nothing: Text = { en: '', de: '' }

export const orders: Readonly<Record<Order, Text>> = {
  initiative: { en: 'the player with initiative first', de: 'zuerst der Spieler mit der Initiative' },
  reverse: { en: 'the player without initiative first', de: 'zuerst der Spieler ohne Initiative' },
}
