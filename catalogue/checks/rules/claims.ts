import { projectFiles, property, type Rule } from '../rule.ts'

const fields = ['shortDescription', 'longDescription']

const claim =
  /assured\s+returns?|guaranteed|\b\d+\s*-?\s*min(?:ute)?s?[’']?\s+(?:\p{L}+\s+)?from\b/iu

/** Words that a regulator or a buyer may hold the agency to. */
export const claims: Rule<string> = {
  name: 'claims',
  level: 'warning',
  guide: 'A promise that advertising rules ask proof for. Say what can be shown.',
  checks: [
    {
      scope: 'record',
      files: projectFiles,
      check: ({ value }, _known, report) => {
        for (const field of fields) {
          const text = property(value, field)
          const words = typeof text === 'string' ? claim.exec(text)?.[0] : undefined
          if (words !== undefined) report([field], words)
        }
      },
    },
  ],
  words: (words) => ({
    message: `"${words}" is a promise that advertising rules ask proof for; say what can be shown, or leave it out`,
  }),
}
