import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
const oldest = engines.node.replace('>=', '')
const newest = read('.nvmrc').trim()

test('image, .nvmrc and documents name the same newest Node, and the oldest of package.json', () => {
  const images = [...read('Dockerfile').matchAll(/\bnode:(\d+)\.\d+\.\d+-/g)]
  expect(images.map(([, line]) => line)).toEqual([newest, newest])
  for (const file of ['README.md', 'docs/deploy.md']) {
    expect(read(file), file).toContain(`Node ${newest}`)
    expect(read(file), file).toContain(oldest)
  }
  expect(read('docs/data.md')).toContain(oldest)
  expect(read('server/process/assert-node.mjs')).toContain(`Node ${oldest} or newer`)
})

test('the image compiles nothing: its Node has the SQLite for which older ones need a driver', () => {
  const { engines } = JSON.parse(read('scripts/sqlite-before-node-24/package.json')) as {
    engines: { node: string }
  }
  const [, first] = /FIRST_WITH_SQLITE = (\d+)/.exec(
    read('server/enquiries/database/sqlite-driver.ts'),
  ) ?? ['']
  expect(engines.node).toBe(`<${first}`)
  expect(Number(newest)).toBeGreaterThanOrEqual(Number(first))
  expect(read('Dockerfile')).not.toMatch(/apt-get|g\+\+/)
})
