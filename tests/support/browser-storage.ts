import type { JSDOM } from 'jsdom'

// Set up for files about what runs in a browser. From Node 25 on Node has a storage of its own, undefined
// where it has no file, which Vitest leaves in the place of the document's.

const { jsdom } = globalThis as { jsdom?: JSDOM }
if (jsdom) {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true })
}
