/**
 * Upgrades that are not offered though they are released and their symbols are known, each with the reason: what they say
 * cannot be read for certain, since a range, a symbol or a result is lost in every source (see the ledger).
 */
export const doubtful: Readonly<Record<string, string>> = {
  battlemaster: 'the slots of the upgrades that it spares are not known',
  'black-sun-crew': 'which friends it looks for, and how near, is not known',
  'bounty-programming': 'two sources swap its two keywords',
  'caught-in-a-web': 'Admiral Trench, who alone may have it, is not released',
  'dc-15-clone-trooper': 'it is a card of the first edition; no unit of this one is what it asks for',
  'defend-in-depth': 'its range is not known',
  'full-beskar-armor': 'what surges convert to is not known for certain',
  'gang-boss': 'whose affiliation it serves is not known',
  'imperial-probe-droid': 'who gets the slot it adds is not known',
  'pirate-captain': 'its range and the units it helps are not known',
  'pyke-syndicate-crew': 'which friends it looks for, and how near, is not known',
  'rebel-marksman': 'two sources say that hits wound, a third that surges do',
  'stormtrooper-marksman': 'two sources say that hits wound, a third that surges do',
  'tip-of-the-spear': 'its range is not known',
  'weequay-crew': 'which friends it looks for, and how near, is not known',
}
