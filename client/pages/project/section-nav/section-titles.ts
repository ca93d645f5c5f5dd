/** The sections of the project page: anchor and title, in the order of the tabs (docs/product.md, 'Project page'). */
export const SECTION_TITLES = {
  overview: 'Overview',
  'floor-plan': 'Floor Plan',
  payment: 'Payment Plan',
  amenities: 'Amenities',
  specifications: 'Specifications',
  location: 'Location',
  'site-plan': 'Site Plan',
  emi: 'EMI Calculator',
  faqs: 'FAQs',
  'about-developer': 'About Developer',
  'similar-projects': 'Similar Projects',
} as const

export type SectionId = keyof typeof SECTION_TITLES

export const SECTION_IDS = Object.keys(SECTION_TITLES) as readonly SectionId[]
