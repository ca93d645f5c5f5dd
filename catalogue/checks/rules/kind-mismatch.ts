import { projectFiles, property } from '../records.ts'
import type { Rule } from '../rule.ts'

type Detail = { readonly text: string; readonly here: string; readonly there: string }

const kinds = {
  residentialProjects: { here: 'residential', there: 'commercial', wrong: /^commercial\b/iu },
  commercialProjects: { here: 'commercial', there: 'residential', wrong: /^residential\b/iu },
} as const

/** A commercial project in the residential file, or the reverse. */
export const kindMismatch: Rule<Detail> = {
  name: 'kind-mismatch',
  level: 'error',
  guide: 'A shop among the homes, or the reverse. Move it, or correct its type.',
  check: (data, report) => {
    for (const record of data.records(...projectFiles)) {
      const { here, there, wrong } =
        kinds[record.file === 'commercialProjects' ? 'commercialProjects' : 'residentialProjects']
      for (const field of ['propertyType', 'category']) {
        const text = property(record.value, field)
        if (typeof text !== 'string' || !wrong.test(text.trim())) continue
        report(record, [field], { text, here, there })
        break
      }
    }
  },
  messages: ({ text, here, there }) => ({
    message: `"${text}" stands in the file of ${here} projects; move the project to ${there}Projects.json, or correct its type`,
  }),
}
