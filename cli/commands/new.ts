import type { Command } from 'commander'
import { withoutUndefined } from '../../domain/value/without-undefined.ts'
import { checkData } from '../../catalogue/checks/check-folder.ts'
import { isError } from '../../catalogue/checks/finding.ts'
import { checkAlone, readData, type DataFileRead } from '../../catalogue/checks/read-data-files.ts'
import { applyPlan, type EditingOptions } from '../editing/planning-command.ts'
import type { FileChange } from '../editing/write/file-change.ts'
import { openDataSet } from '../editing/write/data-set.ts'
import type { Extras, NewRecord } from '../editing/new/record-fields.ts'
import { newDeveloper } from '../editing/new/new-developer.ts'
import { newProject } from '../editing/new/new-project.ts'
import { setExit } from '../terminal/exit-codes.ts'
import { builtImageFolder, dataOption, examples } from '../terminal/shared-options.ts'
import { createOutput } from '../terminal/output.ts'

type Options = EditingOptions & Extras & { yes: boolean; [field: string]: unknown }

export function register(program: Command): void {
  const command = program
    .command('new')
    .description('add a developer or a project to every file concerned')
    .addHelpText(...examples('cli new developer --help', 'cli new project --help'))
  adding(
    command.command('developer').description('add a developer: card, company, empty list'),
    newDeveloper,
  ).addHelpText(
    ...examples('cli new developer --name "Amber Estates" --type residential,plots --yes'),
  )
  adding(
    command.command('project').description('add a project, and what other files say about it'),
    newProject,
  ).addHelpText(
    ...examples(
      'cli new project --name "Amber Heights" --developer "Aravalli Crest" --kind residential \\',
      '  --price "95 L - 1.4 Cr" --localities "Sector 65, Gurgaon" --like crest-greens --yes',
    ),
  )
}

function adding(command: Command, kind: NewRecord): Command {
  for (const { name, description, valueKind } of kind.fields) {
    const firstSentence = description.split(/(?<=\.) /)[0]?.replace(/\.$/, '')
    command.option(valueKind ? `--${name} <${valueKind}>` : `--${name}`, firstSentence)
  }
  return command
    .option('--yes', 'write it; without it the changes are only shown', false)
    .addOption(dataOption())
    .action((options: Options) => add(kind, options))
}

async function add(kind: NewRecord, options: Options): Promise<void> {
  const data = openDataSet(options.data)
  const output = createOutput(options.quiet)
  const givenOptions = withoutUndefined<Record<string, string>>(
    Object.fromEntries(kind.fields.map(({ name }) => [name, options[name] as string])),
  )
  const plan = kind.plan(data, givenOptions, options)
  const errors = await newErrors(data.folder, plan.changes)
  if (errors.length > 0) {
    output.result(errors.join('\n'))
    output.message('Nothing was changed: with this the data would not be right. Fix the above.')
    setExit('problems')
    return
  }
  await applyPlan(plan, data, output, options.yes, '--yes to write it')
}

/** The errors that `validate` would find after the changes and does not find now, as lines. */
async function newErrors(
  folder: string,
  changes: readonly FileChange[],
): Promise<readonly string[]> {
  const before = await readData(folder)
  const after = before.map((one) => {
    const change = changes.find(({ file }) => file === `${one.name}.json`)
    return change ? checkAlone(one.name, change.after) : one
  })
  const errors = await errorsIn(after, folder)
  if (errors.length === 0) return []
  const knownErrors = new Set(await errorsIn(before, folder))
  return errors.filter((line) => !knownErrors.has(line))
}

async function errorsIn(files: readonly DataFileRead[], folder: string): Promise<string[]> {
  const { findings } = await checkData(files, folder, { builtImageFolder: builtImageFolder() })
  return findings
    .filter(isError)
    .map(({ file, message, rule }) => `${file}.json: ${message} (${rule.name})`)
}
