import { expect, test } from 'vitest'
import { plainImageUrl } from './images.ts'

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
