import { expect, test } from 'vitest'
import { breadcrumbs } from './paths.ts'

const home = { name: 'Home', path: '/' }

test.each([
  ['/', undefined, [{ name: 'Home' }]],
  ['/about', undefined, [home, { name: 'About' }]],
  ['/contact-us', undefined, [home, { name: 'Contact Us' }]],
  [
    '/project-details/aravalli-crest/the-aravalli-summit',
    undefined,
    [
      home,
      { name: 'Project Details', path: '/project-details' },
      { name: 'Aravalli Crest', path: '/project-details/aravalli-crest' },
      { name: 'The Aravalli Summit' },
    ],
  ],
  [
    '/project-details/aravalli-crest/PF-GGN-0188',
    undefined,
    [
      home,
      { name: 'Project Details', path: '/project-details' },
      { name: 'Aravalli Crest', path: '/project-details/aravalli-crest' },
      { name: 'PF GGN 0188' },
    ],
  ],
  ['/city/gurgaon', undefined, [home, { name: 'Gurgaon' }]],
  ['/locality/sector-150-noida', 'Sector 150, Noida', [home, { name: 'Sector 150, Noida' }]],
  [
    '/project-details/a%2Fb/c',
    'C',
    [
      home,
      { name: 'Project Details', path: '/project-details' },
      { name: 'A/b', path: '/project-details/a%2Fb' },
      { name: 'C' },
    ],
  ],
  ['/%E0%A4%A', undefined, [{ name: 'Home' }]],
])('%s (%s)', (path, name, crumbs) => {
  expect(breadcrumbs(path, name)).toEqual(crumbs)
})
