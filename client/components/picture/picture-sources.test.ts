import { describe, expect, it } from 'vitest'
import { pictureSources } from './picture-sources.ts'

const raster = {
  hash: 'abc',
  width: 1600,
  height: 1000,
  widths: [400, 960],
  formats: ['avif', 'webp'] as const,
  fallback: { format: 'jpg' as const, width: 960 },
  placeholder: 'data:image/webp;base64,AA',
}

describe('pictureSources', () => {
  it('names every width of every format, best format first', () => {
    const { src, sources, placeholder } = pictureSources(raster, 'https://img.example.com')
    expect(src).toBe('https://img.example.com/images/abc-960.jpg')
    expect(sources).toEqual([
      {
        type: 'image/avif',
        srcSet:
          'https://img.example.com/images/abc-400.avif 400w, https://img.example.com/images/abc-960.avif 960w',
      },
      {
        type: 'image/webp',
        srcSet:
          'https://img.example.com/images/abc-400.webp 400w, https://img.example.com/images/abc-960.webp 960w',
      },
    ])
    expect(placeholder).toBe(raster.placeholder)
  })

  it('puts nothing behind a transparent picture', () => {
    const logo = { ...raster, fallback: { format: 'png' as const, width: 400 } }
    expect(pictureSources(logo, '').placeholder).toBeUndefined()
  })

  it('leaves drawings and absolute addresses as they are', () => {
    const view = { src: '/images/logo.svg', width: 320, height: 88 }
    expect(pictureSources(view, 'https://img.example.com')).toMatchObject({
      src: '/images/logo.svg',
      sources: [],
      width: 320,
      height: 88,
    })
  })
})
