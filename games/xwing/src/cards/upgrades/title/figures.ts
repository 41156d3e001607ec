import type { XCard } from '../../../vocabulary/card.ts'

/** Titles that are nothing but figures and slots: squad building and the printed values do the rest. */
export const titleFigures: readonly XCard[] = [
  { id: 'upgrade:slavei', rules: ['XW-UPG-slavei'] },
  { id: 'upgrade:millenniumfalcon', rules: ['XW-UPG-millenniumfalcon'] },
  { id: 'upgrade:royalguardtie', rules: ['XW-UPG-royalguardtie', 'XW-REF-039'] },
  { id: 'upgrade:awingtestpilot', rules: ['XW-UPG-awingtestpilot', 'XW-ERRAT-012', 'XW-ERRAT-013'] },
  { id: 'upgrade:heavyscykinterceptor', rules: ['XW-UPG-heavyscykinterceptor', 'XW-ERRAT-022'] },
  { id: 'upgrade:virago', rules: ['XW-UPG-virago'] },
  { id: 'upgrade:andrasta', rules: ['XW-UPG-andrasta'] },
  { id: 'upgrade:tiex1', rules: ['XW-UPG-tiex1', 'XW-UPG-158'] },
  { id: 'upgrade:punishingone', rules: ['XW-UPG-punishingone'] },
  { id: 'upgrade:misthunter', rules: ['XW-UPG-misthunter', 'XW-REF-040'] },
  { id: 'upgrade:tieshuttle', rules: ['XW-UPG-tieshuttle'] },
  { id: 'upgrade:sabinesmasterpiece', rules: ['XW-UPG-sabinesmasterpiece'] },
  { id: 'upgrade:havoc', rules: ['XW-UPG-havoc'] },
  { id: 'upgrade:vaksai', rules: ['XW-UPG-vaksai'] },
]
