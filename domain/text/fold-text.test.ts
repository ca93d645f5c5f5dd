import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['  Sector  84,  Gurgaon. ', 'sector 84 gurgaon'],
  ['Café — “Élan”', 'cafe elan'],
  ['Harbour & Vale’s', 'harbour and vales'],
  ['D.L.F. Phase, M.G.Road, St. Mary', 'dlf phase mg road st mary'],
  ['1,850 – 3,150 sq. ft.', '1850 3150 sq ft'],
  ['₹ 1,50,000', '150000'],
  ['84,85', '84 85'],
  ['2.5 acres. 3', '2.5 acres 3'],
  ['Gur\u200Bgaon\u00A0\u200E', 'gurgaon'],
  ['अरावली हिल्स', 'अरावली हिल्स'],
  ['गुड़गाँव', 'गुडगांव'],
  ['गुड़गांव', 'गुडगांव'],
  ['हज़ार', 'हजार'],
  ['வேளச்சேரி', 'வேளச்சேரி'],
  ['সল্ট লেক', 'সল্ট লেক'],
  ['सेक्टर ८४', 'सेक्टर 84'],
  ['', ''],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
  expect(foldText(folded)).toBe(folded)
})
