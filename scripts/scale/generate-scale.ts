// A whole data folder of any size, for tests and benchmarks; the same options give the same bytes.
// npx tsx scripts/scale/generate-scale.ts --out DIR --projects 100000
import { Command } from 'commander'
import { positiveInteger } from '../../cli/options.ts'
import { generateScale } from '../../tests/support/scale/generate.ts'

type Options = { out: string; projects: number; developers?: number; images: number; seed: number }

await new Command('generate-scale')
  .requiredOption('--out <dir>', 'folder to write')
  .option('--projects <n>', 'how many projects', positiveInteger, 1000)
  .option(
    '--developers <n>',
    'how many developers (default: one for twelve projects)',
    positiveInteger,
  )
  .option('--images <n>', 'how many different exterior pictures', positiveInteger, 24)
  .option('--seed <n>', 'start of the random numbers', positiveInteger, 1)
  .action(async ({ out, projects, developers, images, seed }: Options) => {
    await generateScale(out, {
      projects,
      developers: developers ?? Math.ceil(projects / 12),
      images,
      seed,
    })
  })
  .parseAsync()
