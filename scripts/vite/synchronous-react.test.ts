import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutStorage } from './synchronous-react.ts'

const react = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))

test('React’s server is left without a storage that follows every promise', () => {
  const code = readFileSync(join(react, 'cjs/react-dom-server.node.production.js'), 'utf8')
  const lean = withoutStorage(code)
  expect(lean).not.toContain('AsyncLocalStorage')
  expect(lean).toContain('requestStorage.run(request, performWork, request)')
})

test('a React that keeps its request elsewhere stops the build', () => {
  expect(() => withoutStorage('const nothing = 1')).toThrow(/elsewhere/)
})
