// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { ShellView } from '../layout/shell.ts'
import type { Moved, PageData } from './load-page.ts'
import { createRouter, navigate, type Router } from './navigation.ts'

const shell = {} as ShellView

const pageOf = (path: string): PageData => ({ shell, result: { kind: 'page', page: path } })

/** Answers by path and query; what is not there fails. */
let answers: Record<string, () => Promise<PageData | Moved>>
let asked: string[]
let router: Router

beforeEach(() => {
  answers = {}
  asked = []
  window.scrollTo = () => undefined
  window.history.replaceState(null, '', '/about')
  router = createRouter((url) => {
    const path = url.pathname + url.search
    asked.push(path)
    return answers[path]?.() ?? Promise.resolve(pageOf(path))
  }, pageOf('/about'))
})

const shown = () => {
  const { arrival, error, location, pending, result } = router.state()
  const page = result.kind === 'page' ? result.page : result.kind
  return { arrival, error, hash: location.hash, page, path: location.pathname, pending }
}

test('a page is shown, and its address, when its data is there', async () => {
  let arrive: (page: PageData) => void = () => undefined
  answers['/career'] = () => new Promise((resolve) => (arrive = resolve))
  const going = navigate('/career')
  expect(shown()).toMatchObject({ path: '/about', pending: { pathname: '/career' } })
  expect(window.location.pathname).toBe('/about')
  arrive(pageOf('/career'))
  await going
  expect(shown()).toMatchObject({ path: '/career', page: '/career', pending: undefined })
  expect(window.location.pathname).toBe('/career')
})

test('of two pages the one asked for last is shown', async () => {
  let arrive: (page: PageData) => void = () => undefined
  answers['/career'] = () => new Promise((resolve) => (arrive = resolve))
  const first = navigate('/career')
  await navigate('/privacy')
  arrive(pageOf('/career'))
  await first
  expect(shown()).toMatchObject({ path: '/privacy', page: '/privacy' })
})

test('what has moved is found where it is now', async () => {
  answers['/pune'] = () => Promise.resolve({ movedTo: '/city/pune?page=2#results' })
  await navigate('/pune')
  expect(shown()).toMatchObject({ path: '/city/pune', hash: '#results', arrival: 'push' })
})

test('what fails is said at its address, and asked for anew', async () => {
  answers['/career'] = () => Promise.reject(new Error('no network'))
  await navigate('/career')
  expect(shown()).toMatchObject({ path: '/career', error: new Error('no network') })
  delete answers['/career']
  await navigate('/career', { replace: true })
  expect(shown()).toMatchObject({ page: '/career', error: undefined })
})

test('a part of the page is not asked for', async () => {
  await navigate('#values')
  expect(shown()).toMatchObject({ path: '/about', hash: '#values' })
  expect(asked).toEqual([])
})

test.each([
  ['/project-details?page=2', '?page=3', ['/project-details?page=2', '/project-details?page=3']],
  ['/career?department=sales', '?department=design', ['/career?department=sales']],
])('from %s, %s is asked for only where the page depends on it', async (from, to, paths) => {
  await navigate(from)
  await navigate(to)
  expect(asked).toEqual(paths)
})

test('back leads to the page before', async () => {
  await navigate('/career')
  window.history.back()
  await vi.waitFor(() =>
    expect(shown()).toMatchObject({ path: '/about', page: '/about', arrival: 'pop' }),
  )
})
