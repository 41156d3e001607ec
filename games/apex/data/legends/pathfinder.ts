import type { LegendData } from '../types.ts'

export const pathfinder: LegendData = {
  id: 'pathfinder',
  name: { en: 'Pathfinder', de: 'Pathfinder' },
  tokens: { tactical: 1, ultimate: 1 },
  abilities: [
    {
      id: 'pathfinder-grapple-line',
      kind: 'tactical',
      name: { en: 'Grapple Line', de: 'Enterseil' },
      type: 'special',
      ap: 1,
      cooldown: 4,
      text: { en: 'Reposition yourself to a free field at range 2-4 in line of sight, on any level. Cooldown 4.', de: 'Positioniere dich auf ein freies Feld in Reichweite 2-4 und in Sichtlinie um, auf beliebiger Ebene. Abklingzeit 4.' },
    },
    {
      id: 'pathfinder-zip-line',
      kind: 'ultimate',
      name: { en: 'Zip Line', de: 'Seilrutsche' },
      type: 'special',
      ap: 1,
      place: [{ piece: 'pathfinder-zip-line-point', on: 'free-intersection', range: [0, 0], ownLevel: true }, { piece: 'pathfinder-zip-line-point', on: 'free-intersection', range: [2, 6], sight: true }],
      cooldown: 4,
      text: { en: 'Place one zip-line point on a free intersection at range 0, on your level, and the other on a free intersection at range 2-6 in line of sight, on any level. A legend of either squad on a field adjacent to one point may interact with it: it is repositioned to a free field adjacent to the other point. Cooldown 4.', de: 'Platziere einen Seilrutschen-Punkt auf einem freien Schnittpunkt in Reichweite 0 auf deiner Ebene und den anderen auf einem freien Schnittpunkt in Reichweite 2-6 und in Sichtlinie, auf beliebiger Ebene. Eine Legende eines beliebigen Squads auf einem zu einem Punkt angrenzenden Feld darf mit ihm interagieren: Sie wird auf ein freies, zum anderen Punkt angrenzendes Feld umpositioniert. Abklingzeit 4.' },
    },
  ],
  passive: {
    id: 'pathfinder-climber',
    name: { en: 'Climber', de: 'Kletterer' },
    text: { en: 'Moving up one level costs Pathfinder no extra movement point.', de: 'Eine Ebene hinaufzusteigen kostet Pathfinder keinen zusätzlichen BP.' },
  },
  cards: [
    {
      id: 'pathfinder-swing-kick',
      name: { en: 'Swing Kick', de: 'Schwungtritt' },
      type: 'special',
      ap: 1,
      text: { en: 'Move 2 and melee attack. This melee attack succeeds on 30 or more, deals 6 damage and pushes 3 fields (collision 6).', de: 'Bewegen 2 und Nahkampfangriff. Dieser Nahkampfangriff gelingt ab 30, fügt 6 Schaden zu und stößt 3 Felder weit (Zusammenstoß 6).' },
    },
    {
      id: 'pathfinder-clamber',
      name: { en: 'Clamber', de: 'Kraxeln' },
      type: 'free',
      text: { en: 'Move 2; in this move going up one level costs no extra movement point.', de: 'Bewegen 2; in dieser Bewegung kostet es keinen zusätzlichen BP, eine Ebene hinaufzusteigen.' },
    },
    {
      id: 'pathfinder-high-ground',
      name: { en: 'High Ground', de: 'Anhöhe' },
      type: 'enhanced-shot',
      text: { en: 'Hit difficulty -10; if the target is on a lower level than you, you may also, after all target cards have been revealed and before hits are determined, put 1 of them aside and place a new one on the same slot.', de: 'Trefferschwierigkeit -10; falls das Ziel auf einer niedrigeren Ebene ist als du, darfst du außerdem, nachdem alle Zielkarten aufgedeckt sind und bevor Treffer bestimmt werden, 1 davon beiseitelegen und eine neue auf denselben Platz legen.' },
    },
    {
      id: 'pathfinder-spotter',
      name: { en: 'Spotter', de: 'Beobachter' },
      type: 'instant',
      countsAsEnhanced: true,
      text: { en: 'Play as enhanced shot: when a squadmate is in step 1d of a shoot action against a target in your line of sight: hit difficulty -10.', de: 'Als Verbessertes Schießen spielen: Wenn ein Squadkamerad in Schritt 1d einer Schießen-Aktion gegen ein Ziel in deiner Sichtlinie ist: Trefferschwierigkeit -10.' },
    },
    {
      id: 'pathfinder-reel-in',
      name: { en: 'Reel In', de: 'Einholen' },
      type: 'reaction',
      when: 'before',
      squad: true,
      text: { en: 'If the target is a squadmate at distance 2-4 of you: reposition it to a free field at distance 1 of you, on any level; then recheck the shot.', de: 'Falls das Ziel ein Squadkamerad in Abstand 2-4 von dir ist: Positioniere ihn auf ein freies Feld in Abstand 1 von dir um, auf beliebiger Ebene; prüfe dann den Schuss neu.' },
    },
    {
      id: 'pathfinder-bob-and-weave',
      name: { en: 'Bob and Weave', de: 'Wippen und Wiegen' },
      type: 'reaction',
      when: 'before',
      text: { en: 'Hit difficulty +10; +20 instead if you are on level 1 or higher.', de: 'Trefferschwierigkeit +10; stattdessen +20, falls du auf Ebene 1 oder höher bist.' },
    },
    {
      id: 'pathfinder-ammo-courier',
      name: { en: 'Ammo Courier', de: 'Munitionsbote' },
      type: 'free',
      text: { en: 'Raise the ammo of one weapon that has less than 5, of any legend of your squad at distance 0-1 of you, by 1.', de: 'Erhöhe die Munition einer Waffe mit weniger als 5 Munition, die einer beliebigen Legende deines Squads in Abstand 0-1 von dir gehört, um 1.' },
    },
    {
      id: 'pathfinder-backup-plating',
      name: { en: 'Backup Plating', de: 'Ersatzpanzerung' },
      type: 'reaction',
      when: 'after',
      text: { en: 'Restore up to 6 shield points.', de: 'Stelle bis zu 6 Schildpunkte wieder her.' },
    },
  ],
}
