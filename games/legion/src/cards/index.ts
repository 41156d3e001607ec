import { battleForceRules } from '../battle-forces/index.ts'
import { moreActions } from '../commands/activations.ts'
import { commandCardRules } from '../commands/index.ts'
import { marks } from '../commands/marks.ts'
import { keywords2018 } from '../keywords/2018.ts'
import { distracted } from '../keywords/compelling.ts'
import { grantedKeyword, lostKeyword } from '../keywords/granted.ts'
import { keywordCards } from '../keywords/index.ts'
import { overrun } from '../keywords/overrun.ts'
import { secretMissionToken } from '../keywords/secrets.ts'
import { battleCardRules } from '../scoring/index.ts'
import { upgradeRules } from '../upgrades/index.ts'
import type { LCard } from '../vocabulary/card.ts'
import { cloneTroopers, exemplar } from './borrowed.ts'
import { graffitiToken } from './graffiti.ts'
import { smokeToken } from './smoke.ts'
import { poisonToken, shieldToken, surgeToken } from './tokens.ts'
import { weaponKeywords } from './weapons.ts'

/** In play from the start, for everybody. */
export const rulesInPlay: readonly LCard[] = [
  surgeToken,
  shieldToken,
  poisonToken,
  overrun,
  cloneTroopers,
  exemplar,
  smokeToken,
  graffitiToken,
  secretMissionToken,
  ...weaponKeywords,
]

export const cards: readonly LCard[] = [
  ...rulesInPlay,
  ...keywordCards,
  ...keywords2018,
  grantedKeyword,
  distracted,
  lostKeyword,
  ...battleCardRules,
  ...upgradeRules,
  ...battleForceRules,
  ...commandCardRules,
  moreActions,
  ...marks,
]
