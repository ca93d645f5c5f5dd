import type { Command } from 'commander'
import { setExit, output } from '../terminal/output.ts'
import { buildImages, type BuildOptions } from '../images/build-images.ts'
import {
  createProgress,
  hasProblems,
  jsonBuildReport,
  prettyBuildReport,
} from '../images/build-report.ts'
import {
  dataOption,
  examples,
  formatOption,
  imagesOption,
  positiveInteger,
} from '../terminal/shared-options.ts'

type Options = Pick<BuildOptions, 'data' | 'out' | 'force' | 'prune' | 'concurrency'> & {
  format: 'pretty' | 'json'
  manifestFirst: boolean
}

const run = async (options: Options): Promise<void> => {
  const stop = new AbortController()
  // The first Ctrl-C lets the pictures under way end; a second one ends the program at once.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      output.message('Stopping after the images under way …')
      stop.abort()
    })
  // Without its parent, `npm start`, the build ends as well.
  process.once('disconnect', () => stop.abort())
  // With its work done, or refused, it does not wait for its parent to end.
  process.channel?.unref()
  const start = performance.now()
  const result = await buildImages({
    ...options,
    signal: stop.signal,
    onProgress: createProgress(),
    onManifest: options.manifestFirst ? () => void process.send?.('manifest') : undefined,
  })
  output.status('')
  const report = options.format === 'json' ? jsonBuildReport : prettyBuildReport
  output.result(report(result, performance.now() - start))
  if (result.interrupted) setExit('interrupted')
  else if (hasProblems(result)) setExit('problems')
}

export function register(program: Command): void {
  program
    .command('build-images')
    .description('make responsive derivatives of every image that the data refers to')
    .addOption(dataOption())
    .addOption(imagesOption())
    .option('--force', 'make everything anew', false)
    .option('--prune', 'remove unused derivatives at once, not only after a day', false)
    .option(
      '--manifest-first',
      'write the manifest before the derivatives, for a site that shows originals meanwhile',
      false,
    )
    .option('--concurrency <n>', 'images at once (default: one a core)', positiveInteger)
    .addOption(formatOption('pretty', 'json'))
    .addHelpText(...examples('cli build-images', 'cli build-images --prune --concurrency 1'))
    .action(run)
}
