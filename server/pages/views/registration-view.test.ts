import { expect, test } from 'vitest'
import { qrView } from './registration-view.ts'

test.each([
  ['https://haryanarera.gov.in/', 'https://haryanarera.gov.in/'],
  ['SAMPLE/HRERA/2025/063, The Aravalli Summit, Phase 2', undefined],
  ['javascript:alert(1)', undefined],
])('the code of %s leads there where it is an address', (text, link) => {
  const code = qrView(text)
  expect([code.text, code.link]).toEqual([text, link])
})
