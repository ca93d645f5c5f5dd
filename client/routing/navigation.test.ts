// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { ShellView } from '../layout/shell-context.ts'
import type { MovedPage, PageData } from './load-page.ts'
import { PageLoadError } from './page-source.ts'
import { createNavigation, type Navigation } from './navigation.ts'

const shell = {} as ShellView

const pageOf = (path: string): PageData => ({ shell, result: { kind: 'page', page: path } })

/** Answers by path and query; what is not there fails. */
let answers: Record<string, () => Promise<PageData | MovedPage>>
let asked: string[]
let signals: AbortSignal[]
let navigation: Navigation

beforeEach(() => {
  answers = {}
  asked = []
  window.scrollTo = () => undefined
  window.history.replaceState(null, '', '/about')
  signals = []
  navigation = createNavigation((url, _shell, signal) => {
    signals.push(signal)
    const path = url.pathname + url.search
    asked.push(path)
    return answers[path]?.() ?? Promise.resolve(pageOf(path))
  }, pageOf('/about'))
})

/** Settles when the page is there. */
async function go(to: string, how: 'push' | 'replace' = 'push'): Promise<void> {
  navigation.navigator[how](to)
  await vi.waitFor(() => expect(navigation.state().pending).toBeUndefined())
}

const shown = () => {
  const { error, location, navigationType, pending, result } = navigation.state()
  const page = result.kind === 'page' ? result.page : result.kind
  return { error, hash: location.hash, navigationType, page, path: location.pathname, pending }
}

test('a page is shown, and its address, when its data is there', async () => {
  let arrive: (page: PageData) => void = () => undefined
  answers['/career'] = () => new Promise((resolve) => (arrive = resolve))
  const going = go('/career')
  expect(shown()).toMatchObject({ path: '/about', pending: { pathname: '/career' } })
  expect(window.location.pathname).toBe('/about')
  arrive(pageOf('/career'))
  await going
  expect(shown()).toMatchObject({ path: '/career', page: '/career', pending: undefined })
  expect(window.location.pathname).toBe('/career')
})

test.each(['"text"', '5', 'true', '[]', 'no JSON'])(
  'pages are shown where scroll positions are stored as %s',
  async (stored) => {
    window.sessionStorage.setItem('scrollPositions', stored)
    navigation = createNavigation((url) => Promise.resolve(pageOf(url.pathname)), pageOf('/about'))
    window.sessionStorage.clear()
    await go('/career')
    expect(shown()).toMatchObject({ path: '/career', page: '/career' })
  },
)

test('a page that may play what this document may not is loaded as a document', async () => {
  const result = {
    kind: 'page',
    page: '/career',
    meta: { players: 'https://tours.example.com' },
  } as const
  answers['/career'] = () => Promise.resolve({ shell, result: result as PageData['result'] })
  navigation.navigator.push('/career')
  // What jsdom says that it has not implemented: going there.
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown()).toMatchObject({ path: '/about', page: '/about', pending: { hash: '' } })
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(shown()).toMatchObject({ path: '/about', pending: undefined })
})

test('of two pages the one asked for last is shown', async () => {
  let arrive: (page: PageData) => void = () => undefined
  answers['/career'] = () => new Promise((resolve) => (arrive = resolve))
  navigation.navigator.push('/career')
  await go('/privacy')
  arrive(pageOf('/career'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown()).toMatchObject({ path: '/privacy', page: '/privacy' })
})

test('what has moved is found where it is now', async () => {
  answers['/pune'] = () => Promise.resolve({ movedTo: '/city/pune?page=2#results' })
  await go('/pune')
  expect(shown()).toMatchObject({ path: '/city/pune', hash: '#results', navigationType: 'PUSH' })
})

test('what fails is said at its address, and asked for anew', async () => {
  answers['/career'] = () => Promise.reject(new Error('no network'))
  await go('/career')
  expect(shown()).toMatchObject({ path: '/career', error: new Error('no network') })
  delete answers['/career']
  await go('/career', 'replace')
  expect(shown()).toMatchObject({ page: '/career', error: undefined })
})

test('what never comes is said after 15 s, and lets its connection go', async () => {
  vi.useFakeTimers()
  answers['/career'] = () => new Promise(() => undefined)
  navigation.navigator.push('/career')
  await vi.advanceTimersByTimeAsync(14_999)
  expect(shown()).toMatchObject({ path: '/about', pending: { pathname: '/career' } })
  await vi.advanceTimersByTimeAsync(1)
  const error = new PageLoadError('there was no answer')
  expect(shown()).toMatchObject({ path: '/career', pending: undefined, error })
  expect(signals.at(-1)?.aborted).toBe(true)
  vi.useRealTimers()
  delete answers['/career']
  await go('/career', 'replace')
  expect(shown()).toMatchObject({ page: '/career', error: undefined })
})

test.each([
  ['/project-details?page=2', '?page=3', ['/project-details?page=2', '/project-details?page=3']],
  ['/career?department=sales', '?department=design', ['/career?department=sales']],
  ['/career', '#sales', ['/career']],
])('from %s, %s is asked for only where the page depends on it', async (from, to, paths) => {
  await go(from)
  await go(to)
  expect(asked).toEqual(paths)
})
