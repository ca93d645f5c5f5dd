import supertest from 'supertest'
import { describe, expect, it } from 'vitest'
import { COOKIE, HOST, set, useDesk } from './desk.fixture.ts'

const desk = useDesk()
const origin = `http://${HOST}`
const own = { host: HOST, cookie: COOKIE }
const key = COOKIE.split('=')[1] ?? ''

describe('access', () => {
  it.each<[string, boolean, Record<string, string>]>([
    ['with the key', true, own],
    ['with the key, from its own page', true, { ...own, origin, 'sec-fetch-site': 'same-origin' }],
    ['with a cookie of another page before', true, { ...own, cookie: `desk-4173=x; ${COOKIE}` }],
    ['without the key', false, { host: HOST }],
    ['with another key', false, { host: HOST, cookie: 'desk-4173=BAAAAAAAAAAAAAAAAAAAAA' }],
    ['with a key of signs', false, { host: HOST, cookie: 'desk-4173=ääääääääääääääääääääää' }],
    ['with the cookie of another port', false, { host: HOST, cookie: `desk-4174=${key}` }],
    ['as localhost', false, { ...own, host: 'localhost:4173' }],
    ['by another name of this machine', false, { ...own, host: 'rebound.example:4173' }],
    ['without a port', false, { ...own, host: '127.0.0.1' }],
    ['from another origin', false, { ...own, origin: 'https://evil.example' }],
    ['from a page of no origin', false, { ...own, origin: 'null' }],
    ['from another port of this machine', false, { ...own, 'sec-fetch-site': 'same-site' }],
  ])('%s: %s', async (_how, isLetIn, headers) => {
    for (const path of ['/desk/api/state', '/preview/', '/images/x.jpg', '/desk/pictures/x.jpg']) {
      const { status } = await supertest(desk.app).get(path).set(headers)
      expect(status !== 403, path).toBe(isLetIn)
    }
    for (const method of ['post', 'put', 'delete'] as const) {
      const answer = await supertest(desk.app)[method]('/desk/api/none').set(headers)
      expect(answer.status, method).toBe(isLetIn ? 404 : 403)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it('turns the key in an address into a cookie, again and again', async () => {
    for (const path of ['/', '/projects/the-aravalli-summit?x=1']) {
      const sign = path.includes('?') ? '&' : '?'
      const answer = await supertest(desk.app).get(`${path}${sign}key=${key}`).set('host', HOST)
      expect(answer.status).toBe(303)
      expect(answer.headers['location']).toBe(path)
      expect(answer.headers['referrer-policy']).toBe('no-referrer')
      expect(answer.headers['set-cookie']?.[0]).toBe(`${COOKIE}; Path=/; HttpOnly; SameSite=Strict`)
    }
    const wrong = await supertest(desk.app).get('/?key=wrong').set('host', HOST)
    expect([wrong.status, wrong.headers['set-cookie']]).toEqual([403, undefined])
    const foreign = await supertest(desk.app)
      .get(`/?key=${key}`)
      .set({ host: HOST, origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
  })

  it('says nothing of itself to others, and takes nothing inline', async () => {
    const { headers } = await desk.ask('get', '/desk/api/state')
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
  })
})

describe('the preview', () => {
  it('shows the page from what is typed, which runs nothing and sends nothing', async () => {
    await desk.type('residentialProjects', (value) => ({
      ...(value as object),
      name: 'Typed Towers',
    }))
    const address = '/preview/project-details/aravalli-crest/the-aravalli-summit'
    const page = await desk.ask('get', address)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Typed Towers</h1>')
    expect(page.text).not.toMatch(/<script(?! [^>]*type="application\/)/)
    expect(page.headers['cache-control']).toBe('no-store')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('script-src')
    for (const path of ['/preview/api/enquiry', '/preview/api/events', '/preview/contact-us'])
      expect((await desk.ask('post', path, {})).status, path).toBe(403)
    await desk.ask('delete', 'pages/projects/the-aravalli-summit')
    expect((await desk.ask('get', address)).text).not.toContain('Typed Towers')
  })

  it.each([
    ['the law withholds', { reraNumber: '', rera: [] }, /has no RERA number, which the law/],
    ['breaks its schema', { price: 5 }, /&quot;price&quot; must be text/],
    [
      'breaks it in a list',
      { rera: [{ number: 'A1' }] },
      /is missing in entry 1 of &quot;RERA registrations/,
    ],
  ])('says that visitors do not see a project that %s, and why', async (_, change, reason) => {
    await desk.type('residentialProjects', set(change))
    const page = await desk.ask(
      'get',
      '/preview/project-details/aravalli-crest/the-aravalli-summit',
    )
    expect(page.text).toContain('Visitors do not see The Aravalli Summit</h1>')
    expect(page.text).toMatch(reason)
    await desk.ask('delete', 'pages/projects/the-aravalli-summit')
  })

  it.each([
    ['/projects', { 'sec-fetch-dest': 'iframe' }],
    ['/about', { referer: `${origin}/preview/developers` }],
    ['/', { 'sec-fetch-dest': 'iframe' }],
  ])('keeps a link to %s inside', async (path, headers) => {
    const answer = await desk.ask('get', path).set(headers)
    expect([answer.status, answer.headers['location']]).toEqual([302, `/preview${path}`])
  })

  it('serves the files of its pages', async () => {
    const page = await desk.ask('get', '/preview/')
    const [, style = ''] = /href="(\/assets\/[^"]+\.css)"/.exec(page.text) ?? []
    const answer = await desk.ask('get', style)
    expect([answer.status, answer.type]).toEqual([200, 'text/css'])
  })
})
