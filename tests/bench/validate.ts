import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { generateScale } from '../support/scale/generate.ts'
import { bundled } from '../support/programs/bundled.ts'
import { measure, median } from '../support/programs/measure.ts'
import { report } from './programs/report.ts'

// `validate` on a very large agency against the least that reading its files can cost, in turns:
// npx tsx tests/bench/validate.ts [PROJECTS]
const projects = Number(process.argv[2] ?? 100_000)
const rounds = 3

const folder = mkdtempSync(join(tmpdir(), 'bench-validate-'))
const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`

try {
  await generateScale(folder, {
    projects,
    developers: Math.max(1, Math.round(projects / 12)),
    images: 24,
    seed: 1,
  })
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => statSync(join(folder, name)).size)
  const largest = Math.max(...sizes)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  process.stdout.write(
    `${projects} projects, ${megabytes(total)} of JSON, the largest file ${megabytes(largest)}\n`,
  )

  const [cli, bare] = await Promise.all([
    bundled(resolve('cli/main.ts')),
    bundled(resolve('tests/bench/programs/read-parse-check.ts')),
  ])
  const ratios: number[] = []
  const peaks: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const least = await measure(bare, folder)
    const checked = await measure(cli, 'validate', '--data', folder, '--format', 'json')
    if (least.status !== 0 || checked.status !== 0) throw new Error('A program failed')
    ratios.push(checked.ms / least.ms)
    peaks.push(checked.peakBytes)
    process.stdout.write(
      `  read, parse and schemas ${Math.round(least.ms)} ms (${megabytes(least.peakBytes)}), validate ${Math.round(checked.ms)} ms (${megabytes(checked.peakBytes)})\n`,
    )
  }
  report('validate: times the least time', median(ratios), { atMost: 2.5 })
  const memory = Math.max(...peaks) / largest
  report('validate: peak memory, times the largest file', memory, { atMost: 6 })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
