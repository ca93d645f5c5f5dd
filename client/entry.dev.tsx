// React's fast refresh must be installed before any component is evaluated; production has no such
// module.
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
