import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { generateScale } from '../support/scale/generate.ts'
import { bundled } from '../support/programs/bundled.ts'
import { measure, median } from '../support/programs/measure.ts'
import { report } from './programs/report.ts'

// `build-images` from nothing against sharp alone, and again with nothing to do over 2,000
// pictures: npx tsx tests/bench/images.ts
const manyImages = 2000
const idleRounds = 5

const folder = mkdtempSync(join(tmpdir(), 'bench-images-'))
const within = (...names: readonly string[]): string => join(folder, ...names)

try {
  const [cli, bareSharp] = await Promise.all([
    bundled(resolve('cli/main.ts')),
    bundled(resolve('tests/bench/programs/bare-sharp.ts')),
  ])
  const build = (data: string, out: string) =>
    measure(cli, 'build-images', '--data', data, '--out', out, '--quiet')

  const built = await build('data', within('sample'))
  const bare = await measure(bareSharp, 'data', within('sample/manifest.json'), within('bare'))
  if (built.status !== 0 || bare.status !== 0) throw new Error('A program failed')
  process.stdout.write(
    `  the sample's pictures: build-images ${Math.round(built.ms)} ms, sharp alone ${Math.round(bare.ms)} ms\n`,
  )
  const speed = bare.ms / built.ms
  report('build-images cold: speed against sharp alone', speed, { atLeast: 0.9 })

  const many = within('many')
  await generateScale(many, {
    projects: manyImages,
    developers: 100,
    images: manyImages,
    seed: 1,
  })
  await build(many, within('many-out'))
  const idle: number[] = []
  for (let round = 1; round <= idleRounds; round += 1) {
    idle.push((await build(many, within('many-out'))).ms)
  }
  const seconds = median(idle) / 1000
  report(`build-images with nothing to do over ${manyImages} pictures, s`, seconds, { atMost: 1 })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
