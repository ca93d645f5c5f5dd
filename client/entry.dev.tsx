// React's fast refresh must be installed before any component is evaluated; in production nothing
// of this exists.
// @ts-expect-error served by the development server
import '/@vite/client'
// @ts-expect-error served by the development server
import { injectIntoGlobalHook } from '/@react-refresh'
import { DATA_REPORT_EVENT, type DataReport } from './development/data-report.ts'

injectIntoGlobalHook(window)
Object.assign(window, {
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
})
// No picture waits for another.
document.documentElement.dataset['painted'] = ''
await import('./entry.tsx')
const { showDataOverlay } = await import('./development/data-overlay.tsx')
await showDataOverlay((listener) => {
  import.meta.hot?.on(DATA_REPORT_EVENT, (report: DataReport) => listener(report))
})
