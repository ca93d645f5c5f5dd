import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrView } from './registration.ts'

/** What a reader finds in a code drawn as the page draws it. */
async function readCode({ path, size }: ReturnType<typeof qrView>): Promise<string | undefined> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="88" height="88" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg), { density: 288 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test.each([
  ['https://haryanarera.gov.in/', 'https://haryanarera.gov.in/'],
  ['SAMPLE/HRERA/2025/063, The Aravalli Summit, Phase 2', undefined],
  ['javascript:alert(1)', undefined],
  [`https://rera.example.com/${'x'.repeat(275)}`, `https://rera.example.com/${'x'.repeat(275)}`],
])('the code of %s says it, and leads there where it is an address', async (text, link) => {
  const code = qrView(text)
  expect(await readCode(code)).toBe(text)
  expect([code.text, code.link]).toEqual([text, link])
})
