import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { iconSprite } from './scripts/vite/icon-sprite.ts'
import { leanRouter } from './scripts/vite/lean-router.ts'
import { nodeFiles } from './scripts/vite/node-files.ts'
import { serverPackages } from './scripts/vite/server-packages.ts'
import { synchronousReact } from './scripts/vite/synchronous-react.ts'

const router = fileURLToPath(new URL('node_modules/react-router/dist/production/', import.meta.url))
const productionRouter = [
  { find: /^react-router$/, replacement: `${router}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}dom-export.mjs` },
]

/** Programs in C, whose binaries Node opens by their place in node_modules; all else is bundled. */
const NATIVE = ['better-sqlite3', 'sharp']

// What only a visitor who writes to us needs, what only lists of projects need, what all pages but Home
// open with, what most pages need at once, and what most need once the visitor does anything.
const FORMS = /client.(?:enquiry.forms|enquiry.sending)|domain.enquiry/
const CARDS =
  /client.(?:components.(?:cards|pagination)|pages.parts.ProjectGrid)|domain.(?:listing|price|area)/
const OPENING = /client.(?:components.Breadcrumbs|pages.parts.PageHero)|domain.text.language/
const FIRST =
  /client.(?:components.(?:hooks|buttons.IconButton|status.Stat)|pages.parts.Page(?!Hero))|icon-sprite/
const COMMON =
  /client.(?:components.(?:buttons|status|cards.Card\.)|shortlist|enquiry.dialogs.(?:Enquire|use-))/

type Modules = {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

/** What every page needs at once: the entry with all that it imports. */
function isInEntry(): (id: string, modules: Modules) => boolean {
  const entry = fileURLToPath(new URL('client/entry.tsx', import.meta.url))
  let found: Set<string> | undefined
  return (id, modules) => {
    if (!found) {
      found = new Set([entry, ...(modules.getModuleInfo(entry)?.dynamicallyImportedIds ?? [])])
      for (const one of found) {
        for (const next of modules.getModuleInfo(one)?.importedIds ?? []) found.add(next)
      }
    }
    return found.has(id)
  }
}

// One configuration for the two builds: the browser's bundle (dist/client) and, with --ssr,
// the programs that run on Node (dist/server, dist/cli).
const inEntry = isInEntry()

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    iconSprite(fileURLToPath(new URL('client', import.meta.url))),
    nodeFiles(),
    serverPackages(),
    leanRouter(),
    synchronousReact(),
  ],
  publicDir: false,
  appType: 'custom',
  // The router's package names its development build for Node and for bundlers alike.
  resolve: command === 'build' ? { alias: productionRouter } : {},
  // While developing Node loads every package itself: those of CommonJS run in no other way.
  ssr: command === 'build' ? { noExternal: true, external: NATIVE } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist',
        emptyOutDir: false,
        target: 'node20',
        sourcemap: true,
        ssr: true,
        // Addresses as in the browser's build: the policy refuses data: fonts.
        assetsInlineLimit: 0,
        rollupOptions: {
          input: { 'server/main': 'server/process/main.ts', 'cli/main': 'cli/main.ts' },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            // Names of functions stay, for the log's traces.
            minify: {
              mangle: { keepNames: true },
              compress: { keepNames: { function: true, class: true } },
              codegen: { removeWhitespace: true },
            },
          },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rollupOptions: {
          input: { start: 'client/start.ts', entry: 'client/entry.tsx' },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: (id, modules) => (inEntry(id, modules) ? 'app' : null),
                  debugName: 'app',
                  priority: 0.9,
                },
                // Small pieces compress better together than in a file each.
                {
                  name: 'first',
                  test: FIRST,
                  minShareCount: 3,
                  priority: 0.85,
                },
                {
                  name: 'opening',
                  test: OPENING,
                  minShareCount: 2,
                  priority: 0.82,
                },
                {
                  name: 'common',
                  test: COMMON,
                  minShareCount: 3,
                  priority: 0.8,
                },
                {
                  name: 'fields',
                  test: /client.components.form/,
                  minShareCount: 2,
                  priority: 0.75,
                },
                { name: 'forms', test: FORMS, minShareCount: 2, priority: 0.7 },
                { name: 'cards', test: CARDS, minShareCount: 2, priority: 0.6 },
              ],
            },
          },
        },
      },
}))
