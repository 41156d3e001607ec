/** German names that only the edition of 2018 has, by what is printed. */
export const cardsOf2018: Readonly<Record<string, string>> = {
  // Objectives, deployments, conditions
  'Intercept the Transmissions': 'Übertragungen abfangen',
  'Key Positions': 'Schlüsselpositionen',
  'Recover the Supplies': 'Vorräte bergen',
  'Battle Lines': 'Schlachtlinien',
  'The Long March': 'Der lange Marsch',
  Disarray: 'Durcheinander',
  'Major Offensive': 'Großoffensive',
  'Clear Conditions': 'Klare Bedingungen',
  'Hostile Environment': 'Feindselige Umgebung',
  'Limited Visibility': 'Eingeschränkte Sicht',
  'Rapid Reinforcements': 'Schnelle Verstärkung',
  // Upgrades
  'Commanding Presence': 'Gebieterische Präsenz',
  'Esteemed Leader': 'Geschätzter Anführer',
  'Long-Range Comlink': 'Langstrecken-Comlink',
  'Battle Meditation': 'Kampfmeditation',
  'AT-RT Flame Thrower': 'AT-RT-Flammenwerfer',
  '88 Twin Light Blaster Cannon': 'Leichte 88-Zwillingsblasterkanone',
  'DW-3 Concussion Grenade Launcher': 'DW-3-Erschütterungsgranatwerfer',
  'Ax-108 Ground Buzzer': 'Ax-108-Bodenfeger',
  'Mo/Dk Power Harpoon': 'Mo/Dk-Energieharpune',
  // Weapons
  "Luke's DL-44 Blaster Pistol": 'Lukes DL-44-Blasterpistole',
  "Leia's Defender Sporting Blaster": 'Leias Defender-Sportblaster',
  'A-300 Blaster Rifle': 'A-300-Blastergewehr',
  'Ap/11 Double Laser Cannon': 'Ap/11-Doppellaserkanone',
  "Veers' E-11 Blaster Rifle": 'Veers’ E-11-Blastergewehr',
  'Ax-20 Blaster Cannon': 'Ax-20-Blasterkanone',
  'MS-4 Twin Blaster Cannon': 'MS-4-Zwillingsblasterkanone',
}
