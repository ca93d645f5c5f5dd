import { describe, expect, test } from 'vitest'
import { allowsPopup, pageAt, PAGES, pagesForSearch, sitemapPaths } from './pages.ts'

test.each([
  ['/', 'home', {}],
  ['/home', 'home', {}],
  ['/residential', 'developers', { kind: 'residential' }],
  ['/city/gurgaon', 'city', { city: 'gurgaon' }],
  ['/pune', 'city', { city: 'pune' }],
  ['/project-details', 'listing', {}],
  ['/project-details/indus-arc', 'developer', { developer: 'indus-arc' }],
  ['/project-details/indus-arc/1024', 'project', { developer: 'indus-arc', id: '1024' }],
  ['/location/nh-8', 'location', { key: 'nh-8' }],
  ['/location/a/b', 'not-found', {}],
  ['/constructor', 'not-found', {}],
  ['/%E0%A4%A', 'not-found', {}],
])('at %s is the page %s', (path, name, params) => {
  expect(pageAt(path)).toMatchObject({ name, params, page: PAGES[name as keyof typeof PAGES] })
})

test.each([
  ['/', true],
  ['/residential', true],
  ['/city/gurgaon', true],
  ['/service/loan', true],
  ['/no-such-page', true],
  ['/trending-projects', false],
  ['/about', false],
  ['/career', false],
  ['/contact-us', false],
  ['/project-details', false],
  ['/project-details/aravalli-crest', false],
  ['/project-details/aravalli-crest/1024', false],
  ['/developer-projects/x', false],
])('on %s the popup may open by itself: %s', (path, expected) => {
  expect(allowsPopup(path)).toBe(expected)
})

describe('what lists the pages', () => {
  const listed = sitemapPaths({
    projects: [
      { path: '/project-details/a/1', localities: ['Sector 84', 'Gurgaon'] },
      { path: '/project-details/a/2', localities: ['Sector 84'] },
    ],
    developers: [
      { slug: 'a', hasProjects: true },
      { slug: 'b', hasProjects: false },
    ],
    cities: ['gurgaon'],
    locationKeys: ['nh-8'],
    localities: [
      { id: 'sohna-road', name: 'Sohna Road' },
      { id: 'gurgaon', name: 'Gurgaon' },
    ],
    services: [{ id: 'loan' }],
  })

  test('the sitemap names each page that search engines may list, once', () => {
    expect(listed).toEqual(expect.arrayContaining(['/', '/developers', '/city/gurgaon']))
    expect(listed.filter((path) => path.startsWith('/location/'))).toEqual([
      '/location/nh-8',
      '/location/sector-84',
    ])
    expect(listed.filter((path) => path.startsWith('/locality/'))).toEqual(['/locality/sohna-road'])
    expect(listed).toContain('/floor-plans/a')
    expect(listed).not.toContain('/floor-plans/b')
    expect(new Set(listed).size).toBe(listed.length)
    for (const hidden of [
      '/home',
      '/search',
      '/coming-soon',
      '/enquiry-sent',
      '/pune',
      '/city/pune',
    ])
      expect(listed).not.toContain(hidden)
  })

  test('every path they name is a page’s own, not an alias of it', () => {
    const found = [...listed, ...pagesForSearch.map(({ url }) => url)]
    for (const path of found) {
      const { name, page } = pageAt(path)
      expect(name, path).not.toBe('not-found')
      expect(page.aliases?.map((alias) => alias.path) ?? [], path).not.toContain(path)
    }
  })
})
