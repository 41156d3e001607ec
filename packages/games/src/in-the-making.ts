/** Set from outside: by the environment of a process, or by whoever builds the page. */
declare const process: { readonly env: { readonly SANDTABLE_MAKING?: string } }

/**
 * A game that is being built is at hand only where this names it (`SANDTABLE_MAKING=apex`). A page that is built
 * without it holds nothing of it.
 */
export const isApexAtHand: boolean = process.env.SANDTABLE_MAKING === 'apex'
