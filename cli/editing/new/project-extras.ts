import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { CannotRun } from '../../errors.ts'
import { recordsAbout } from '../about-projects.ts'
import type { DataSet } from '../files/data-set.ts'
import type { JsonObject, ProjectAt } from '../projects.ts'
import { listOf, numbersOf, priceOf } from './fields.ts'

/** What other files are to say about a new project, as given on the command line. */
export type Extras = {
  /** One a configuration: 'configuration; area; price; picture', the last three optional. */
  floors?: readonly string[]
  projectAmenities?: string
  projectSpecifications?: string
  coordinates?: string
  sitePlanImages?: string
  /** A project whose payment plans, amenities and specifications are copied. */
  like?: string
  trending?: boolean
}

/** Records of a project by their files. */
type Records = Partial<Record<DataFileName, unknown>>

/** What the files say about another project that a new one may begin with. */
export function copiedFrom(data: DataSet, { record }: ProjectAt): Records {
  const files = ['paymentPlan', 'projectAmenities', 'projectSpecifications'] as const
  return Object.fromEntries(
    files.flatMap((file) =>
      recordsAbout(file, data.read(file)?.value, record)
        .slice(0, 1)
        .map((about) => [file, about.record]),
    ),
  )
}

/** The project that the records are about, with the member that is its id. */
type About = { member: 'id' | 'custom_id'; record: JsonObject; developer: string }

/** The records of the other files. @throws CannotRun for what cannot be read */
export function recordsFor(extras: Extras, about: About): Records {
  const { projectAmenities, projectSpecifications, coordinates, sitePlanImages } = extras
  const { member, record, developer } = about
  const { [member]: id, name } = record
  const floors = extras.floors?.map(floorOf)
  const views = listIn(sitePlanImages)
  const [lat, lng] = coordinates === undefined ? [] : numbersOf('coordinates', coordinates)
  return withoutUndefined({
    floorPlan: floors && { id, name, developer, floors },
    projectAmenities: listIn(projectAmenities),
    projectSpecifications: listIn(projectSpecifications),
    locationData: lat === undefined ? undefined : { coordinates: { lat, lng } },
    sitePlanData: views && { name, sitePlanImages: views },
    trendingProjects: extras.trending === true ? cardOf(about) : undefined,
  })
}

const listIn = (text: string | undefined) => (text === undefined ? undefined : listOf(text))

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

function cardOf({ member, record, developer }: About): object {
  const { name, price, starting_price, image, slug, localities, [member]: id } = record
  return withoutUndefined({
    [member]: id,
    name,
    price: price ?? starting_price,
    image,
    slug: slug ?? id,
    localities,
    developer,
  })
}
