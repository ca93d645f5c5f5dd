// React's fast refresh must be installed before any component is evaluated; in production nothing
// of this exists.
// @ts-expect-error served by the development server
import '/@vite/client'
// @ts-expect-error served by the development server
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
Object.assign(window, {
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
})
await import('./entry.tsx')
