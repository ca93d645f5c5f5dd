import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ASSETS = 'dist/client/assets'

const built = (ending: string) =>
  readdirSync(ASSETS)
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')] as const)

test('every script asks to be compiled while it arrives', () => {
  const scripts = built('.js')
  expect(scripts.length).toBeGreaterThan(20)
  for (const [name, text] of scripts)
    expect(text.slice(0, 60), name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('no style for children is tried for every element', () => {
  const styles = built('.css')
  expect(styles.map(([, css]) => css).join('')).toContain('>li{')
  // As the framework's `*:`, `space-y-` and `divide-y` end.
  for (const [name, css] of styles) expect(css, name).not.toMatch(/>(?:\*|:not\(:last-child\))\)/)
})
