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
    const { src, sources, placeholder } = pictureSources(raster, 'https://img.example.com', 'rail')
    expect(src).toBe('https://img.example.com/images/abc-960.jpg')
    expect(sources).toEqual([
      {
        type: 'image/avif',
        srcSet:
          'https://img.example.com/images/abc-400.avif 400w,https://img.example.com/images/abc-960.avif 960w',
        sizes: '276px',
      },
      {
        type: 'image/webp',
        srcSet:
          'https://img.example.com/images/abc-400.webp 400w,https://img.example.com/images/abc-960.webp 960w',
        sizes: '276px',
      },
    ])
    expect(placeholder).toBe(raster.placeholder)
  })

  it('shows the upright crop to phones held upright, where it has one and fills the screen', () => {
    const banner = { ...raster, portrait: { widths: [420, 640] } }
    const { sources, ahead } = pictureSources(banner, '', 'screen')
    expect(sources.map(({ type, media }) => [type, media !== undefined])).toEqual([
      ['image/avif', true],
      ['image/webp', true],
      ['image/avif', false],
      ['image/webp', false],
    ])
    expect(sources[0]?.srcSet).toBe('/images/abc-p420.avif 420w,/images/abc-p640.avif 640w')
    // Each for its own screens: nobody asks for both.
    const [tall, wide] = ahead
    expect(wide?.media).toBe(`not all and ${tall?.media}`)
    expect(pictureSources(banner, '', 'hero').sources).toHaveLength(2)
    expect(pictureSources(raster, '', 'screen').ahead).toEqual([
      expect.not.objectContaining({ media: expect.anything() }),
    ])
  })

  it.each([
    ['rail', [160, 400, 840, 1600], '400w 840w'],
    ['content', [160, 400, 840, 1600], '400w 840w 1600w'],
    ['quarter', [160, 400, 840, 1600], '400w 840w'],
    ['rail', [120, 160], '160w'],
  ] as const)('names in %s, of the widths %j, those that it can use', (slot, widths, named) => {
    const { srcSet } = pictureSources({ ...raster, widths }, '', slot).sources[0] ?? {}
    expect(srcSet?.match(/\d+w/g)?.join(' ')).toBe(named)
  })

  it('puts nothing behind a transparent picture', () => {
    const logo = { ...raster, fallback: { format: 'png' as const, width: 400 } }
    expect(pictureSources(logo, '', 'logo').placeholder).toBeUndefined()
  })

  it('leaves drawings and absolute addresses as they are', () => {
    const view = { src: '/images/logo.svg', width: 320, height: 88 }
    expect(pictureSources(view, 'https://img.example.com', 'logo')).toMatchObject({
      src: '/images/logo.svg',
      sources: [],
      width: 320,
      height: 88,
    })
  })
})
