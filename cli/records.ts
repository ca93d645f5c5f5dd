/** A place in a file: keys and indexes from its top. */
export type Path = readonly (string | number)[]

type Names = (projectId: string) => string | undefined

type Describe = (input: {
  readonly record: Readonly<Record<string, unknown>>
  readonly path: Path
  readonly projectName: (id: string) => string
}) => string

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const idText = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : text(value)

const quoted = (value: string): string => `"${value}"`

/** 'project "The Aravalli Summit"', or by its id or place where it has no name. */
const named =
  (noun: string): Describe =>
  ({ record, path }) => {
    const name =
      text(record['name']) ??
      text(record['title']) ??
      idText(record['id']) ??
      idText(record['custom_id'])
    if (name !== undefined) return `${noun} ${quoted(name)}`
    const place = path.at(-1)
    return typeof place === 'number' ? `${noun} number ${place + 1}` : `${noun} "${place ?? ''}"`
  }

const ofProject =
  (noun: string): Describe =>
  ({ path, projectName }) =>
    `${noun} of ${projectName(String(path[0] ?? ''))}`

type Kind = {
  /** How many steps from the top of the file to a record. */
  readonly depth: number
  readonly describe: Describe
  /** What the file as a whole is called. */
  readonly whole: string
}

const kinds: Readonly<Record<string, Kind>> = {
  'residentialProjects.json': {
    depth: 2,
    describe: named('project'),
    whole: 'the residential projects',
  },
  'commercialProjects.json': {
    depth: 2,
    describe: named('project'),
    whole: 'the commercial projects',
  },
  'leadingRealEstateDevelopers.json': {
    depth: 1,
    describe: named('developer'),
    whole: 'the developers',
  },
  'companyData.json': { depth: 1, describe: named('company'), whole: 'the companies' },
  'trendingProjects.json': {
    depth: 1,
    describe: named('trending project'),
    whole: 'the trending projects',
  },
  'topLocalities.json': { depth: 1, describe: named('locality'), whole: 'the top localities' },
  'everythingContainer.json': {
    depth: 1,
    describe: named('service tile'),
    whole: 'the service tiles',
  },
  'services.json': { depth: 1, describe: named('service'), whole: 'the services' },
  'floorPlan.json': {
    depth: 1,
    describe: ({ record, path, projectName }) => {
      const id = idText(record['id'])
      if (id !== undefined) return `floor plan of ${projectName(id)}`
      return named('floor plan')({ record, path, projectName })
    },
    whole: 'the floor plans',
  },
  'paymentPlan.json': {
    depth: 1,
    describe: ofProject('payment plans'),
    whole: 'the payment plans',
  },
  'projectAmenities.json': { depth: 1, describe: ofProject('amenities'), whole: 'the amenities' },
  'projectSpecifications.json': {
    depth: 1,
    describe: ofProject('specifications'),
    whole: 'the specifications',
  },
  'amenitiesImages.json': {
    depth: 1,
    describe: ofProject('amenity pictures'),
    whole: 'the amenity pictures',
  },
  'amenityCatalogue.json': { depth: 1, describe: named('amenity'), whole: 'the amenity catalogue' },
  'locationData.json': { depth: 1, describe: ofProject('location'), whole: 'the locations' },
  'sitePlanData.json': { depth: 1, describe: ofProject('site plan'), whole: 'the site plans' },
  'globalFaqs.json': {
    depth: 1,
    describe: ({ path }) => `question number ${Number(path[0]) + 1}`,
    whole: 'the questions',
  },
  'testimonials.json': { depth: 1, describe: named('testimonial of'), whole: 'the testimonials' },
  'careers.json': { depth: 1, describe: named('department'), whole: 'the careers' },
  'site.json': {
    depth: 0,
    describe: () => "the agency's own facts",
    whole: "the agency's own facts",
  },
}

const child = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string | number, unknown>>)[key]
    : undefined

/**
 * The record that holds a place, in the editor's terms: 'project "The Aravalli Summit"',
 * 'payment plans of "Kadamba Grove"'.
 * @param names a project's name by its id, where known
 */
export const describeRecord = (
  file: string,
  json: unknown,
  path: Path,
  names: Names = () => undefined,
): string => {
  const kind = kinds[file]
  if (kind === undefined) return `the file ${file}`
  const place = path.slice(0, kind.depth)
  if (place.length < kind.depth || kind.depth === 0) return kind.whole
  let value = json
  for (const key of place) value = child(value, key)
  const record =
    typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
  return kind.describe({ record, path: place, projectName: (id) => quoted(names(id) ?? id) })
}
