import type { Look } from '@sandtable/kernel'

export const thingLooks: Readonly<Record<string, Look>> = {}
