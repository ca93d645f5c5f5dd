import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { HtmlValidate } from 'html-validate'
import request from 'supertest'
import { beforeAll, expect, test } from 'vitest'
import { documentIn, nodesIn } from '../../tests/support/html.ts'
import { ONE_OF_EACH } from '../../tests/support/pages.ts'
import { useTestServer } from '../../tests/support/programs/test-server.ts'

/** One page of every kind, and what differs within a kind: a flat, a shop, a plot, no price. */
const PAGES = [
  ...ONE_OF_EACH,
  '/career?department=sales&position=sales-manager',
  '/project-details/cobalt-square/cobalt-street',
  '/project-details/saffron-spaces/saffron-bay',
  '/project-details/sohna-hills-estates/hillside-farms',
  '/goa',
  '/compare?projects=aravalli-crest/the-aravalli-summit,kadamba-homes/1024&differences=1',
  '/enquiry-sent?reference=ABCD-1234',
  '/no-such-page',
  '/project-details/aravalli-crest/no-such-project',
]

const server = useTestServer()
const html = new Map<string, string>()
const documents = new Map<string, Document>()
beforeAll(async () => {
  for (const path of PAGES) {
    const { text } = await request(server.url).get(path)
    html.set(path, text)
    documents.set(path, documentIn(text))
  }
})

test.each(PAGES)('%s is valid HTML', async (path) => {
  const report = await new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // Written by React, which is at home in XHTML too.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      doctype: 'off',
    },
  }).validateString(html.get(path) ?? '')
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect([...new Set(faults)]).toEqual([])
})

test.each(PAGES)('every text of %s is all that its element holds', (path) => {
  // What translators of browsers do to a text, React must not stumble over (client/components/TranslatableTexts.tsx).
  const all = documents.get(path)?.body.querySelectorAll('*') ?? []
  expect(all.length).toBeGreaterThan(0)
  const mixed = [...all].filter(
    ({ childNodes }) =>
      childNodes.length > 1 && Array.from(childNodes).some(({ nodeType }) => nodeType === 3),
  )
  expect(mixed.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([])
})

/** What a node has, whatever it says; an enumeration's members are addresses, which count as they are. */
const shapeOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join()}]`
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' && value.startsWith('https://schema.org/')
      ? value
      : typeof value
  return Object.entries(value)
    .map(([key, inner]) => `${key}:${key === '@type' ? String(inner) : shapeOf(inner)}`)
    .join()
}

test('structured data is what schema.org’s published types say', { timeout: 120_000 }, async () => {
  // Nodes that differ in their texts and numbers alone are one: each takes the compiler a while.
  const shapes = new Map<string, string>()
  for (const [path, document] of documents)
    for (const node of nodesIn(document)) {
      const json = JSON.stringify(node)
      const shape = shapeOf(node)
      shapes.set(shape, `// ${path}\n;(${json}) satisfies WithContext<${node['@type']}>`)
    }
  const nodes = [...shapes.values()]
  expect(nodes.length).toBeGreaterThan(8)
  const types = [...new Set(nodes.map((node) => /WithContext<(\w+)>$/.exec(node)?.[1]))]
  const folder = mkdtempSync('node_modules/.structured-data-')
  try {
    const file = join(folder, 'nodes.ts')
    const head = `import type { ${['WithContext', ...types].join(', ')} } from 'schema-dts'`
    writeFileSync(file, [head, ...nodes].join('\n'))
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext']
    const resolution = ['--moduleResolution', 'bundler', '--target', 'es2023', '--ignoreConfig']
    const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc')
    const found = await promisify(execFile)(process.execPath, [
      compiler,
      ...options,
      ...resolution,
      file,
    ]).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? String(error) }))
    expect(found.stdout).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
