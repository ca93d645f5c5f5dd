import { presentText } from '../../../domain/text/text.ts'
import { developerSlug as slugOf } from '../../../domain/text/slug.ts'
import { developerKey } from '../developers.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { listOf, projectFiles, property } from '../records.ts'

type Detail = {
  /** The key, and the developer's name and slug that its projects give. */
  readonly key: string
  readonly developer: string
  readonly slug: string
  /** The project that stands under the wrong key, where it is not the key that is wrong. */
  readonly misplaced?: string
}

type Named = {
  readonly index: number
  /** The project's own name. */
  readonly title: string
  /** Its developer's. */
  readonly name: string
  readonly slug: string
}

// Unknown developers are reported as such; they say nothing of the key.
const namedDevelopers = (list: unknown, key: string, data: RuleContext): Named[] =>
  listOf(list).flatMap((project, index) => {
    const name = presentText(property(project, 'developer'))
    if (name === undefined) return []
    const slug = data.developerAddress(name)
    if (slug === '') return []
    const canBeTrusted =
      data.developers.has(developerKey(name)) ||
      slug === slugOf(key) ||
      !data.isWhole('leadingRealEstateDevelopers')
    const title = presentText(property(project, 'name')) ?? `number ${index + 1}`
    return canBeTrusted ? [{ index, title, name, slug }] : []
  })

/**
 * A key that is not the slug of its projects' developer; where it is that of some of them, the
 * others stand under the wrong key.
 */
export const developerSlug: Rule<Detail> = {
  name: 'developer-slug',
  level: 'error',
  guide: "The key above a list of projects is not their developer's id.",
  check: (data, report) => {
    for (const entry of data.entries(...projectFiles)) {
      const [key = ''] = entry.segments
      const named = namedDevelopers(entry.value, key, data)
      const wrong = named.filter(({ slug }) => slug !== key)
      const [first] = wrong
      if (first === undefined) continue
      if (wrong.length === named.length) {
        report(entry, [], { key, developer: first.name, slug: first.slug }, 'key')
        continue
      }
      for (const { index, title, name, slug } of wrong)
        report(entry, [String(index), 'developer'], {
          key,
          developer: name,
          slug,
          misplaced: title,
        })
    }
  },
  messages: ({ key, developer, slug, misplaced }) =>
    misplaced === undefined
      ? {
          message: `the key has to be "${slug}", as their developer is "${developer}"`,
          suggestion: slug,
          hint: `Write "${slug}".`,
        }
      : {
          message: `the project "${misplaced}" is of "${developer}", but stands under the key "${key}"`,
          suggestion: slug,
          hint: `Move the project under "${slug}", or correct its developer.`,
        },
  fix: ({ key, slug, misplaced }, { suggest }) =>
    misplaced === undefined && suggest.only(key, [slug]) === slug ? { key: slug } : undefined,
}
