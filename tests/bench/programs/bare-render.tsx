import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { loadPage } from '../../../client/routing/load-page.ts'
import { pageFile } from '../../../client/routing/page-code.ts'
import { catalogueSource } from '../../../server/loaders/catalogue-source.ts'
import { createApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config.ts'
import { createLog } from '../../../server/process/log.ts'
import { productionServices } from '../../../server/process/start.ts'
import { builtAssets } from '../../../server/render/assets.ts'
import { documentOf } from '../../../server/render/stream-document.tsx'

/** What is asked of this program: to render so many pages, these in turn. */
export type BareOrder = { readonly paths: readonly string[]; readonly times: number }
/** What it took, ms of processor time each. */
export type BareResult = { readonly ms: number; readonly bytes: number }

// Renders pages of the site with React and nothing else: the same elements to a sink, made once.
const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'))
const config = readConfig(
  { LOG_LEVEL: 'silent', DATABASE_URL: `sqlite:${folder}/none.db` },
  process.cwd(),
)
const services = await productionServices(config, createLog(config))
process.once('disconnect', () => {
  rmSync(folder, { recursive: true })
  process.exit()
})
const server = createApp(services).listen(0, '127.0.0.1')
const source = catalogueSource(services)
const assets = builtAssets(config.distDir)

async function elementOf(path: string) {
  // The site's own answer first: what it loads when asked is there then.
  const { port } = server.address() as AddressInfo
  await fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.arrayBuffer())
  const url = new URL(path, config.publicUrl)
  const data = await loadPage(source, url)
  if ('movedTo' in data) throw new Error(`${path} is no page`)
  return documentOf(url, { assets: assets.forPage(pageFile(url.pathname)), data })
}

async function render({ paths, times }: BareOrder): Promise<BareResult> {
  const elements: ReactElement[] = []
  for (const path of paths) elements.push(await elementOf(path))
  let bytes = 0
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) {
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        done()
      },
    })
    renderToPipeableStream(elements[time % elements.length], {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    }).pipe(sink)
    await finished(sink)
  }
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000 / times, bytes: bytes / times }
}

process.on('message', (order: BareOrder) => {
  void render(order).then((result) => process.send?.(result))
})
process.send?.('ready')
