import request from 'supertest'
import { expect, test } from 'vitest'
import { documentIn } from '../../tests/support/html.ts'
import { useTestServer } from '../../tests/support/programs/test-server.ts'

const server = useTestServer({ PUBLIC_URL: 'https://www.example.com' })

const FILM = '/videos/the-aravalli-summit.mp4'
const SUMMIT = '/project-details/aravalli-crest/the-aravalli-summit'
const YOUTUBE = '/project-details/meridian-habitat/meridian-one'
const TOUR = '/project-details/orbit-one-infra/1077'

const get = (path: string) => request(server.url).get(path)

/** What is added to every page's policy, and who may fill the screen. */
async function policyOf(path: string) {
  const plain = await get('/about')
  const { headers } = await get(path)
  const base = String(plain.headers['content-security-policy'])
  const own = String(headers['content-security-policy'])
  expect(own.startsWith(base)).toBe(true)
  const fullscreen = /fullscreen=\(([^)]*)\)/.exec(String(headers['permissions-policy']))?.[1]
  return { added: own.slice(base.length), fullscreen }
}

test('a film comes whole or in the range that is asked for, and may be kept for an hour', async () => {
  const whole = await get(FILM)
  expect(whole.status).toBe(200)
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
  })
  const part = await get(FILM).set('range', 'bytes=4-7').responseType('blob')
  expect([part.status, String(part.body)]).toEqual([206, 'ftyp'])
  expect(part.headers['content-range']).toBe(`bytes 4-7/${whole.headers['content-length']}`)
  expect((await get(FILM).set('range', 'bytes=99999999-')).status).toBe(416)
})

test('captions come as what they are', async () => {
  const { status, headers, text } = await get('/videos/the-aravalli-summit.vtt')
  expect([status, headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8'])
  expect(text).toMatch(/^WEBVTT\n/)
})

test.each([
  '/videos/',
  '/videos/none.mp4',
  '/videos/../site.json',
  '/videos/%2e%2e/site.json',
  '/videos/..%2fsite.json',
  '/videos/..%5csite.json',
  '/videos/../images/exteriors/highrise-a-1.jpg',
  '/videos/%2e%2e%2fsite.json%00.mp4',
  '/videos/.mp4',
  '/videos/..%2f..%2fpackage.json%3f.mp4',
])('nothing else of the data folder is at %s', async (path) => {
  const { status, text } = await request(server.url).get(path)
  expect([400, 403, 404]).toContain(status)
  expect(text).not.toContain('"agency"')
})

test.each([
  [SUMMIT, '', 'self'],
  [
    YOUTUBE,
    ';frame-src https://www.youtube-nocookie.com',
    'self "https://www.youtube-nocookie.com"',
  ],
  [TOUR, ';frame-src https://tours.example.com', 'self "https://tours.example.com"'],
  ['/project-details/cobalt-square/cobalt-tower', '', 'self'],
])('only the page that plays it allows its host: %s', async (path, added, fullscreen) => {
  // The second answer is the one that was kept.
  for (let times = 0; times < 2; times++)
    expect(await policyOf(path)).toEqual({ added, fullscreen })
  const { headers } = await request(server.url).head(path)
  expect(String(headers['content-security-policy'])).toContain(added)
})

const videoIn = async (path: string) => {
  const { text } = await get(path)
  return [...documentIn(text).querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>)
    .filter((node) => node['@type'] === 'VideoObject')
}

test('search engines read of films, and where they are played', async () => {
  expect(await videoIn(SUMMIT)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: 'The towers in the morning',
      description:
        'The towers in the morning: a film of The Aravalli Summit by Aravalli Crest in Sector 65, Golf Course Extension Road, Gurgaon.',
      contentUrl: `https://www.example.com${FILM}`,
      thumbnailUrl: expect.stringMatching(/^https:\/\/www\.example\.com\/images\//) as string,
      uploadDate: '2026-10-20T00:00:00+05:30',
      about: { '@id': `https://www.example.com${SUMMIT}` },
    },
  ])
  expect(await videoIn(YOUTUBE)).toMatchObject([
    {
      name: 'An example film',
      embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
      thumbnailUrl: expect.stringContaining('/images/') as string,
    },
  ])
  expect(await videoIn(TOUR)).toEqual([])
})

test('the privacy page says who plays films, and when', async () => {
  const { text } = await get('/privacy')
  const words = documentIn(text).querySelector('main')?.textContent ?? ''
  expect(words).toContain('www.youtube-nocookie.com')
  expect(words).toContain('tours.example.com')
  expect(words).toMatch(/only when you press/)
})
