import type { LegendData } from '../types.ts'

export const wraith: LegendData = {
  id: 'wraith',
  name: { en: 'Wraith', de: 'Wraith' },
  tokens: { tactical: 1, ultimate: 1 },
  abilities: [
    {
      id: 'wraith-void-step',
      kind: 'tactical',
      name: { en: 'Void Step', de: 'Leerenschritt' },
      type: 'reaction',
      ap: 0,
      cooldown: 3,
      text: { en: 'Reaction before firing, when you are the target: the hit difficulty is +15. Cooldown 3.', de: 'Reaktion vor dem Abfeuern, wenn du das Ziel bist: Die Schießen-Aktion hat +15 Trefferschwierigkeit. Abklingzeit 3.' },
    },
    {
      id: 'wraith-portals',
      kind: 'ultimate',
      name: { en: 'Portals', de: 'Portale' },
      type: 'special',
      ap: 1,
      place: [{ piece: 'portal', on: 'own-field-or-free-field', range: [0, 1] }, { piece: 'portal', on: 'free-field', range: [2, 6] }],
      duration: 3,
      cooldown: 4,
      text: { en: 'Place one portal on your own field or on a free field at range 1, and the other on a free field at range 2-6; any levels, no line of sight needed. Duration 3: a legend of either squad that enters the field of a portal in a move action may at once be repositioned to the field of the other portal, if that field is free, at no cost, and goes on with its move; once per move action. Cooldown 4.', de: 'Platziere ein Portal auf dein eigenes Feld oder auf ein freies Feld in Reichweite 1, das andere auf ein freies Feld in Reichweite 2-6; beliebige Ebenen, keine Sichtlinie nötig. Dauer 3: Eine Legende eines beliebigen Squads, die in einer Bewegen-Aktion das Feld eines Portals betritt, darf sofort ohne Kosten auf das Feld des anderen Portals umpositioniert werden, falls es frei ist, und setzt ihre Bewegung fort; ein Mal pro Bewegen-Aktion. Abklingzeit 4.' },
    },
  ],
  passive: {
    id: 'wraith-forewarned',
    name: { en: 'Forewarned', de: 'Vorgewarnt' },
    text: { en: 'The first shoot action against Wraith in each round has hit difficulty +5.', de: 'Die erste Schießen-Aktion gegen Wraith in jeder Runde hat +5 Trefferschwierigkeit.' },
  },
  cards: [
    {
      id: 'wraith-kunai-rush',
      name: { en: 'Kunai Rush', de: 'Kunai-Sturm' },
      type: 'special',
      ap: 1,
      text: { en: 'Move 2 and melee attack. This melee attack succeeds on 30 or more, deals 10 damage and does not push.', de: 'Bewegen 2 und Nahkampfangriff. Dieser Nahkampfangriff gelingt ab 30, fügt 10 Schaden zu und stößt nicht.' },
    },
    {
      id: 'wraith-blink',
      name: { en: 'Blink', de: 'Blinzeln' },
      type: 'free',
      text: { en: 'Reposition yourself to a free field at range 1-2 in line of sight on your level or a lower one.', de: 'Positioniere dich auf ein freies Feld in Reichweite 1-2 und in Sichtlinie auf deiner oder einer niedrigeren Ebene um.' },
    },
    {
      id: 'wraith-half-step',
      name: { en: 'Half Step', de: 'Halbschritt' },
      type: 'reaction',
      when: 'before',
      text: { en: 'Hit difficulty +10, and each target card counts as not having the headshot symbol.', de: 'Trefferschwierigkeit +10, und jede Zielkarte zählt, als hätte sie das Kopfschuss-Symbol nicht.' },
    },
    {
      id: 'wraith-slip-away',
      name: { en: 'Slip Away', de: 'Entgleiten' },
      type: 'reaction',
      when: 'after',
      text: { en: 'Move 2; in this move OBSTACLES cost no extra movement point.', de: 'Bewegen 2; in dieser Bewegung kosten HINDERNISSE keinen zusätzlichen BP.' },
    },
    {
      id: 'wraith-ambush',
      name: { en: 'Ambush', de: 'Hinterhalt' },
      type: 'enhanced-shot',
      text: { en: 'If the target is at range 1-2: hit difficulty -5 and each hit deals 1 more damage.', de: 'Falls das Ziel in Reichweite 1-2 ist: Trefferschwierigkeit -5, und jeder Treffer verursacht 1 Schaden mehr.' },
    },
    {
      id: 'wraith-veil-shot',
      name: { en: 'Veil Shot', de: 'Schleierschuss' },
      type: 'enhanced-shot',
      text: { en: 'Hit difficulty -5, and each target card counts as having neither the cover nor the higher symbol.', de: 'Trefferschwierigkeit -5, und jede Zielkarte zählt, als hätte sie weder das Deckungs- noch das Höher-Symbol.' },
    },
    {
      id: 'wraith-recharge',
      name: { en: 'Recharge', de: 'Aufladen' },
      type: 'instant',
      text: { en: 'When any legend begins its activation while one of your ability tokens lies on the cooldown track: move one of them 2 positions to the left.', de: 'Wenn eine beliebige Legende ihre Aktivierung beginnt, während eines deiner Fähigkeitsplättchen auf der Abklingleiste liegt: Bewege eines davon 2 Positionen nach links.' },
    },
    {
      id: 'wraith-voices',
      name: { en: 'Voices', de: 'Stimmen' },
      type: 'reaction',
      when: 'before',
      squad: true,
      text: { en: 'The target, if it is at distance 0-5 of you, may make a Move 1; then recheck the shot.', de: 'Das Ziel darf, falls es in Abstand 0-5 von dir ist, Bewegen 1 durchführen; prüfe dann den Schuss neu.' },
    },
  ],
}
