import type { Crumb } from '../../domain/seo/breadcrumbs.ts'
import { paths } from '../../domain/seo/paths.ts'
import { pageHead, type MetaTag, type PageFacts } from '../../domain/seo/seo.ts'
import { PAGES, type PageName, type PageViews } from '../pages.ts'
import type { ShellView } from '../source/shell-view.ts'
import type { Trail } from './trail.ts'

/** What a page says of itself. The server makes it and sends it with the page's view. */
export type PageAbout = {
  readonly title: string
  /** Absent where there is no page. */
  readonly canonical?: string
  readonly tags: readonly MetaTag[]
  readonly trail: Trail
}

const HOME_STEP: Crumb = { name: 'Home', path: paths.home }

/** Of a page with its view; on the server only. */
export function aboutPage<Name extends PageName>(
  name: Name,
  view: PageViews[Name],
  shell: ShellView,
): PageAbout {
  const { head, trail } = publishedOf(name)
  const facts = head(view as never, shell)
  const steps = trail?.(view as never, shell) ?? [{ name: facts.title ?? '' }]
  return {
    ...pageHead(siteOf(shell), facts),
    trail: steps.length === 0 ? [{ name: HOME_STEP.name }] : [HOME_STEP, ...steps],
  }
}

/** Of an address with nothing behind it; on the server only. */
export function aboutMissing(title: string, shell: ShellView): PageAbout {
  const facts: PageFacts = { ...publishedOf('not-found').head(undefined as never, shell), title }
  const { title: whole, tags } = pageHead(siteOf(shell), facts)
  return { title: whole, tags, trail: [] }
}

function publishedOf(name: PageName) {
  const { published } = PAGES[name]
  if (!published) throw new Error('what a page says of itself is made on the server')
  return published
}

const siteOf = ({ agency: { name, tagline }, publicUrl, sharedPicture }: ShellView) => ({
  name,
  tagline,
  publicUrl,
  ...(sharedPicture && { sharedPicture }),
})
