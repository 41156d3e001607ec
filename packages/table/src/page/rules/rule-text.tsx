import { cardName, type Part, partsOf, partsOfCard, type Rule } from '@sandtable/rulebook'
import { Fragment } from 'react'
import { useWords } from '../say.ts'
import { capital } from './card-words.ts'
import { isCard, type Rules } from './rules.ts'

interface Props {
  readonly rule: Rule
  readonly rules: Rules
  /** The card's name stands above it already. */
  readonly unnamed?: boolean
  /** Without it, other rules are named but cannot be opened. */
  onRead?(id: string): void
}

/** A rule as people read it: moments and short forms in words, other rules a press away. */
export function RuleText({ rule, rules, unnamed = false, onRead }: Props) {
  const reading = { legend: rules.legend, knows: (id: string) => rules.byId.has(id) }
  const parts = isCard(rule) ? partsOfCard(rule.text, reading) : partsOf(rule.text, reading)
  const isNamed = isCard(rule) && cardName(rule.text)[0] !== ''
  return (
    <p className={isNamed && !unnamed ? 'rule-text named' : 'rule-text'}>
      {(isNamed ? afterName(parts, unnamed) : parts).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
        <Fragment key={at}>
          <Shown part={part} rules={rules} {...(onRead && { onRead })} />
          {/* The name has a line of its own; whoever listens or copies needs the space. */}
          {isNamed && !unnamed && at === 0 && ' '}
        </Fragment>
      ))}
    </p>
  )
}

/** What follows the name begins a sentence. */
function afterName([name, first, ...others]: readonly Part[], unnamed: boolean): readonly Part[] {
  const begun = first?.type === 'text' ? { ...first, text: capital(first.text) } : first
  return [...(unnamed ? [] : [name]), begun, ...others].filter((part) => part !== undefined)
}

function Shown({ part, rules, onRead }: Pick<Props, 'rules' | 'onRead'> & { readonly part: Part }) {
  const say = useWords()
  switch (part.type) {
    case 'text':
      return part.text
    case 'name':
      return <strong>{part.text}</strong>
    case 'window':
      return (
        <span className="window" title={part.meaning.more ?? undefined}>
          {part.meaning.short}
        </span>
      )
    case 'words':
      return part.meaning.more === null ? (
        part.meaning.short
      ) : (
        <abbr title={part.meaning.more}>{part.meaning.short}</abbr>
      )
    case 'doubt':
      return (
        <abbr className="doubt" title={say.ourReading}>
          ?
        </abbr>
      )
    case 'rule':
      return onRead === undefined ? (
        part.text
      ) : (
        <button
          type="button"
          className="plain rule"
          aria-label={say.readRule(part.id)}
          title={rules.byId.get(part.id)?.text}
          onClick={() => onRead(part.id)}
        >
          {part.text}
        </button>
      )
  }
}
