import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { loadPage } from '../../../client/routing/load-page.ts'
import { pageAt } from '../../../client/routes.tsx'
import { catalogueSource } from '../../../server/pages/catalogue-source.ts'
import { DEFAULT_BRAND } from '../../../domain/brand/palette.ts'
import { readConfig } from '../../../server/config.ts'
import { createLog } from '../../../server/process/log.ts'
import { productionServices } from '../../../server/process/create-services.ts'
import { builtAssets } from '../../../server/render/asset-finder.ts'
import { documentOf } from '../../../server/render/stream-document.tsx'
import { temporaryFolder } from '../../support/programs/run-folder.ts'

// Renders pages of the site with React and nothing else: the same elements to a sink, made once.
const config = readConfig(
  { LOG_LEVEL: 'silent', DATABASE_URL: `sqlite:${temporaryFolder()}/none.db` },
  process.cwd(),
)
const source = catalogueSource(await productionServices(config, createLog(config)))
const assets = builtAssets(config.distDir)

async function elementOf(path: string) {
  const url = new URL(path, config.publicUrl)
  const data = await loadPage(source, url)
  if ('movedTo' in data) throw new Error(`${path} is no page`)
  return documentOf(url, {
    assets: assets.forPage(pageAt(url.pathname).component),
    themeColor: DEFAULT_BRAND.ink,
    data,
  })
}

/** Renders so many pages, these in turn; ms of processor time each. */
export async function bareMs(paths: readonly string[], times: number): Promise<number> {
  const elements: ReactElement[] = []
  for (const path of paths) elements.push(await elementOf(path))
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) {
    const sink = new Writable({ write: (_chunk, _encoding, done) => done() })
    renderToPipeableStream(elements[time % elements.length], {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    }).pipe(sink)
    await finished(sink)
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}
