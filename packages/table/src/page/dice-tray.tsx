import type { Die, Language } from '@sandtable/kernel'

/** The dice that lie there, as they were rolled and turned. */
export function DiceTray({ dice, language }: { dice: readonly Die[]; language: Language }) {
  if (dice.length === 0) return null
  return (
    <ul className="tray">
      {dice.map((die) => (
        <li key={die.id} className={`die ${die.kind}`} title={die.label?.[language]}>
          {die.label?.[language] ?? die.face}
        </li>
      ))}
    </ul>
  )
}
