import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { checkFolder } from '../catalogue/checks/check-folder.ts'
import { isError } from '../catalogue/checks/finding.ts'
import type { ImageManifest } from '../domain/image/image-manifest.ts'
import { PROJECT_DEFAULTS } from '../domain/project/project-defaults.ts'
import { OF_THE_FIRST, secondAgency } from '../tests/fixtures/second-agency.ts'
import { documentIn, nodesIn, pathsIn } from '../tests/support/html.ts'
import { testServer, useTestServer } from '../tests/support/programs/test-server.ts'
import { temporaryFolder } from '../tests/support/programs/run-folder.ts'

/** What a text made of parts that are missing looks like. */
const BROKEN = [
  /\bundefined\b/,
  /\bNaN\b/,
  /\[object/,
  /\bnull\b/,
  /, ,/,
  /,\./,
  / ,/,
  /\b(?:in|by|of|from) [.,]/,
  /\(\)/,
  /— —/,
]

const OTHER_PATHS = [
  '/',
  '/project-details',
  '/search?q=project',
  '/search?q=%E0%A4%B6%E0%A4%BE%E0%A4%82%E0%A4%A4%E0%A4%BF',
  '/shortlist?projects=q/x',
  '/compare?projects=q/x,q/7',
  '/privacy',
  '/career',
  '/city/udaipur',
  '/jaipur',
  '/about',
  '/contact-us',
  '/accessibility',
  '/residential',
  '/api/search?q=jaipur',
  '/api/search?q=commercial',
  '/data/residentialProjects.json',
  '/manifest.webmanifest',
]

/** What a visitor reads, with a mark where an element begins or ends. */
const visibleText = (node: Node): string =>
  node.nodeName === '#text'
    ? (node.textContent ?? '')
    : /^(?:script|style|svg)$/i.test(node.nodeName)
      ? '¦'
      : Array.from(node.childNodes, visibleText).join('¦')

function faultsOf(path: string, status: number, body: string): string[] {
  if (status !== 200) return [`${path}: ${status}`]
  const foreign = OF_THE_FIRST.exec(body)
  if (foreign) {
    const around = body.slice(Math.max(0, foreign.index - 40), foreign.index + 40)
    return [`${path}: ${foreign[0]} in ${around}`]
  }
  if (!body.startsWith('<!DOCTYPE html')) return []
  const document = documentIn(body)
  const text = visibleText(document)
  // A sentence that stands in for a text that is missing is for readers only.
  if (nodesIn(document).some((node) => node['description'] === PROJECT_DEFAULTS.description))
    return [`${path}: a description in structured data where there is none`]
  return [
    ...BROKEN.flatMap((sign) => {
      const at = text.search(sign)
      return at < 0 ? [] : [`${path}: ${sign} in ${text.slice(Math.max(0, at - 40), at + 20)}`]
    }),
    ...[...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => visibleText(heading).replaceAll('¦', '').trim() === '')
      .map(({ nodeName }) => `${path}: an empty ${nodeName}`),
    ...[...document.querySelectorAll('main section')]
      .filter((section) => {
        const rest = section.cloneNode(true) as typeof section
        for (const heading of rest.querySelectorAll('h1, h2, h3')) heading.remove()
        return visibleText(rest).replaceAll('¦', '').trim() === '' && !rest.querySelector('img')
      })
      .map((section) => `${path}: nothing below ${section.textContent}`),
  ]
}

/** The drawings that every agency has, and no picture or card of the first one. */
function writePictures(folder: string) {
  const manifest = JSON.parse(readFileSync('dist/images/manifest.json', 'utf8')) as ImageManifest
  const drawings = Object.entries(manifest.images).filter(([name]) => name.endsWith('.svg'))
  mkdirSync(folder)
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ ...manifest, images: Object.fromEntries(drawings), cards: {} }),
  )
}

describe('another agency’s data', () => {
  const folder = temporaryFolder()
  writePictures(join(folder, 'images'))
  for (const [name, value] of Object.entries(secondAgency()))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(value))
  const server = useTestServer({ DATA_DIR: folder, IMAGES_DIR: join(folder, 'images') })

  test('has no errors', async () => {
    const { findings } = await checkFolder(folder)
    expect(findings.filter(isError).map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([])
  })

  test('says in which language a name is', async () => {
    const titleOf = async (path: string) => {
      const { text } = await request(server.url).get(path)
      const title = documentIn(text).querySelector('h1')
      return [title?.lang, title?.textContent]
    }
    expect(await titleOf('/project-details/aravali-vikas')).toEqual(['hi', 'अरावली विकास'])
    const project = await titleOf('/project-details/aravali-vikas/kol.1-%CE%B1')
    expect(project).toEqual(['hi', 'शांति निकेतन'])
    expect(await titleOf('/project-details/q')).toEqual(['', expect.anything()])
  })

  test.each([
    ['अरावली हिल्स', 'अरावली-हिल्स', 'शांति निकेतन'],
    ['வேளச்சேரி', 'வேளச்சேரி', '7'],
  ])('a place in its own letters, %s, has an address, and is found', async (place, slug, name) => {
    const address = `/location/${encodeURIComponent(slug)}`
    const page = await request(server.url).get(address).expect(200)
    const document = documentIn(page.text)
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(address)
    expect(document.querySelector('h1')?.textContent).toContain(place)
    expect(document.querySelector('main')?.textContent).toContain(name)
    const sitemap = await request(server.url).get('/sitemap.xml')
    expect(pathsIn(sitemap.text)).toContain(address)
    const { body } = await request(server.url).get('/api/search').query({ q: place })
    expect(body).toMatchObject({ understood: { text: `Projects in ${place}`, total: 1 }, total: 1 })
    const listing = await request(server.url).get('/project-details').query({ location: place })
    expect(documentIn(listing.text).querySelector('#results-title')?.textContent).toContain(
      '1 project',
    )
    const other = `/location/${encodeURIComponent(` ${slug.replaceAll('-', ' ')}.`)}`
    const moved = await request(server.url).get(other).expect(301)
    expect(moved.headers['location']).toBe(address)
  })

  test('has the cities that its data names, and no other', async () => {
    const get = async (path: string) => {
      const { status, headers } = await request(server.url).get(path)
      return headers['location'] ?? status
    }
    expect(await get('/udaipur')).toBe(200)
    // One word may be an address that has moved, too.
    expect(await get('/summer-offer')).toBe('/project-details/q/x')
    expect(await get('/pink-city')).toBe('/city/jaipur')
    for (const path of ['/gurgaon', '/city/gurgaon', '/gurugram', '/banglore'])
      expect(await get(path), path).toBe(404)
    const home = documentIn((await request(server.url).get('/')).text)
    const linked = [...home.querySelectorAll('footer a[href^="/city/"]')]
    const paths = linked.map((link) => link.getAttribute('href')?.split('?')[0])
    expect(new Set(paths)).toEqual(new Set(['/city/jaipur']))
    const sitemap = await request(server.url).get('/sitemap.xml')
    expect(pathsIn(sitemap.text).filter((path) => path.startsWith('/city/'))).toEqual([
      '/city/jaipur',
      '/city/udaipur',
    ])
    const project = await request(server.url).get('/project-details/q/x')
    expect(project.text).toContain('Stamp duty and registration in Rajasthan')
  })

  /** A server with other data: a file of `undefined` is missing. */
  async function serverWith(changes: Readonly<Record<string, unknown>>) {
    const other = temporaryFolder()
    writePictures(join(other, 'images'))
    for (const [name, value] of Object.entries({ ...secondAgency(), ...changes }))
      if (value !== undefined) writeFileSync(join(other, `${name}.json`), JSON.stringify(value))
    const { url } = await testServer({ DATA_DIR: other, IMAGES_DIR: join(other, 'images') })
    return { url, other }
  }

  test('gets another city by one entry in site.json, and its charges', async () => {
    const { site, charges } = secondAgency()
    const bikaner = { slug: 'bikaner', name: 'Bikaner', aliases: ['बीकानेर'] }
    const states = charges.states.map((state) => ({
      ...state,
      cities: [...state.cities, 'bikaner'],
    }))
    const { url, other } = await serverWith({
      site: { ...site, cities: [...site.cities, bikaner] },
      charges: { ...charges, states },
      residentialProjects: {
        q: [{ id: 'x', name: 'X', developer: 'Q', localities: 'Rani Bazar, बीकानेर' }],
      },
    })
    const page = documentIn((await request(url).get('/bikaner').expect(200)).text)
    expect(page.querySelector('main')?.textContent).toContain('Rani Bazar')
    const sitemap = await request(url).get('/sitemap.xml')
    expect(pathsIn(sitemap.text)).toContain('/city/bikaner')
    const { body } = await request(url).get('/api/search').query({ q: 'flats in bikaner' })
    expect(body).toMatchObject({ understood: { url: expect.stringContaining('location=Bikaner') } })
    const home = documentIn((await request(url).get('/')).text)
    expect(home.querySelector('footer a[href="/city/bikaner"]')).not.toBeNull()
    const listing = documentIn((await request(url).get('/project-details')).text)
    expect(listing.querySelector('input[name="location"][value="Bikaner"]')).not.toBeNull()
    const project = await request(url).get('/project-details/q/x')
    expect(project.text).toContain('Stamp duty and registration in Rajasthan')
    const { findings } = await checkFolder(other)
    expect(findings.filter(({ rule }) => rule.name === 'unknown-city')).toEqual([])
  })

  test.each([
    ['names no city', { name: 'Marwar Homes' }, 404],
    ['is missing', undefined, 503],
  ])('where site.json %s the site works without city pages', async (_, site, status) => {
    const { url, other } = await serverWith({ site })
    for (const path of [
      '/',
      '/project-details',
      '/project-details/q/x',
      '/location/vaishali-nagar',
    ])
      await request(url).get(path).expect(200)
    for (const path of ['/city/jaipur', '/jaipur']) await request(url).get(path).expect(status)
    const { findings } = await checkFolder(other)
    expect(findings.filter(({ rule }) => rule.name === 'unknown-city')).toEqual([])
  })

  test('makes pages without a gap in a sentence or a word of the first agency, for every address there is', async () => {
    const sitemap = await request(server.url).get('/sitemap.xml')
    const listed = pathsIn(sitemap.text)
    expect(listed.length).toBeGreaterThan(20)
    const faults: string[] = []
    for (const path of new Set([...listed, ...OTHER_PATHS])) {
      const { status, text } = await request(server.url).get(path)
      faults.push(...faultsOf(path, status, text))
    }
    expect(faults).toEqual([])
  }, 120_000)
})
