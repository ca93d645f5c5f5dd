// npm run bench: every benchmark, or those named, and at the end one table of what they measured.
// Figures are ratios and percentiles of one run on this machine; they are for comparing.
//   npm run bench                 all
//   npm run bench -- search       only these
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { build } from 'vite'
import { ensureReady, root, run, say } from './lib/steps.mjs'

const folder = join(root, 'tests/bench')
const known = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  say(`Unknown benchmark: ${unknown.join(', ')}. Benchmarks: ${known.join(', ')}`)
  process.exit(2)
}

await ensureReady()
const { nodeFiles } = await tsImport('./vite/node-files.ts', import.meta.url)
const bundles = join(root, 'node_modules/.cache/benchmarks')
const notes = mkdtempSync(join(tmpdir(), 'bench-figures-'))
const figures = join(notes, 'figures')
writeFileSync(figures, '')
for (const name of wanted.length > 0 ? wanted : known) {
  say(`\n${name}`)
  // Bundled like the site: the pages' descriptions are written for the bundler.
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [nodeFiles()],
    build: {
      ssr: join(folder, `${name}.ts`),
      outDir: join(bundles, name),
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  })
  const code = await run(process.execPath, [join(bundles, name, 'program.mjs')], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_FIGURES: figures },
  })
  if (code !== 0) process.exitCode = 1
}
printTable(readFileSync(figures, 'utf8').split('\n').filter(Boolean).map(JSON.parse))
rmSync(notes, { recursive: true })

/** @param {{name: string, measured: string, limit: string, holds?: boolean}[]} rows */
function printTable(rows) {
  if (rows.length === 0) return
  const width = (key) => Math.max(...rows.map((row) => row[key].length), key.length)
  const [names, values, limits] = [width('name'), width('measured'), width('limit')]
  const line = (name, measured, limit, holds) =>
    console.log(
      [name.padEnd(names), measured.padStart(values), limit.padEnd(limits), holds]
        .join('  ')
        .trimEnd(),
    )
  console.log()
  line('name', 'measured', 'limit', 'holds')
  for (const { name, measured, limit, holds } of rows)
    line(name, measured, limit, holds === undefined ? '' : holds ? 'yes' : 'no')
}
