import { presentText } from '../../../domain/text/text.ts'
import { toSlug as slugOf } from '../../../domain/text/slug.ts'
import { developerKey } from '../rule-context.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { asList, projectFiles, property } from '../records.ts'

// Unknown developers have a rule of their own, and say nothing of the key.
const namedDevelopers = (list: unknown, key: string, data: RuleContext) =>
  asList(list).flatMap((project, index) => {
    const name = presentText(property(project, 'developer'))
    if (name === undefined) return []
    const slug = data.developerAddress(name)
    if (slug === '') return []
    const canBeTrusted =
      data.developers.has(developerKey(name)) ||
      slug === slugOf(key) ||
      !data.isFullyRead('leadingRealEstateDevelopers')
    const title = presentText(property(project, 'name')) ?? `number ${index + 1}`
    return canBeTrusted ? [{ index, title, name, slug }] : []
  })

export const developerSlugMismatch: Rule = {
  name: 'developer-slug',
  level: 'error',
  guide: "The key above a list of projects is not their developer's id.",
  check: (data, report) => {
    for (const entry of data.entries(...projectFiles)) {
      const [key = ''] = entry.pathInFile
      const named = namedDevelopers(entry.value, key, data)
      const wrong = named.filter(({ slug }) => slug !== key)
      const [first] = wrong
      if (first === undefined) continue
      if (wrong.length === named.length) {
        const { name, slug } = first
        const details = {
          message: `the key has to be "${slug}", as their developer is "${name}"`,
          suggestion: slug,
          hint: `Write "${slug}".`,
          fix: () => data.suggest.only(key, [slug]),
        }
        report(entry, [], details, 'key')
        continue
      }
      for (const { index, title, name, slug } of wrong)
        report(entry, [String(index), 'developer'], {
          message: `the project "${title}" is of "${name}", but is under the key "${key}"`,
          suggestion: slug,
          hint: `Move the project under "${slug}", or correct its developer.`,
        })
    }
  },
}
