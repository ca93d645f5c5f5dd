const ID = 'the-aravalli-summit'
/** The files with long lists of one project. */
const OF_PROJECTS = [
  'paymentPlan',
  'projectAmenities',
  'projectSpecifications',
  'amenitiesImages',
  'locationData',
  'constructionUpdates',
]
/** Lists of which other records need every entry. */
const WHOLE = new Set(['schedule_entries', 'cities', 'reraAuthorities'])

const shorten = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, part: unknown) =>
    Array.isArray(part) && !WHOLE.has(name) ? (part as unknown[]).slice(-2) : part,
  )

/** A change of a data file's text. */
const change = (to: (value: unknown) => unknown) => (text: string) =>
  `${JSON.stringify(to(JSON.parse(text)), undefined, 2)}\n`

const shortenProject = change((value) => {
  const all = value as Record<string, unknown>
  return { ...all, [ID]: shorten(all[ID]) }
})

/**
 * Changes of the sample that leave two entries of each list of the site and of one project: a browser draws
 * every field of every entry in the desk's forms, and axe looks at each.
 */
export const SHORT_LISTS: Readonly<Record<string, (text: string) => string>> = {
  'site.json': change(shorten),
  ...Object.fromEntries(OF_PROJECTS.map((name) => [`${name}.json`, shortenProject])),
}
