import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { generateScale } from '../support/scale/generate.ts'
import { bundled } from '../support/programs/bundled.ts'
import { measure, median } from '../support/programs/measure.ts'
import { report } from './programs/report.ts'

// `rename` and `diff` of one project of a very large agency against reading its files, in turns:
// npx tsx tests/bench/editing.ts [PROJECTS]
const projects = Number(process.argv[2] ?? 100_000)
const rounds = 3

const folder = mkdtempSync(join(tmpdir(), 'bench-editing-'))
const [before, after] = [join(folder, 'before'), join(folder, 'after')]

async function timed(program: string, ...args: readonly string[]): Promise<number> {
  const { ms, status } = await measure(program, ...args)
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`)
  return ms
}

function lastProject(data: string): string {
  const listed = readFileSync(join(data, 'residentialProjects.json'), 'utf8')
  const last = [...listed.matchAll(/"slug": "([^"]+)"/g)].at(-1)?.[1]
  if (last === undefined) throw new Error('There is no project to rename')
  return last
}

try {
  await generateScale(before, {
    projects,
    developers: Math.max(1, Math.round(projects / 12)),
    images: 24,
    seed: 1,
  })
  cpSync(before, after, { recursive: true })
  let name = lastProject(before)
  const [cli, reading] = await Promise.all([
    bundled(resolve('cli/main.ts')),
    bundled(resolve('tests/bench/programs/read-parse.ts')),
  ])
  const ratios = { rename: [] as number[], diff: [] as number[] }
  for (let round = 1; round <= rounds; round += 1) {
    const wanted = `renamed-${round}`
    const one = await timed(reading, after)
    const renamed = await timed(
      cli,
      'rename',
      'project',
      name,
      wanted,
      '--write',
      '--quiet',
      '--data',
      after,
    )
    name = wanted
    const two = await timed(reading, before, after)
    const compared = await timed(cli, 'diff', '--from', before, '--to', after)
    ratios.rename.push(renamed / one)
    ratios.diff.push(compared / two)
    process.stdout.write(
      `  read and parse ${Math.round(one)} ms, rename ${Math.round(renamed)} ms; both folders ${Math.round(two)} ms, diff ${Math.round(compared)} ms\n`,
    )
  }
  for (const [command, all] of Object.entries(ratios)) {
    report(`${command}: times reading the files`, median(all), { atMost: 3 })
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
