import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { useId, type ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { createStaticHandler, StaticRouter, useLocation } from 'react-router-dom'
import request from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FragmentsContext, type Fragments } from '../../client/fragments/fragments-context.ts'
import { kept } from '../../client/fragments/kept.tsx'
import { loadDeferred } from '../../client/components/lazy/deferred.tsx'
import { createRoutes } from '../../client/routes.tsx'
import { startTestServer, type TestServer } from '../../tests/support/programs/test-server.ts'
import { catalogueSource } from '../answers/catalogue-source.ts'
import { createFragments } from './fragments.ts'
import { documentOf } from './stream-document.tsx'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const SHOWN_OTHERWISE = [
  '/project-details?type=residential&bedrooms=3%20BHK&sort=price-asc',
  '/project-details?location=nowhere&page=2',
  '/search?q=tower',
  '/compare?projects=the-aravalli-summit',
  '/project-details/aravalli-crest/the-aravalli-summit?unit=1&buyer=woman&years=10',
  '/no-such-page',
]

test('a page of parts that were kept is byte for byte the page that React renders whole', async () => {
  const handler = createStaticHandler(createRoutes(catalogueSource(server.services)))
  const refused = new Set<string>()
  let found = 0
  const store = createFragments()
  const fragments: Fragments = {
    keep(part, props, element) {
      const made = store.keep(part, props, element) ?? store.keep(part, props, element)
      if (made) found += 1
      else refused.add(part.name)
      return made
    },
  }
  const { text: sitemap } = await request(server.url).get('/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
  const { patternOf } = server.services.renderer
  const kinds = new Map(listed.map((path) => [patternOf(path), path]))
  expect(kinds.size).toBeGreaterThan(15)
  for (const path of [...kinds.values(), ...SHOWN_OTHERWISE]) {
    const context = await handler.query(new Request(new URL(path, 'http://site.test')))
    if (context instanceof Response) continue
    await loadDeferred()
    const page = (store?: Fragments) => {
      const state = { assets: NO_ASSETS, loaderData: context.loaderData }
      return streamed(documentOf(handler, context, state, store))
    }
    const whole = await page()
    expect(whole, path).toContain('</html>')
    expect(await page(fragments), path).toBe(whole)
    expect(await page(fragments), path).toBe(whole)
    expect(await page(createFragments()), path).toBe(whole)
  }
  expect(found).toBeGreaterThan(10 * kinds.size)
  // The largest picture is announced in its page's head; what shows nothing has no element.
  expect([...refused].sort()).toEqual(['CaptionedGallery', 'Picture', 'ProjectCard'])
})

const streamed = (element: ReactElement): Promise<string> =>
  text(
    renderToPipeableStream(element, { progressiveChunkSize: Number.MAX_SAFE_INTEGER }).pipe(
      new PassThrough(),
    ),
  )

const NO_ASSETS = { entry: { href: '/entry.js' }, styles: [], modules: [] }

test('a part that is shown again is rendered once more, and then no longer', () => {
  let drawn = 0
  const Price = kept(function Price({ rupees, open }: { rupees: number; open?: () => void }) {
    drawn += 1
    return (
      <p title={`"${rupees}" & 'more' <`}>
        ₹ {rupees} {open && <button type="button">Open</button>}
      </p>
    )
  })
  const fragments = createFragments()
  const html = (rupees: number, open?: () => void) =>
    renderToString(
      <FragmentsContext value={fragments}>
        <Price rupees={rupees} {...(open && { open })} />
      </FragmentsContext>,
    )
  const first = html(5)
  expect(first).toBe(renderToString(<Price rupees={5} />))
  drawn = 0
  expect([html(5), html(5), html(5), drawn]).toEqual([first, first, first, 1])
  expect(html(6)).toBe(first.replaceAll('5', '6'))
  expect(html(5, () => undefined)).toContain('Open')
})

test('a part whose ids belong to its page is rendered with the page', async () => {
  const Field = kept(function Field({ label }: { label: string }) {
    const id = useId()
    return <label htmlFor={id}>{label}</label>
  })
  const page = (label: string) =>
    streamed(
      <FragmentsContext value={createFragments()}>
        <Field label={label} />
      </FragmentsContext>,
    )
  expect(await page('Name')).toBe(await streamed(<Field label="Name" />))
})

test('a part that reads the address is rendered with each page', async () => {
  const Here = kept(function Here({ word }: { word: string }) {
    return <p>{word + useLocation().pathname}</p>
  })
  const fragments = createFragments()
  for (const path of ['/about', '/career', '/contact-us']) {
    const page = (
      <FragmentsContext value={fragments}>
        <StaticRouter location={path}>
          <Here word="at " />
        </StaticRouter>
      </FragmentsContext>
    )
    expect(await streamed(page)).toBe(`<p>at ${path}</p>`)
  }
})
