import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { pageAt } from '../../client/routes.tsx'
import { sitePages } from '../../domain/search/site-pages.ts'
import { sitemapPaths } from './page-meta.ts'

describe('what lists the pages', () => {
  const catalogue = {
    projects: [
      { path: '/project-details/a/1', localities: ['Sector 84', 'Gurgaon'] },
      { path: '/project-details/a/2', localities: ['Sector 84'] },
    ],
    developerPages: [
      { slug: 'a', hasProjects: true },
      { slug: 'b', hasProjects: false },
    ],
    projectsIn: (city: string) => (city === 'gurgaon' ? ['one'] : []),
    locationKeys: ['nh-8'],
    topLocalities: {
      ok: true,
      data: [
        { id: 'sohna-road', name: 'Sohna Road' },
        { id: 'gurgaon', name: 'Gurgaon' },
      ],
    },
    services: { ok: true, data: [{ id: 'loan' }] },
  }
  const listed = sitemapPaths(catalogue as unknown as Catalogue)

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
    const found = [...listed, ...sitePages.map(({ url }) => url)]
    for (const path of found) {
      const { name, page } = pageAt(path)
      expect(name, path).not.toBe('not-found')
      expect(page.aliases?.map((alias) => alias.path) ?? [], path).not.toContain(path)
    }
  })
})
