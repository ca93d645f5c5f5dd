import request from 'supertest'
import { beforeEach, expect, test } from 'vitest'
import { useEnquiryService } from '../../tests/support/enquiries/delivering-service.ts'
import { PUBLIC_URL } from '../../tests/support/enquiries/enquiry-service.ts'

// A plain HTML form, as it is sent where JavaScript is off.
const HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const service = useEnquiryService()
beforeEach(() => {
  service.pages.length = 0
})

const post = (path = '/api/enquiry') =>
  request(service.app).post(path).set('Accept', HTML).type('form')

test('who asks for a brochure is shown where it is', async () => {
  const asked = { name: 'Asha', phone: '98765 43210', source: 'brochure' }
  const summit = { ...asked, projectId: 'the-aravalli-summit' }
  const { headers } = await post().send(summit)
  expect(headers['location']).toMatch(
    /^\/enquiry-sent\?reference=[\w-]+&brochure=the-aravalli-summit$/,
  )
  const answer = async (fields: object) => {
    const { status, body } = await request(service.app).post('/api/enquiry').send(fields)
    return [status, body.brochure]
  }
  const brochure = '/project-details/aravalli-crest/the-aravalli-summit/brochure.pdf'
  expect(await answer(summit)).toEqual([201, brochure])
  expect(await answer({ ...asked, projectId: '__proto__' })).toEqual([201, undefined])
  expect(await answer({ ...summit, source: 'project' })).toEqual([201, undefined])
})

test.each(['form', 'multipart'])(
  'one that is too long, as %s, keeps what was typed',
  async (type) => {
    const message = 'घ'.repeat(12_000)
    const typed = { name: 'Asha', phone: '98765 43210', message, source: 'footer', page: '/about' }
    const sent = request(service.app).post('/api/enquiry').set('Accept', HTML)
    if (type === 'form') void sent.type('form').send(typed)
    else for (const [name, value] of Object.entries(typed)) void sent.field(name, value)
    expect((await sent).status).toBe(413)
    expect(service.pages).toMatchObject([
      {
        url: '/about',
        status: 413,
        form: {
          values: { name: 'Asha', phone: '98765 43210', message },
          message: 'The enquiry is too long. Please shorten the message.',
        },
      },
    ])
  },
)

test.each([
  ['is too long', 413, { name: 'Asha', message: 'घ'.repeat(30_000) }],
  ['has a field too many', 400, Array.from({ length: 31 }, (_, i) => `f${i}=1`).join('&')],
])('one that %s to be read says where what was typed is', async (_what, status, body) => {
  const answer = await post().send(body)
  expect(answer.status).toBe(status)
  expect(service.pages[0]?.form?.message).toMatch(/Back button/)
})

test.each([
  [{ page: '/about' }, '/about', 'footer'],
  [{ page: '/contact-us?source=service&x=1' }, '/contact-us?source=service&x=1', 'service'],
  [{ page: '/about', source: 'invented' }, '/about', 'footer'],
  [{ page: '/About/?a=1', source: 'footer' }, '/about?a=1', 'footer'],
  [{ page: '/service/home-loan', source: 'service' }, '/service/home-loan', 'service'],
  [
    { page: '/project-details/a/b', source: 'project', projectId: 'b' },
    '/contact-us?source=project&projectId=b',
    'project',
  ],
  [
    { page: '/shortlist?projects=a/b', source: 'shortlist' },
    '/shortlist?projects=a/b',
    'shortlist',
  ],
  [{ page: '/shortlist', source: 'shortlist' }, '/contact-us?source=shortlist', 'shortlist'],
  [{ page: '/goa', source: 'no-results' }, '/goa', 'no-results'],
  [{ page: '/%E0%A4%A' }, '/contact-us', 'contact'],
  [{ page: `${PUBLIC_URL}/sco` }, '/sco', 'footer'],
  [{ page: '//evil.example/x' }, '/contact-us', 'contact'],
  [{ page: '/\\evil.example' }, '/contact-us', 'contact'],
])('what was typed into %j is shown by a form that is there', async (place, url, source) => {
  await post().send({ name: '', phone: '7', ...place })
  const [shown] = service.pages
  expect([shown?.url, shown?.form?.source, shown?.form?.values['phone']]).toEqual([
    url,
    source,
    '7',
  ])
})

test.each([
  ['https://evil.example/about', '/contact-us'],
  [`${PUBLIC_URL}/about?a=1`, '/about?a=1'],
])('a post that only says its referer, %s, is shown again at %s', async (referer, url) => {
  await post().set('Referer', referer).send({ name: '' })
  expect(service.pages.map((shown) => shown.url)).toEqual([url])
})
