/**
 * Upgrades that are not offered though they are released and their symbols are known, each with the reason: what they say
 * cannot be read for certain, since a range, a symbol or a result is lost in every source (see the ledger).
 */
export const doubtful: Readonly<Record<string, string>> = {
  'agent-kallus': 'what his action costs is not known',
  battlemaster: 'the slots of the upgrades that it spares are not known',
  'black-sun-crew': 'which friends it looks for, and how near, is not known',
  'bounty-programming': 'two sources swap its two keywords',
  'caught-in-a-web': 'its range is not known',
  clairvoyance: 'whether cover and dodge tokens still cancel its results is not known',
  'dc-15-clone-trooper': 'the unit that it asks for is not known',
  'defend-in-depth': 'its range is not known',
  'full-beskar-armor': 'what surges convert to is not known for certain',
  'gang-boss': 'whose affiliation it serves is not known',
  'imperial-probe-droid': 'who gets the slot it adds is not known',
  'pirate-captain': 'its range and the units it helps are not known',
  'pyke-syndicate-crew': 'which friends it looks for, and how near, is not known',
  'rebel-marksman': 'which results wound is not known',
  'stormtrooper-marksman': 'which results wound is not known',
  'tip-of-the-spear': 'its range is not known',
  'unstable-astromech': 'which results wound is not known',
  'ursa-wren': 'two sources differ in the number of a keyword',
  'weequay-crew': 'which friends it looks for, and how near, is not known',
}
