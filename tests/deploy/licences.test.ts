import { execFileSync } from 'node:child_process'
import satisfies from 'spdx-satisfies'
import { expect, test } from 'vitest'

/** Licences under which a closed site may carry a package; whoever adds one has read it. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  // libvips, a library of its own that anybody may replace.
  'LGPL-3.0-or-later',
  'MIT',
]

/** Packages whose licence npm does not tell, as read in their LICENSE file. */
const READ: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
}

type Component = {
  name: string
  version: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
}

test('every package that is deployed has a licence that we may use', { timeout: 60_000 }, () => {
  const npm = ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx']
  const list = JSON.parse(
    execFileSync('npm', npm, {
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  ) as { components: Component[] }
  expect(list.components.length).toBeGreaterThan(100)
  const refused = list.components.flatMap(({ name, version, licenses = [] }) => {
    const named = licenses.map(
      ({ license, expression }) => expression ?? license?.id ?? license?.name ?? '',
    )
    const read = READ[name]
    const stated = named.length === 0 && read !== undefined ? [read] : named
    const isFine = stated.length > 0 && stated.every((one) => satisfies(one, ALLOWED))
    return isFine ? [] : [`${name} ${version}: ${stated.join(', ') || 'none stated'}`]
  })
  expect(refused).toEqual([])
})
