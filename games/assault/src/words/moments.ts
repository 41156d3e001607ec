/** At which moment abilities act that stand beside others on their card, so that each can be called by name. */
export const abilitiesAt: Readonly<Record<string, readonly string[]>> = {
  'mission starts': ['stealthy'],
  'figures deployed': ['security-detail', 'smooth-landing'],
  'start of round': ['trained', 'brash'],
  'end of round': ['self-destruct', 'whats-yours-is-mine'],
  'start of activation': ['long-laid-plans', 'tempt', 'hunger', 'arms-distribution', 'vigor', 'hair-trigger'],
  'during activation': ['squad-captain', 'emperor', 'heroic'],
  'end of activation': ['shield'],
  'after activation': ['field-tactics', 'sustained-by-rage'],
  'before declaring': ['dual-bladed-fury'],
  'attack declared': [
    ...['tripod', 'negotiate', 'keep-the-peace', 'relentless', 'battle-discipline', 'slow-on-the-draw'],
    'shattering-blow',
  ],
  'before rolling': ['front-line'],
  'reroll dice': [
    ...[
      'squad-training',
      'professional',
      'targeting-computer',
      'charge-generators',
      'sniper',
      'elite-sniper',
    ],
    ...['cower', 'twin-sabers', 'foresight', 'much-to-learn', 'resourceful', 'gamorrean-honor'],
    ...['labored-attack', 'versatile-weaponry'],
  ],
  'about to reroll': ['gambit'],
  'modify results': ['agile', 'take-cover', 'get-down', 'call-the-shots'],
  'attack resolved': [
    ...['jets', 'fly-by', 'stun-batons', 'guerrilla', 'trooper-assault', 'deflect', 'return-fire', 'nimble'],
  ],
  'space left': ['battle-presence', 'cut-and-run'],
  'health reached': ['parting-shot'],
  'figure defeated': ['last-stand', 'vengeance', 'forward-vengeance', 'into-the-force'],
}
