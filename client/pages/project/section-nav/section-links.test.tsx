// @vitest-environment jsdom
import { act } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { draw, IdleObserver } from '../../../../tests/support/draw.ts'
import { useScrollSpy } from './scroll-spy.ts'

const Tabs = () => useScrollSpy()

test('a link to a section that waits for its code keeps its own query', async () => {
  vi.stubGlobal('IntersectionObserver', IdleObserver)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  document.body.innerHTML = '<a href="?unit=2#payment">View Payment Plan</a>'
  const { place } = await draw(
    <BrowserRouter>
      <Tabs />
    </BrowserRouter>,
  )
  await act(async () => document.querySelector('a')?.click())
  expect(window.location.search + window.location.hash).toBe('?unit=2#payment')
  expect(place.textContent).toBe('payment')
  vi.useRealTimers()
})
