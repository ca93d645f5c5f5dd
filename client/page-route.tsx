import type { ComponentType } from 'react'
import {
  data,
  redirect,
  useLoaderData,
  type LoaderFunction,
  type RouteObject,
} from 'react-router-dom'
import { isTakenOver } from './components/hooks/taken-over.ts'
import { deferred, loadDeferred } from './components/lazy/deferred.tsx'
import { HeadTags, PageHead } from './head/PageHead.tsx'
import { TrailProvider } from './head/trail.ts'
import { addressesOf, PAGES, type PageName, type PageViews } from './pages.ts'
import { statusOf, type PageSource, type Question, type Reply } from './source/source.ts'

/** What a page component receives. */
export type PageProps<Name extends PageName> = { readonly page: PageViews[Name] }

type PageModule = Readonly<Record<string, unknown>>
const FILES = {
  ...import.meta.glob<PageModule>(['./pages/*/*Page.tsx', '!./pages/*/{NotFound,Styles}Page.tsx']),
  // Every piece with its states, for those who build them.
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>('./pages/styles/StylesPage.tsx') : {}),
}

/** A page's file as the glob names it. */
const pageFile = (name: string): string => {
  const file = Object.keys(FILES).find((path) => path.endsWith(`/${name}.tsx`))
  if (file === undefined) throw new Error(`client/pages has no ${name}.tsx`)
  return file
}

/** Read by the server to preload the page's code with the HTML. */
export type PageHandle = { readonly module: string }

/**
 * A loader that asks one question. `fixed` are parameters the path itself implies.
 * A redirect is permanent; what does not exist is data with status 404, so that its page hydrates.
 */
export function loadPage<Q extends Question>(
  source: PageSource,
  question: Q,
  fixed: Readonly<Record<string, string>> = {},
): LoaderFunction {
  return async ({ params, request }) => {
    const named: Record<string, string> = { ...fixed }
    for (const [name, value] of Object.entries(params)) {
      if (value !== undefined) named[name === '*' ? 'path' : name] = value
    }
    const reply = await source.ask(
      question,
      named,
      new URL(request.url).searchParams,
      request.signal,
    )
    if (reply.kind === 'redirect') return redirect(reply.to, 301)
    if (reply.kind !== 'missing') return reply
    return data(reply, { status: statusOf(reply) })
  }
}

/** A page's entries in the route table: one for each of its addresses. */
export function pageRoutes(source: PageSource, name: PageName): RouteObject[] {
  return addressesOf(PAGES[name]).map(({ path, implies }) =>
    pageRoute(source, path, name, PAGES[name].component, implies),
  )
}

/** One address, and the page file that shows the answer to a question. */
export function pageRoute(
  source: PageSource,
  path: string,
  name: PageName,
  component: string,
  implies?: Readonly<Record<string, string>>,
): RouteObject {
  return {
    path,
    loader: loadPage(source, name, implies),
    handle: { module: pageFile(component).replace('./', 'client/') } satisfies PageHandle,
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate &&
      !(PAGES[name].sameForAllQueries && currentUrl.pathname === nextUrl.pathname),
    lazy: { Component: () => loadComponent(name, component) },
  }
}

/** A moved address that keeps its query string. */
export function redirectRoute(path: string, to: string): RouteObject {
  return {
    path,
    loader: ({ request }) => redirect(to + new URL(request.url).search, 301),
  }
}

/** Every address that no other entry of the table takes. */
export function missingRoute(source: PageSource): RouteObject {
  return { path: '*', loader: loadPage(source, 'not-found'), Component: Missing }
}

const MissingPage = deferred(() =>
  import('./pages/not-found/NotFoundPage.tsx').then(({ MissingPage }) => MissingPage),
)

function Missing() {
  const reply = useLoaderData<Reply<unknown>>()
  if (reply.kind !== 'missing') return null
  return (
    <>
      {reply.about && <HeadTags about={reply.about} />}
      <MissingPage missing={reply.missing} />
    </>
  )
}

/** Fetches a page's code ahead of its use; a failure is left to the use. */
export function loadPageCode(name: PageName): void {
  const { component } = PAGES[name]
  if (name !== 'not-found') void loadComponent(name, component).catch(() => undefined)
}

const wrapped = new Map<string, ComponentType>()

async function loadComponent(name: PageName, component: string): Promise<ComponentType> {
  const known = wrapped.get(component)
  if (known) return known
  const module = await FILES[pageFile(component)]?.()
  // The first page's parts stand there as HTML; those of a page that is drawn anew do not.
  if (isTakenOver()) await loadDeferred()
  const found = module?.[component]
  if (!found) throw new Error(`client/pages/${component}.tsx exports no ${component}`)
  // Its description pairs each question with the page that takes its view.
  const Page = found as ComponentType<{ readonly page: unknown }>
  function LoadedPage() {
    const reply = useLoaderData<Reply<PageViews[PageName]>>()
    if (reply.kind !== 'page' || !reply.about) return <Missing />
    return (
      <TrailProvider value={reply.about.trail}>
        <PageHead name={name} view={reply.page} about={reply.about} />
        <Page page={reply.page} />
      </TrailProvider>
    )
  }
  wrapped.set(component, LoadedPage)
  return LoadedPage
}
