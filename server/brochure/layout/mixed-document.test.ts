import { text as textOf } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { TYPEFACES } from '../typefaces.ts'
import { MixedDocument } from './mixed-document.ts'

const NAME = 'शहर ½ ² → A № ✓ தமிழ்'

/** What draws a text: where each run begins, and its glyphs by their numbers in the embedded fonts. */
async function drawn(face: 'text' | 'strong' | 'display', options: PDFKit.Mixins.TextOptions) {
  const doc = new MixedDocument({ size: 'A4', font: '', compress: false })
  doc.font(TYPEFACES[face].file).fontSize(20).text(NAME, 50, 100, options)
  doc.end()
  const [content = ''] = (await textOf(doc)).split('endstream')
  const runs = [...content.matchAll(/1 0 0 1 (\S+) (\S+) Tm\n\/F\d/g)]
  return {
    lefts: runs.map(([, left]) => Number(left)),
    baselines: new Set(runs.map(([, , baseline]) => Number(baseline))),
    glyphs: [...content.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g)),
    width: doc.widthOfString(NAME),
  }
}

test.each(['text', 'strong', 'display'] as const)(
  'a line of several typefaces begins with %s: one baseline, no box',
  async (face) => {
    const { lefts, baselines, glyphs } = await drawn(face, { width: 400 })
    expect(lefts.length).toBeGreaterThan(2)
    expect(lefts[0]).toBe(50)
    expect(baselines).toEqual(new Set([841.89 - 100 - 20 * TYPEFACES[face].ascent]))
    expect(glyphs.length).toBeGreaterThan(10)
    expect(glyphs).not.toContain('0000')
  },
)

test('it ends at the right where it should, and its parts stand side by side', async () => {
  const left = await drawn('text', { width: 400 })
  const right = await drawn('text', { width: 400, align: 'right' })
  const moved = 400 - right.width
  expect(right.lefts).toEqual(left.lefts.map((x) => expect.closeTo(x + moved, 2)))
})
