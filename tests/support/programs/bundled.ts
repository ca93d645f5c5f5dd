import { rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { threadId } from 'node:worker_threads'
import { build } from 'vite'

// From the project's folder: a benchmark is bundled and stands elsewhere then.
const OUT = resolve('node_modules/.cache/test-programs')
const programs = new Map<string, Promise<string>>()

/**
 * A program bundled as for production: it starts several times as fast as from source, and shows
 * that the bundle works. Made once a test process, and gone with it.
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
  const outDir = folderOf(basename(source, '.tsx'))
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
  const outDir = folderOf(basename(source, '.ts'))
  const output = { entryFileNames: 'program.mjs', chunkFileNames: '[name]-[hash].mjs' }
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: source, outDir, target: 'node20', rollupOptions: { output } },
  })
  return join(outDir, 'program.mjs')
}

function folderOf(name: string): string {
  const folder = join(OUT, `${name}-${process.pid}-${threadId}`)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
