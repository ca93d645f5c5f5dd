// npm run build: bundles and pictures, as the container's build needs them.
import { ensureReady } from './lib/steps.mjs'

await ensureReady()
