/** Cards that are called the same in English and in German. */

/** Upgrades: people, droids, craft, and words that are one in both. */
export const properUpgrades: readonly string[] = `
r2d2 r2f2 r5d8 r5k6 lukeskywalker niennunb chewbacca saboteur darthvader navigator opportunist r7t1
r2d2-swx22 c3po r3a2 r2d6 kylekatarn janors r4d6 r5p9 hansolo leiaorgana landocalrissian marajade
dashrendar leebo ysanneisard moffjerjerrod greedo r4b11 bossk bb8 r5x3 moldycrow st321 outrider
dauntless ig2000 virago andrasta tiex1 phantom ghost agentkallus tiev1 kananjarrus zeborrelios
ezrabridger chopper herasyndulla sabinewren tiex7 tied zuckuss 4lom r5p8 bobafett gonk dengar
shadowcaster ig88d lattsrazzi ketsuonyo kyloren unkarplutt jynerso cassianandor rey finn m9g8
captainrex generalhux bodhirook bazemalbus bistan cikatrovizago boshek havoc vaksai cadbane r4e1
ghost-swx72 phantomii maul chopper-swx72 r5tk sawgerrera magvayarro
`
  .trim()
  .split(/\s+/)

/** Ship types with a designation for a name. */
export const properTypes: readonly string[] = [
  'yt1300',
  'firespray31',
  'hwk290',
  'yt2400',
  'vt49decimator',
  'aggressor',
  'yv666',
  'vcx100',
  'jumpmaster5000',
  'arc170',
  'quadjumper',
]
