import * as records from './records.ts'
import type { ScaleOptions } from './records.ts'
import * as words from './words.ts'

const label = (key: string): string => {
  const text = key.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The files that do not grow with the number of projects, and those that grow with developers. */
export const smallFiles = (options: ScaleOptions): Readonly<Record<string, object>> => {
  const developers = Array.from({ length: options.developers }, (_, index) =>
    records.developerOf(index),
  )
  const trending = Array.from({ length: Math.min(10, options.projects) }, (_, index) =>
    records.projectOf(index, options),
  )
  return {
    leadingRealEstateDevelopers: developers.map(({ id, name }) => ({
      id,
      name,
      image: records.logoPath,
      url: `/project-details/${id}`,
      description: words.sentences[0],
      type: ['residential', 'commercial'],
    })),
    companyData: developers.map(({ id, name }) => ({
      id,
      name,
      image: records.logoPath,
      location: 'Gurgaon',
      description: words.sentences[1],
    })),
    trendingProjects: trending.map((project) => ({
      id: project.id,
      name: project.name,
      slug: project.id,
      price: records.projectRecord(project, options).price,
      image: records.exteriorPath(0),
      localities: 'Sector 65, Gurgaon',
      developer: project.developer.name,
    })),
    topLocalities: words.localities.map(([id, name]) => ({
      id,
      name,
      image: records.exteriorPath(0),
    })),
    everythingContainer: [{ id: 'home-loan', name: 'Home Loan', slug: '/service/home-loan' }],
    services: {
      'home-loan': {
        name: 'Home Loan',
        summary: 'Offers compared, papers prepared.',
        body: ['We compare offers.', 'We prepare papers.', 'We stay until the cheque is there.'],
        points: ['Offers compared'],
      },
    },
    amenityCatalogue: Object.fromEntries(
      [...words.amenities, ...words.specifications].map((key) => [
        key,
        { label: label(key), group: 'Convenience' },
      ]),
    ),
    globalFaqs: [{ question: 'Do you charge buyers?', answer: 'No.' }],
    testimonials: [
      { name: 'Asha R.', time: '1 month ago', rating: 5, review: 'Calm.', location: 'Gurgaon' },
    ],
    site: {
      name: 'Scale Realty',
      address: 'Sohna Road, Gurgaon',
      phone: '+91 98100 00001',
      whatsapp: '919810000001',
      email: 'info@example.com',
      cities: ['Gurgaon', 'Delhi', 'Noida', 'Mumbai'],
      heroBanners: [{ image: records.exteriorPath(0), alt: 'White towers' }],
    },
    careers: [{ id: 'sales', name: 'Sales', positions: [{ title: 'Sales Manager' }] }],
    charges: {
      verifiedOn: '2099-01-01',
      states: [],
      gst: { residential: 5, commercial: 12, readyOrLand: 0 },
      tds: { above: 5_000_000, percent: 1 },
    },
    redirects: [],
  }
}
