import { pathSegments, paths } from '../domain/seo/paths.ts'

/** How the frame adapts to the page it is around. */
export type PageFrame = {
  /** The header lies over the page's opening picture. */
  readonly overHero: boolean
  /** The page has a bar of its own at the bottom of small screens. */
  readonly hasBottomBar: boolean
}

/** The frame of the page at a path. */
export function pageOf(pathname: string): PageFrame {
  const segments = pathSegments(pathname) ?? []
  return {
    overHero: pathname === paths.home || pathname === '/home',
    hasBottomBar: segments[0] === 'project-details' && segments.length === 3,
  }
}
