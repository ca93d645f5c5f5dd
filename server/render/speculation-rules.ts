/** Where browsers find the rules by which they fetch pages before they are asked for. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/**
 * Pages are fetched ahead by the browser itself, when a visitor is about to follow a link and until
 * the program does the same with less (`client/routing/prefetch.ts`). Browsers leave it be where
 * data is to be saved. An address with a dot is a file.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { selector_matches: 'html:not([data-hydrated]) a:not([download], [target])' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const
