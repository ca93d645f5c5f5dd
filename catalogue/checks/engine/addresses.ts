import { isCitySlug } from '../../../domain/place/cities.ts'
import { movedPaths, paths, pathSegments } from '../../../domain/seo/paths.ts'
import { developerSlug } from '../cached.ts'
import type { Facts } from './facts.ts'

const fixedPages: ReadonlySet<string> = new Set(
  Object.values(paths).filter(
    (path): path is Extract<typeof path, string> => typeof path === 'string',
  ),
)

const hasDeveloper = (name: string, { developers, projects }: Facts): boolean => {
  const slug = developerSlug(name)
  return developers.has(slug) || projects.all.some(({ segments: [key] }) => key === slug)
}

const hasProject = (id: string, { projects }: Facts): boolean =>
  [id, id.toLowerCase()].some(
    (text) => projects.byId(text) !== undefined || projects.bySlug(text) !== undefined,
  )

/** Whether the site has a page at an address; undefined where only the running site can tell. */
export const hasPage = (path: string, facts: Facts): boolean | undefined => {
  const [plain = ''] = path.split(/[?#]/u)
  const segments = pathSegments(plain)
  if (segments === undefined) return false
  const whole = `/${segments.join('/').toLowerCase()}`
  if (fixedPages.has(whole) || Object.hasOwn(movedPaths, whole)) return true
  const [kind = '', name = '', id = ''] = segments
  if (segments.length === 1) return isCitySlug(kind.toLowerCase())
  switch (kind.toLowerCase()) {
    case 'project-details':
      if (segments.length > 3) return false
      return segments.length === 3 ? hasProject(id, facts) : hasDeveloper(name, facts)
    case 'floor-plans':
      return segments.length === 2 && hasDeveloper(name, facts)
    case 'city':
      return segments.length === 2 && isCitySlug(name.toLowerCase())
    case 'location':
    case 'locality':
    case 'service':
    case 'images':
    case 'data':
      return undefined
    default:
      return false
  }
}
