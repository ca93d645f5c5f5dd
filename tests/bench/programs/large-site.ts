import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { spawnSite } from '../../support/programs/site-process.ts'
import { generateScale } from '../../support/scale/generate.ts'
import { onCoresApart, processorMs, untilReady } from './visitors.ts'

const PROJECTS = Number(process.argv[2] ?? 50_000)

/** A very large agency; the number of its projects is the benchmark's argument. */
export const SIZE = {
  projects: PROJECTS,
  developers: Math.ceil(PROJECTS / 12),
  images: 24,
  seed: 1,
}

type LargeSite = {
  readonly url: string
  readonly pid: number
  /** What its start took. */
  readonly start: { readonly seconds: number; readonly processorMs: number }
}

/** Does work on the built site over so many projects, on a core of its own; then ends it. */
export async function onLargeSite(
  env: Readonly<Record<string, string>>,
  work: (site: LargeSite) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-large-'))
  try {
    await generateScale(folder, SIZE)
    const began = performance.now()
    const site = await spawnSite({
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
      // On a busy machine answers are to be measured, not refused.
      OVERLOAD_LAG_MS: '60000',
      ...env,
    })
    try {
      await untilReady(site)
      const start = {
        seconds: (performance.now() - began) / 1000,
        processorMs: processorMs(site.pid),
      }
      onCoresApart(site.pid)
      await work({ url: site.url, pid: site.pid, start })
    } finally {
      await site.end()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
