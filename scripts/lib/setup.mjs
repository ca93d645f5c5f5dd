// Makes what every npm script needs first: packages, bundles and pictures, each only when missing
// or stale. This is plain JavaScript without dependencies, as nothing is installed yet when it
// runs.
import '../../server/process/assert-node.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
export const root = fileURLToPath(new URL('../..', import.meta.url))
/** Written by npm at the end of an installation. */
const INSTALLED = 'node_modules/.package-lock.json'
/** The last file of a build, whose time is set to the start of the build. */
const BUILT = 'dist/server/main.js'
const SOURCES = [
  'client',
  'server',
  'domain',
  'catalogue',
  'cli',
  'schemas',
  'vite.config.ts',
  'package-lock.json',
]

/** Progress for people; results of the programs themselves stay on standard output. */
export function say(text) {
  process.stderr.write(`${text}\n`)
}

/** Runs a program with this one's terminal; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options })
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** Runs a program whose failure ends the script; the program itself has said why. */
async function must(what, command, args, options) {
  const code = await run(command, args, options)
  if (code === 0) return
  say(`${what} failed (exit code ${code}).`)
  process.exit(1)
}

/** Installs the packages where they are missing, or where the lock file has changed since. */
export async function ensureInstalled() {
  if (changedAt(INSTALLED) >= changedAt('package-lock.json')) return
  say('Installing packages (once, and again after package-lock.json changes) …')
  // The build needs development packages, even where NODE_ENV says production.
  await must('The installation', npm, ['ci', '--no-audit', '--no-fund', '--include=dev'])
}

/** Makes everything that the tests and the image need. */
export async function ensureReady() {
  await ensureInstalled()
  await build()
  await startImages().ended
}

/**
 * Does the same as `ensureReady`, but only starts the pictures, in a process that ends with this
 * one; until all are made the site shows the originals.
 * @returns {Promise<{ pictures?: Promise<void> }>} resolves when pages can be shown, and `pictures`
 * when all pictures are made; absent where none was missing
 */
export async function ensureStartable() {
  await ensureInstalled()
  await build()
  // The server says in one line that the folder is missing.
  const data = statSync(resolve(root, process.env.DATA_DIR || 'data'), { throwIfNoEntry: false })
  if (!data?.isDirectory()) return {}
  const { child, ended } = startImages('--manifest-first')
  process.once('exit', () => child.kill())
  const someAreMissing = new Promise((resolve) => child.once('message', () => resolve(true)))
  return (await Promise.race([someAreMissing, ended])) ? { pictures: ended } : {}
}

/** Builds the browser's bundle, the server and the CLI when a source is newer. */
async function build() {
  if (changedAt(BUILT) >= Math.max(...SOURCES.map(changedAt))) return
  if (/[#?*]/.test(root)) {
    say(
      `The site cannot be built in a folder whose path holds #, ? or *: move it out of "${root}".`,
    )
    process.exit(1)
  }
  say('Building the site …')
  const startedAt = new Date()
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  for (const name of ['server', 'cli', 'chunks']) {
    rmSync(join(root, 'dist', name), { recursive: true, force: true })
  }
  // Pages that were sent before this build still ask for the earlier assets.
  const [assets, before] = [join(root, 'dist/client/assets'), join(root, 'dist/assets-before')]
  if (existsSync(assets)) {
    rmSync(before, { recursive: true, force: true })
    renameSync(assets, before)
  }
  await must('The build', process.execPath, [vite, 'build', '--logLevel', 'warn'], { env })
  compressAssets(assets)
  const desk = ['build', '--config', 'cli/desk/ui/vite.config.ts', '--logLevel', 'warn']
  await must('The build', process.execPath, [vite, ...desk], { env })
  await must('The build', process.execPath, [vite, 'build', '--ssr', '--logLevel', 'warn'], { env })
  // The build may lack changes that were made meanwhile.
  utimesSync(join(root, BUILT), startedAt, startedAt)
}

/** Writes `NAME.br` and `NAME.gz` beside each asset, so that the server only sends them. */
function compressAssets(folder) {
  for (const name of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
  }
}

/** Makes the pictures that are missing or stale; a bad one is reported, not fatal. */
function startImages(...options) {
  const { DATA_DIR, IMAGES_DIR } = process.env
  const folders = ['--data', DATA_DIR || 'data', '--out', IMAGES_DIR || 'dist/images']
  const args = ['dist/cli/main.js', 'build-images', ...folders, ...options]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2, 'ipc'] })
  const finish = async () => {
    const [code] = await once(child, 'exit')
    if (code !== 0)
      say('Some pictures could not be built (see above); the site shows pages without them.')
  }
  return { child, ended: finish() }
}

/**
 * The last change of a file, or of anything in a folder, in milliseconds; 0 where there is none.
 */
function changedAt(path) {
  const full = resolve(root, path)
  const stats = statSync(full, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0
  const entries = readdirSync(full).map((name) => changedAt(join(path, name)))
  return Math.max(stats.mtimeMs, ...entries)
}
