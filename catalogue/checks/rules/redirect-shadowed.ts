import { answerAt } from '../engine/addresses.ts'
import { projectFiles, property, type Rule } from '../rule.ts'

/** A redirect from an address that still has a page: nobody is ever led on. */
export const redirectShadowed: Rule<string> = {
  name: 'redirect-shadowed',
  level: 'error',
  guide: 'There is a page at the old address, so nobody is sent on. Remove the redirect.',
  checks: [
    {
      scope: 'record',
      files: ['redirects'],
      needs: [...projectFiles, 'leadingRealEstateDevelopers', 'companyData'],
      check: ({ value }, { facts }, report) => {
        const from = property(value, 'from')
        if (typeof from === 'string' && answerAt(from, facts) === 'page') report(['from'], from)
      },
    },
  ],
  words: (from) => ({
    message: `"${from}" still has a page of its own, so nobody is led on; remove this redirect`,
  }),
}
