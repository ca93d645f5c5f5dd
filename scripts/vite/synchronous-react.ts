import type { Plugin } from 'vite'

const STORAGE = 'new async_hooks.AsyncLocalStorage()'

/**
 * Leaves out how React finds the request it renders after a wait, for hints (`preload`) that a page
 * gives then; ours give them while they are rendered. Once a page is rendered with it, Node follows
 * every promise, timer and connection of the process for as long as it runs: a tenth of what a kept
 * page takes beside its sending.
 */
export function synchronousReact(): Plugin {
  return {
    name: 'synchronous-react',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    transform: {
      filter: { id: /react-dom.cjs.react-dom-server\.node\.production\.js$/ },
      handler: (code) => ({ code: withoutStorage(code), map: null }),
    },
  }
}

export function withoutStorage(code: string): string {
  if (!code.includes(STORAGE))
    throw new Error('React keeps its request elsewhere now (scripts/vite/synchronous-react.ts)')
  return code.replace(
    STORAGE,
    '{ run: (_request, work, ...given) => work(...given), getStore: () => undefined }',
  )
}
