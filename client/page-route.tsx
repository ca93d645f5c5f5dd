import type { ComponentType } from 'react'
import {
  data,
  redirect,
  useLoaderData,
  type LoaderFunction,
  type RouteObject,
} from 'react-router-dom'
import { MissingHead, PageHead } from './head/PageHead.tsx'
import { MissingPage } from './pages/not-found/NotFoundPage.tsx'
import type { PageSource, Question, Reply } from './source/source.ts'
import type { PageViews } from './source/views.ts'

/** What a page component receives. */
export type PageProps<Q extends Question> = { readonly page: PageViews[Q] }

type PageModule = Readonly<Record<string, unknown>>
const PAGES = {
  ...import.meta.glob<PageModule>(['./pages/*/*Page.tsx', '!./pages/*/{NotFound,Styles}Page.tsx']),
  // Every piece with its states, for those who build them.
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>('./pages/styles/StylesPage.tsx') : {}),
}

/** A page's file as the glob names it. */
const pageFile = (name: string): string => {
  const file = Object.keys(PAGES).find((path) => path.endsWith(`/${name}.tsx`))
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
    const given: Record<string, string> = { ...fixed }
    for (const [name, value] of Object.entries(params)) {
      if (value !== undefined) given[name === '*' ? 'path' : name] = value
    }
    const reply = await source.ask(
      question,
      given,
      new URL(request.url).searchParams,
      request.signal,
    )
    if (reply.kind === 'redirect') return redirect(reply.to, 301)
    if (reply.kind !== 'missing') return reply
    return data(reply, { status: reply.missing.offer === 'retry' ? 503 : 404 })
  }
}

/** Makes the entries of the route table: one question answered by one page file. */
export function pageRoute(source: PageSource) {
  return <Q extends Question>(
    path: string,
    question: Q,
    name: string,
    fixed?: Readonly<Record<string, string>>,
  ): RouteObject => ({
    path,
    loader: loadPage(source, question, fixed),
    handle: { module: pageFile(name).replace('./', 'client/') } satisfies PageHandle,
    // What these pages show of their data is chosen in the browser by the query.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate &&
      !(question === 'career' && currentUrl.pathname === nextUrl.pathname),
    lazy: { Component: () => loadComponent(question, name) },
  })
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

function Missing() {
  const reply = useLoaderData<Reply<unknown>>()
  if (reply.kind !== 'missing') return null
  return (
    <>
      <MissingHead />
      <MissingPage missing={reply.missing} />
    </>
  )
}

const wrapped = new Map<string, ComponentType>()

async function loadComponent(question: Question, name: string): Promise<ComponentType> {
  const known = wrapped.get(name)
  if (known) return known
  const module = await PAGES[pageFile(name)]?.()
  const found = module?.[name]
  if (!found) throw new Error(`client/pages/${name}.tsx exports no ${name}`)
  // The route table pairs each question with the page that takes its view.
  const Page = found as ComponentType<{ readonly page: unknown }>
  function LoadedPage() {
    const reply = useLoaderData<Reply<PageViews[Question]>>()
    if (reply.kind !== 'page') return <Missing />
    return (
      <>
        <PageHead question={question} page={reply.page} />
        <Page page={reply.page} />
      </>
    )
  }
  wrapped.set(name, LoadedPage)
  return LoadedPage
}
