import { Option, type Command } from 'commander'
import { checkData } from '../../catalogue/checks/check-folder.ts'
import { isError } from '../../catalogue/checks/finding.ts'
import { checkAlone, readData, type DataFileRead } from '../../catalogue/checks/read-data-files.ts'
import { applyPlan, type EditingOptions, type Plan } from '../editing/planning-command.ts'
import type { FileChange } from '../editing/write/file-change.ts'
import { openDataSet, type DataSet } from '../editing/write/data-set.ts'
import { planNewDeveloper, type NewDeveloper } from '../editing/new/new-developer.ts'
import { planNewProject, type NewProject } from '../editing/new/new-project.ts'
import { setExit, output } from '../terminal/output.ts'
import { builtImageFolder, dataOption, examples } from '../terminal/shared-options.ts'

type Options = Omit<EditingOptions, 'write'>

export function register(program: Command): void {
  const command = program
    .command('new')
    .description('add a developer or a project to every file concerned')
    .addHelpText(
      ...examples(
        'cli new developer "Amber Estates"',
        'cli new project "Amber Heights" --developer "Amber Estates" --kind residential',
      ),
    )
  adding(command.command('developer').description('add a developer: card, company, empty list'))
    .option('--slug <slug>', 'the end of its address, where it does not follow from the name')
    .action((name: string, options: Options & NewDeveloper) =>
      add(options, (data) => planNewDeveloper(data, { ...options, name })),
    )
    .addHelpText(...examples('cli new developer "Amber Estates"'))
  adding(command.command('project').description('add a project to the list of its developer'))
    .requiredOption('--developer <developer>', 'its slug, or its name in quotes')
    .requiredOption('--kind <kind>', 'residential: homes and plots; commercial: offices and shops')
    .option('--id <id>', 'what all files call it, where it does not follow from the name')
    .option('--slug <slug>', 'the end of its address, where it does not follow from the name')
    .option('--price <price>', 'such as "95 L - 1.4 Cr" or "Price on Request"')
    .action((name: string, options: Options & NewProject) =>
      add(options, (data) => planNewProject(data, { ...options, name })),
    )
    .addHelpText(
      ...examples(
        'cli new project "Amber Heights" --developer "Aravalli Crest" --kind residential \\',
        '  --price "95 L - 1.4 Cr"',
      ),
    )
}

const adding = (command: Command): Command =>
  command
    .argument('<name>', 'its name, in quotes')
    .addOption(dataOption())
    // Earlier releases wrote nothing without it.
    .addOption(new Option('--yes').hideHelp())

/** Writes what a plan adds, unless the data would have an error that it does not have now. */
async function add(options: Options, planFor: (data: DataSet) => Plan): Promise<void> {
  const data = openDataSet(options.data)
  const plan = planFor(data)
  const errors = await newErrors(data.folder, plan.changes)
  if (errors.length > 0) {
    output.result(errors.join('\n'))
    output.message('Nothing was changed: with this the data would not be right. Fix the above.')
    setExit('problems')
    return
  }
  await applyPlan(plan, data, true)
}

/** One line for each error that `validate` does not find now and would find after the changes. */
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
