import { readdirSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { withoutUndefined } from '../../domain/value/without-undefined.ts'
import { checkFolder } from '../../catalogue/checks/check-folder.ts'
import { isError } from '../../catalogue/checks/finding.ts'
import { showPlan, writePlan, type EditingOptions, type Plan } from '../editing/command.ts'
import type { FileChange } from '../editing/files/change.ts'
import { openDataSet, type DataSet } from '../editing/files/data-set.ts'
import { askFor, canAsk, confirmWriting, type NewRecord } from '../editing/new/ask.ts'
import { addFields, type Answers } from '../editing/new/fields.ts'
import { newDeveloper } from '../editing/new/new-developer.ts'
import { newProject } from '../editing/new/new-project.ts'
import { setExit } from '../terminal/exit.ts'
import { dataOption, examples } from '../terminal/options.ts'
import { createOutput, type Output } from '../terminal/output.ts'

type Options = EditingOptions & { yes: boolean } & Record<string, unknown>

/** Shows the records, asks where it may, and writes what brings no new error. */
const write = async (plan: Plan, data: DataSet, output: Output, yes: boolean): Promise<void> => {
  const errors = await newErrors(data.folder, plan.changes)
  if (errors.length > 0) {
    output.result(errors.join('\n'))
    output.message('Nothing was changed: with this the data would not be right. Fix the above.')
    setExit('problems')
    return
  }
  showPlan(plan, data, output)
  if (yes || (canAsk() && (await confirmWriting()))) return writePlan(plan, data, output)
  output.message('Nothing was changed; run again with --yes to write it.')
}

/** Adds `--yes`, and what the command does. */
const adding = (command: Command, kind: NewRecord): Command =>
  command
    .option('--yes', 'ask nothing and write', false)
    .addOption(dataOption())
    .action(async (options: Options) => {
      const data = openDataSet(options.data)
      const output = createOutput(options.quiet)
      const given = withoutUndefined<Record<string, string>>(
        Object.fromEntries(kind.fields.map(({ name }) => [name, options[name] as string])),
      )
      const answers: Answers =
        options.yes || !canAsk() ? given : await askFor(kind.questions(data, given), given)
      await write(kind.plan(data, answers, options), data, output, options.yes)
    })

const developerCommand = (): Command =>
  adding(
    addFields(
      new Command('developer').description('add a developer: card, company, empty list'),
      newDeveloper.fields,
    ).addHelpText(
      ...examples('cli new developer --name "Amber Estates" --type residential,plots --yes'),
    ),
    newDeveloper,
  )

const projectCommand = (): Command =>
  adding(
    addFields(
      new Command('project').description('add a project, and what other files say about it'),
      newProject.fields,
    )
      .option('--floors <texts...>', "'configuration; area; price; picture', one a configuration")
      .option('--projectAmenities <list>', 'keys of the amenity catalogue')
      .option('--projectSpecifications <list>', 'keys of the amenity catalogue')
      .option('--coordinates <lat,lng>', 'where it is on the map')
      .option('--sitePlanImages <list>', 'the site plan, then views')
      .option('--like <project>', 'copy payment plans, amenities and specifications of this one')
      .option('--trending', 'add a card to the trending projects as well')
      .addHelpText(
        ...examples(
          'cli new project --name "Amber Heights" --developer "Aravalli Crest" --kind residential \\',
          '  --price "95 L - 1.4 Cr" --localities "Sector 65, Gurgaon" --like crest-greens --yes',
        ),
      ),
    newProject,
  )

/** `new developer|project`: asks, or takes flags named like the schemas' fields. */
export const newCommand = (): Command =>
  new Command('new')
    .description('add a developer or a project to every file concerned')
    .addHelpText(...examples('cli new developer', 'cli new project'))
    .addCommand(developerCommand())
    .addCommand(projectCommand())

/**
 * The errors that `validate` would find after the changes and does not find now, as lines.
 * @throws CannotRun where the data cannot be read
 */
async function newErrors(
  folder: string,
  changes: readonly FileChange[],
): Promise<readonly string[]> {
  const trial = await mkdtemp(join(tmpdir(), 'peak-force-trial-'))
  try {
    const changed = new Map(changes.map(({ file, after }) => [file, after]))
    for (const name of new Set([...readdirSync(folder), ...changed.keys()])) {
      const after = changed.get(name)
      if (after) await writeFile(join(trial, name), after)
      else if (name.endsWith('.json') || name === 'images')
        await symlink(resolve(folder, name), join(trial, name))
    }
    const after = await errorsIn(trial)
    if (after.length === 0) return []
    const before = new Set(await errorsIn(folder))
    return after.filter((line) => !before.has(line))
  } finally {
    await rm(trial, { recursive: true, force: true })
  }
}

async function errorsIn(folder: string): Promise<string[]> {
  const { findings } = await checkFolder(folder)
  return findings
    .filter(isError)
    .map(({ file, message, rule }) => `${file}.json: ${message} (${rule.name})`)
}
