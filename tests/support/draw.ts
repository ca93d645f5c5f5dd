import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Draws in the test's document until the test has ended. */
export async function draw(node: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = (next: ReactNode) => act(async () => root.render(next))
  onTestFinished(() => {
    act(() => root.unmount())
    place.remove()
    vi.unstubAllGlobals()
  })
  await show(node)
  return { place, show }
}

/** An observer of what is laid out, where nothing is. */
export class IdleObserver {
  observe(): void {}
  disconnect(): void {}
}

/** Puts a text into a field as a visitor does: React compares with what was last set by property. */
export const type = (field: HTMLInputElement | null | undefined, text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** A browser that stores nothing more, until mocks are restored. */
export const refuseStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
