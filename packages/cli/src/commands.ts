import type { Command } from './command.ts'

/** A command by name; what it needs is loaded when it is called. */
export interface Listed {
  readonly summary: string
  load(): Promise<{ readonly command: Command }>
}

export const commands: ReadonlyMap<string, Listed> = new Map<string, Listed>([
  ['games', { summary: 'the games, their bots and versions', load: () => import('./commands/games.ts') }],
  ['rules', { summary: 'finds rules by words or by id', load: () => import('./commands/rules.ts') }],
  [
    'scenario',
    { summary: 'plays scenarios and says which fail', load: () => import('./commands/scenario.ts') },
  ],
  [
    'coverage',
    {
      summary: 'which rules are shown by a scenario or test',
      load: () => import('./commands/coverage.ts'),
    },
  ],
  ['simulate', { summary: 'plays whole games between bots', load: () => import('./commands/simulate.ts') }],
  ['soak', { summary: 'looks for trouble with new seeds', load: () => import('./commands/soak.ts') }],
  [
    'host',
    { summary: 'serves the page, and tables for several people', load: () => import('./commands/host.ts') },
  ],
  [
    'replay',
    { summary: 'tells a game from its log, and checks it', load: () => import('./commands/replay.ts') },
  ],
])
