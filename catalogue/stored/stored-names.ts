import type { DataFileName } from '../data-files.ts'

/** Files of which a page shows the one record that is about its project. */
const names = [
  'floorPlan',
  'paymentPlan',
  'projectAmenities',
  'projectSpecifications',
  'amenitiesImages',
  'locationData',
  'sitePlanData',
] as const satisfies readonly DataFileName[]

export type StoredFileName = (typeof names)[number]

const known: ReadonlySet<string> = new Set(names)

export const isStored = (name: DataFileName): name is StoredFileName => known.has(name)
