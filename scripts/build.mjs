// npm run build: bundles and pictures, as the container's build needs them.
import { ensureReady } from './lib/setup.mjs'

await ensureReady()
