import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

test.each([
  ['Aravalli Summit', ['Sector 65', 'Gurgaon'], 'Aravalli Summit, Sector 65 | Peak Force'],
  ['Summit Sector 65', ['sector 65'], 'Summit Sector 65 | Peak Force'],
  ['Summit', [], 'Summit | Peak Force'],
])('a project %j in %j is titled %j', (name, localities, title) => {
  const view = {
    name,
    localities,
    id: 'x',
    path: '/x',
    developer: { name: 'D', slug: 'd', path: '/d' },
    priceText: 'P',
    shortDescription: 'S',
    gallery: [],
    floorPlans: { ok: true, data: null },
    paymentPlans: { ok: true, data: [] },
    location: { ok: true, data: null },
    cost: { units: [] },
  }
  const around = {
    agency: { name: 'Peak Force', tagline: '' },
    publicUrl: 'https://www.example.com',
  }
  const options = { isListed: true, search: '' }
  // The rest of a view and of the frame says nothing in a title.
  expect(pageMeta('project', view as never, around as never, options).title).toBe(title)
})
