import type { Entry, Vocabulary } from './state.ts'

/**
 * What a game's vocabulary says, looked up by name. A vocabulary that does not name its procedures or its journal
 * leaves them open: small games do without.
 */

type Named<Words> = [keyof Words] extends [never] ? string : keyof Words & string

/** The name of a procedure. */
export type ProcedureName<V extends Vocabulary> = Named<V['procedures']>

/** The variables of the procedure of this name. */
export type VarsOf<V extends Vocabulary, Name extends string> = Name extends keyof V['procedures']
  ? V['procedures'][Name] extends { vars: infer Vars extends object }
    ? Vars
    : object
  : object

/** The names of its steps: its own, and the windows that it opens. */
export type StepName<V extends Vocabulary, Name extends string> = Name extends keyof V['procedures']
  ? V['procedures'][Name] extends { steps: infer Steps extends string }
    ? Steps | (keyof V['windows'] & string)
    : string
  : string

/** An entry of the journal. Who may hear of it is said beside it (`to`), so that no detail may have that name. */
export type Told<V extends Vocabulary> = [keyof V['entries']] extends [never]
  ? Entry
  : {
      [Type in keyof V['entries']]: { readonly type: Type; readonly to?: never } & V['entries'][Type]
    }[keyof V['entries']]

/** How each kind of entry is told; `words` are the names of things, in the reader's language. */
export type Sentences<V extends Vocabulary, Words> = {
  readonly [Type in keyof V['entries']]: (entry: V['entries'][Type], words: Words) => string
}

/** Something for every procedure: its name, say. */
export type ForProcedures<V extends Vocabulary, Item> = {
  readonly [Name in keyof V['procedures']]: Item
}

/** Something for every step of every procedure; a step means the same in all of them. */
export type ForSteps<V extends Vocabulary, Item> = {
  readonly [Step in StepsOf<V['procedures'][keyof V['procedures']]>]: Item
}

type StepsOf<Procedures> = Procedures extends { steps: infer Steps extends string } ? Steps : never

/** Something for every moment at which cards may act: windows, and events that they may change. */
export type ForMoments<V extends Vocabulary, Item> = {
  readonly [Moment in keyof V['windows'] | keyof V['events']]: Item
}
