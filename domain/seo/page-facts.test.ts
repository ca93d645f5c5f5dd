import { describe, expect, test } from 'vitest'
import { pageFacts } from './page-facts.ts'
import type { PageFacts } from './seo.ts'

const agency = { name: 'Peak Force', cities: ['Gurgaon', 'Delhi', 'Noida', 'Mumbai'] }

const pages: readonly (readonly [PageFacts, string, string | undefined, boolean])[] = [
  [pageFacts.home(agency), '/', undefined, true],
  [pageFacts.about(agency), '/about', 'About Us', true],
  [pageFacts.career(agency), '/career', 'Careers', true],
  [pageFacts.contact(agency), '/contact-us', 'Contact Us', true],
  [pageFacts.developers(undefined), '/developers', 'All Developers', true],
  [pageFacts.developers('residential'), '/residential', 'Residential Developers', true],
  [pageFacts.developers('sco'), '/sco', 'SCO Developers', true],
  [pageFacts.trending(), '/trending-projects', 'Trending Projects', true],
  [pageFacts.listing(34), '/project-details', 'All Projects', true],
  [pageFacts.city('gurgaon', 'Gurgaon', 20), '/city/gurgaon', 'Property in Gurgaon', true],
  [pageFacts.city('goa', 'Goa', 0), '/city/goa', 'Property in Goa', false],
  [
    pageFacts.developer('indus-arc', { name: 'Indus Arc' }),
    '/project-details/indus-arc',
    'Indus Arc',
    true,
  ],
  [
    pageFacts.project('/project-details/indus-arc/1', {
      name: 'Arc',
      priceText: '₹ 2 Cr',
      place: 'Noida',
      developer: 'Indus Arc',
    }),
    '/project-details/indus-arc/1',
    'Arc, Noida',
    true,
  ],
  [
    pageFacts.floorPlans('indus-arc', 'Indus Arc'),
    '/floor-plans/indus-arc',
    'Floor Plans of Indus Arc',
    true,
  ],
  [pageFacts.location('sohna', { name: 'Sohna' }), '/location/sohna', 'Projects in Sohna', true],
  [pageFacts.locality('sohna', { name: 'Sohna' }), '/locality/sohna', 'Sohna', true],
  [pageFacts.service('home-loan', { name: 'Home Loan' }), '/service/home-loan', 'Home Loan', true],
  [pageFacts.search('noida'), '/search', 'Search for noida', false],
  [pageFacts.search(''), '/search', 'Search', false],
  [pageFacts.comingSoon(), '/coming-soon', 'Coming Soon', false],
  [pageFacts.enquirySent(), '/enquiry-sent', 'Enquiry sent', false],
  [pageFacts.notFound(), '/not-found', 'Page not found', false],
]

describe('every page', () => {
  test.each(pages)('%o', (facts, path, title, indexed) => {
    expect(facts.path).toBe(path)
    expect(facts.title).toBe(title)
    expect(facts.noindex === true).toBe(!indexed)
    expect(facts.description).toMatch(/^[A-Z].{15,}[.?]\s*$/)
    expect(JSON.stringify(facts)).not.toContain('undefined')
  })
})
