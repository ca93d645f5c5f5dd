import { get } from 'node:http'
import { pageAt } from '../../client/pages.ts'
import { startSite } from '../support/programs/site-process.ts'
import { report } from './programs/report.ts'

// How many bytes of HTML a page is, by kind: the largest page of each kind in the sitemap, and as many
// bytes in brotli as its first visitors get. Kilobytes of 1000.
const LIMITS: Readonly<Record<string, number>> = { home: 150 }

function bytesOf(url: string, encoding: string): Promise<number> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (res) => {
      let bytes = 0
      res.on('data', (part: Buffer) => (bytes += part.length))
      res.once('end', () => {
        if (res.statusCode === 200) done(bytes)
        else fail(new Error(`${url} answers ${res.statusCode}`))
      })
    }).once('error', fail)
  })
}

const site = await startSite({})
try {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const largest = new Map<string, { path: string; bytes: number }>()
  for (const [, found] of sitemap.matchAll(/<loc>[^<]*?:\/\/[^/]+([^<]*)<\/loc>/g)) {
    const path = found || '/'
    const { name } = pageAt(path)
    const bytes = await bytesOf(site.url + path, 'identity')
    if (bytes > (largest.get(name)?.bytes ?? 0)) largest.set(name, { path, bytes })
  }
  for (const [name, { path, bytes }] of largest) {
    const most = LIMITS[name]
    report(
      `a ${name} page: HTML, KB`,
      bytes / 1000,
      most === undefined ? undefined : { atMost: most },
    )
    report(`a ${name} page: HTML in brotli, KB`, (await bytesOf(site.url + path, 'br')) / 1000)
  }
} finally {
  await site.end()
}
