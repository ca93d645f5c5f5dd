import { isCitySlug } from '../../domain/place/cities.ts'
import { movedPaths, paths, pathSegments } from '../../domain/seo/paths.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import type { RuleContext } from './rule.ts'
import { projectFiles } from './records.ts'

/** The files that say which pages there are. */
export const filesWithPages = [
  ...projectFiles,
  'leadingRealEstateDevelopers',
  'companyData',
] as const

const fixedPages: ReadonlySet<unknown> = new Set(Object.values(paths))

const hasDeveloper = (name: string, { developers, projects }: RuleContext): boolean => {
  const slug = developerSlug(name)
  return developers.has(slug) || projects.all.some(({ record }) => record.segments[0] === slug)
}

const projectPage = (developer: string, id: string, { projects }: RuleContext): Answer => {
  const project = [id, id.toLowerCase()]
    .map((text) => projects.byId(text) ?? projects.bySlug(text))
    .find((found) => found !== undefined)
  if (project === undefined) return 'nothing'
  const [key = ''] = project.record.segments
  return developerSlug(key) === developerSlug(developer) ? 'page' : 'leads on'
}

/** A page of its own, another address that leads to one, or nothing. */
export type Answer = 'page' | 'leads on' | 'nothing'

const pageIf = (exists: boolean): Answer => (exists ? 'page' : 'nothing')

/** What the site has at an address; undefined where only the running site knows. */
export const answerAt = (path: string, data: RuleContext): Answer | undefined => {
  const [plain = ''] = path.split(/[?#]/u)
  const segments = pathSegments(plain)
  if (segments === undefined) return 'nothing'
  const whole = `/${segments.join('/').toLowerCase()}`
  if (fixedPages.has(whole)) return 'page'
  if (Object.hasOwn(movedPaths, whole)) return 'leads on'
  const [kind = '', name = '', id = ''] = segments
  if (segments.length === 1) return pageIf(isCitySlug(kind.toLowerCase()))
  switch (kind.toLowerCase()) {
    case 'project-details':
      if (segments.length > 3) return 'nothing'
      return segments.length === 3 ? projectPage(name, id, data) : pageIf(hasDeveloper(name, data))
    case 'floor-plans':
      return pageIf(segments.length === 2 && hasDeveloper(name, data))
    case 'city':
      return pageIf(segments.length === 2 && isCitySlug(name.toLowerCase()))
    case 'location':
    case 'locality':
    case 'service':
    case 'images':
    case 'data':
      return undefined
    default:
      return 'nothing'
  }
}
