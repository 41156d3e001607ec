import { gains, hasForGood, oneOf } from '../commands/deeds.ts'
import { anyone, at, chosen, joined, ours, type Part } from '../commands/phrases.ts'
import { afterVictory } from '../commands/victories.ts'
import { lends } from '../keywords/lent.ts'
import type { LCard } from '../vocabulary/card.ts'
import { setAside, setsAside } from './set-aside.ts'

/** The options of a clan of one's own; what they change in the list is read where armies are built. */

function option(id: string, ...parts: readonly Part[]): LCard {
  return { id: `battle-force:custom-clan/${id}`, rules: ['LG2-FORCE-cc'], ...joined(parts) }
}

const veterans = option(
  'veterans',
  chosen('set-up effects', { upTo: 2 }, (s, effect) => ours(s, effect, anyone), hasForGood('dauntless')),
)

const asideId = 'battle-force:custom-clan/aside'

const rapidDeployment = option('rapid-deployment', setsAside(asideId, 2, anyone))

const inspired = oneOf({ aim: gains('aim'), dodge: gains('dodge'), surge: gains('surge') })

const featsOfValor = option(
  'feats-of-valor',
  lends([{ id: 'dauntless' }, { id: 'exemplar' }], (_, __, { tokens }, { id }) =>
    id === 'dauntless' ? tokens.valor >= 1 : tokens.valor >= 3,
  ),
  afterVictory(anyone, gains('valor')),
  at('start of an activation', anyone, inspired, { when: (_, __, ___, unit) => unit.tokens.valor >= 2 }),
)

export const customClan: readonly LCard[] = [
  veterans,
  rapidDeployment,
  setAside(asideId, 'LG2-FORCE-cc', 'may'),
  featsOfValor,
]
