import { PAGES, type PageName } from '../../client/routes.tsx'
import type { LoaderName, LoaderResult, NotFound } from '../../client/routing/page-source.ts'
import { capitalised } from '../../domain/text/text.ts'
import { missingMeta, pageMeta } from '../seo/page-meta.ts'
import { entryOf } from './page-entries.ts'
import type { Parts, RequestContext, Sources } from './page-entry.ts'
import { shellView } from './views/shell.ts'

/** The server's page source: the catalogue of this moment, in memory. */
export function catalogueSource(sources: Sources) {
  const parts: Parts = { ...sources, catalogue: sources.catalogue.current }
  return {
    async load(
      loader: LoaderName,
      params: RequestContext['params'],
      search: URLSearchParams,
    ): Promise<LoaderResult<unknown>> {
      if (loader === 'shell') return { kind: 'page', page: shellView(parts) }
      return load(parts, loader, { params, search })
    },
  }
}

/**
 * A page with what it says of itself, which the server alone works out. One that exists is shown
 * whatever redirects.json says; the file's word goes before any other redirect, as it knows which
 * project was meant.
 */
function load(parts: Parts, name: PageName, context: RequestContext): LoaderResult<unknown> {
  const shell = shellView(parts)
  const page = entryOf(name).load(parts, context)
  if (page && !('movedTo' in page)) return { kind: 'page', page, meta: pageMeta(name, page, shell) }
  const to = parts.catalogue.redirect(addressOf(name, context)) ?? page?.movedTo
  if (to !== undefined) return { kind: 'redirect', to: withQuery(to, context.search) }
  const missing = whyMissing(parts, name, context)
  return { kind: 'missing', missing, meta: missingMeta(missing.title, shell) }
}

/** The address that a loader is called for. */
function addressOf(name: PageName, { params }: RequestContext): string {
  const { path = '/:path' } = PAGES[name].addresses[0] ?? {}
  return path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''))
}

function withQuery(path: string, search: URLSearchParams): string {
  const [before = '', fragment] = path.split('#')
  return `${before}${search.size > 0 ? `?${search}` : ''}${fragment ? `#${fragment}` : ''}`
}

function whyMissing({ catalogue }: Parts, name: PageName, { params }: RequestContext): NotFound {
  const { about, missing } = entryOf(name)
  const failed = about?.files.find((file) => catalogue.failed.has(file))
  if (about && failed !== undefined) {
    return {
      title: `${capitalised(about.what)} not available`,
      message: `Failed to load ${about.what} details: ${failed}.json could not be read`,
      offer: 'retry',
    }
  }
  const nothing = "Oops! The page you're looking for doesn't exist."
  return missing?.(params) ?? { title: 'Page not found', message: nothing }
}
