import { join } from 'node:path'
import { dataFileNames } from '../../catalogue/data-files.ts'
import { counted } from '../../domain/text/text.ts'
import type { Output } from '../output.ts'
import { contentsOf, type DataSet } from './files/data-set.ts'
import { showChange } from './files/show-change.ts'
import { writeFiles } from './files/write-files.ts'
import { mentionsIn, type Mention } from './mentions.ts'
import type { Plan } from './plan.ts'

const mostMentions = 20

/**
 * Shows what a plan changes and, where it is to be written, writes all of it or nothing.
 * @throws CannotRun where it cannot be written
 */
export async function applyPlan(
  plan: Plan,
  data: DataSet,
  { write, output }: { readonly write: boolean; readonly output: Output },
): Promise<void> {
  output.status('')
  for (const change of plan.changes) output.result(showChange(change))
  if (plan.changes.length === 0) {
    output.message('There is nothing to change.')
    return
  }
  if (plan.formerName !== undefined) await reportMentions(plan, data, plan.formerName, output)
  if (!write) {
    output.message('Nothing was changed; run again with --write to change it.')
    return
  }
  await writeFiles(data.folder, plan.changes)
  output.message(`Changed ${counted(plan.changes.length, 'file')}.`)
}

/** Texts are the editor's own words: they are pointed at and not changed. */
async function reportMentions(
  { changes }: Plan,
  data: DataSet,
  name: string,
  output: Output,
): Promise<void> {
  const changed = new Map(changes.map((change) => [change.file, change.after]))
  const found: Mention[] = []
  for (const file of dataFileNames.map((one) => `${one}.json`)) {
    const after = changed.get(file) ?? (await contentsOf(join(data.folder, file)))
    if (after) found.push(...mentionsIn({ file, after }, name))
  }
  if (found.length === 0) return
  output.message(`These texts still say "${name}"; change them by hand where they should not:`)
  for (const { file, line, column } of found.slice(0, mostMentions))
    output.message(`  ${file}:${line}:${column}`)
  if (found.length > mostMentions) output.message(`  and ${found.length - mostMentions} more`)
}
