import { Option, type Command } from 'commander'
import { dataOption, examples, quietOption } from '../options.ts'
import { createOutput, type Output } from '../output.ts'
import { applyPlan, type Plan } from './apply-plan.ts'
import { openDataSet, type DataSet } from './files/data-set.ts'

export type EditingOptions = { data: string; write?: boolean; quiet?: true }

/** `--data` and `--quiet`, and an example behind the help. */
export const editingCommand = (command: Command, ...lines: readonly string[]): Command =>
  command
    .addOption(dataOption())
    .addOption(quietOption())
    .addHelpText('after', examples(...lines))

/** The data folder of the options, telling which file is being read. */
export function openData({ data, quiet }: EditingOptions): { data: DataSet; output: Output } {
  const output = createOutput(quiet)
  return { output, data: openDataSet(data, (file) => output.status(`Reading ${file} …`)) }
}

/** A command that shows what it would change, and changes it with `--write`. */
export const planningCommand = (
  command: Command,
  plan: (data: DataSet, ...names: [string, string]) => Plan,
  ...lines: readonly string[]
): Command =>
  editingCommand(command.addOption(writeOption()), ...lines).action(async () => {
    const options = command.opts<EditingOptions>()
    const { data, output } = openData(options)
    const [name = '', other = ''] = command.args
    const { write = false } = options
    await applyPlan(plan(data, name, other), data, { write, output })
  })

/** `--write`: without it a command only shows what it would do. */
export const writeOption = (): Option =>
  new Option('--write', 'change the files; without it the changes are only shown').default(false)
