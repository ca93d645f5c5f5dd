import { format } from 'node:util'
import type { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Set up for every file: a test that has something written to the console fails.

const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const

let written: string[] = []
const note = (...args: unknown[]) => void written.push(format(...args))

// What jsdom has not implemented it says past this console.
const { jsdom } = globalThis as { jsdom?: JSDOM }
jsdom?.virtualConsole.on('jsdomError', note)

beforeEach(() => {
  written = []
  for (const method of METHODS) vi.spyOn(console, method).mockImplementation(note)
})

afterEach(() => expect(written, 'nothing is written to the console').toEqual([]))
