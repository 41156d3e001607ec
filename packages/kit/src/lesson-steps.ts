import type { LessonStep } from '@sandtable/kernel'

/** What every lesson says about the page, at questions that suit the game. */

export function pointAtAnything(at: readonly string[]): LessonStep {
  return {
    at,
    text: {
      en: 'Hold the pointer over anything, or a finger on it, to learn what it is and what its card does. A press on a piece that cannot be chosen says why not, with the rule.',
      de: 'Halte den Zeiger über etwas oder den Finger darauf, um zu erfahren, was es ist und was seine Karte tut. Drückst du auf etwas, das nicht wählbar ist, erfährst du, warum nicht, mit der Regel.',
    },
  }
}

export function takeBack(at: readonly string[]): LessonStep {
  return {
    at,
    text: {
      en: 'Changed your mind? Undo takes back your last answer as long as nothing was rolled or revealed; after that the other side is asked. Everything that happened stands at the right: press a line to look back.',
      de: 'Anders überlegt? Zurücknehmen holt deine letzte Antwort zurück, solange nichts gewürfelt oder aufgedeckt wurde; danach wird die andere Seite gefragt. Rechts steht alles, was geschah: Drücke auf eine Zeile, um zurückzublicken.',
    },
  }
}
