import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { expect, test } from 'vitest'
import { secondAgency } from '../tests/fixtures/second-agency.ts'
import { documentIn, nodesIn, pathsIn } from '../tests/support/html.ts'
import { testServer } from '../tests/support/programs/test-server.ts'
import { temporaryFolder } from '../tests/support/programs/run-folder.ts'

/** Gives the pages of a server with another agency's data. */
async function pagesOf(changes: Readonly<Record<string, unknown>> = {}) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'images'))
  for (const [name, value] of Object.entries({ ...secondAgency(), ...changes }))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(value))
  const { url } = await testServer({ DATA_DIR: folder, IMAGES_DIR: join(folder, 'images') })
  return async (path: string) => (await request(url).get(path).expect(200)).text
}

const metaOf = (html: string, name: string) =>
  documentIn(html).querySelector(`meta[name="${name}"]`)?.getAttribute('content')

test('a page with nothing to list is neither indexed nor in the sitemap', async () => {
  const pageOf = await pagesOf()
  const listed = pathsIn(await pageOf('/sitemap.xml'))
  for (const path of ['/trending-projects', '/career', '/sco', '/plots', '/floor-plans/q']) {
    const html = await pageOf(path)
    expect.soft(metaOf(html, 'robots'), path).toBe('noindex')
    expect.soft(listed, path).not.toContain(path)
    const types = nodesIn(documentIn(html)).map((node) => node['@type'])
    expect.soft(types, path).not.toContain('ItemList')
  }
  for (const path of ['/residential', '/developers', '/project-details/q']) {
    expect.soft(metaOf(await pageOf(path), 'robots'), path).toBeUndefined()
    expect.soft(listed, path).toContain(path)
  }
})

test('a privacy notice that is not written is not in the sitemap', async () => {
  const { site } = secondAgency()
  const pageOf = await pagesOf({ site: { ...site, privacy: { ...site.privacy, sections: [] } } })
  expect(pathsIn(await pageOf('/sitemap.xml'))).not.toContain('/privacy')
})

test('search engines are told of no floor plan, possession, map or mission that there is not', async () => {
  const pageOf = await pagesOf()
  for (const path of [
    '/project-details/q',
    '/project-details/q/x',
    '/city/jaipur',
    '/location/vaishali-nagar',
    '/about',
    '/contact-us',
    '/career',
  ])
    expect
      .soft(metaOf(await pageOf(path), 'description'), path)
      .not.toMatch(/floor plan|possession|payment|map|mission|opening hours|finance/i)
})

test('an agency of plots and shops says that it sells those, and no homes', async () => {
  const record = (id: string) => ({ id, name: id, developer: 'Q', localities: 'Jaipur' })
  const pageOf = await pagesOf({
    residentialProjects: { q: [{ ...record('a'), category: 'Residential Land' }] },
    commercialProjects: { q: [{ ...record('b'), category: 'Shop' }] },
  })
  expect(metaOf(await pageOf('/'), 'description')).toContain('helps you buy plots and shops in')
  const listing = documentIn(await pageOf('/project-details')).querySelector('main')
  expect(listing?.textContent).toContain('Plots and shops.')
  const about = documentIn(await pageOf('/accessibility')).querySelector('main')
  expect(about?.textContent).not.toMatch(/\bhomes?\b/i)
  const shop = documentIn(await pageOf('/project-details/q/b'))
  expect(shop.querySelector('#emi')?.textContent).not.toMatch(/\bhomes?\b/i)
})

test('a developer whose floor plans have no pictures leads to none', async () => {
  const pageOf = await pagesOf({
    floorPlan: [{ id: 'x', name: 'X', developer: 'Q', floors: [{ configuration: '2 BHK' }] }],
  })
  const main = documentIn(await pageOf('/project-details/q')).querySelector('main')
  expect(main?.querySelector('a[href^="/floor-plans"]')).toBeNull()
})

test('a place has the projects of its own city, where another city has one of the same name', async () => {
  const at = (id: string, city: string) => ({
    id,
    name: `At ${id}`,
    developer: 'Q',
    localities: `Camp, ${city}`,
  })
  const pageOf = await pagesOf({
    residentialProjects: { q: [at('one', 'Jaipur'), at('two', 'Udaipur')] },
    topLocalities: [
      { id: 'camp-jaipur', name: 'Camp', city: 'Jaipur' },
      { id: 'camp-udaipur', name: 'Camp', city: 'Udaipur' },
    ],
  })
  const jaipur = documentIn(await pageOf('/locality/camp-jaipur'))
  const udaipur = documentIn(await pageOf('/locality/camp-udaipur'))
  expect(jaipur.querySelector('#projects')?.textContent).toMatch(/At one(?!.*At two)/)
  expect(udaipur.querySelector('#projects')?.textContent).toMatch(/^(?!.*At one).*At two/)
  expect(jaipur.title).toBe('Camp, Jaipur | Marwar Homes')
  expect(udaipur.title).toBe('Camp, Udaipur | Marwar Homes')
  const both = documentIn(await pageOf('/location/camp'))
  expect(both.querySelector('#projects')?.textContent).toMatch(/At one.*At two/)
  expect(both.querySelector('main a[href*="google.com/maps"]')).toBeNull()
})

test('an agency without an office invites nobody to one', async () => {
  const { address: _, phone: __, ...site } = secondAgency().site
  const page = documentIn(await (await pagesOf({ site }))('/contact-us'))
  const main = page.querySelector('main')
  expect(page.querySelectorAll('footer address svg')).toHaveLength(1)
  expect(main?.textContent).toContain('Write.')
  expect(main?.textContent).not.toMatch(/come by|call, |Our Location/i)
})

test('an agency without an e-mail address has no application typed that reaches nobody', async () => {
  const { email: _, ...site } = secondAgency().site
  const careers = [{ id: 'sales', name: 'Sales', positions: [{ title: 'Manager' }] }]
  const pageOf = await pagesOf({ site, careers })
  const main = documentIn(await pageOf('/career?position=manager')).querySelector('main')
  expect(main?.textContent).toContain('Apply for Manager')
  expect(main?.querySelector('form')).toBeNull()
  expect(main?.querySelector('a[href^="/contact-us?"]')?.textContent).toBe('Write a message')
})

test('an agent without a company states the registration on the Contact page, too', async () => {
  const { site } = secondAgency()
  const agentRegistrations = [{ authority: 'raj-rera', number: 'RAJ/A/2026/1' }]
  const pageOf = await pagesOf({ site: { ...site, agentRegistrations } })
  const main = documentIn(await pageOf('/contact-us')).querySelector('main')
  expect(main?.textContent).toContain('RAJ/A/2026/1')
})
