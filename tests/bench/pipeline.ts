import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { scaleData } from '../support/scale.ts'
import { report } from './programs/report.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'

// What editors wait for: the built CLI over 2,000 projects, and the sample's pictures from nothing.

const { folder: data } = scaleData(2000)
const folder = temporaryFolder()

/** Seconds of a command. */
function secondsOf(...args: readonly string[]): number {
  const startedAt = performance.now()
  const { status } = spawnSync(process.execPath, ['dist/cli/main.js', ...args, '--quiet'])
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`)
  return (performance.now() - startedAt) / 1000
}

const [images, sample] = [join(folder, 'images'), join(folder, 'sample')]
report('validate, 2,000 projects, s', secondsOf('validate', '--data', data), { atMost: 3 })
secondsOf('build-images', '--data', data, '--out', images)
const again = secondsOf('build-images', '--data', data, '--out', images)
report('build-images with nothing to do, 2,000 projects, s', again, { atMost: 1 })
const cold = secondsOf('build-images', '--data', 'data', '--out', sample)
report('build-images of the sample from nothing, s', cold, { atMost: 90 })
