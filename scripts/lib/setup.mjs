// What every npm script needs first: packages, bundles and pictures, each made only when missing or
// stale. Plain JavaScript without dependencies, as nothing is installed yet when it runs.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
export const root = fileURLToPath(new URL('../..', import.meta.url))
const NATIVE_BINARY = join(root, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node')
const NATIVE_STAMP = join(root, 'node_modules/.native-abi')
const BUILD_STAMP = join(root, 'dist/.built')
const IMAGES_STAMP = join(root, 'dist/.images')
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

/** Runs a program nothing goes on without; where it fails it has already said why. */
async function must(what, command, args, options) {
  const code = await run(command, args, options)
  if (code === 0) return
  say(`${what} failed (exit code ${code}).`)
  process.exit(1)
}

/** Installs the packages that are missing or another version's. Native code is compiled apart. */
export async function ensureInstalled() {
  await ensurePackages()
  await ensureNative()
}

async function ensurePackages() {
  if (packagesCurrent()) return
  say('Installing packages (once, and again after package-lock.json changes) …')
  await must('The installation', npm, [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    // The build needs them, also where NODE_ENV says production.
    '--include=dev',
  ])
}

async function ensureNative() {
  const abi = process.versions.modules
  if (existsSync(NATIVE_BINARY) && (read(NATIVE_STAMP) ?? abi) === abi) return
  say('Preparing the database driver (about two minutes where it must be compiled) …')
  await must('Preparing the database driver', npm, ['rebuild', 'better-sqlite3'], {
    env: {
      ...process.env,
      JOBS: String(availableParallelism()),
      // The driver's own -O3 takes over twice the time to compile; what waits here is the disk.
      CFLAGS: `${process.env.CFLAGS ?? ''} -O1`,
      CXXFLAGS: `${process.env.CXXFLAGS ?? ''} -O1`,
    },
  })
  write(NATIVE_STAMP, abi)
}

/** Compares the lock file with what npm noted of its last installation. */
function packagesCurrent() {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  )
}

function packagesOf(file) {
  const text = read(file)
  return text && JSON.parse(text).packages
}

/** Everything the tests and the image need. */
export async function ensureReady() {
  await ensureInstalled()
  await build()
  await startImages()?.ended
}

/**
 * As `ensureReady`, but pictures are only started, in a process of their own that ends with this
 * one; until all are there the site shows the originals.
 * @returns {Promise<{ pictures?: Promise<void> }>} resolves when pages can be shown, and `pictures`
 * when all are made; without it none is missing
 */
export async function ensureStartable() {
  await ensureInstalled()
  await build()
  const images = startImages('--manifest-first')
  if (!images) return {}
  const { child, ended } = images
  process.once('exit', () => child.kill())
  await Promise.race([new Promise((resolve) => child.once('message', resolve)), ended])
  return { pictures: ended }
}

/** Builds the browser's bundle, the server and the CLI when a source changed. */
async function build() {
  const wanted = contentKey(SOURCES)
  if (read(BUILD_STAMP) === wanted && existsSync(join(root, 'dist/server/main.js'))) return
  say('Building the site …')
  rmSync(BUILD_STAMP, { force: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  for (const name of ['server', 'cli', 'chunks']) {
    rmSync(join(root, 'dist', name), { recursive: true, force: true })
  }
  // Pages that were sent before this build go on asking for the assets of the one before.
  const [assets, before] = [join(root, 'dist/client/assets'), join(root, 'dist/assets-before')]
  if (existsSync(assets)) {
    rmSync(before, { recursive: true, force: true })
    renameSync(assets, before)
  }
  await must('The build', process.execPath, [vite, 'build', '--logLevel', 'warn'], { env })
  compressAssets(assets)
  await must('The build', process.execPath, [vite, 'build', '--ssr', '--logLevel', 'warn'], { env })
  write(BUILD_STAMP, wanted)
}

/** Writes `NAME.br` and `NAME.gz` beside each asset, so that the server only sends them. */
function compressAssets(folder) {
  for (const file of files(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(file)
    write(`${file}.br`, brotliCompressSync(content))
    write(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** Builds the pictures where the data or one of them has changed; a bad one is reported, not fatal. */
function startImages(...options) {
  const dataDir = process.env.DATA_DIR || 'data'
  const imagesDir = process.env.IMAGES_DIR || 'dist/images'
  const wanted = hash([imagesDir, read(BUILD_STAMP) ?? '', ...statLines(join(root, dataDir))])
  if (read(IMAGES_STAMP) === wanted && existsSync(resolve(root, imagesDir, 'manifest.json')))
    return undefined
  say('Building pictures …')
  const args = ['dist/cli/main.js', 'build-images', '--data', dataDir, ...options]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2, 'ipc'] })
  const finish = async () => {
    const [code] = await once(child, 'exit')
    if (code === 0) write(IMAGES_STAMP, wanted)
    else say('Some pictures could not be built (see above); the site shows pages without them.')
  }
  return { child, ended: finish() }
}

function contentKey(paths) {
  const lines = paths
    .flatMap((path) => files(join(root, path)))
    .map((file) => `${file.slice(root.length)} ${hash([readFileSync(file)])}`)
  return hash([process.version.split('.')[0], ...lines])
}

function statLines(path) {
  return files(path).map((file) => {
    const { size, mtimeMs } = statSync(file)
    return `${file} ${size} ${mtimeMs}`
  })
}

function files(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function hash(parts) {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\n')
  return sum.digest('hex')
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
