import type { Colour } from '../../data/maps/types.ts'

/** Seen from the player in question. */
export type Whose = 'own' | 'enemy' | 'any'

/** Tokens begin with the coloured side up; terminals with the grey one, unless the map gives them a colour. */
export type Face = 'coloured' | 'grey'

/**
 * Something on the map that can be controlled, and at which a figure can be: on a token or adjacent to it
 * (IA-CTRL-003), or inside a zone or an area (IA-CTRL-001). Several if several fit.
 */
export type Site =
  | {
      readonly type: 'token'
      readonly label: string
      /** Only those of the colour of the player's own deployment zone. */
      readonly colour?: 'own zone'
      readonly face?: Face
      /** Only those with or without a marker; `own` markers are told apart, others are not. */
      readonly marked?: 'yes' | 'no' | 'not own'
    }
  | { readonly type: 'terminal'; readonly colour?: Colour | 'own zone'; readonly face?: Face }
  | { readonly type: 'zone'; readonly whose: Whose }
  | { readonly type: 'area'; readonly area: string }
