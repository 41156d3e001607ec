import type { Piece, TableCard } from '@sandtable/kernel'

/** Parts of a thing that many have not got. */
type Spare<Thing, Part extends keyof Thing> = Omit<Thing, 'type' | Part> & Partial<Pick<Thing, Part>>

/** A piece; unless something else is said, with nothing on it or beside it. */
export function pieceOf(parts: Spare<Piece, 'figures' | 'badges' | 'cards' | 'active' | 'acted'>): Piece {
  return { type: 'piece', figures: [], badges: [], cards: [], active: false, acted: false, ...parts }
}

/** A card beside the table; unless something else is said, ready, with nothing on it, and standing for no piece. */
export function tableCardOf(parts: Spare<TableCard, 'exhausted' | 'pieces' | 'cards'>): TableCard {
  return { type: 'card', exhausted: false, pieces: [], cards: [], ...parts }
}
