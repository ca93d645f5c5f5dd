/** What the development server says of the data, as its pages ask for it. Never part of a release. */
export type DataReport = {
  /** False where the pages show what was good before. */
  readonly isServed: boolean
  readonly errors: FindingList
  readonly warnings: FindingList
  /** How many mistakes have only one answer. */
  readonly mendable: number
}

export type FindingList = {
  readonly count: number
  /** The first ones. */
  readonly shown: readonly ToldFinding[]
}

export type ToldFinding = {
  /** `floorPlan.json:40:11`, as editors open it. */
  readonly place: string
  readonly message: string
  readonly hint?: string
}

/** What mending did, or why it did nothing. */
export type Mended = { readonly done: boolean; readonly told: string }

/** Where pages ask for the report; mending is posted below it. */
export const DATA_REPORT_PATH = '/__data-report'

/** Told to open pages when the data was checked again. */
export const DATA_REPORT_EVENT = 'data-report'
