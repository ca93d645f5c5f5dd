import type { Config } from '../config.ts'
import type { Logger } from './log.ts'
import { builtAssets } from '../render/assets.ts'
import { createRenderer } from '../render/render.tsx'
import type { Services } from '../services.ts'
import { catalogueSource } from '../loaders/catalogue-source.ts'
import { createServices } from './start.ts'

/** The services with pages rendered from the built bundles: what operators run and tests test. */
export function productionServices(config: Config, log: Logger): Promise<Services> {
  return createServices({
    config,
    log,
    renderer: async (parts) =>
      createRenderer({
        publicUrl: config.publicUrl,
        log,
        assets: builtAssets(config.distDir),
        source: () => catalogueSource(parts),
        figures: parts.metrics,
        admit: parts.overload.admit,
        cacheBytes: config.pageCacheMb * 1024 * 1024,
      }),
  })
}
