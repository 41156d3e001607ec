import type { Lesson } from '@sandtable/kernel'
import { pointAtAnything, takeBack } from '@sandtable/kit'
import { fullGrit } from './state.ts'

export const lessons: readonly Lesson[] = [
  {
    id: 'first-drill',
    name: { en: 'First drill: a battle in five steps', de: 'Erster Drill: eine Schlacht in fünf Schritten' },
    forces: { red: fullGrit, blue: fullGrit },
    board: 'yard',
    seed: 'first drill',
    from: 'orders',
    steps: [
      {
        at: ['orders'],
        text: {
          en: 'Choose one of your cadets and what it does: who aims may reroll its dice, who rushes rolls one more. The other side chooses at the same time, and neither knows of the other.',
          de: 'Wähle einen deiner Kadetten und was er tut: Wer zielt, darf seine Würfel neu würfeln, wer stürmt, würfelt einen mehr. Die andere Seite wählt zur gleichen Zeit, und keine weiß von der anderen.',
        },
      },
      {
        at: ['declare target'],
        text: {
          en: 'Point at a target before you choose: the bars show the exact chance of each amount of damage, a dagger marks that it goes down.',
          de: 'Zeige auf ein Ziel, bevor du wählst: Die Balken zeigen die genaue Chance für jede Menge Schaden, ein Kreuz heißt, dass es zu Boden geht.',
        },
      },
      pointAtAnything(['declare target', 'orders', 'reroll attack dice']),
      {
        at: ['modify attack dice', 'react', 'damage'],
        text: {
          en: 'Tricks from your hand change what happens, and once in a game each cadet can take the damage meant for another. If nothing suits you, pass.',
          de: 'Kniffe aus deiner Hand ändern, was geschieht, und einmal im Spiel kann jeder Kadett den Schaden eines anderen auf sich nehmen. Wenn dir nichts passt, passe.',
        },
      },
      takeBack(['orders', 'declare target']),
    ],
  },
]
