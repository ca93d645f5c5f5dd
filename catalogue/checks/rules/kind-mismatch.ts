import { projectFiles } from '../records.ts'
import type { Rule } from '../rule.ts'

export const kindMismatch: Rule = {
  name: 'kind-mismatch',
  level: 'error',
  guide: 'A shop among the homes, or the reverse. Move it, or correct its type.',
  check: (data, report) => {
    for (const record of data.records(...projectFiles)) {
      const isCommercial = record.file === 'commercialProjects'
      const ownKind = isCommercial ? 'commercial' : 'residential'
      const otherKind = isCommercial ? 'residential' : 'commercial'
      const wrong = new RegExp(String.raw`^\s*${otherKind}\b`, 'iu')
      for (const field of ['propertyType', 'category'] as const) {
        const text = record.value[field] ?? ''
        if (!wrong.test(text)) continue
        report(record, [field], {
          message: `"${text}" is in the file of ${ownKind} projects; move the project to ${otherKind}Projects.json, or correct its type`,
        })
        break
      }
    }
  },
}
