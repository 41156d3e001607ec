import type { Named } from '@sandtable/kernel'
import type {
  ActionType,
  AmmoType,
  Family,
  GearSlot,
  Node,
  Range,
  Trait,
  WeaponType,
} from '../../data/types.ts'
import { text } from './text.ts'

/** Words that stand on cards, tokens and objects. */

export const traitNames: Readonly<Record<Trait, Named>> = {
  blockade: text('Blockade: hides what is behind it', 'Blockade: verdeckt, was dahinter ist'),
  connection: text('Connection: joins what stands beside it', 'Verbindung: schließt an, was daneben steht'),
  obstacle: text(
    'Obstacle: costs a point more to cross',
    'Hindernis: kostet beim Überqueren einen Punkt mehr',
  ),
  impassable: text('Impassable: nobody enters its field', 'Unpassierbar: Niemand betritt das Feld'),
  cover: text('Cover: those right behind it are covered', 'Deckung: Wer direkt dahinter steht, ist gedeckt'),
  interactive: text('Interactive: adjacent legends use it', 'Interaktiv: Benachbarte Legenden benutzen es'),
  permanent: text('Permanent: stays on the board', 'Permanent: bleibt auf dem Spielplan'),
  flying: text('Flying: strikes over everything', 'Fliegend: trifft über alles hinweg'),
  zone: text('Zone: works in it and through it', 'Zone: wirkt darin und hindurch'),
  destructible: text('Destructible: can be destroyed', 'Zerstörbar: kann zerstört werden'),
}

export const weaponTypes: Readonly<Record<WeaponType, Named>> = {
  pistol: text('Pistol', 'Pistole'),
  smg: text('Submachine gun', 'Maschinenpistole'),
  'assault-rifle': text('Assault rifle', 'Sturmgewehr'),
  lmg: text('Light machine gun', 'Leichtes Maschinengewehr'),
  marksman: text('Marksman rifle', 'Präzisionsgewehr'),
  sniper: text('Sniper rifle', 'Scharfschützengewehr'),
  shotgun: text('Shotgun', 'Schrotflinte'),
}

export const ammoTypes: Readonly<Record<AmmoType | 'any', Named>> = {
  energy: text('energy ammo', 'Energiemunition'),
  light: text('light ammo', 'leichte Munition'),
  heavy: text('heavy ammo', 'schwere Munition'),
  shotgun: text('shotgun ammo', 'Schrotmunition'),
  sniper: text('sniper ammo', 'Scharfschützenmunition'),
  any: text('any ammo', 'jede Munition'),
}

export const families: Readonly<Record<Family, Named>> = {
  barrel: text('Barrel', 'Lauf'),
  magazine: text('Magazine', 'Magazin'),
  bolt: text('Bolt', 'Verschluss'),
  optic: text('Optic', 'Visier'),
  stock: text('Stock', 'Schaft'),
}

export const nodes: Readonly<Record<Node, Named>> = {
  close: text('close', 'nah'),
  mid: text('medium', 'mittel'),
  long: text('long', 'weit'),
}

export const gearSlots: Readonly<Record<GearSlot, Named>> = {
  helmet: text('Helmet', 'Helm'),
  body: text('Body shield', 'Körperschild'),
  knockdown: text('Knockdown shield', 'Knockdown-Schild'),
}

export const actionKinds: Readonly<Record<ActionType, Named>> = {
  free: text('Free action', 'Freie Aktion'),
  special: text('Special action', 'Spezialaktion'),
  'enhanced-shot': text('Enhanced shot', 'Verbessertes Schießen'),
  reaction: text('Reaction', 'Reaktion'),
  instant: text('Instant', 'Sofort'),
}

/** “1–3”, “5+”. */
export function rangeName([least, most]: Range): Named {
  const name = most === null ? `${least}+` : least === most ? `${least}` : `${least}–${most}`
  return text(name, name)
}
