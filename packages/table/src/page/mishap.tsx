import { Component, type ReactNode } from 'react'
import { Say } from './say.ts'

interface Props {
  readonly children: ReactNode
}

/** Where something cannot be drawn: a word about it and a way back, in place of an empty page. */
export class Mishap extends Component<Props, { readonly problem: string | null }> {
  static override contextType = Say
  declare context: React.ContextType<typeof Say>
  override state = { problem: null as string | null }

  static getDerivedStateFromError(error: unknown) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    const say = this.context
    if (this.state.problem === null) return this.props.children
    return (
      <main className="start">
        <h1 role="alert">{say.failed}</h1>
        <p>{this.state.problem}</p>
        <button type="button" onClick={() => this.setState({ problem: null })}>
          {say.again}
        </button>
        <a href="#/">{say.back}</a>
      </main>
    )
  }
}
