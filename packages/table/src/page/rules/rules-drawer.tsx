import type { Language } from '@sandtable/kernel'
import { isRuleId, type Rule } from '@sandtable/rulebook'
import { useEffect, useRef, useState } from 'react'
import { useEscape } from '../escape.ts'
import { NotFetched } from '../not-fetched.tsx'
import { useWords } from '../say.ts'
import { RuleText } from './rule-text.tsx'
import { type Rules, rulesNamed, type Section, useRules } from './rules.ts'

interface Props {
  readonly game: string
  /** The rules to begin with; none: the table of contents. */
  readonly ids: readonly string[]
  readonly language: Language
  onClose(): void
}

/** What is read now; what was read before lies beneath it. */
type Leaf =
  | { readonly type: 'contents' }
  | { readonly type: 'rules'; readonly ids: readonly string[] }
  | { readonly type: 'section'; readonly id: string }
  | { readonly type: 'search'; readonly asked: string }

const MOST_FOUND = 40

/** The ledger beside the table: the rules that were asked for, all others by chapter, and a search. */
export function RulesDrawer({ game, ids, language, onClose }: Props) {
  const say = useWords()
  const { value: rules, failed, again } = useRules(game, language)
  const search = useRef<HTMLInputElement>(null)
  const drawer = useRef<HTMLElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const [read, setRead] = useState<readonly Leaf[]>([firstLeaf(ids)])
  const leaf = read.at(-1) ?? firstLeaf(ids)

  useEffect(() => {
    const before = document.activeElement
    // On a phone the search would bring up its keyboard, over what was opened to be read.
    const isTouched = matchMedia('(pointer: coarse)').matches
    if (isTouched) drawer.current?.focus()
    else search.current?.focus()
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus()
    }
  }, [])
  useEscape(true, onClose)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new leaf is read from its top
  useEffect(() => void page.current?.scrollTo({ top: 0 }), [leaf])

  const open = (next: Leaf) => setRead([...read, next])
  const openRule = (id: string) => open({ type: 'rules', ids: [id] })
  const find = (asked: string) => {
    const earlier = leaf.type === 'search' ? read.slice(0, -1) : read
    setRead(asked.trim() === '' && earlier.length > 0 ? earlier : [...earlier, { type: 'search', asked }])
  }
  return (
    <section className="drawer" ref={drawer} role="dialog" aria-label={say.rules} tabIndex={-1}>
      <header>
        <div className="drawer-bar">
          <button
            type="button"
            className="plain"
            disabled={read.length < 2}
            onClick={() => setRead(read.slice(0, -1))}
          >
            ‹ {say.backInRules}
          </button>
          <button
            type="button"
            className="plain"
            disabled={leaf.type === 'contents'}
            onClick={() => open({ type: 'contents' })}
          >
            {say.contents}
          </button>
          <button type="button" className="plain close" onClick={onClose}>
            {say.close} ✕
          </button>
        </div>
        <input
          ref={search}
          type="search"
          aria-label={say.searchRules}
          placeholder={say.searchRules}
          value={leaf.type === 'search' ? leaf.asked : ''}
          onChange={(event) => find(event.target.value)}
        />
      </header>
      <div className="drawer-page" ref={page} aria-busy={rules === null && !failed}>
        {failed && <NotFetched onAgain={again} />}
        {rules !== null && (
          <LeafView
            leaf={leaf}
            rules={rules}
            onRule={openRule}
            onSection={(id) => open({ type: 'section', id })}
          />
        )}
      </div>
    </section>
  )
}

function firstLeaf(ids: readonly string[]): Leaf {
  const named = ids.filter((id) => id !== '')
  return named.length === 0 ? { type: 'contents' } : { type: 'rules', ids: named }
}

/** Rules by their ids, and cards by their names. */
function rulesIn({ byId }: Rules, ids: readonly string[]): readonly Rule[] {
  const found = ids.flatMap((id) => (byId.has(id) ? [id] : rulesNamed([...byId.keys()], id)))
  return found.flatMap((id) => byId.get(id) ?? [])
}

interface LeafProps {
  readonly leaf: Leaf
  readonly rules: Rules
  onRule(id: string): void
  onSection(id: string): void
}

function LeafView({ leaf, rules, onRule, onSection }: LeafProps) {
  const say = useWords()
  switch (leaf.type) {
    case 'contents':
      return <Contents sections={rules.sections} onSection={onSection} />
    case 'section': {
      const section = rules.sections.find((one) => one.id === leaf.id)
      if (section === undefined) return <Contents sections={rules.sections} onSection={onSection} />
      return (
        <>
          <h2>{section.title}</h2>
          <RuleList list={section.rules} rules={rules} onRule={onRule} />
        </>
      )
    }
    case 'search': {
      const found = rules.find(leaf.asked, { limit: MOST_FOUND }).map((one) => one.rule)
      return (
        <>
          <p className="found" role="status">
            {found.length === 0
              ? say.noRules
              : found.length < MOST_FOUND
                ? say.rulesFound(found.length)
                : say.bestFound(MOST_FOUND)}
          </p>
          <RuleList list={found} rules={rules} sections onRule={onRule} />
        </>
      )
    }
    case 'rules': {
      const list = rulesIn(rules, leaf.ids)
      const around = rules.sections.filter((section) => section.rules.some((rule) => list.includes(rule)))
      return (
        <>
          {list.length === 0 && <p>{leaf.ids.some(isRuleId) ? say.noRules : say.onlyFigures}</p>}
          <RuleList list={list} rules={rules} sections onRule={onRule} />
          {around.map((section) => (
            <Neighbours key={section.id} section={section} but={list} rules={rules} onRule={onRule} />
          ))}
        </>
      )
    }
  }
}

const parts = ['rules', 'cards', 'table'] as const

function Contents({
  sections,
  onSection,
}: {
  readonly sections: readonly Section[]
  onSection(id: string): void
}) {
  const say = useWords()
  const titles = { rules: say.rules, cards: say.cards, table: say.tableRules }
  return parts.map((part) => {
    const own = sections.filter((section) => section.of === part)
    if (own.length === 0) return null
    return (
      <nav key={part} className="contents" aria-label={titles[part]}>
        <h2>{titles[part]}</h2>
        <ul>
          {own.map((section) => (
            <li key={section.id}>
              <button type="button" className="plain" onClick={() => onSection(section.id)}>
                <span>{section.title}</span> <small>{section.rules.length}</small>
              </button>
            </li>
          ))}
        </ul>
      </nav>
    )
  })
}

/** What else stands in the chapter, once somebody unfolds it. */
function Neighbours({
  section,
  but,
  rules,
  onRule,
}: {
  readonly section: Section
  readonly but: readonly Rule[]
  readonly rules: Rules
  onRule(id: string): void
}) {
  const say = useWords()
  const [unfolded, setUnfolded] = useState(false)
  const others = section.rules.filter((rule) => !but.includes(rule))
  if (others.length === 0) return null
  return (
    <details className="neighbours" onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>
        {say.moreOfSection(section.title)} <small>{others.length}</small>
      </summary>
      {unfolded && <RuleList list={others} rules={rules} onRule={onRule} />}
    </details>
  )
}

function RuleList({
  list,
  rules,
  sections = false,
  onRule,
}: {
  readonly list: readonly Rule[]
  readonly rules: Rules
  /** Rules of several chapters say which. */
  readonly sections?: boolean
  onRule(id: string): void
}) {
  return (
    <ol className="rule-list">
      {list.map((rule) => (
        <li key={rule.id} data-rule={rule.id}>
          <RuleText rule={rule} rules={rules} onRead={onRule} />
          <small>
            <button type="button" className="plain rule-id" onClick={() => onRule(rule.id)}>
              {rule.id}
            </button>
            {sections && <span>{rule.section}</span>}
          </small>
        </li>
      ))}
    </ol>
  )
}
