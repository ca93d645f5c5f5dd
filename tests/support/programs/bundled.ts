import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { threadId } from 'node:worker_threads'
import { build } from 'vite'
import { nodeFiles } from '../../../scripts/vite/node-files.ts'

const OUT = fileURLToPath(new URL('../../../node_modules/.cache/test-programs', import.meta.url))
const programs = new Map<string, Promise<string>>()

/**
 * A program bundled as for production: it starts several times as fast as from source, and shows
 * that the bundle works. Made once a test process.
 * @param source absolute path
 * @returns the path of what Node can run
 */
export function bundled(source: string): Promise<string> {
  const program = programs.get(source) ?? bundle(source)
  programs.set(source, program)
  return program
}

/** `bundled` with all that makes the site's own programs: for what renders pages. */
export async function bundledSite(source: string): Promise<string> {
  const outDir = join(OUT, `${basename(source, '.tsx')}-${process.pid}`)
  await build({
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      sourcemap: false,
      rollupOptions: { input: { program: source } },
    },
  })
  return join(outDir, 'program.js')
}

async function bundle(source: string): Promise<string> {
  const name = basename(source, '.ts')
  const outDir = join(OUT, `${name}-${process.pid}-${threadId}`)
  const output = { entryFileNames: 'program.mjs', chunkFileNames: '[name]-[hash].mjs' }
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [nodeFiles()],
    build: { ssr: source, outDir, target: 'node20', rollupOptions: { output } },
  })
  return join(outDir, 'program.mjs')
}
