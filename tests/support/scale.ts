import { toSlug } from '../../domain/text/slug.ts'
import { copySampleData, type DataCopy } from './programs/data-copy.ts'

/** The project of the sample whose records the others are made like. */
const LIKE = 'crest-greens'
const PROJECTS_A_DEVELOPER = 12
const FIRST =
  'Amber Banyan Cedar Deodar Ebony Falcon Granite Harbour Indigo Jasmine Kestrel Lotus Marigold Neem Opal Palash Quartz Ridge Sandal Teak'.split(
    ' ',
  )
const LAST = 'Heights Greens Court Residences Enclave Park Terraces Square Villas Grove'.split(' ')
const PLACES = [
  'Sector 65, Golf Course Extension Road, Gurgaon',
  'Sector 88A, Dwarka Expressway, Gurgaon',
  'Sector 49, Sohna Road, Gurgaon',
  'Sector 150, Noida Expressway, Noida',
  'Dwarka, South Delhi, Delhi',
  'Bandra West, Carter Road, Mumbai',
]
const STATUSES = ['New Launch', 'Under Construction', 'Ready To move']

type Records = Record<string, object>

const shortest = (records: Records): object | undefined =>
  Object.entries(records)
    .flatMap(([key, record]) => (key === '$schema' ? [] : [record]))
    .toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0]

const one = <T>(items: readonly T[], index: number): T => items[index % items.length] as T

/** The `index`-th project; twelve of a developer follow each other. */
export function projectAt(index: number) {
  const place = Math.floor(index / PROJECTS_A_DEVELOPER)
  const developer = `${one(FIRST, place)} Homes ${place + 1}`
  const name = `${one(FIRST, place)} ${one(LAST, index * 7)} ${index + 1}`
  return { id: toSlug(name), name, developer, developerId: toSlug(developer) }
}

/** What differs from project to project: what listings filter, sort and search by. */
function recordAt(index: number) {
  const { id, name, developer } = projectAt(index)
  const [lakh, area] = [45 + ((index * 131) % 350), 600 + ((index * 97) % 240) * 10]
  return {
    id,
    name,
    slug: id,
    developer,
    price: `₹ ${lakh} L – ${lakh + 40} L`,
    localities: one(PLACES, index),
    area: `${area} – ${area + 500} sq. ft.`,
    projectStatus: one(STATUSES, index),
    possession: `June ${2026 + (index % 7)}`,
    reraNumber: `SCALE/${index + 1}`,
  }
}

/** The sample's data with so many projects in place of its own, all of it valid. */
export function scaleData(count: number): DataCopy {
  const data = copySampleData()
  const sample = (file: string): unknown => JSON.parse(data.read(`${file}.json`))
  const write = (file: string, value: object) =>
    data.write(`${file}.json`, JSON.stringify(value, undefined, 2))
  const projects = Array.from({ length: count }, (_, index) => projectAt(index))
  const developers = projects.filter((_, index) => index % PROJECTS_A_DEVELOPER === 0)

  const like = Object.values(sample('residentialProjects') as Record<string, { id?: string }[]>)
    .flat()
    .find(({ id }) => id === LIKE)
  const kinds: Record<string, object[]>[] = [{}, {}]
  for (const index of projects.keys()) {
    const isShop = index % 3 === 2
    const type = isShop ? 'Commercial' : 'Residential'
    const kind = isShop
      ? { propertyType: type, category: type }
      : { category: 'Residential Apartment', bedrooms: '2 BHK, 3 BHK' }
    const lists = kinds[isShop ? 1 : 0] ?? {}
    const list = (lists[projectAt(index).developerId] ??= [])
    const none = { logo: undefined, longDescription: undefined }
    list.push({ ...like, ...kind, ...recordAt(index), ...none })
  }
  write('residentialProjects', kinds[0] ?? {})
  write('commercialProjects', kinds[1] ?? {})
  const plan = (sample('floorPlan') as { id?: string }[]).find(({ id }) => id === LIKE)
  write(
    'floorPlan',
    projects.map(({ id, name, developer }) => ({ ...plan, id, name, developer })),
  )
  for (const file of [
    'paymentPlan',
    'projectAmenities',
    'projectSpecifications',
    'amenitiesImages',
    'locationData',
    'sitePlanData',
    'constructionUpdates',
  ]) {
    const records = sample(file) as Records
    const record = records[LIKE] ?? shortest(records) ?? {}
    const named = file === 'sitePlanData'
    write(
      file,
      Object.fromEntries(
        projects.map(({ id, name }) => [id, named ? { ...record, name } : record]),
      ),
    )
  }
  write(
    'leadingRealEstateDevelopers',
    developers.map(({ developer: name, developerId: id }) => ({ id, name, type: 'residential' })),
  )
  write('companyData', [])
  write('trendingProjects', [])
  return data
}

/** Middles of cities around Delhi. */
const CITIES = [
  [28.43, 77.04],
  [28.51, 77.41],
  [28.6, 77.03],
  [28.4, 77.31],
] as const

/**
 * Spreads projects of `scaleData` over four cities.
 * @param onOneSpot how many of them, from the first, stand at the same place
 */
export function spreadOnMap(data: DataCopy, count: number, onOneSpot = 1): void {
  const places = JSON.parse(data.read('locationData.json')) as Record<string, object>
  for (let index = 0; index < count; index++) {
    const number = index < onOneSpot ? 0 : index
    const [lat, lng] = one(CITIES, number)
    const apart = (step: number) => ((number * step) % 1000) / 8000
    const coordinates = { lat: lat + apart(37), lng: lng + apart(191) }
    const { id } = projectAt(index)
    places[id] = { ...places[id], coordinates }
  }
  data.write('locationData.json', JSON.stringify(places))
}
