import type { ObjectTraits } from './types.ts'

/** The traits of everything that stands on a board or is put there (APX-META-014). */
export const objects: Readonly<Record<string, ObjectTraits>> = {
  'building': { name: { en: 'Building', de: 'Gebäude' }, on: 'fields', level: 1, traits: ['blockade', 'connection'], occupies: null },
  'wall': { name: { en: 'Wall', de: 'Mauer' }, on: 'edge', level: 1, traits: ['blockade', 'connection', 'obstacle'], occupies: 'edge' },
  'half-wall': { name: { en: 'Half wall', de: 'Halbmauer' }, on: 'edge', level: 0, traits: ['connection', 'obstacle', 'cover'], occupies: 'edge' },
  'roof-edge-half-wall': { name: { en: 'Roof-edge half wall', de: 'Dachkanten-Halbmauer' }, on: 'edge', level: 0, traits: ['connection', 'obstacle', 'cover'], occupies: 'edge' },
  'roof-edge-wall': { name: { en: 'Roof-edge wall', de: 'Dachkanten-Mauer' }, on: 'edge', level: 1, traits: ['blockade', 'connection', 'obstacle'], occupies: 'edge' },
  'supply-bin': { name: { en: 'Supply bin, closed', de: 'Versorgungsbehälter, geschlossen' }, on: 'edge', level: 0, traits: ['connection', 'obstacle', 'cover', 'interactive'], occupies: 'edge' },
  'supply-bin-opened': { name: { en: 'Supply bin, opened', de: 'Versorgungsbehälter, geöffnet' }, on: 'edge', level: 0, traits: ['connection', 'obstacle', 'cover'], occupies: 'edge' },
  'respawn-beacon': { name: { en: 'Respawn beacon', de: 'Respawn-Sender' }, on: 'field', level: 0, traits: ['impassable', 'cover'], occupies: 'field' },
  'tree': { name: { en: 'Tree', de: 'Baum' }, on: 'field', level: 0, traits: ['impassable', 'cover'], occupies: 'field' },
  'rock': { name: { en: 'Rock', de: 'Felsen' }, on: 'fields', level: 1, traits: ['blockade', 'connection'], occupies: null },
  'zip-line-point': { name: { en: 'Zip-line point', de: 'Seilrutschen-Punkt' }, on: 'intersection', level: 0, traits: ['interactive'], occupies: 'intersection' },
  'roof-edge-zip-line-point': { name: { en: 'Roof-edge zip-line point', de: 'Dachkanten-Seilrutschen-Punkt' }, on: 'intersection', level: 0, traits: ['interactive'], occupies: 'intersection' },
  'smoke': { name: { en: 'Smoke', de: 'Rauch' }, on: 'intersection', level: 0, traits: ['zone'], occupies: 'intersection' },
  'dome-of-protection': { name: { en: 'Dome of protection', de: 'Schutzkuppel' }, on: 'intersection', level: 0, traits: ['zone'], occupies: 'intersection' },
  'defensive-bombardment': { name: { en: 'Defensive bombardment', de: 'Verteidigungsbombardement' }, on: 'field', level: 0, traits: ['flying'], occupies: null },
  'rolling-thunder': { name: { en: 'Rolling thunder', de: 'Donnergrollen' }, on: 'field', level: 0, traits: ['flying'], occupies: null },
  'portal': { name: { en: 'Portal', de: 'Portal' }, on: 'field', level: 0, traits: ['destructible'], occupies: null },
  'raven': { name: { en: 'Raven', de: 'Rabe' }, on: 'legend', level: 0, traits: ['destructible'], occupies: null },
  'beast-of-the-hunt': { name: { en: 'Beast of the hunt', de: 'Meister der Jagd' }, on: 'legend', level: 0, traits: [], occupies: null },
  'doc-heal-drone': { name: { en: 'D.O.C. heal drone', de: 'D.D.M.-Heildrohne' }, on: 'field', level: 0, traits: ['destructible'], occupies: 'field' },
  'drop-marker': { name: { en: 'Drop marker', de: 'Abwurfmarker' }, on: 'field', level: 0, traits: [], occupies: null },
  'care-package': { name: { en: 'Care package', de: 'Carepaket' }, on: 'field', level: 1, traits: ['blockade', 'connection', 'impassable', 'interactive', 'permanent'], occupies: 'field' },
  'pathfinder-zip-line-point': { name: { en: 'Zip-line point (Pathfinder)', de: 'Seilrutschen-Punkt (Pathfinder)' }, on: 'intersection', level: 0, traits: ['interactive', 'permanent', 'destructible'], occupies: 'intersection' },
}
