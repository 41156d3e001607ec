import type { Named } from '@sandtable/kernel'

/** Names for what the kernel brings into every game. */

export const kernelProcedures: Readonly<Record<string, Named>> = {
  moment: { en: 'Abilities', de: 'Fähigkeiten' },
  event: { en: 'Event', de: 'Ereignis' },
  choice: { en: 'Choice', de: 'Auswahl' },
  sequel: { en: 'Resolve the card', de: 'Karte ausführen' },
}

export const kernelSteps: Readonly<Record<string, Named>> = {
  'use an ability': { en: 'Use an ability', de: 'Fähigkeit einsetzen' },
  next: { en: 'Next ability', de: 'Nächste Fähigkeit' },
  replace: { en: 'Before it happens', de: 'Bevor es geschieht' },
  happen: { en: 'It happens', de: 'Es geschieht' },
  after: { en: 'After it', de: 'Danach' },
  choose: { en: 'Choose', de: 'Wählen' },
  'go on': { en: 'Resolve the card', de: 'Karte ausführen' },
}
