import { expect, test } from 'vitest'
import { languageOf } from './text-language.ts'

test.each([
  ['Thiruvananthapuram – ₹ 2.5 Cr', undefined],
  ['शांति निकेतन', 'hi'],
  ['सेक्टर ८२, 3 BHK', 'hi'],
  ['About शांति', undefined],
  ['শান্তিনিকেতন', 'bn'],
  ['ਸ਼ਾਂਤੀ ਨਿਕੇਤਨ', 'pa'],
  ['શાંતિ નિકેતન', 'gu'],
  ['ଶାନ୍ତି ନିକେତନ', 'or'],
  ['சாந்தி நிகேதன்', 'ta'],
  ['శాంతి నికేతన్', 'te'],
  ['ಶಾಂತಿ ನಿಕೇತನ', 'kn'],
  ['ശാന്തി നികേതൻ', 'ml'],
])('%s is in %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
