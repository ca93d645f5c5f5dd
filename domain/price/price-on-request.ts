const PRICE = '(?:prices?|pricing|rates?)'
const ON_REQUEST = new RegExp(
  `^(?:${PRICE} ?[:–-]? ?(?:is |are )?)?(?:${[
    '(?:available )?(?:up)?on[ -](?:request|call|enquiry|application|demand)',
    'po[ra]',
    'tb[ad]',
    'to be (?:announced|decided)',
    `(?:please )?(?:contact|call)(?: us)? for (?:the )?(?:best |latest |current )?(?:${PRICE}|details)`,
    '(?:please )?(?:contact|call) us',
    `(?:ask|enquire) for ${PRICE}`,
  ].join('|')})$`,
)

/** Whether a text says that the price is told on request, and with a footnote star; undefined where not. */
export function parseOnRequest(text: string): { starred: boolean } | undefined {
  const [phrase = '', star] = text
    .toLowerCase()
    .trim()
    .split(/ ?(\*)$/)
  const plain = phrase
    .replace(/^(?:₹|rs\.?|inr)(?=\s|$)/, '')
    .replace(/\./g, (_, index: number) => (/\w/.test(phrase.charAt(index + 1)) ? '' : ' '))
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')
  return ON_REQUEST.test(plain) ? { starred: star !== undefined } : undefined
}
