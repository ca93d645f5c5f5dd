import type { CatalogueStore } from '../../catalogue/load/catalogue-store.ts'
import type { Brochures } from '../brochure/brochures.ts'
import type { Config } from '../config.ts'
import type { Enquiries } from '../enquiries/enquiries.ts'
import type { BuiltImages } from '../built-images.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { OverloadGuard } from '../middleware/overload-guard.ts'
import type { Logger } from './log.ts'
import type { Renderer } from '../render/render.tsx'
import type { MissedSearches } from '../metrics/count-missed-searches.ts'
import type { EventCounter } from '../figures/count-events.ts'

export type Services = {
  readonly config: Config
  readonly log: Logger
  readonly catalogue: CatalogueStore
  readonly images: BuiltImages
  readonly enquiries: Enquiries
  readonly renderer: Renderer
  readonly brochures: Brochures
  readonly metrics: Metrics
  readonly missedSearches: MissedSearches
  readonly countEvent: EventCounter
  readonly overload: OverloadGuard
  /** False from the first moment of a shutdown: /readyz answers 503. */
  readonly state: { accepting: boolean }
}
