/** What cards in play remember, by the card. */
export interface Memory {
  'more-actions': { readonly count: number }
  'lost-keyword': { readonly keyword: string }
  'granted-keyword': { readonly keyword: string; readonly x: number }
  'upgrade:emergency-stims/wounds': { readonly count: number }
}
