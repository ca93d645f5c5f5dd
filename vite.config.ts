import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { TYPEFACES } from './server/brochure/typefaces.ts'

/** The five files of the font packages that brochures and cards use: the packages weigh ten times as much. */
const typefaceFiles: Plugin = {
  name: 'typeface-files',
  generateBundle() {
    for (const { file } of Object.values(TYPEFACES)) {
      this.emitFile({
        type: 'asset',
        fileName: `fonts/${basename(file)}`,
        source: readFileSync(file),
      })
    }
  },
}

// One configuration for the two builds: the browser's bundle (dist/client) and, with --ssr,
// the programs that run on Node (dist/server, dist/cli), which import their packages from node_modules.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), isSsrBuild && typefaceFiles],
  publicDir: false,
  appType: 'custom',
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
          input: {
            'server/main': 'server/main.ts',
            'server/threads/brochure': 'server/threads/brochure.ts',
            'server/threads/check-data': 'server/threads/check-data.ts',
            'cli/main': 'cli/main.ts',
            'cli/check-thread': 'cli/desk/check/check-thread.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        // As client/replay-early-input.ts.
        target: ['chrome114', 'firefox125', 'safari17'],
        manifest: true,
        cssCodeSplit: false,
        // The list of what each part imports, in every page's first file, took 2 KB.
        modulePreload: false,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: {
            'replay-early-input': 'client/replay-early-input.ts',
            entry: 'client/entry.tsx',
          },
          // A constant with a name weighs no more than its value where it is read.
          optimization: { inlineConst: { mode: 'all' } },
          // Small files compress badly: what most pages share comes in two.
          output: {
            // V8 compiles whole files while they arrive, and off the main thread (decision 21).
            postBanner: '//# allFunctionsCalledOnLoad',
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](?:react|scheduler)(?:-dom|-router|-router-dom)?[\\/]/,
                },
                { name: 'shared', test: /[\\/](?:client|domain)[\\/]/, minShareCount: 8 },
              ],
            },
          },
        },
      },
}))
