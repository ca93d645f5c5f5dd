import { Command } from 'commander'
import { withoutUndefined } from '../../domain/value/without-undefined.ts'
import { newErrors } from '../editing/check-plan.ts'
import {
  showPlan,
  writePlan,
  type Plan,
  editingCommand,
  type EditingOptions,
} from '../editing/command.ts'
import { openDataSet, type DataSet } from '../editing/files/data-set.ts'
import { askFor, canAsk, confirmWriting, type NewRecord } from '../editing/new/ask.ts'
import { addFields, type Answers } from '../editing/new/fields.ts'
import { newDeveloper } from '../editing/new/new-developer.ts'
import { newProject } from '../editing/new/new-project.ts'
import { setExit } from '../terminal/exit.ts'
import { examples } from '../terminal/options.ts'
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
const adding = (command: Command, kind: NewRecord, ...lines: readonly string[]): Command =>
  editingCommand(command.option('--yes', 'ask nothing and write', false), ...lines).action(
    async (options: Options) => {
      const data = openDataSet(options.data)
      const output = createOutput(options.quiet)
      const given = withoutUndefined<Record<string, string>>(
        Object.fromEntries(kind.fields.map(({ name }) => [name, options[name] as string])),
      )
      const answers: Answers =
        options.yes || !canAsk() ? given : await askFor(kind.questions(data, given), given)
      await write(kind.plan(data, answers, options), data, output, options.yes)
    },
  )

const developerCommand = (): Command =>
  adding(
    addFields(
      new Command('developer').description('add a developer: card, company, empty list'),
      newDeveloper.fields,
    ),
    newDeveloper,
    'cli new developer --name "Amber Estates" --type residential,plots --yes',
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
      .option('--trending', 'add a card to the trending projects as well'),
    newProject,
    'cli new project --name "Amber Heights" --developer "Aravalli Crest" --kind residential \\',
    '  --price "95 L - 1.4 Cr" --localities "Sector 65, Gurgaon" --like crest-greens --yes',
  )

/** `new developer|project`: asks, or takes flags named like the schemas' fields. */
export const newCommand = (): Command =>
  new Command('new')
    .description('add a developer or a project to every file concerned')
    .addHelpText('after', examples('cli new developer', 'cli new project'))
    .addCommand(developerCommand())
    .addCommand(projectCommand())
