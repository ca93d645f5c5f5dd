import { presentText } from '../../../domain/text/text.ts'
import { developerSlug } from '../cached.ts'
import { projectFiles, property, type Rule } from '../rule.ts'

type Detail = {
  readonly name: string
  /** As the developer is called elsewhere; undefined where the name makes no address. */
  readonly known: string | undefined
}

/** One developer called by several names, or by one that no address can be made of. */
export const developerName: Rule<Detail> = {
  name: 'developer-name',
  level: 'error',
  checks: [
    {
      scope: 'entry',
      files: ['leadingRealEstateDevelopers', 'companyData'],
      check: ({ file, value }, { facts: { developers } }, report) => {
        const name = presentText(property(value, 'name'))
        const id = presentText(property(value, 'id')) ?? ''
        if (name === undefined) return
        if (developerSlug(name) === '') {
          if (developerSlug(id) === '') report(['id'], { name, known: undefined })
          return
        }
        const known = developers.get(developerSlug(id))
        if (file === 'companyData' && known !== undefined && known !== name)
          report(['name'], { name, known })
      },
    },
    {
      scope: 'record',
      files: [...projectFiles, 'floorPlan', 'trendingProjects'],
      needs: ['leadingRealEstateDevelopers', 'companyData'],
      check: ({ value }, { facts: { developers } }, report) => {
        for (const field of ['developer', 'company']) {
          const name = property(value, field)
          if (typeof name !== 'string') continue
          const known = developers.get(developerSlug(name))
          // Two names of one slug; another slug is another developer.
          if (known === undefined || known === name.trim()) continue
          if (developerSlug(known) === developerSlug(name)) report([field], { name, known })
        }
      },
    },
  ],
  words: ({ name, known }) =>
    known === undefined
      ? {
          message: `the name "${name}" has no Latin letter, so the id makes the developer's address; write an id in small Latin letters, such as raheja-homes`,
        }
      : {
          message: `the developer is called "${name}" here and "${known}" elsewhere`,
          suggestion: known,
          hint: `Write "${known}", or change the name everywhere with the command rename.`,
        },
  fix: ({ name, known }) =>
    known !== undefined && developerSlug(name) === developerSlug(known)
      ? { value: known }
      : undefined,
}
