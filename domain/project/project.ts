import { parseArea, type AreaRange } from '../area/area.ts'
import { parseBedrooms } from './bedrooms.ts'
import { cityOfLocalities } from '../place/cities.ts'
import { PROJECT_DEFAULTS as DEFAULTS } from './defaults.ts'
import { parseLocalities } from '../place/localities.ts'
import { paths } from '../seo/paths.ts'
import { formatPrice, parsePrice, type Price } from '../price/price.ts'
import { developerSlug } from '../text/slug.ts'
import { collapseSpaces, presentText, titleCase } from '../text/text.ts'

/** Which of the two project files a project comes from. */
export type ProjectKind = 'residential' | 'commercial'

/**
 * A project as the product shows it: every quirk of the editors' files resolved, every default of
 * docs/product.md, 'Project defaults' filled in. Made by `toProject`, frozen by the catalogue.
 */
export type Project = {
  /** `id`, else `custom_id`, as text, in the editor's own spelling: the key of all per-project data. */
  readonly id: string
  readonly customId?: string
  /** The last segment other sites may link to; equals `id` where the editor gave none. */
  readonly slug: string
  readonly kind: ProjectKind
  readonly name: string
  /** The developer's name as shown. */
  readonly developer: string
  readonly developerSlug: string
  /** `/project-details/{developerSlug}/{id}`, the canonical address. */
  readonly path: string
  readonly price: Price | undefined
  /** Canonical price text, the editor's own where it cannot be parsed, else 'Price not available'. */
  readonly priceText: string
  /** True when the file gave no price at all (cards then say 'Contact for price'). */
  readonly priceMissing: boolean
  readonly area: AreaRange | undefined
  /** The editor's text, else 'Area not specified'. */
  readonly areaText: string
  /** Single configurations: ['3 BHK', '4 BHK']; empty for plots and commercial space. */
  readonly bedrooms: readonly string[]
  /** 'N/A' where there are none. */
  readonly bedroomsText: string
  readonly propertyType: string
  readonly category?: string
  readonly status: string
  readonly furnishing?: string
  /** Single places, nearest first, the city last. */
  readonly localities: readonly string[]
  readonly localitiesText: string
  /** One of the nine city slugs when the localities name one. */
  readonly city?: string
  readonly possession?: string
  readonly reraNumber?: string
  readonly shortDescription: string
  /** longDescription, else shortDescription, else 'No description available'. */
  readonly description: string
  readonly amenities: readonly string[]
  /** Path relative to the image base, or an absolute URL; absent where the editor gave none. */
  readonly image?: string
  readonly images: readonly string[]
  readonly logo?: string
}

/** A project as its editors write it: anything may be missing, ids may be numbers. */
export type RawProject = {
  readonly id?: string | number
  readonly custom_id?: string | number
  readonly name?: string
  readonly slug?: string
  readonly developer?: string
  readonly price?: string
  readonly starting_price?: string
  readonly bedrooms?: string | readonly string[]
  readonly propertyType?: string
  readonly category?: string
  readonly projectStatus?: string
  readonly furnishing?: string
  readonly localities?: string
  readonly area?: string
  readonly budget?: readonly [number, number]
  readonly image?: string
  readonly images?: readonly string[]
  readonly logo?: string
  readonly possession?: string
  readonly reraNumber?: string
  readonly shortDescription?: string
  readonly longDescription?: string
  readonly amenities?: readonly string[]
}

/**
 * Makes a raw record into a project: ids as text, defaults filled in (docs/product.md, 'Project defaults'),
 * price in canonical form, area as the editor wrote it. `developerKey` is the key of the list the
 * record stands in; it gives the developer's slug and, where the record names none, its name.
 */
export function toProject(raw: RawProject, kind: ProjectKind, developerKey: string): Project {
  const id = presentText(raw.id) ?? presentText(raw.custom_id) ?? presentText(raw.slug) ?? ''
  const developer = textOf(raw.developer) ?? titleCase(developerKey)
  const slugOfDeveloper = developerSlug(developerKey)
  const priceText = textOf(raw.price) ?? textOf(raw.starting_price)
  const price = priceText === undefined ? undefined : parsePrice(priceText)
  const areaText = presentText(raw.area)
  const bedrooms = parseBedrooms(raw.bedrooms)
  const localities = parseLocalities(raw.localities)
  const description = presentText(raw.longDescription) ?? presentText(raw.shortDescription)
  const images = presentTexts(raw.images)
  const image = presentText(raw.image) ?? images[0]
  const amenities = presentTexts(raw.amenities)
  return {
    id,
    slug: presentText(raw.slug) ?? id,
    kind,
    name: textOf(raw.name) ?? DEFAULTS.name,
    developer,
    developerSlug: slugOfDeveloper,
    path: paths.project(slugOfDeveloper, id),
    price,
    priceText: price === undefined ? (priceText ?? DEFAULTS.price) : formatPrice(price),
    priceMissing: priceText === undefined,
    area: areaText === undefined ? undefined : parseArea(areaText),
    areaText: areaText ?? DEFAULTS.area,
    bedrooms,
    bedroomsText: bedrooms.length === 0 ? DEFAULTS.bedrooms : bedrooms.join(', '),
    propertyType: textOf(raw.propertyType) ?? DEFAULTS.propertyType,
    status: textOf(raw.projectStatus) ?? DEFAULTS.status,
    localities,
    localitiesText: localities.length === 0 ? DEFAULTS.localities : localities.join(', '),
    shortDescription: presentText(raw.shortDescription) ?? description ?? DEFAULTS.description,
    description: description ?? DEFAULTS.description,
    amenities: amenities.length === 0 ? DEFAULTS.amenities : amenities,
    images: images.length === 0 && image !== undefined ? [image] : images,
    ...present({
      customId: presentText(raw.custom_id),
      category: textOf(raw.category),
      furnishing: textOf(raw.furnishing),
      city: cityOfLocalities(localities),
      possession: textOf(raw.possession),
      reraNumber: textOf(raw.reraNumber),
      image,
      logo: presentText(raw.logo),
    }),
  }
}

/** A text on one line, or undefined. */
function textOf(value: unknown): string | undefined {
  const text = presentText(value)
  return text && collapseSpaces(text)
}

function presentTexts(values: readonly string[] | undefined): string[] {
  return (values ?? []).map(presentText).filter((text) => text !== undefined)
}

/** Leaves out what is undefined: an optional field is absent, never present and undefined. */
function present<T extends Record<string, unknown>>(
  fields: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
