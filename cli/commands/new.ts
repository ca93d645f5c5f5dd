import { Command, Option } from 'commander'
import { applyPlan } from '../editing/apply-plan.ts'
import { newErrors } from '../editing/check-plan.ts'
import { openData, editingCommand, type EditingOptions } from '../editing/command.ts'
import { developersOf } from '../editing/developers.ts'
import type { DataSet } from '../editing/files/data-set.ts'
import type { Answers } from '../editing/new/answers.ts'
import { askFor, canAsk, confirmWriting, type Choice } from '../editing/new/ask.ts'
import {
  companyFields,
  developerFields,
  fieldOptions,
  projectFields,
  type Field,
} from '../editing/new/flags.ts'
import { developerChecks, planNewDeveloper } from '../editing/new/new-developer.ts'
import { planNewProject, projectChecks } from '../editing/new/new-project.ts'
import type { Extras } from '../editing/new/project-extras.ts'
import type { Plan } from '../editing/plan.ts'
import { setExit } from '../exit.ts'
import { examples } from '../options.ts'
import type { Output } from '../output.ts'

type Options = EditingOptions & { readonly yes: boolean } & Record<string, unknown>

/** Shows the records, asks where it may, and writes what brings no new error. */
const write = async (plan: Plan, data: DataSet, output: Output, yes: boolean): Promise<void> => {
  const errors = await newErrors(data.folder, plan.changes)
  if (errors.length > 0) {
    output.result(errors.join('\n'))
    output.message('Nothing was changed: with this the data would not be right. Mend the above.')
    setExit('problems')
    return
  }
  if (yes) return applyPlan(plan, data, { write: true, output })
  await applyPlan(plan, data, { write: false, output: { ...output, message: () => undefined } })
  if (canAsk() && (await confirmWriting()))
    return applyPlan(plan, data, { write: true, output: { ...output, result: () => undefined } })
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
  editingCommand(
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
  editingCommand(
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
    .addHelpText('after', examples('cli new developer', 'cli new project'))
    .addCommand(newDeveloper())
    .addCommand(newProject())
