import { Command, Option } from 'commander'
import { carryOut } from '../workbench/carry-out.ts'
import { newErrors } from '../workbench/check-plan.ts'
import { openData, workbenchCommand, type WorkbenchOptions } from '../workbench/command.ts'
import { developersOf } from '../workbench/developers.ts'
import type { DataSet } from '../workbench/files/data-set.ts'
import type { Answers } from '../workbench/new/answers.ts'
import { askFor, canAsk, confirmWriting, type Choice } from '../workbench/new/ask.ts'
import {
  companyFields,
  developerFields,
  fieldOptions,
  projectFields,
  type Field,
} from '../workbench/new/flags.ts'
import { developerChecks, planNewDeveloper } from '../workbench/new/new-developer.ts'
import { planNewProject, projectChecks } from '../workbench/new/new-project.ts'
import type { Extras } from '../workbench/new/project-extras.ts'
import type { Plan } from '../workbench/plan.ts'
import { setExit } from '../exit.ts'
import type { Output } from '../output.ts'

type Options = WorkbenchOptions & { readonly yes: boolean } & Record<string, unknown>

/** Shows the records, asks where it may, and writes what brings no new error. */
const write = async (plan: Plan, data: DataSet, output: Output, yes: boolean): Promise<void> => {
  const errors = await newErrors(data.folder, plan.changes)
  if (errors.length > 0) {
    output.result(errors.join('\n'))
    output.message('Nothing was changed: with this the data would not be right. Mend the above.')
    setExit('problems')
    return
  }
  if (yes) return carryOut(plan, data, { write: true, output })
  await carryOut(plan, data, { write: false, output: { ...output, message: () => undefined } })
  if (canAsk() && (await confirmWriting()))
    return carryOut(plan, data, { write: true, output: { ...output, result: () => undefined } })
  output.message('Nothing was changed; run again with --yes to write it.')
}

const answersIn = (options: Options, fields: readonly Field[]): Answers =>
  Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = options[name]
      return typeof value === 'string' ? [[name, value] as const] : []
    }),
  )

/** Asks on a line of its own: nothing is being read any more. */
const ask = (
  fields: readonly Field[],
  inOptions: Answers,
  asking: Parameters<typeof askFor>[2],
  output: Output,
): Promise<Answers> => {
  output.status('')
  return askFor(fields, inOptions, asking)
}

const asks = ({ yes }: Options): boolean => !yes && canAsk()

const yesOption = (): Option => new Option('--yes', 'ask nothing and write').default(false)

const withFields = (command: Command, fields: readonly Field[]): Command => {
  for (const option of fieldOptions(fields)) command.addOption(option)
  return command
}

const onlyOfCompanies = companyFields.filter(({ name }) => ['location', 'about'].includes(name))
const askedOfDevelopers = developerFields.filter(({ name }) => name !== 'id' && name !== 'url')
const kindField: Field = {
  name: 'kind',
  description: 'Homes and plots, or offices and shops',
  example: undefined,
  isList: false,
}

const newDeveloper = (): Command =>
  workbenchCommand(
    withFields(new Command('developer').description('add a developer: card, company, empty list'), [
      ...developerFields.filter(({ name }) => name !== 'id'),
      ...onlyOfCompanies,
    ]).addOption(yesOption()),
    'cli new developer --name "Amber Estates" --type residential,plots --yes',
  ).action(async (options: Options) => {
    const { data, output } = openData(options)
    const fields = [...askedOfDevelopers, ...onlyOfCompanies]
    const inOptions = answersIn(options, [...developerFields, ...onlyOfCompanies])
    const needed = new Set(['name', 'type'])
    const answers = asks(options)
      ? await ask(fields, inOptions, { needed, checks: await developerChecks(data) }, output)
      : inOptions
    await write(await planNewDeveloper(data, answers), data, output, options.yes)
  })

/** What is asked of a project; everything else has a flag. */
const askedOfProjects = (
  'name developer kind price bedrooms category projectStatus furnishing localities area images ' +
  'possession reraNumber shortDescription'
)
  .split(' ')
  .flatMap((name) => [kindField, ...projectFields].filter((field) => field.name === name))

const projectChoices = async (data: DataSet): Promise<Choice[]> => [
  { name: 'developer', choices: await developersOf(data) },
  { name: 'kind', choices: ['residential', 'commercial'] },
]

const newProject = (): Command =>
  workbenchCommand(
    withFields(
      new Command('project')
        .description('add a project, and what other files say about it')
        .addOption(new Option('--kind <kind>', kindField.description)),
      projectFields.filter(({ name }) => name !== 'propertyType'),
    )
      .option('--floors <texts...>', "'configuration; area; price; picture', one a configuration")
      .option('--projectAmenities <list>', 'keys of the amenity catalogue')
      .option('--projectSpecifications <list>', 'keys of the amenity catalogue')
      .option('--coordinates <lat,lng>', 'where it is on the map')
      .option('--sitePlanImages <list>', 'the site plan, then views')
      .option('--like <project>', 'copy payment plans, amenities and specifications of this one')
      .option('--trending', 'add a card to the trending projects as well')
      .addOption(yesOption()),
    'cli new project --name "Amber Heights" --developer "Aravalli Crest" --kind residential \\',
    '  --price "95 L - 1.4 Cr" --localities "Sector 65, Gurgaon" --like crest-greens --yes',
  ).action(async (options: Options) => {
    const { data, output } = openData(options)
    const inOptions = answersIn(options, [kindField, ...projectFields])
    const needed = new Set(['name'])
    const answers = asks(options)
      ? await ask(
          askedOfProjects,
          inOptions,
          {
            choices: await projectChoices(data),
            needed,
            checks: await projectChecks(data, inOptions),
          },
          output,
        )
      : inOptions
    await write(await planNewProject(data, answers, options as Extras), data, output, options.yes)
  })

/** `new developer|project`: asks, or takes flags named like the schemas' fields. */
export const newCommand = (): Command =>
  new Command('new')
    .description('add a developer or a project to every file concerned')
    .addCommand(newDeveloper())
    .addCommand(newProject())
