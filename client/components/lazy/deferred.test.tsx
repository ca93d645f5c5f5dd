// @vitest-environment jsdom
import { act, startTransition, useEffect, useState, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferred, loadDeferred } from './deferred.tsx'

const presses: string[] = []
const errors: unknown[] = []
let box: HTMLElement
let leave: () => void = () => undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  presses.length = errors.length = 0
  box = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  act(leave)
  box.remove()
  vi.unstubAllGlobals()
})

function Save({ name }: { readonly name: string }) {
  return (
    <button type="button" onClick={() => presses.push(name)}>
      Save {name}
    </button>
  )
}

/** The server's HTML of a page with the part, and a browser that has not fetched its code. */
async function arrive(load: () => Promise<typeof Save>, around?: (part: ReactNode) => ReactNode) {
  const Served = deferred(async () => Save, 'input')
  await loadDeferred()
  const page = (part: ReactNode) => (around ? around(part) : part)
  box.innerHTML = renderToString(page(<Served name="a tower" />))
  const Part = deferred(load, 'input')
  await act(async () => {
    const root = hydrateRoot(box, page(<Part name="a tower" />), {
      onRecoverableError: (error) => errors.push(error),
    })
    leave = () => root.unmount()
  })
  const button = box.querySelector('button')
  if (!button) throw new Error('the server sent no button')
  return button
}

test('its code is fetched, and its HTML taken over, when the visitor first does anything', async () => {
  const load = vi.fn<() => Promise<typeof Save>>(async () => Save)
  const button = await arrive(load)
  expect(load).not.toHaveBeenCalled()
  expect(document.documentElement.dataset['deferred']).toBe('1')
  await act(async () => void window.dispatchEvent(new Event('pointermove')))
  expect(box.querySelector('button')).toBe(button)
  expect(document.documentElement.dataset['deferred']).toBe('0')
  await act(async () => button.click())
  expect(presses).toEqual(['a tower'])
  expect(errors).toEqual([])
})

test('a press before its code has come is answered once', async () => {
  let send: (part: typeof Save) => void = () => undefined
  const button = await arrive(() => new Promise((resolve) => (send = resolve)))
  await act(async () => button.click())
  await act(async () => button.click())
  expect(presses).toEqual([])
  await act(async () => send(Save))
  await vi.waitFor(() => expect(presses).toEqual(['a tower']))
  expect(box.querySelector('button')).toBe(button)
  expect(errors).toEqual([])
})

test('its code may come while React already waits for it', async () => {
  // Without act, which takes all steps at once: it is there in the next microtask, and React goes on
  // in the middle of the part.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const complaints = vi.spyOn(console, 'error')
  const Part = deferred(async () => Save)
  const root = createRoot(box, { onRecoverableError: (error) => errors.push(error) })
  leave = () => root.unmount()
  startTransition(() => root.render(<Part name="a tower" />))
  await vi.waitFor(() => expect(box.textContent + String(errors)).not.toBe(''))
  expect(errors).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
  expect(box.querySelector('button')?.textContent).toBe('Save a tower')
})

test('where its code cannot be fetched it stays as it is, and the page around it goes on', async () => {
  let turn: (page: number) => void = () => undefined
  function Page({ children }: { readonly children: ReactNode }) {
    const [page, setPage] = useState(1)
    useEffect(() => {
      turn = setPage
    }, [])
    return (
      <>
        <h1>Page {page}</h1>
        {children}
      </>
    )
  }
  const button = await arrive(
    () => Promise.reject(new Error('offline')),
    (part) => <Page>{part}</Page>,
  )
  await act(async () => void window.dispatchEvent(new Event('pointermove')))
  await act(async () => startTransition(() => turn(2)))
  expect(box.querySelector('h1')?.textContent).toBe('Page 2')
  expect(box.querySelector('button')).toBe(button)
  expect(button.textContent).toBe('Save a tower')
  expect(errors).toEqual([])
})
