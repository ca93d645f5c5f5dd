import type { ProjectRecord } from '../../schemas/generated/data.generated.ts'
import { readOtherCharges, type ReadCharge } from '../cost/other-charges.ts'
import { withoutUndefined } from '../value/without-undefined.ts'
import { parseArea } from '../area/area-text.ts'
import { standardAreaText } from '../area/standard-area.ts'
import type { AreaRange } from '../area/square-feet.ts'
import type { Cities } from '../place/cities.ts'
import { parseLocalities } from '../place/localities.ts'
import { PROJECT_DEFAULTS as DEFAULTS } from './project-defaults.ts'
import { paths } from '../seo/paths.ts'
import { parsePrice } from '../price/parse-price.ts'
import { formatPrice, type Price } from '../price/price.ts'
import { parseBedrooms } from './bedrooms.ts'
import { filmsIn, type Film } from './films.ts'
import { papersIn, type Paper } from './papers.ts'
import { registrationsIn, type Registration } from './rera-registration.ts'
import { toSlug } from '../text/slug.ts'
import { presentLine, presentText, titleCase } from '../text/text.ts'

export type ProjectKind = 'residential' | 'commercial'

/** Optional texts and numbers of a record that are shown as they are written, on one line. */
const DETAILS = [
  'category',
  'furnishing',
  'possession',
  'reraNumber',
  'promoter',
  'verifiedOn',
  'priceAsOn',
  'availableOn',
] as const satisfies readonly (keyof ProjectRecord)[]

export type ProjectDetails = { readonly [Name in (typeof DETAILS)[number]]?: string }

/** The last day on which something of a project is known to have been true, YYYY-MM-DD; undefined where no day is known. */
export const lastChecked = ({
  priceAsOn,
  verifiedOn,
}: Pick<ProjectDetails, 'priceAsOn' | 'verifiedOn'>): string | undefined =>
  [priceAsOn, verifiedOn]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)

/** The details alone of a record or a project; absent where none is given. */
function projectDetails(project: {
  readonly [Name in keyof ProjectDetails]: unknown
}): ProjectDetails {
  const texts = DETAILS.map((name) => [name, presentLine(project[name])] as const)
  return withoutUndefined<ProjectDetails>(Object.fromEntries(texts))
}

/** A project as the product shows it: every quirk of the files resolved, every default filled in. */
export type Project = ProjectDetails & {
  /** `id`, else `custom_id`, as text, in the editor's own spelling: the key of all per-project data. */
  readonly id: string
  readonly customId?: string
  /**
   * The last segment that links on other sites may have; equals `id` where the editor gave none.
   */
  readonly slug: string
  readonly kind: ProjectKind
  readonly name: string
  /** The developer's name as shown. */
  readonly developer: string
  readonly developerSlug: string
  /** `/project-details/{developerSlug}/{id}`, the canonical address. */
  readonly path: string
  readonly price: Price | undefined
  /** The standard price text, the editor's own where it has none, else 'Price not available'. */
  readonly priceText: string
  /** Whether the file gave no price at all (cards then say 'Contact for price'). */
  readonly priceMissing: boolean
  readonly area: AreaRange | undefined
  /** The editor's text, else 'Area not specified'. */
  readonly areaText: string
  /** Single configurations: ['3 BHK', '4 BHK']; empty for plots and commercial space. */
  readonly bedrooms: readonly string[]
  /** The configurations as a text; 'N/A' where there are none. */
  readonly bedroomsText: string
  readonly propertyType: string
  readonly status: string
  /** Single places, nearest first, the city last. */
  readonly localities: readonly string[]
  readonly localitiesText: string
  /** The slug of the city that the localities name; absent where they name none. */
  readonly city?: string
  readonly shortDescription: string
  /** `longDescription`, else `shortDescription`, else 'No description available'. */
  readonly description: string
  readonly amenities: readonly string[]
  /** The registrations with the real-estate authorities; `reraNumber` holds their numbers. */
  readonly registrations: readonly Registration[]
  /** Why the law asks for no registration of the project. */
  readonly reraExempt?: string
  /** Path relative to the image base, or an absolute URL; absent where the editor gave none. */
  readonly image?: string
  readonly images: readonly string[]
  /** The project's films, the tour last; absent where there is none. */
  readonly films?: readonly Film[]
  readonly logo?: string
  /** The papers that visitors can open; absent where there is none. */
  readonly papers?: readonly Paper[]
  /** What the developer charges beside the price; absent where nothing of it is known. */
  readonly otherCharges?: readonly ReadCharge[]
}

/**
 * Makes a record, of which anything may be missing, into a project: ids as text, defaults filled in (docs/product.md, 'Project defaults'),
 * price and area in standard form. `developerKey` is the key of the record's list; it
 * gives the developer's slug and, where the record names none, its name.
 */
export function toProject(
  record: Partial<ProjectRecord>,
  kind: ProjectKind,
  developerKey: string,
  cities: Cities,
): Project {
  const id =
    presentText(record.id) ?? presentText(record.custom_id) ?? presentText(record.slug) ?? ''
  const slugOfDeveloper = toSlug(developerKey)
  const priceText = presentLine(record.price) ?? presentLine(record.starting_price)
  const price = parsePrice(priceText ?? '')
  const areaText = presentText(record.area) ?? ''
  const localities = parseLocalities(record.localities)
  const bedrooms = parseBedrooms(record.bedrooms)
  const description = presentText(record.longDescription) ?? presentText(record.shortDescription)
  const images = presentTexts(record.images)
  const image = presentText(record.image) ?? images[0]
  const amenities = presentTexts(record.amenities)
  const registrations = registrationsIn(record)
  const films = filmsIn(record)
  const papers = papersIn(record)
  const { charges } = readOtherCharges(record.otherCharges ?? [])
  return {
    id,
    slug: presentText(record.slug) ?? id,
    kind,
    name: presentLine(record.name) ?? DEFAULTS.name,
    developer: presentLine(record.developer) ?? titleCase(developerKey),
    developerSlug: slugOfDeveloper,
    path: paths.project(slugOfDeveloper, id),
    price,
    priceText: price ? formatPrice(price) : (priceText ?? DEFAULTS.price),
    priceMissing: priceText === undefined,
    area: parseArea(areaText),
    areaText: areaText === '' ? DEFAULTS.area : (standardAreaText(areaText) ?? areaText),
    bedrooms,
    bedroomsText: bedrooms.join(', ') || DEFAULTS.bedrooms,
    propertyType: presentLine(record.propertyType) ?? DEFAULTS.propertyType,
    status: presentLine(record.projectStatus) ?? DEFAULTS.status,
    localities,
    localitiesText: localities.join(', ') || DEFAULTS.localities,
    shortDescription: presentText(record.shortDescription) ?? description ?? DEFAULTS.description,
    description: description ?? DEFAULTS.description,
    amenities: amenities.length === 0 ? DEFAULTS.amenities : amenities,
    images: images.length === 0 && image !== undefined ? [image] : images,
    registrations,
    ...projectDetails(record),
    ...withoutUndefined<Partial<Project>>({
      customId: presentText(record.custom_id),
      city: cities.ofLocalities(localities),
      films: films.length > 0 ? films : undefined,
      image,
      logo: presentText(record.logo),
      otherCharges: charges.length > 0 ? charges : undefined,
      papers: papers.length > 0 ? papers : undefined,
      reraNumber: registrations.map(({ number }) => number).join(', ') || undefined,
      reraExempt: presentLine(record.reraExempt?.reason),
    }),
  }
}

function presentTexts(values: readonly string[] | undefined): string[] {
  return (values ?? []).map(presentText).filter((text) => text !== undefined)
}
