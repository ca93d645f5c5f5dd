import { join } from 'node:path'
import type { Command } from 'commander'
import { dataFileNames } from '../../catalogue/data-files.ts'
import { readJson } from '../../catalogue/json/read-json.ts'
import { pluralize } from '../../domain/text/text.ts'
import { writeOption } from '../editing/planning-command.ts'
import { changeOf, showChange, type FileChange } from '../editing/write/file-change.ts'
import { contentsOf } from '../editing/write/data-set.ts'
import { writeFiles } from '../editing/write/write-files.ts'
import { setExit, output } from '../terminal/output.ts'
import { requireFolder } from '../atomic-files.ts'
import { standardEdits } from '../fix/fix-folder.ts'
import { dataOption, examples } from '../terminal/shared-options.ts'

type Options = { data: string; check: boolean; write: boolean }

async function run({ data, check, write }: Options): Promise<void> {
  requireFolder(data, 'data folder')
  // All changes are worked out before the first file is written.
  const changes: (FileChange & { count: number })[] = []
  let unreadable = false
  for (const name of dataFileNames) {
    const file = `${name}.json`
    const bytes = contentsOf(join(data, file))
    // `validate` reports a missing file.
    if (bytes === undefined) continue
    const source = readJson(bytes)
    if (!source.ok) {
      unreadable = true
      for (const { line, column, message } of source.errors)
        output.message(`${file}:${line}:${column} ${message}`)
      continue
    }
    const { edits, repeatedKeys } = standardEdits(name, source.value)
    for (const { key, slug } of repeatedKeys)
      output.message(
        `${file}: the key "${key}" is left as it is, because another key means "${slug}" too: join the two lists by hand`,
      )
    for (const change of changeOf({ name, bytes }, edits))
      changes.push({ ...change, count: edits.length })
  }
  if (write) await writeFiles(data, changes)
  for (const change of changes) {
    const written = `${change.file}: ${pluralize(change.count, 'text')} normalised`
    output.result(write ? written : showChange(change))
  }
  if (changes.length === 0 && !unreadable)
    output.message('All slugs, prices and areas are canonical.')
  else if (changes.length > 0 && !write)
    output.message('Nothing was changed; run again with --write to change it.')
  if (unreadable || (check && changes.length > 0)) setExit('problems')
}

export function register(program: Command): void {
  program
    .command('normalise')
    .description('bring developer slugs, price and area texts into canonical form')
    .addOption(dataOption())
    .option('--check', 'exit with 1 if anything would change', false)
    .addOption(writeOption().conflicts('check'))
    .addHelpText(...examples('cli normalise', 'cli normalise --write'))
    .action(run)
}
