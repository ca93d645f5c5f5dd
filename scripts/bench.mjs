// npm run bench: every benchmark, or those named. Figures are ratios and percentiles of one run on
// this machine; they are for comparing, not for passing.
//   npm run bench                 all
//   npm run bench -- search       only these
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
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
const bundles = join(root, 'node_modules/.cache/benchmarks')
for (const name of wanted.length > 0 ? wanted : known) {
  say(`\n${name}`)
  // Bundled like the site: the pages' descriptions are written for the bundler.
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(folder, `${name}.ts`),
      outDir: join(bundles, name),
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  })
  const code = await run(process.execPath, [join(bundles, name, 'program.mjs')], {
    stdio: 'inherit',
  })
  if (code !== 0) process.exitCode = 1
}
