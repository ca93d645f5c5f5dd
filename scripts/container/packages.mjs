// node scripts/container/packages.mjs FOLDER: copies to FOLDER/node_modules the files of packages that the
// built programs can open, so that the container carries none that only the build needs.
import { nodeFileTrace } from '@vercel/nft'
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/steps.mjs'

/** Opened by a name that is put together while the program runs, which no trace sees. */
const FONTS = 'node_modules/@fontsource-variable'
const FONT_FILE = /package\.json$|(?:-wght|-opsz)-normal\.woff2$/
/** The programs run with NODE_ENV=production, where React opens its other build. */
const NEVER_OPENED = ['**/*.development.js', '**/*.map', '**/*.md', '**/*.d.ts']

const [target] = process.argv.slice(2)
if (target === undefined) {
  process.stderr.write('Usage: node scripts/container/packages.mjs FOLDER\n')
  process.exit(2)
}
const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file))

const programs = ['dist/server', 'dist/cli', 'dist/chunks']
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.js'))
const { fileList } = await nodeFileTrace(
  programs.map((file) => join(root, file)),
  { base: root, ignore: NEVER_OPENED },
)
const used = [...fileList].filter((file) => file.startsWith('node_modules'))
const fonts = filesIn(FONTS).filter((file) => FONT_FILE.test(file))
for (const file of [...used, ...fonts]) {
  const place = join(target, file)
  mkdirSync(dirname(place), { recursive: true })
  copyFileSync(join(root, file), place)
}
process.stderr.write(`${used.length + fonts.length} files of packages copied to ${target}\n`)
