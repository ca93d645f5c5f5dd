import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** What stands in for a part of a package that none of our programs calls, by the name it is imported by. */
const IN_PLACE: Readonly<Record<string, string>> = {
  // Drawings are read from text: nothing in them may ask the network.
  undici: `export class Dispatcher {}
    export class DecoratorHandler {}
    export class WebSocket {}
    export const getGlobalDispatcher = () => new Dispatcher()`,
  // The PDF's fonts are TrueType.
  'brotli/decompress.js': `export default () => { throw new Error('WOFF2 is unpacked before') }`,
  // Half of the package packs fonts.
  wawoff2: `export { default as decompress } from 'wawoff2/decompress.js'`,
  // This entry holds the tables that the others read from files.
  'css-tree': `export * from 'css-tree/dist/csstree.esm'`,
}

const STYLE_SHEET = /fs\.readFileSync\(\s*path\.resolve\(__dirname, "([^"]+\.css)"\),[^)]*\)/
const BLOCKING_WORKER = 'require.resolve("./xhr-sync-worker.js")'

/**
 * Lets the server's build hold whole packages, so that the programs need none but native ones beside
 * them: leaves out what is never called, and puts a style sheet that jsdom reads from its folder in its place.
 */
export function serverPackages(): Plugin {
  return {
    name: 'server-packages',
    apply: (_config, { isSsrBuild, command }) => isSsrBuild === true && command === 'build',
    enforce: 'pre',
    config: () => ({
      define: {
        // As CommonJS names its folder.
        __dirname: 'import.meta.dirname',
        // Leaves out what packages have for developing.
        'process.env.NODE_ENV': '"production"',
      },
    }),
    resolveId: (id) => (Object.hasOwn(IN_PLACE, id) ? `\0in-place/${id}` : undefined),
    load: (id) => (id.startsWith('\0in-place/') ? IN_PLACE[id.slice(10)] : undefined),
    transform: {
      filter: { id: /node_modules.jsdom.lib/, code: /readFileSync|require\.resolve/ },
      handler(code, id) {
        const placed = code
          .replace(STYLE_SHEET, (_call, path: string) =>
            JSON.stringify(readFileSync(join(dirname(id), path), 'utf8')),
          )
          .replace(BLOCKING_WORKER, '""')
        if (placed === code) this.error(`${id} opens its files in another way than before`)
        return { code: placed, map: null }
      },
    },
  }
}
