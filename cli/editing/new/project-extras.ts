import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { CannotRun } from '../../errors.ts'
import type { DataSet } from '../files/data-set.ts'
import { namesOf, recordsAbout } from '../records-about-projects.ts'
import type { ProjectAt } from '../projects.ts'
import { numbersOf, priceOf } from './answers.ts'
import { listOf } from './flags.ts'

/** What other files are to say about a new project, as given on the command line. */
export type Extras = {
  /** One a configuration: 'configuration; area; price; picture', the last three optional. */
  readonly floors?: readonly string[] | undefined
  readonly projectAmenities?: string | undefined
  readonly projectSpecifications?: string | undefined
  readonly coordinates?: string | undefined
  readonly sitePlanImages?: string | undefined
  /** A project whose payment plans, amenities and specifications are copied. */
  readonly like?: string | undefined
  readonly trending?: boolean | undefined
}

const copied = ['paymentPlan', 'projectAmenities', 'projectSpecifications'] as const

/** What the files say about another project that a new one may begin with. */
export async function copiedFrom(
  data: DataSet,
  { record }: ProjectAt,
): Promise<Partial<Record<DataFileName, unknown>>> {
  const found: Partial<Record<DataFileName, unknown>> = {}
  for (const file of copied) {
    const source = await data.read(file)
    const [about] = recordsAbout(file, source?.value, namesOf(record))
    if (about) found[file] = about.record
  }
  return found
}

/** The records of the other files. @throws CannotRun for what cannot be read */
export function recordsFor(
  extras: Extras,
  {
    id,
    member,
    record,
    developer,
  }: {
    readonly id: string
    readonly member: 'id' | 'custom_id'
    readonly record: Readonly<Record<string, unknown>>
    readonly developer: string
  },
): Partial<Record<DataFileName, unknown>> {
  const { floors = [], projectAmenities, projectSpecifications, coordinates } = extras
  const ownId = record[member] ?? id
  const { name } = record
  const location = coordinates === undefined ? undefined : numbersOf('coordinates', coordinates)
  return {
    ...(floors.length > 0 && {
      floorPlan: { id: ownId, name, developer, floors: floors.map(floorOf) },
    }),
    ...(projectAmenities !== undefined && { projectAmenities: listOf(projectAmenities) }),
    ...(projectSpecifications !== undefined && {
      projectSpecifications: listOf(projectSpecifications),
    }),
    ...(location && { locationData: { coordinates: { lat: location[0], lng: location[1] } } }),
    ...(extras.sitePlanImages !== undefined && {
      sitePlanData: { name, sitePlanImages: listOf(extras.sitePlanImages) },
    }),
    ...(extras.trending === true && { trendingProjects: card(record, member, developer) }),
  }
}

function floorOf(text: string): object {
  const [configuration = '', area = '', price = '', image = '', ...more] = text
    .split(';')
    .map((part) => part.trim())
  if (configuration === '' || more.length > 0)
    throw new CannotRun(
      `--floors "${text}" has to be 'configuration; area; price; picture': '2 BHK; 1,150 sq. ft.; ₹ 95 L'.`,
    )
  return {
    configuration,
    ...(area !== '' && { area }),
    ...(price !== '' && { baseSellingPrice: priceOf('floors', price) }),
    ...(image !== '' && { images: [{ url: image }] }),
  }
}

function card(
  record: Readonly<Record<string, unknown>>,
  member: 'id' | 'custom_id',
  developer: string,
): object {
  const { name, price, starting_price, image, slug, localities } = record
  const members = {
    [member]: record[member],
    name,
    price: price ?? starting_price,
    image,
    slug: slug ?? record[member],
    localities,
    developer,
  }
  return withoutUndefined(members)
}
