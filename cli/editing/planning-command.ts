import { join } from 'node:path'
import { Option, type Command } from 'commander'
import { dataFileNames } from '../../catalogue/data-files.ts'
import { decodedText } from '../../catalogue/json/encoding.ts'
import { lineCounter } from '../../catalogue/json/positions.ts'
import { pluralize } from '../../domain/text/text.ts'
import { dataOption, examples } from '../terminal/shared-options.ts'
import { output } from '../terminal/output.ts'
import { showChange, type FileChange } from './write/file-change.ts'
import { contentsOf, openDataSet, type DataSet } from './write/data-set.ts'
import { writeFiles } from './write/write-files.ts'

export type EditingOptions = { data: string; write?: boolean }

/** Makes a command that shows what it would change, and changes it with `--write`. */
export const planningCommand = (
  command: Command,
  plan: (data: DataSet, ...names: [string, string]) => Plan,
  ...lines: readonly string[]
): Command =>
  command
    .addOption(writeOption())
    .addOption(dataOption())
    .addHelpText(...examples(...lines))
    .action(async () => {
      const { data: folder, write = false } = command.opts<EditingOptions>()
      const data = openDataSet(folder)
      const [name = '', other = ''] = command.args
      await applyPlan(plan(data, name, other), data, write)
    })

/** `--write`: without it a command only shows what it would do. */
export const writeOption = (): Option =>
  new Option('--write', 'change the files; without it the changes are only shown').default(false)

export type Plan = {
  changes: readonly FileChange[]
  /** A name that is no longer used, though texts may still mention it. */
  formerName?: string | undefined
}

const maxMentions = 20

/** Shows the changes of a plan and, with `--write`, writes all of them or none. */
export async function applyPlan(
  plan: Plan,
  data: DataSet,
  isWanted: boolean,
  hint = '--write to change it',
): Promise<void> {
  const { changes, formerName } = plan
  for (const change of changes) output.result(showChange(change))
  if (changes.length === 0) return output.message('There is nothing to change.')
  if (formerName) reportMentions(plan, data, formerName)
  if (!isWanted) return output.message(`Nothing was changed; run again with ${hint}.`)
  await writeFiles(data.folder, changes)
  output.message(`Changed ${pluralize(changes.length, 'file')}.`)
}

/** Reports mentions in texts, which are the editor's own words and are not changed. */
function reportMentions({ changes }: Plan, data: DataSet, name: string): void {
  const changed = new Map(changes.map((change) => [change.file, change.after]))
  const places = dataFileNames.flatMap((one) => {
    const file = `${one}.json`
    const after = changed.get(file) ?? contentsOf(join(data.folder, file))
    return after ? mentionsIn(after, name).map((place) => `  ${file}:${place}`) : []
  })
  if (places.length === 0) return
  output.message(`These texts still say "${name}"; change them by hand where they should not:`)
  for (const place of places.slice(0, maxMentions)) output.message(place)
  if (places.length > maxMentions) output.message(`  and ${places.length - maxMentions} more`)
}

/** The lines and columns at which a file's texts contain a name as whole words: '41:9'. */
function mentionsIn(bytes: Buffer, name: string): string[] {
  const text = decodedText(bytes)
  const written = JSON.stringify(name).slice(1, -1)
  const escaped = written.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const letter = String.raw`[0-9A-Za-z\u0080-\uFFFF]`
  const position = lineCounter(text)
  return [...text.matchAll(new RegExp(`(?<!${letter})${escaped}(?!${letter})`, 'g'))].map(
    (found) => {
      const { line, column } = position(found.index)
      return `${line}:${column}`
    },
  )
}
