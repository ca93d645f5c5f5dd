import type { Plugin } from 'vite'

// What the pages never ask of the router, a third of what it would add to their first code: forms sent
// through it and data fetched without a change of page, a table of routes that grows, paths with
// optional parts, questions before leaving, its own failure page, instruments, and components that
// only a server draws.
const UNUSED = [
  'handleAction',
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'patchRoutesImpl',
  'discoverRoutes',
  'explodeOptionalSegments',
  'updateBlocker',
  'DefaultErrorComponent',
  'deserializeErrors',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'RSCErrorHandler',
]

/**
 * Lets the bundler leave out of the router what nobody uses: it has to keep what is made by a call it
 * does not know, what is written to afterwards, and what options could ask for.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules.react-router.dist/ },
      handler: (code) => ({
        code: withoutUnused(code)
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = "[^"]*";$/gm, ''),
        map: null,
      }),
    },
  }
}

/** Functions are left empty but for saying so, should one be asked for all the same. */
export function withoutUnused(code: string): string {
  // The package's other files only name what this one makes.
  if (!/^function createRouter\(/m.test(code)) return code
  return UNUSED.reduce((kept, name) => {
    const whole = new RegExp(`^( *)((?:async )?function ${name}\\()[^]*?^\\1}$`, 'm')
    if (!whole.test(kept))
      throw new Error(`The router has no function ${name} any more: ${UNUSED_AT}`)
    return kept.replace(
      whole,
      `$1$2) {\n$1  throw new Error("${name}: left out of the bundle (${UNUSED_AT})");\n$1}`,
    )
  }, code)
}

const UNUSED_AT = 'scripts/vite/lean-router.ts'
