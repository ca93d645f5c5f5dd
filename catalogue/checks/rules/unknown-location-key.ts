import { projectFiles } from '../records.ts'
import { isLost } from '../renamed-projects.ts'
import type { Rule } from '../rule.ts'

type Detail = { readonly key: string; readonly nearest: string | undefined }

/** A location whose key is neither a project's id nor the slug of a known locality. */
export const unknownLocationKey: Rule<Detail> = {
  name: 'unknown-location-key',
  level: 'error',
  guide: "The key is no project's id and no top locality's either.",
  check: (data, report) => {
    const { projects, localities, suggest } = data
    if (!data.isWhole(...projectFiles, 'topLocalities')) return
    for (const entry of data.entries('locationData')) {
      const [key = ''] = entry.segments
      if (projects.byId(key) !== undefined || localities.has(key) || isLost(key, data)) continue
      const nearest =
        projects.bySlug(key)?.ids[0] ?? suggest.nearest(key, [...projects.ids(), ...localities])
      report(entry, [], { key, nearest }, 'key')
    }
  },
  messages: ({ key, nearest }) => ({
    message: `"${key}" is neither a project's id nor the id of a known locality`,
    suggestion: nearest,
  }),
  fix: ({ key }, { projects, localities, suggest }) => {
    const only = suggest.only(key, [...projects.ids(), ...localities])
    return only === undefined ? undefined : { key: only }
  },
  intended: ({ nearest }) => nearest,
}
