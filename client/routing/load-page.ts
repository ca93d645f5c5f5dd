import type { ComponentType } from 'react'
import { movedPaths } from '../../domain/seo/redirects.ts'
import type { EnquirySource } from '../enquiry/sending/enquiry-request.ts'
import type { PageName } from '../../domain/seo/routes.ts'
import { inTime } from '../components/in-time.ts'
import type { ShellView } from '../layout/shell-context.ts'
import { pageAt, PAGES } from '../routes.tsx'
import type { LoaderResult, PageSource } from './page-source.ts'

/** A form that is sent back to a browser without JavaScript: the typed text, and its errors. */
export type FormState = {
  /** The enquiry's `source`, which tells which form it was. */
  source: EnquirySource
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  /** The error of the whole form, such as an unavailable store. */
  message?: string
}

/** The content of a document: the shell, and the page or why there is none. */
export type PageData = {
  shell: ShellView
  result: Exclude<LoaderResult<unknown>, { kind: 'redirect' }>
  form?: FormState
}

/** The permanent new address of a page: path, query and fragment. */
export type MovedPage = { movedTo: string }

/**
 * Asks for a page and, meanwhile, for the code that draws it. Server and browser both use this.
 * @param loadedShell the shell, where it has been loaded before
 * @throws PageCodeError where the code does not come, else whatever the source throws
 */
export async function loadPage(
  source: PageSource,
  url: URL,
  loadedShell?: ShellView,
  signal?: AbortSignal,
): Promise<PageData | MovedPage> {
  const { pathname, search, searchParams } = url
  const moved = Object.hasOwn(movedPaths, pathname) && movedPaths[pathname]
  if (moved) return { movedTo: moved + search }
  const { name, params } = pageAt(pathname)
  const [shell, result] = await Promise.all([
    loadedShell ?? loadShell(source, signal),
    source.load(name, params, searchParams, signal),
    loadPageCode(name),
  ])
  if (result.kind !== 'redirect') return { shell, result }
  const to = new URL(result.to, url)
  return { movedTo: to.pathname + to.search + to.hash }
}

/** Loads the shell once a visit, as it is the same around every page. */
async function loadShell(source: PageSource, signal?: AbortSignal): Promise<ShellView> {
  const result = await source.load('shell', {}, new URLSearchParams(), signal)
  if (result.kind !== 'page') throw new Error('the shell was not loaded')
  return result.page as ShellView
}

type PageComponent = ComponentType<{ page: unknown }>

const FILES = import.meta.glob<Readonly<Record<string, PageComponent>>>([
  '../pages/*/*Page.tsx',
  '!../pages/*/NotFoundPage.tsx',
])

const loaded = new Map<PageName, PageComponent | undefined>()

/** A page's component, if its code is loaded. */
export const pageComponent = (name: PageName): PageComponent | undefined => loaded.get(name)

/** The code of a page could not be fetched. */
export class PageCodeError extends Error {}

/**
 * Fetches a page's code: before its document is hydrated, or ahead of its use.
 * @throws PageCodeError where it does not come
 */
export async function loadPageCode(name: PageName): Promise<void> {
  if (loaded.has(name) || name === 'not-found') return
  const { component } = PAGES[name]
  const importPage = Object.entries(FILES).find(([path]) => path.endsWith(`/${component}.tsx`))?.[1]
  if (!importPage) throw new Error(`client/pages has no ${component}.tsx`)
  try {
    loaded.set(name, (await inTime(importPage()))[component])
  } catch (cause) {
    throw new PageCodeError('the code of the page could not be fetched', { cause })
  }
}
