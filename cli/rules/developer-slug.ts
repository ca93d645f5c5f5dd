import { developerSlug as slugOf } from '../slugs.ts'
import { presentText } from '../../domain/text/text.ts'
import { listOf, property, type EntryRule, type Known } from './rule.ts'

type Named = {
  readonly index: number
  /** The project's own name. */
  readonly title: string
  /** Its developer's. */
  readonly name: string
  readonly slug: string
}

// Unknown developers are reported as such; they say nothing of the key.
const namedDevelopers = (list: unknown, key: string, { facts }: Known): Named[] =>
  listOf(list).flatMap((project, index) => {
    const name = presentText(property(project, 'developer'))
    if (name === undefined) return []
    const slug = slugOf(name)
    const canBeTrusted =
      facts.developers.has(slug) ||
      slug === slugOf(key) ||
      !facts.isReadable('leadingRealEstateDevelopers')
    const title = presentText(property(project, 'name')) ?? `number ${index + 1}`
    return canBeTrusted ? [{ index, title, name, slug }] : []
  })

/**
 * A key that is not the slug of its projects' developer; where it is that of some of them, the
 * others stand under the wrong key.
 */
export const developerSlug: EntryRule = {
  name: 'developer-slug',
  scope: 'entry',
  files: ['residentialProjects', 'commercialProjects'],
  needs: [],
  check: ({ segments: [key = ''], value }, known, report) => {
    const named = namedDevelopers(value, key, known)
    const wrong = named.filter(({ slug }) => slug !== key)
    const [first] = wrong
    if (first === undefined) return
    const rule = 'developer-slug'
    if (wrong.length === named.length) {
      report([], { rule, key, developer: first.name, slug: first.slug }, 'key')
      return
    }
    for (const { index, title, name, slug } of wrong) {
      report([String(index), 'developer'], { rule, key, developer: name, slug, misplaced: title })
    }
  },
}
