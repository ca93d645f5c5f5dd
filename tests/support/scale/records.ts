import { developerSlug } from '../../../domain/text/slug.ts'
import { createRandom, seedFor, type Random } from './random.ts'
import * as words from './words.ts'

/** The size and seed of a generated set; the same options give the same bytes. */
export type ScaleOptions = {
  readonly projects: number
  readonly developers: number
  /** How many different exterior pictures the projects share. */
  readonly images: number
  readonly seed: number
}

export type ScaleDeveloper = { readonly id: string; readonly name: string }

/** What the files say of one project. */
export type ScaleProject = {
  readonly id: string
  readonly index: number
  readonly name: string
  readonly developer: ScaleDeveloper
  readonly commercial: boolean
  /** A stream of its own for every file, so that files can be written one by one. */
  readonly random: (file: number) => Random
}

export const developerOf = (index: number): ScaleDeveloper => {
  const first = words.developerFirst[index % words.developerFirst.length] ?? ''
  const last =
    words.developerLast[
      Math.floor(index / words.developerFirst.length) % words.developerLast.length
    ] ?? ''
  const round = Math.floor(index / (words.developerFirst.length * words.developerLast.length))
  const name = `${first} ${last}${round === 0 ? '' : ` ${round + 1}`}`
  return { id: developerSlug(name), name }
}

/** The `index`-th project; a developer's projects follow each other. */
export const projectOf = (index: number, options: ScaleOptions): ScaleProject => {
  const perDeveloper = Math.ceil(options.projects / options.developers)
  const developer = developerOf(Math.floor(index / perDeveloper))
  const base = seedFor(options.seed, index)
  const last = createRandom(base).pick(words.projectLast)
  const name = `${developer.name.split(' ')[0] ?? ''} ${last} ${index + 1}`
  return {
    id: developerSlug(name),
    index,
    name,
    developer,
    commercial: index % 3 === 2,
    random: (file) => createRandom(seedFor(base, file)),
  }
}

/** `exteriors/exterior-0007.jpg`. */
export const exteriorPath = (number: number): string =>
  `exteriors/exterior-${String(number + 1).padStart(4, '0')}.jpg`

export const floorPlanPath = 'floor-plans/plan.png'
export const mapPath = 'location-maps/map.jpg'
export const sitePlanPath = 'site-plans/plan.jpg'
export const logoPath = 'logos/logo.svg'

const priceText = (lakh: number): string => (lakh >= 100 ? `₹ ${lakh / 100} Cr` : `₹ ${lakh} L`)

const thousands = (value: number): string => String(value).replace(/(\d)(\d{3})$/u, '$1,$2')

const paragraph = (random: Random, count: number): string =>
  random.some(words.sentences, count).join(' ')

export const projectRecord = (
  project: ScaleProject,
  options: ScaleOptions,
): { readonly price: string; readonly [field: string]: unknown } => {
  const random = project.random(1)
  const place = random.pick(words.places)
  const low = random.between(45, 400)
  const size = random.between(60, 300) * 10
  const first = random.between(0, options.images - 1)
  const exterior = (step: number): string => exteriorPath((first + step) % options.images)
  return {
    id: project.id,
    name: project.name,
    slug: project.id,
    logo: logoPath,
    developer: project.developer.name,
    price: `${priceText(low)} – ${priceText(low + random.between(20, 200)).slice(2)}`,
    ...(project.commercial ? {} : { bedrooms: '2 BHK, 3 BHK' }),
    propertyType: project.commercial ? 'Commercial' : 'Residential',
    category: project.commercial ? 'Commercial' : 'Residential Apartment',
    projectStatus: random.pick(words.statuses),
    localities: place.join(', '),
    area: `${thousands(size)} - ${thousands(size + random.between(20, 200) * 10)} sq.ft.`,
    image: exterior(0),
    images: [exterior(0), exterior(1), exterior(2)],
    possession: `June ${random.between(2026, 2032)}`,
    reraNumber: `SCALE/${project.index + 1}`,
    shortDescription: paragraph(random, 1),
    longDescription: `${paragraph(random, 2)}\n\n${paragraph(random, 2)}`,
  }
}

export const floorPlanRecord = (project: ScaleProject): object => {
  const random = project.random(2)
  return {
    id: project.id,
    name: project.name,
    developer: project.developer.name,
    floors: [2, 3].map((bedrooms) => ({
      configuration: `${bedrooms} BHK`,
      area: `${thousands(random.between(60, 300) * 10)} sq.ft.`,
      baseSellingPrice: priceText(random.between(45, 400)),
      images: [{ url: floorPlanPath }],
    })),
  }
}

export const paymentPlans = (): object[] => [
  {
    plan_type_name: 'Construction Linked Plan',
    schedule_entries: words.instalments.map(([particulars, share], index) => ({
      sno: index + 1,
      particulars,
      time_description: '',
      installment_percentage: share,
    })),
  },
]

export const amenityKeys = (project: ScaleProject): string[] =>
  project.random(3).some(words.amenities, 6)

export const specificationKeys = (project: ScaleProject): string[] =>
  project.random(4).some(words.specifications, 5)

export const amenityImages = (project: ScaleProject, options: ScaleOptions): object[] => [
  {
    image: exteriorPath(project.random(5).between(0, options.images - 1)),
    title: 'Garden pool',
    description: 'A pool beside the central lawn.',
  },
]

export const locationRecord = (project: ScaleProject): object => {
  const random = project.random(6)
  return {
    images: [mapPath],
    nearbyLocations: random
      .some(words.nearby, 2)
      .map((name) => ({ name, time: `${random.between(3, 40)} mins` })),
    coordinates: {
      lat: 28 + random.between(0, 9999) / 10_000,
      lng: 77 + random.between(0, 9999) / 10_000,
    },
  }
}

export const sitePlanRecord = (project: ScaleProject): object => ({
  name: project.name,
  sitePlanImages: [sitePlanPath],
})
