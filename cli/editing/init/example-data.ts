import type { DataFiles } from '../../../schemas/generated/data.generated.ts'
import { EXAMPLE_BRAND, EXAMPLE_PICTURES as pictures } from './example-pictures.ts'

const PROJECT = 'example-heights'
const DEVELOPER = 'example-builders'
const PLACES = 'Example Road, Example City'

/**
 * The data of a new agency: one developer with one project, and one record of each other kind that
 * a visitor should not miss. Every name says that it is an example.
 * @param name the agency's name
 * @param now the day on which all facts are true
 */
export function exampleData(name: string, now: Date): DataFiles {
  const today = now.toISOString().slice(0, 10)
  const registration = {
    authority: 'example-rera',
    number: 'SAMPLE/RERA/0001',
    validUntil: `${now.getFullYear() + 5}-12-31`,
  }
  return {
    residentialProjects: {
      [DEVELOPER]: [
        {
          id: PROJECT,
          name: 'Example Heights',
          developer: 'Example Builders',
          price: '₹ 60 L – 90 L',
          bedrooms: '2 BHK',
          propertyType: 'Residential',
          category: 'Residential Apartment',
          projectStatus: 'Under Construction',
          furnishing: 'Unfurnished',
          localities: PLACES,
          area: '1,000 sq. ft.',
          image: pictures.house,
          images: [pictures.house],
          possession: `December ${now.getFullYear() + 3}`,
          rera: [registration],
          promoter: 'Example Builders Private Limited',
          verifiedOn: today,
          priceAsOn: today,
          documents: [
            {
              kind: 'title',
              title: 'Example of a title report',
              url: 'https://papers.example.com/title-report',
            },
          ],
          otherCharges: [
            { name: 'Example parking', amount: '₹ 2 L', gst: 18 },
            { name: 'Example deposit', perSqft: 50, refundable: true },
          ],
          availableOn: today,
          shortDescription: 'An example of a project: replace it by your first one.',
          longDescription:
            'This is an example. Say here what the project is, where it is and for whom, in a few short paragraphs.',
          amenities: ['Example garden'],
        },
      ],
    },
    commercialProjects: {},
    leadingRealEstateDevelopers: [
      {
        id: DEVELOPER,
        name: 'Example Builders',
        type: 'residential',
        image: pictures.developer,
        url: `/project-details/${DEVELOPER}`,
        bgImage: pictures.house,
        description: 'An example of a developer: what it builds, where, and since when.',
      },
    ],
    companyData: [
      {
        id: DEVELOPER,
        name: 'Example Builders',
        image: pictures.developer,
        location: 'Example City',
        description: 'An example of a developer, in one or two sentences.',
      },
    ],
    trendingProjects: [
      {
        id: PROJECT,
        name: 'Example Heights',
        price: '₹ 60 L – 90 L',
        image: pictures.house,
        slug: PROJECT,
        localities: PLACES,
        developer: 'Example Builders',
      },
    ],
    topLocalities: [
      {
        id: 'example-road',
        name: 'Example Road',
        image: pictures.house,
        city: 'Example City',
        description: 'An example of a place: what is there, and for whom it is right.',
      },
    ],
    everythingContainer: [
      {
        id: 'example-service',
        name: 'Example Service',
        description: 'An example of what you do besides selling.',
        slug: '/service/example-service',
      },
    ],
    services: {
      'example-service': {
        name: 'Example Service',
        summary: 'An example of what you do besides selling.',
        body: ['This is an example. Say here what you do, for whom, and what it costs.'],
        points: ['An example of a point'],
      },
    },
    floorPlan: [
      {
        id: PROJECT,
        name: 'Example Heights',
        developer: 'Example Builders',
        floors: [
          {
            configuration: '2 BHK',
            area: '1,000 sq. ft.',
            carpetArea: '700 sq. ft.',
            facing: 'E',
            baseSellingPrice: '₹ 60 L',
            available: 4,
            images: [{ url: pictures.plan }],
          },
        ],
      },
    ],
    paymentPlan: {
      [PROJECT]: [
        {
          plan_type_name: 'Example Plan',
          schedule_entries: [
            {
              sno: 1,
              particulars: 'Booking amount',
              time_description: 'On booking',
              installment_percentage: 10,
            },
            {
              sno: 2,
              particulars: 'Balance',
              time_description: 'On possession',
              installment_percentage: 90,
            },
          ],
        },
      ],
    },
    projectAmenities: { [PROJECT]: ['garden'] },
    projectSpecifications: { [PROJECT]: ['rcc_frame'] },
    amenityCatalogue: {
      garden: { label: 'Garden', group: 'Recreation' },
      rcc_frame: { label: 'RCC frame', group: 'Structure' },
    },
    amenitiesImages: {},
    locationData: {
      [PROJECT]: {
        images: [pictures.map],
        nearbyLocations: [{ name: 'Example Station', time: '10 mins' }],
      },
    },
    sitePlanData: { [PROJECT]: { name: 'Example Heights', sitePlanImages: [pictures.map] } },
    constructionUpdates: {},
    globalFaqs: [
      {
        question: 'What is asked most often? An example',
        answer: 'This is an example. Answer what your visitors ask.',
      },
    ],
    testimonials: [],
    site: {
      name,
      tagline: 'An example of a line under your name',
      legalName: 'Example Homes Private Limited',
      address: '1 Example Road, Example City',
      phone: '+91 00000 00000',
      email: 'info@example.com',
      grievanceOfficer: {
        name: 'Example Officer',
        email: 'grievance@example.com',
        phone: '+91 00000 00000',
        hours: 'Monday to Friday, 10:00 am – 6:00 pm',
      },
      agentRegistrations: [registration],
      reraAuthorities: [
        {
          id: 'example-rera',
          name: 'Example Real Estate Regulatory Authority',
          states: ['example-state'],
          url: 'https://rera.example.com/',
        },
      ],
      openingHours: [{ days: 'Monday to Saturday', hours: '10:00 am – 7:00 pm' }],
      cities: [{ slug: 'example-city', name: 'Example City' }],
      brand: EXAMPLE_BRAND,
      logo: pictures.logo,
      map: pictures.map,
      pictureKinds: {
        'exteriors/': 'Example drawing',
        'floor-plans/': 'Example plan, not to scale',
      },
      heroBanners: [{ image: pictures.banner, alt: 'A drawing of a house, as an example' }],
      aboutText: `${name} begins here. This is an example: say who you are, since when and for whom you work.`,
      privacy: {
        version: today,
        summary: 'We use your details only to answer this enquiry.',
        sections: [
          {
            title: 'An example of a privacy notice',
            paragraphs: ['Say here what you store, why, for how long, and whom to ask about it.'],
          },
        ],
      },
    },
    careers: [],
    team: [
      {
        id: 'example-adviser',
        name: 'Example Adviser',
        languages: ['English'],
        agentRegistration: registration.number,
        projects: [PROJECT],
      },
    ],
    // The charges of the whole country; a state's duties must be added with their source.
    charges: {
      verifiedOn: today,
      states: [],
      gst: {
        residential: 5,
        affordable: { percent: 1, maxPrice: 4_500_000, maxCarpetSqm: 60 },
        commercial: 12,
        readyOrLand: 0,
      },
      tds: { above: 5_000_000, percent: 1 },
    },
    redirects: [],
  }
}
