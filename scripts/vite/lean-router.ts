import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the router's components that nobody uses: it has to keep what is made
 * by a call it does not know and what is written to afterwards.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules.react-router.dist/ },
      handler: (code) => ({
        code: code
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = "[^"]*";$/gm, ''),
        map: null,
      }),
    },
  }
}
