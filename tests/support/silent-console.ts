import { format } from 'node:util'
import type { JSDOM } from 'jsdom'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

// Set up for every file: a test that has something written to the console fails.

const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const

let written: string[] = []
const note = (...args: unknown[]) => void written.push(format(...args))

// What jsdom has not implemented it says past this console. Files after this one get the same document.
const { jsdom } = globalThis as { jsdom?: JSDOM }
beforeAll(() => void jsdom?.virtualConsole.on('jsdomError', note))
afterAll(() => void jsdom?.virtualConsole.off('jsdomError', note))

beforeEach(() => {
  written = []
  for (const method of METHODS) vi.spyOn(console, method).mockImplementation(note)
})

afterEach(() => {
  if (written.length > 0) throw new Error(`Written to the console: ${written.join('\n')}`)
})
