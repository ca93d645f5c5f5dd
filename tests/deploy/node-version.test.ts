import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

/** What an image's name says, such as `node:24.18.1-bookworm-slim`. */
const NODE_IMAGE = /\bnode:(\d+)\.(\d+)\.\d+/g

// Compiled with the headers of Node 24.19 and later, better-sqlite3 12 aborts the process when a
// statement is collected as garbage (nodejs/node#65446).
test('the image has no Node that the SQLite driver aborts', () => {
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>
  }
  const named = [...read('Dockerfile').matchAll(NODE_IMAGE)]
  expect(named.length).toBeGreaterThan(0)
  const isOldDriver = dependencies['better-sqlite3']?.startsWith('^12.') === true
  const aborting = named.filter(([, major, minor]) => Number(major) === 24 && Number(minor) >= 19)
  expect(isOldDriver ? aborting.map(([image]) => image) : []).toEqual([])
})
