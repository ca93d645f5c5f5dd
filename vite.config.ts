import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { iconSprite } from './scripts/vite/icon-sprite.ts'
import { nodeFiles } from './scripts/vite/node-files.ts'

const router = fileURLToPath(new URL('node_modules/react-router/dist/production/', import.meta.url))
const productionRouter = [
  { find: /^react-router$/, replacement: `${router}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}dom-export.mjs` },
]

const bundledOnServer = [
  // Packages of hundreds of files, whose finding and opening would take most of the server's start.
  'kysely',
  'libphonenumber-js',
  // So that the alias above holds on the server too.
  'react-router',
  'react-router-dom',
]

// One configuration for the two builds: the browser's bundle (dist/client) and, with --ssr,
// the programs that run on Node (dist/server, dist/cli).
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    iconSprite(fileURLToPath(new URL('client', import.meta.url))),
    nodeFiles(),
  ],
  publicDir: false,
  appType: 'custom',
  // The router's package names its development build for Node and for bundlers alike.
  resolve: command === 'build' ? { alias: productionRouter } : {},
  // While developing Node loads every package itself: those of CommonJS run in no other way.
  ssr: command === 'build' ? { noExternal: bundledOnServer } : {},
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
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
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
          input: { entry: 'client/entry.tsx' },
          output: {
            codeSplitting: {
              groups: [
                // Stays the same over most releases, so that visitors keep it.
                { name: 'react', test: /node_modules.(?:react|scheduler)/, priority: 1 },
                // Small pieces compress better together than in a file each.
                { name: 'common', test: /client|domain|lucide/, minShareCount: 5 },
              ],
            },
          },
        },
      },
}))
