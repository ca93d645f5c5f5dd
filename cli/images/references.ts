import type { ImageUse } from './slots.ts'

/** One place in the data that names a picture. */
export type ImageReference = {
  /** As written by the editor. */
  readonly path: string
  /** Keys and indexes from the top of the file to the text. */
  readonly pointer: readonly (string | number)[]
  readonly uses: readonly ImageUse[]
}

type Field = { readonly path: string; readonly uses: readonly ImageUse[] }

const projectFields: readonly Field[] = [
  { path: '*/*/image', uses: ['card', 'gallery'] },
  { path: '*/*/images/*', uses: ['gallery'] },
  { path: '*/*/logo', uses: ['logo'] },
]

// Every field of the data files that holds a picture; `*` stands for any key or index.
const fieldsOf: Readonly<Record<string, readonly Field[]>> = {
  'residentialProjects.json': projectFields,
  'commercialProjects.json': projectFields,
  'leadingRealEstateDevelopers.json': [
    { path: '*/image', uses: ['logo'] },
    { path: '*/bgImage', uses: ['hero'] },
  ],
  'companyData.json': [{ path: '*/image', uses: ['logo'] }],
  'trendingProjects.json': [{ path: '*/image', uses: ['card'] }],
  'topLocalities.json': [{ path: '*/image', uses: ['card'] }],
  'floorPlan.json': [{ path: '*/floors/*/images/*/url', uses: ['drawing'] }],
  'amenitiesImages.json': [{ path: '*/*/image', uses: ['gallery'] }],
  'locationData.json': [{ path: '*/images/*', uses: ['drawing'] }],
  'sitePlanData.json': [{ path: '*/sitePlanImages/*', uses: ['drawing'] }],
  'site.json': [{ path: 'heroBanners/*/image', uses: ['hero'] }],
}

/** The data files that name pictures. */
export const filesWithImages: readonly string[] = Object.keys(fieldsOf)

type Pattern = { readonly segments: readonly string[]; readonly uses: readonly ImageUse[] }

const patternsOf = new Map<string, readonly Pattern[]>(
  Object.entries(fieldsOf).map(([file, fields]) => [
    file,
    fields.map(({ path, uses }) => ({ segments: path.split('/'), uses })),
  ]),
)

const isLocal = (path: string): boolean => !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu.test(path)

function* walk(
  value: unknown,
  pattern: Pattern,
  depth: number,
  pointer: (string | number)[],
): Generator<ImageReference> {
  const segment = pattern.segments[depth]
  if (segment === undefined) {
    if (typeof value === 'string' && value.trim() !== '' && isLocal(value)) {
      yield { path: value, pointer: [...pointer], uses: pattern.uses }
    }
    return
  }
  if (typeof value !== 'object' || value === null) return
  const children: Iterable<[string | number, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value)
  for (const [key, child] of children) {
    if (segment !== '*' && segment !== key) continue
    pointer.push(key)
    yield* walk(child, pattern, depth + 1, pointer)
    pointer.pop()
  }
}

/**
 * Every picture that a data file names. Addresses elsewhere (`https:`, `data:`) and empty texts
 * are no pictures of ours; values of another type are left to the schema.
 * @param file the file's name, such as `floorPlan.json`
 */
export function* imageReferences(file: string, json: unknown): Generator<ImageReference> {
  for (const pattern of patternsOf.get(file) ?? []) yield* walk(json, pattern, 0, [])
}

/** The pictures that the site itself uses, whatever the data says: whole folders, and files. */
export const siteImages: {
  readonly folders: Readonly<Record<string, readonly ImageUse[]>>
  readonly files: Readonly<Record<string, readonly ImageUse[]>>
} = {
  folders: {
    brand: ['social'],
    defaults: ['card', 'gallery'],
    placeholders: ['gallery'],
  },
  // The specification's six entries for when the amenity pictures cannot be loaded.
  files: Object.fromEntries(
    ['swimming-pool', 'gym', 'gardens', 'club-house', 'parking', 'kids-area'].map((name) => [
      `amenities/${name}.jpg`,
      ['gallery'] as const,
    ]),
  ),
}
