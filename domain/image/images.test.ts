import { expect, test } from 'vitest'
import { imageUrl, plainImageUrl } from './images.ts'

test.each([
  ['', '/images/ab12-480.avif'],
  ['https://img.example.com', 'https://img.example.com/images/ab12-480.avif'],
])('with the base %j a file is at %s', (base, url) => {
  expect(imageUrl(base, 'ab12', 480, 'avif')).toBe(url)
})

test('a built picture is shown everywhere by its fallback, any other as it is', () => {
  const built = {
    hash: 'ab12',
    width: 1920,
    height: 1200,
    widths: [480, 960],
    formats: ['avif', 'webp'] as const,
    fallback: { format: 'jpg', width: 960 } as const,
    placeholder: 'data:,',
  }
  expect(plainImageUrl('', built)).toBe('/images/ab12-960.jpg')
  expect(plainImageUrl('https://x.example', { src: '/images/logo.svg' })).toBe('/images/logo.svg')
})
