import { movedPaths } from '../../domain/seo/paths.ts'
import type { ShellView } from '../layout/shell.ts'
import { pageAt } from '../routes.tsx'
import { loadPageCode } from './page-code.ts'
import type { LoaderResult, PageSource } from './page-source.ts'

/** A form sent back to a browser without JavaScript: what was typed, and what is wrong with it. */
export type FormState = {
  /** Which form it was: the enquiry's `source`. */
  source: string
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  /** What is wrong with the whole, such as an unavailable store. */
  message?: string
}

/** What a document shows: the shell, and the page or why there is none. */
export type PageData = {
  shell: ShellView
  result: Exclude<LoaderResult<unknown>, { kind: 'redirect' }>
  form?: FormState
}

/** Another address for good: path, query and fragment. */
export type Moved = { movedTo: string }

/**
 * Asks for a page and, meanwhile, for the code that draws it. The server and the browser both use it.
 * @param known the shell, where it has been loaded before
 * @param loadCode fetches the code that draws a page
 */
export async function loadPage(
  source: PageSource,
  url: URL,
  known?: ShellView,
  signal?: AbortSignal,
  loadCode = loadPageCode,
): Promise<PageData | Moved> {
  const { pathname, search, searchParams } = url
  const moved = Object.hasOwn(movedPaths, pathname) && movedPaths[pathname]
  if (moved) return { movedTo: moved + search }
  const { name, params } = pageAt(pathname)
  const [shell, result] = await Promise.all([
    known ?? loadShell(source, signal),
    source.load(name, params, searchParams, signal),
    loadCode(name),
  ])
  if (result.kind !== 'redirect') return { shell, result }
  const to = new URL(result.to, url)
  return { movedTo: to.pathname + to.search + to.hash }
}

/** Asked once a visit: it is the same around every page. */
async function loadShell(source: PageSource, signal?: AbortSignal): Promise<ShellView> {
  const result = await source.load('shell', {}, new URLSearchParams(), signal)
  if (result.kind !== 'page') throw new Error('the shell was not loaded')
  return result.page as ShellView
}
