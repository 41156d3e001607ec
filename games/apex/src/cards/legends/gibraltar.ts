import { isOnBoard, legendOf } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { isWithin, restores } from '../deeds.ts'
import { after, before, enhancedShot } from '../words.ts'

const gunShield = before('gibraltar-gun-shield', {
  do: (_, v) => {
    v.bonus.less += 8
  },
})

const brace = enhancedShot('gibraltar-brace', {
  do: (_, v) => {
    v.bonus.stability += 3
    v.bonus.noRecoil = true
  },
})

const holdFast = after('gibraltar-hold-fast', {
  squad: true,
  needs: (s, legend, v) => {
    const target = legendOf(s, v.target)
    return isOnBoard(target) && isWithin(s, legend, target, 3)
  },
  do: (s, v) => restores(s, legendOf(s, v.target), { shield: 8 }),
})

export const gibraltar: readonly ACard[] = [gunShield, brace, holdFast]
