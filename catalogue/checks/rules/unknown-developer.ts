import { presentText } from '../../../domain/text/text.ts'
import { developerKey } from '../cached.ts'
import { listOf, projectFiles, property, type Known, type Rule } from '../rule.ts'

type Detail = {
  readonly developer: string
  /** Whether a name is meant, a company's id, or the end of a card's address. */
  readonly as: 'name' | 'id' | 'address'
  readonly nearest: string | undefined
}

const needs = ['leadingRealEstateDevelopers', 'companyData'] as const

const detailFor = (
  developer: string,
  as: 'name' | 'address',
  { facts: { developers }, suggest }: Known,
): Detail => ({
  developer,
  as,
  nearest: suggest.nearest(developer, as === 'name' ? developers.values() : developers.keys()),
})

const isKnown = (name: string, { facts }: Known): boolean =>
  facts.developers.has(developerKey(name))

const messageFor = ({ developer, as }: Detail): string => {
  switch (as) {
    case 'name':
      return `"${developer}" is neither a leading developer nor a company`
    case 'id':
      return `no developer has the id "${developer}", though one has this name`
    case 'address':
      return `the card leads to "/project-details/${developer}", but no developer has that id`
  }
}

/** A developer who is neither a leading developer nor a company. */
export const unknownDeveloper: Rule<Detail> = {
  name: 'unknown-developer',
  level: 'error',
  guide: 'The name is not among the developers. Add it there, or mend the spelling.',
  checks: [
    {
      scope: 'record',
      files: [...projectFiles, 'floorPlan', 'trendingProjects'],
      needs,
      check: ({ segments: [key = ''], value }, known, report) => {
        for (const field of ['developer', 'company']) {
          const name = presentText(property(value, field))
          if (name === undefined || isKnown(name, known)) continue
          // Where the key says the same, the key is reported, once for all its projects.
          if (developerKey(name) === developerKey(key)) continue
          report([field], detailFor(name, 'name', known))
        }
      },
    },
    {
      // A list of projects whose key and whose projects name no known developer.
      scope: 'entry',
      files: projectFiles,
      needs,
      check: ({ segments: [key = ''], value }, known, report) => {
        if (isKnown(key, known)) return
        const names = listOf(value)
          .map((project) => presentText(property(project, 'developer')))
          .filter((name) => name !== undefined)
        // Projects that name another developer: the key is for `developer-slug` to report.
        if (names.some((name) => developerKey(name) !== developerKey(key))) return
        report([], detailFor(names[0] ?? key, 'name', known), 'key')
      },
    },
    {
      // A company whose id is no developer's though its name is.
      scope: 'entry',
      files: ['companyData'],
      needs: ['leadingRealEstateDevelopers'],
      check: ({ value }, { facts: { leading } }, report) => {
        const id = presentText(property(value, 'id'))
        const name = presentText(property(value, 'name'))
        if (id === undefined || name === undefined || leading.has(developerKey(id))) return
        const nearest = developerKey(name)
        if (leading.has(nearest)) report(['id'], { developer: id, as: 'id', nearest })
      },
    },
    {
      // A developer's card that leads to the page of a developer who does not exist.
      scope: 'entry',
      files: ['leadingRealEstateDevelopers'],
      check: ({ value }, known, report) => {
        const url = presentText(property(value, 'url'))
        const slug = /^\/project-details\/([^/?#]+)\/?$/u.exec(url ?? '')?.[1]
        if (slug === undefined || isKnown(slug, known)) return
        report(['url'], detailFor(slug, 'address', known))
      },
    },
  ],
  words: (detail) => ({ message: messageFor(detail), suggestion: detail.nearest }),
  fix: ({ developer, as }, { facts: { developers }, suggest }, { at }) => {
    const names = as === 'name' ? developers.values() : developers.keys()
    const only = at === 'key' ? undefined : suggest.only(developer, names)
    if (only === undefined) return undefined
    return { value: as === 'address' ? `/project-details/${only}` : only }
  },
  // A card may lead to a developer who stands further down, or among the companies.
  follows: ({ file, detail }, known) =>
    file === 'leadingRealEstateDevelopers' && isKnown(detail.developer, known),
}
