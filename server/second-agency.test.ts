import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { checkFolder } from '../catalogue/checks/check-folder.ts'
import { isError } from '../catalogue/checks/finding.ts'
import { secondAgency } from '../tests/fixtures/second-agency.ts'
import { documentIn, pathsIn } from '../tests/support/html.ts'
import { useTestServer } from '../tests/support/programs/test-server.ts'
import { temporaryFolder } from '../tests/support/programs/run-folder.ts'

/** What a text made of parts that are missing looks like. */
const BROKEN = [
  /\bundefined\b/,
  /\bNaN\b/,
  /\[object/,
  /\bnull\b/,
  /, ,/,
  /,\./,
  / ,/,
  /\b(?:in|by|of|from) [.,]/,
  /\(\)/,
  /— —/,
]

const OTHER_PATHS = [
  '/',
  '/project-details',
  '/search?q=project',
  '/search?q=%E0%A4%B6%E0%A4%BE%E0%A4%82%E0%A4%A4%E0%A4%BF',
  '/shortlist?projects=q/x',
  '/compare?projects=q/x,q/7',
  '/privacy',
  '/career',
  '/city/lucknow',
  '/api/search?q=lucknow',
  '/data/residentialProjects.json',
]

/** What a visitor reads, with a mark where an element begins or ends. */
const visibleText = (node: Node): string =>
  node.nodeName === '#text'
    ? (node.textContent ?? '')
    : /^(?:script|style|svg)$/i.test(node.nodeName)
      ? '¦'
      : Array.from(node.childNodes, visibleText).join('¦')

function faultsOf(path: string, status: number, body: string): string[] {
  if (status !== 200) return [`${path}: ${status}`]
  if (!body.startsWith('<!DOCTYPE html')) return []
  const document = documentIn(body)
  const text = visibleText(document)
  return [
    ...BROKEN.flatMap((sign) => {
      const at = text.search(sign)
      return at < 0 ? [] : [`${path}: ${sign} in ${text.slice(Math.max(0, at - 40), at + 20)}`]
    }),
    ...[...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => visibleText(heading).replaceAll('¦', '').trim() === '')
      .map(({ nodeName }) => `${path}: an empty ${nodeName}`),
  ]
}

describe('another agency’s data', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'images'))
  for (const [name, value] of Object.entries(secondAgency()))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(value))
  const server = useTestServer({ DATA_DIR: folder })

  test('has no errors', async () => {
    const { findings } = await checkFolder(folder)
    expect(findings.filter(isError).map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([])
  })

  test('says in which language a name is', async () => {
    const titleOf = async (path: string) => {
      const { text } = await request(server.url).get(path)
      const title = documentIn(text).querySelector('h1')
      return [title?.lang, title?.textContent]
    }
    expect(await titleOf('/project-details/aravali-vikas')).toEqual(['hi', 'अरावली विकास'])
    const project = await titleOf('/project-details/aravali-vikas/kol.1-%CE%B1')
    expect(project).toEqual(['hi', 'शांति निकेतन'])
    expect(await titleOf('/project-details/q')).toEqual(['', expect.anything()])
  })

  test('makes pages without a gap in a sentence, for every address there is', async () => {
    const sitemap = await request(server.url).get('/sitemap.xml')
    const listed = pathsIn(sitemap.text)
    expect(listed.length).toBeGreaterThan(20)
    const faults: string[] = []
    for (const path of new Set([...listed, ...OTHER_PATHS])) {
      const { status, text } = await request(server.url).get(path)
      faults.push(...faultsOf(path, status, text))
    }
    expect(faults).toEqual([])
  }, 120_000)
})
