// @vitest-environment jsdom
import { act, useEffect, useLayoutEffect } from 'react'
import { BrowserRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw } from '../../tests/support/draw.ts'
import type { ShellView } from '../layout/shell-context.ts'
import type { MovedPage, PageData } from './load-page.ts'
import { PageRouter, usePage } from './page-router.tsx'
import { PageLoadError } from './page-source.ts'

const shell = {} as ShellView

const pageOf = (path: string): PageData => ({ shell, result: { kind: 'page', page: path } })

/** Answers by path and query; what is not there is a page. */
let answers: Record<string, () => Promise<PageData | MovedPage>>
let asked: string[]
let signals: AbortSignal[]
/** What the page says of itself, and the way to the next one. */
let shown: Record<string, unknown>
let navigate: NavigateFunction
/** Called with the page on its way, before any effect of the same commit. */
let onCommit: (pending: string | undefined) => unknown

function Page() {
  const { pathname, search, hash } = useLocation()
  const { result, error, pending } = usePage()
  const goTo = useNavigate()
  useLayoutEffect(() => void onCommit(pending?.pathname))
  useEffect(() => {
    navigate = goTo
    shown = {
      path: pathname + search + hash,
      page: result.kind === 'page' ? result.page : result.kind,
      error,
      pending: pending?.pathname,
    }
  })
  return null
}

const load = (url: URL, _shell: ShellView, signal: AbortSignal) => {
  signals.push(signal)
  const path = url.pathname + url.search
  asked.push(path)
  return answers[path]?.() ?? Promise.resolve(pageOf(path))
}

const start = (props: { load?: typeof load }) =>
  draw(
    <BrowserRouter>
      <PageRouter data={pageOf('/about')} {...props}>
        <Page />
      </PageRouter>
    </BrowserRouter>,
  )

beforeEach(() => {
  answers = {}
  asked = []
  signals = []
  onCommit = () => undefined
  window.scrollTo = () => undefined
  window.history.replaceState(null, '', '/about')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const go = (to: string) => act(async () => navigate(to))

test('the page before stays, with its location, until the next one is there', async () => {
  await start({ load })
  let arrive: (page: PageData) => void = () => undefined
  answers['/career'] = () => new Promise((resolve) => (arrive = resolve))
  await go('/career')
  expect(shown).toMatchObject({ path: '/about', page: '/about', pending: '/career' })
  await act(async () => arrive(pageOf('/career')))
  expect(shown).toMatchObject({ path: '/career', page: '/career', pending: undefined })
})

test('of two pages the one asked for last is shown, and the other one given up', async () => {
  await start({ load })
  let arrive: (page: PageData) => void = () => undefined
  answers['/career'] = () => new Promise((resolve) => (arrive = resolve))
  await go('/career')
  await go('/privacy')
  await act(async () => arrive(pageOf('/career')))
  expect(shown).toMatchObject({ path: '/privacy', page: '/privacy' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('an answer that comes between the next address and its request is not shown at it', async () => {
  await start({ load })
  answers['/career'] = () =>
    new Promise((resolve) => {
      onCommit = (pending) => pending === '/privacy' && resolve(pageOf('/career'))
    })
  answers['/privacy'] = () => new Promise((resolve) => setTimeout(resolve, 20, pageOf('/privacy')))
  await go('/career')
  // Within `act` effects run in the task of their commit, and nothing comes between.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  navigate('/privacy')
  await vi.waitFor(() => expect(shown).toMatchObject({ path: '/privacy', pending: undefined }))
  expect(shown).toMatchObject({ page: '/privacy' })
})

test('what has moved is found where it is now', async () => {
  await start({ load })
  answers['/pune'] = () => Promise.resolve({ movedTo: '/city/pune?page=2#results' })
  await go('/pune')
  expect(shown).toMatchObject({ path: '/city/pune?page=2#results', page: '/city/pune?page=2' })
  expect(window.location.pathname).toBe('/city/pune')
})

test('what fails is said at its address, and asked for anew', async () => {
  await start({ load })
  answers['/career'] = () => Promise.reject(new Error('no network'))
  await go('/career')
  expect(shown).toMatchObject({ path: '/career', error: new Error('no network') })
  delete answers['/career']
  await go('/career')
  expect(shown).toMatchObject({ page: '/career', error: undefined })
})

test('what never comes is said after 15 s, and lets its connection go', async () => {
  await start({})
  vi.useFakeTimers()
  let signal: AbortSignal | null | undefined
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    ;({ signal } = init)
    return new Promise(() => undefined)
  })
  // The page without code of its own.
  await go('/no/such/page')
  await act(() => vi.advanceTimersByTimeAsync(14_999))
  expect(shown).toMatchObject({ path: '/about', pending: '/no/such/page' })
  await act(() => vi.advanceTimersByTimeAsync(1))
  const error = new PageLoadError('there was no answer')
  expect(shown).toMatchObject({ path: '/no/such/page', pending: undefined, error })
  expect(signal?.aborted).toBe(true)
})

test.each([
  ['/project-details?page=2', '?page=3', ['/project-details?page=2', '/project-details?page=3']],
  ['/career?department=sales', '?department=design', ['/career?department=sales']],
  ['/career', '#sales', ['/career']],
  ['/career', '/career', ['/career']],
  ['/search?q=plot', '/search?q=plot', ['/search?q=plot', '/search?q=plot']],
])('from %s, %s is asked for only where the page depends on it', async (from, to, paths) => {
  await start({ load })
  await go(from)
  await go(to)
  expect(asked).toEqual(paths)
  expect(shown).toMatchObject({ pending: undefined })
})
