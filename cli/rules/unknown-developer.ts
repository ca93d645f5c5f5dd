import { developerSlug } from '../slugs.ts'
import { presentText } from '../../domain/text/text.ts'
import { listOf, property, type EntryRule, type Known, type RecordRule } from './rule.ts'

const needs = ['leadingRealEstateDevelopers', 'companyData'] as const

const detailFor = (developer: string, as: 'name' | 'address', { facts, suggest }: Known) => {
  const { developers } = facts
  const nearest = suggest.nearest(
    developer,
    as === 'name' ? developers.values() : developers.keys(),
  )
  return {
    rule: 'unknown-developer',
    developer,
    as,
    ...(nearest === undefined ? {} : { nearest }),
  } as const
}

const isKnown = (name: string, { facts }: Known): boolean =>
  facts.developers.has(developerSlug(name))

/** A record that names a developer who is neither a leading developer nor a company. */
export const unknownDeveloper: RecordRule = {
  name: 'unknown-developer',
  scope: 'record',
  files: ['residentialProjects', 'commercialProjects', 'floorPlan', 'trendingProjects'],
  needs,
  check: ({ segments: [key = ''], value }, known, report) => {
    for (const field of ['developer', 'company']) {
      const name = presentText(property(value, field))
      if (name === undefined || isKnown(name, known)) continue
      // Where the key says the same, the key is reported, once for all its projects.
      if (developerSlug(name) === developerSlug(key)) continue
      report([field], detailFor(name, 'name', known))
    }
  },
}

/** A list of projects whose key and whose projects name no known developer. */
export const unknownDeveloperKey: EntryRule = {
  name: 'unknown-developer',
  scope: 'entry',
  files: ['residentialProjects', 'commercialProjects'],
  needs,
  check: ({ segments: [key = ''], value }, known, report) => {
    if (isKnown(key, known)) return
    const names = listOf(value)
      .map((project) => presentText(property(project, 'developer')))
      .filter((name) => name !== undefined)
    // Projects that name another developer: the key is for `developer-slug` to report.
    if (names.some((name) => developerSlug(name) !== developerSlug(key))) return
    report([], detailFor(names[0] ?? key, 'name', known), 'key')
  },
}

/** A company whose id is no developer's though its name is. */
export const unknownCompany: EntryRule = {
  name: 'unknown-developer',
  scope: 'entry',
  files: ['companyData'],
  needs: ['leadingRealEstateDevelopers'],
  check: ({ value }, known, report) => {
    const { leading } = known.facts
    const id = presentText(property(value, 'id'))
    const name = presentText(property(value, 'name'))
    if (id === undefined || name === undefined || leading.has(developerSlug(id))) return
    if (!leading.has(developerSlug(name))) return
    report(['id'], {
      rule: 'unknown-developer',
      developer: id,
      as: 'id',
      nearest: developerSlug(name),
    })
  },
}

/** A developer's card that leads to the page of a developer who does not exist. */
export const unknownDeveloperAddress: EntryRule = {
  name: 'unknown-developer',
  scope: 'entry',
  files: ['leadingRealEstateDevelopers'],
  needs: [],
  check: ({ value }, known, report) => {
    const url = presentText(property(value, 'url'))
    const slug = /^\/project-details\/([^/?#]+)\/?$/u.exec(url ?? '')?.[1]
    if (slug === undefined || isKnown(slug, known)) return
    report(['url'], detailFor(slug, 'address', known))
  },
}
