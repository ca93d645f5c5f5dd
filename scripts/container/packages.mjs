// node scripts/container/packages.mjs FOLDER: copies to FOLDER/node_modules the packages that the built
// programs open: the native ones with what these need, as all others are part of the programs.
import { nodeFileTrace } from '@vercel/nft'
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/steps.mjs'

const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/
// Whole packages, as a trace of single files misses what a condition of their `exports` leads to.
const NEVER_OPENED = [
  /\.(?:map|md|markdown|d\.[cm]?ts)$/,
  // The C code of both, compiled by now, and what it was compiled with.
  /better-sqlite3\/(?:deps|src|build\/(?!Release))|\/Release\/(?!better_sqlite3\.node$)|sharp\/(?:src|install)$/,
  // The bundles import it.
  /sharp\/dist\/.*\.cjs$/,
]

const [target] = process.argv.slice(2)
if (target === undefined) {
  process.stderr.write('Usage: node scripts/container/packages.mjs FOLDER\n')
  process.exit(2)
}
const programs = ['dist/server', 'dist/cli', 'dist/chunks'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((file) => join(root, folder, file)),
)
const { fileList } = await nodeFileTrace(
  programs.filter((file) => file.endsWith('.js')),
  { base: root },
)
const packages = new Set()
for (const file of fileList) {
  const [folder] = PACKAGE.exec(file) ?? []
  if (folder !== undefined) packages.add(folder)
}
for (const folder of packages) {
  cpSync(join(root, folder), join(target, folder), {
    recursive: true,
    filter: (source) => {
      const inside = source.slice(root.length)
      const isNested = inside.slice(folder.length).includes('/node_modules')
      return !isNested && !NEVER_OPENED.some((pattern) => pattern.test(inside))
    },
  })
}
process.stderr.write(`${packages.size} packages copied to ${target}\n`)
