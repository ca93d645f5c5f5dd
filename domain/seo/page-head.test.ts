import { expect, test } from 'vitest'
import { clipText, pageHead, pageTitle, wholeSentences } from './page-head.ts'

const site = {
  name: 'Peak Force',
  tagline: 'Homes, chosen with care',
  publicUrl: 'https://www.example.com',
  sharedPicture: { address: '/images/og-1200.jpg', width: 1200, height: 630, alt: 'Our line' },
}

test('the head of a page', () => {
  expect(
    pageHead(site, {
      title: 'Trending Projects',
      description: 'What buyers  ask about.',
      path: '/trending-projects',
      keywords: ['a', 'b'],
    }),
  ).toEqual({
    title: 'Trending Projects | Peak Force',
    canonical: 'https://www.example.com/trending-projects',
    tags: [
      { name: 'description', content: 'What buyers ask about.' },
      { name: 'keywords', content: 'a, b' },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'Peak Force' },
      { property: 'og:locale', content: 'en_IN' },
      { property: 'og:title', content: 'Trending Projects | Peak Force' },
      { property: 'og:description', content: 'What buyers ask about.' },
      { property: 'og:url', content: 'https://www.example.com/trending-projects' },
      { property: 'og:image', content: 'https://www.example.com/images/og-1200.jpg' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'Our line' },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: 'Trending Projects | Peak Force' },
      { name: 'twitter:description', content: 'What buyers ask about.' },
      { name: 'twitter:image', content: 'https://www.example.com/images/og-1200.jpg' },
      { name: 'twitter:image:alt', content: 'Our line' },
    ],
  })
})

test('a page that is not indexed and has no picture says so', () => {
  const { sharedPicture: _, ...plain } = site
  const { tags } = pageHead(plain, {
    title: 'Search',
    description: 'd',
    path: '/search',
    noindex: true,
  })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary' })
  expect(JSON.stringify(tags)).not.toContain('image"')
})

test("a page's own picture goes before the agency's", () => {
  const { tags } = pageHead(site, {
    description: 'd',
    path: '/',
    image: { address: 'https://img.example/a.jpg' },
  })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://img.example/a.jpg' })
  expect(JSON.stringify(tags)).not.toMatch(/image:(?:width|alt)/)
})

const long = 'The Grand Imperial Residences of Aravalli Crest Heights'

test.each([
  ['A line', { title: 'About Us' }, 'About Us | Peak Force'],
  ['A line', {}, 'Peak Force | A line'],
  ['A line that goes on for much longer than any result shows it', {}, 'Peak Force'],
  ['', { title: long }, long],
  [
    '',
    { title: `${long}, Gurgaon`, shortTitle: 'Aravalli Heights' },
    'Aravalli Heights | Peak Force',
  ],
  ['', { title: `${long}, Golf Course Extension Road` }, `${long}…`],
])('with the line %j, %o is titled %j', (tagline, page, expected) => {
  const title = pageTitle({ name: 'Peak Force', tagline }, page)
  expect(title).toBe(expected)
  expect(title.length).toBeLessThanOrEqual(60)
})

test.each([
  ['One. Two. Three.', 20, 'One. Two. Three.'],
  ['One is here. Two is there. Three.', 28, 'One is here. Two is there.'],
  [
    'Priced at ₹ 12,500 per sq.ft. with parking. Ask.',
    44,
    'Priced at ₹ 12,500 per sq.ft. with parking.',
  ],
  ['Yes. Everything else is told in one long sentence.', 30, 'Yes. Everything else is told…'],
])('%j in %s characters ends as a sentence where it can: %j', (text, length, expected) => {
  expect(wholeSentences(text, length)).toBe(expected)
})

test.each([
  ['one two three', 9, 'one two…'],
  ['a\n b', 10, 'a b'],
  ['unbreakable', 5, 'unbr…'],
  ['😀😀😀', 4, '😀…'],
  ['The Villas & Floors', 13, 'The Villas…'],
  ['Homes of the North', 14, 'Homes…'],
  ['नमस्ते', 3, 'नम…'],
  ['कि', 1, '…'],
])('%j in %s characters is %j', (text, length, expected) => {
  expect(clipText(text, length)).toBe(expected)
})

test.each([
  ['Projects', '', { page: 1, pages: 6, isWhole: true }, 'Projects | X', '/p', '/p'],
  [
    'Projects',
    '?page=2',
    { page: 2, pages: 6, isWhole: true },
    'Projects, page 2 of 6 | X',
    '/p?page=2',
    '/p?page=2',
  ],
  [
    'Projects',
    '?a=b&page=2',
    { page: 2, pages: 6, isWhole: false },
    'Projects, page 2 of 6 | X',
    '/p',
    '/p?a=b&page=2',
  ],
  [
    'A developer whose name is so long that no title has room for all of it',
    '?page=10',
    { page: 10, pages: 12, isWhole: true },
    'A developer whose name is so long that no…, page 10 of 12',
    '/p?page=10',
    '/p?page=10',
  ],
])('%s%s, %j', (title, search, listPage, wholeTitle, canonical, shared) => {
  const site = { name: 'X', tagline: '', publicUrl: 'https://x.example' }
  const head = pageHead(site, { title, description: 'D', path: '/p', listPage }, search)
  expect(head.title).toBe(wholeTitle)
  expect(head.canonical).toBe(`https://x.example${canonical}`)
  expect(head.tags).toContainEqual({ property: 'og:url', content: `https://x.example${shared}` })
})
