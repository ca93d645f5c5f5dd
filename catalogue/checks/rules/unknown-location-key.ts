import { projectFiles } from '../records.ts'
import { isLost } from '../renamed-projects.ts'
import type { Rule } from '../rule.ts'

export const unknownLocationKey: Rule = {
  name: 'unknown-location-key',
  level: 'error',
  guide: "The key is no project's id and no top locality's either.",
  check: (data, report) => {
    const { projects, localities, suggest } = data
    if (!data.isFullyRead(...projectFiles, 'topLocalities')) return
    for (const entry of data.entries('locationData')) {
      const [key = ''] = entry.pathInFile
      if (projects.byId(key) !== undefined || localities.has(key) || isLost(key, data)) continue
      const knownKeys = [...projects.ids(), ...localities]
      const suggestedId = projects.bySlug(key)?.ids[0] ?? suggest.nearest(key, knownKeys)
      const details = {
        message: `"${key}" is neither a project's id nor the id of a known locality`,
        suggestion: suggestedId,
        suggestedId,
        fix: () => suggest.only(key, knownKeys),
      }
      report(entry, [], details, 'key')
    }
  },
}
