import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { useTestServer } from '../../tests/support/programs/test-server.ts'
import { catalogueSource } from '../loaders/catalogue-source.ts'
import { brochureOf } from './content/contents.ts'
import { layOutBrochure } from './layout/lay-out-brochure.ts'
import { PAGE } from './layout/styles.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

/** Every sixth brochure of the sample is laid out and drawn: all of them take a minute. */
const EVERY = 6
vi.setConfig({ testTimeout: 180_000 })

const hasReader = spawnSync('pdftoppm', ['-v']).error === undefined
if (!hasReader) process.stderr.write('SKIPPED: pdftoppm (poppler-utils) is not installed\n')

const folder = temporaryFolder()
const server = useTestServer()

async function write(developer: string, id: string): Promise<string> {
  const source = catalogueSource(server.services)
  const reply = await source.load('project', { developer, id }, new URLSearchParams())
  if (reply.kind !== 'page') throw new Error(`${developer}/${id} has no page`)
  const contents = brochureOf(server.services, reply.page)
  const file = join(folder, 'brochure.pdf')
  writeFileSync(file, await layOutBrochure(contents, server.services.config.imagesDir))
  return file
}

/** How far down each page goes, of the height that its text may take. */
function fillOfPages(file: string): number[] {
  execFileSync('pdftoppm', ['-gray', '-r', '18', file, join(folder, 'page')])
  const pages = readdirSync(folder).filter((name) => name.endsWith('.pgm'))
  return pages.sort().map((name) => {
    const image = readFileSync(join(folder, name))
    rmSync(join(folder, name))
    const header = /^P5\s(\d+)\s(\d+)\s255\s/.exec(image.toString('latin1', 0, 40))
    const [start = '', width, height] = [header?.[0], Number(header?.[1]), Number(header?.[2])]
    const pixels = image.subarray(start.length)
    const rowOf = (y: number): number => Math.floor((y / PAGE.height) * height)
    let row = rowOf(PAGE.bottom + 8)
    while (row > 0 && pixels.subarray(row * width, (row + 1) * width).every((grey) => grey > 245)) {
      row -= 1
    }
    return ((row / height) * PAGE.height - PAGE.top) / (PAGE.bottom - PAGE.top)
  })
}

test.skipIf(!hasReader)(
  'no page but the last before the end is emptier than two fifths',
  async () => {
    const emptier: string[] = []
    const { projects } = server.services.catalogue.current
    for (const { id, developerSlug } of projects.filter((_, at) => at % EVERY === 0)) {
      const pages = fillOfPages(await write(developerSlug, id)).slice(1, -2)
      pages.forEach((fill, index) => {
        if (fill < 0.6)
          emptier.push(`${developerSlug}/${id}, page ${index + 2}: ${fill.toFixed(2)}`)
      })
    }
    expect(emptier).toEqual([])
  },
)

test.skipIf(!hasReader)('the places near a project stand beside its map', async () => {
  const file = await write('aravalli-crest', 'the-aravalli-summit')
  const words = execFileSync('pdftotext', ['-bbox', file, '-']).toString()
  const left = Number(/xMin="([\d.]+)"[^>]*>Prime</.exec(words)?.[1])
  expect(left).toBeGreaterThan(PAGE.width * 0.4)
})
