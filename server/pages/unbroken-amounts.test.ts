import request from 'supertest'
import { expect, test } from 'vitest'
import { documentIn } from '../../tests/support/html.ts'
import { ONE_OF_EACH } from '../../tests/support/pages.ts'
import { useTestServer } from '../../tests/support/programs/test-server.ts'

const server = useTestServer()

/** An amount with a space in it at which a line may end. A sum in full digits has a box of its own. */
const BREAKABLE = /\d (?:Cr|L|Lakh|sq|acres?)\b|\bsq\. (?:ft|yd|m)\b/
/** What the agency writes, and what a visitor typed, is shown as it is. */
const isSentence = (text: string) => text.split(' ').length > 8
const SOLD = '/project-details/indus-arc/arc-skyvillas'
const CHARGED = '/project-details/saffron-spaces/PF-GGN-0113'
const IN_WORDS = '/search?q=3+bhk+under+4+cr+above+1200+sq+ft+in+gurgaon'
const BY_RATE = '/project-details?sort=rate-asc&budgetMax=4+Cr&areaMin=1200'

test.each([...ONE_OF_EACH, SOLD, CHARGED, IN_WORDS, BY_RATE])(
  'no line of %s ends between a number and its unit',
  async (path) => {
    const document = documentIn((await request(server.url).get(path)).text)
    const texts = [...document.querySelectorAll('main *:not(script, option, textarea)')]
      .flatMap(({ childNodes }) => [...childNodes])
      .filter(({ nodeType, TEXT_NODE }) => nodeType === TEXT_NODE)
      .map(({ textContent }) => textContent ?? '')
    expect(texts.length).toBeGreaterThan(2)
    expect(texts.filter((text) => BREAKABLE.test(text) && !isSentence(text))).toEqual([])
  },
)
