import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { makeFolder } from '../../catalogue/make-folder.ts'
import { reasonOf, CannotRun } from '../../catalogue/system-errors.ts'
import { trimText } from '../../domain/text/text.ts'
import { exampleData } from '../editing/init/example-data.ts'
import { examplePictures } from '../editing/init/example-pictures.ts'
import { examples } from '../terminal/shared-options.ts'
import { output } from '../terminal/output.ts'

export function register(program: Command): void {
  program
    .command('init')
    .description('begin an agency: a small whole data folder, all of it examples')
    .argument('<dir>', 'the folder, which holds nothing yet')
    .option('--name <text>', 'what the agency is called', 'Example Homes')
    .addHelpText(...examples('cli init ../our-data --name "Marwar Homes"'))
    .action(init)
}

async function init(written: string, { name }: { name: string }) {
  // An empty text, as of a variable that is not set, is the folder that the program runs in.
  const folder = resolve(written)
  if (trimText(name) === '')
    throw new CannotRun('The name is empty: say what the agency is called.')
  const pictures = await examplePictures(name)
  const files = new Map<string, string | Buffer>([
    ...Object.entries(exampleData(name, new Date())).map(
      ([file, value]) => [`${file}.json`, `${JSON.stringify(value, undefined, 2)}\n`] as const,
    ),
    ...[...pictures].map(([path, picture]) => [join('images', path), picture] as const),
  ])
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new CannotRun(
        `"${folder}" holds something already: name a folder that is empty or new.`,
      )
    for (const [path, content] of files) {
      makeFolder(dirname(join(folder, path)))
      writeFileSync(join(folder, path), content)
    }
  } catch (error) {
    if (error instanceof CannotRun) throw error
    throw new CannotRun(`"${folder}" cannot be written: ${reasonOf(error)}.`)
  }
  output.message(
    `"${folder}" is the data of ${name}: ${files.size} files, all of them examples. DATA_DIR="${folder}" npm start shows them.`,
  )
}
