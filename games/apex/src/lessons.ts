import type { Lesson } from '@sandtable/kernel'
import { pointAtAnything, takeBack } from '@sandtable/kit'

/** A first fight: two legends a squad, equipped sensibly, from the first activation on. */
export const lessons: readonly Lesson[] = [
  {
    id: 'first-drop',
    name: { en: 'First drop: Apex in ten steps', de: 'Erster Abwurf: Apex in zehn Schritten' },
    forces: { red: ['bangalore', 'wraith'], blue: ['gibraltar', 'bloodhound'] },
    board: 'crossroads',
    terms: { size: '2', people: 'squad', legends: 'agreed', start: 'drop', passives: 'without' },
    seed: 'first drop',
    from: 'choose a legend to activate',
    steps: [
      {
        at: ['choose a legend to activate'],
        text: {
          en: 'In each round both squads have one turn, in which each of their legends acts once. Press the legend that is to act first.',
          de: 'In jeder Runde hat jeder Squad einen Zug, in dem jede seiner Legenden einmal handelt. Drück die Legende, die zuerst handeln soll.',
        },
      },
      {
        at: ['act'],
        text: {
          en: 'Two action points an activation. A Move 2 costs one: press a field with a ghost on it. Up one level costs a point more, down costs nothing; half walls and bins are obstacles.',
          de: 'Zwei Aktionspunkte je Aktivierung. Bewegen 2 kostet einen: Drück ein Feld, auf dem ein Schatten steht. Eine Ebene hinauf kostet einen Punkt mehr, hinab nichts; Halbmauern und Behälter sind Hindernisse.',
        },
      },
      {
        at: ['act'],
        text: {
          en: 'The ring closes: its border is drawn, the next one dashed. Whoever stands outside at the end of a round takes damage to health, more from round to round.',
          de: 'Der Ring zieht sich zu: Sein Rand ist gezeichnet, der nächste gestrichelt. Wer am Ende einer Runde außerhalb steht, erleidet Schaden an der Gesundheit, von Runde zu Runde mehr.',
        },
      },
      pointAtAnything(['act']),
      {
        at: ['act'],
        text: {
          en: 'To shoot, press an enemy that you see; once an activation. Point at one: a line says how far it is, whether it is covered or higher, or which edge hides it and by which rule.',
          de: 'Zum Schießen drückst du auf einen Gegner, den du siehst; ein Mal je Aktivierung. Zeig auf einen: Eine Linie sagt, wie weit er ist, ob gedeckt oder höher, oder welche Kante ihn nach welcher Regel verdeckt.',
        },
      },
      {
        at: ['act', 'enhanced shot', 'before firing', 'after firing'],
        text: {
          en: 'A shot reveals target cards on the track, from left to right: the value with its slot must reach the hit difficulty. Some cards miss behind cover or above, some hit below, some are headshots.',
          de: 'Ein Schuss deckt Zielkarten auf der Leiste auf, von links nach rechts: Der Wert mit seinem Platz muss die Trefferschwierigkeit erreichen. Manche Karten verfehlen hinter Deckung oder oben, manche treffen unten, manche sind Kopfschüsse.',
        },
      },
      {
        at: ['act', 'enhanced shot', 'before firing', 'after firing'],
        text: {
          en: 'Each legend has its own action cards: some improve a shot, some answer one, some are actions. Any card can be discarded for haste: one more point, or a Move 1, once an activation.',
          de: 'Jede Legende hat eigene Aktionskarten: Manche verbessern einen Schuss, manche antworten auf einen, manche sind Aktionen. Jede kann für Eile abgelegt werden: ein Punkt mehr oder Bewegen 1, ein Mal je Aktivierung.',
        },
      },
      {
        at: ['act'],
        text: {
          en: 'Next to a supply bin press it to loot it: weapons and tokens. Loot goes on weapons, gear slots or into the backpack; a token on the ground is picked up for free.',
          de: 'Neben einem Versorgungsbehälter drück ihn, um ihn zu plündern: Waffen und Plättchen. Beute kommt an Waffen, auf Ausrüstungsplätze oder in den Rucksack; Plättchen am Boden werden umsonst aufgehoben.',
        },
      },
      takeBack(['choose a legend to activate', 'act']),
      {
        at: ['act', 'choose a legend to activate'],
        text: {
          en: 'Whoever has eliminated every enemy once wins. An eliminated legend comes back at a respawn beacon near its squad, until its death boxes are used up. That is all; good luck!',
          de: 'Wer jeden Gegner einmal eliminiert hat, gewinnt. Eine eliminierte Legende kehrt bei einem Respawn-Sender nahe ihrem Squad zurück, bis ihre Todeskisten verbraucht sind. Das ist alles; viel Glück!',
        },
      },
    ],
  },
]
