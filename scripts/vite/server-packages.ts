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
  // Which domains are the public's matters to cookies, which no drawing gets.
  tldts: `export const getDomain = () => null`,
  // The PDF's fonts are TrueType.
  'brotli/decompress.js': `export default () => { throw new Error('WOFF2 is unpacked before') }`,
  // Half of the package packs fonts.
  wawoff2: `export { default as decompress } from 'wawoff2/decompress.js'`,
  // This entry holds the tables that the others read from files.
  'css-tree': `export * from 'css-tree/dist/csstree.esm'`,
}

/** What of jsdom, which cleans drawings, is changed: the end of a file's name, what is found there, what it becomes. */
const CHANGED: readonly [
  file: string,
  found: RegExp,
  become: (path: string, id: string) => string,
][] = [
  [
    'computed-style.js',
    /fs\.readFileSync\(\s*path\.resolve\(__dirname, "([^"]+\.css)"\),[^)]*\)/,
    (path, id) => JSON.stringify(readFileSync(join(dirname(id), path), 'utf8')),
  ],
  // A program for requests that block, which nobody makes.
  ['XMLHttpRequest-impl.js', /require\.resolve\("\.\/xhr-sync-worker\.js"\)/, () => '""'],
  // `element.style.color` and 600 more, which nobody reads: a megabyte and a half.
  ['idl/CSSStyleProperties.js', /^ {4}[gs]et [^\n]*\{\n[^]*?^ {4}\}\n/gm, () => ''],
]

/**
 * Lets the server's build hold whole packages, so that the programs need none but native ones beside
 * them, and leaves out what is never called.
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
      filter: { id: /node_modules.jsdom.lib/ },
      handler(code, id) {
        const change = CHANGED.find(([file]) => id.endsWith(file))
        if (!change) return null
        const [, found, become] = change
        const changed = code.replace(found, (_whole, path: string) => become(path, id))
        if (changed === code) this.error(`${id} is written in another way than before`)
        return { code: changed, map: null }
      },
    },
  }
}
