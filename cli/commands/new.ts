import { Command, Option } from 'commander'
import { applyPlan, type Plan } from '../editing/apply-plan.ts'
import { newErrors } from '../editing/check-plan.ts'
import { editingCommand, openData, type EditingOptions } from '../editing/command.ts'
import { readDevelopers } from '../editing/developers.ts'
import type { DataSet } from '../editing/files/data-set.ts'
import { askFor, canAsk, confirmWriting, type Checks } from '../editing/new/ask.ts'
import {
  companyFields,
  developerFields,
  fieldOptions,
  projectFields,
  type Answers,
  type Field,
} from '../editing/new/fields.ts'
import { developerChecks, planNewDeveloper } from '../editing/new/new-developer.ts'
import { planNewProject, projectChecks } from '../editing/new/new-project.ts'
import type { Extras } from '../editing/new/project-extras.ts'
import { setExit } from '../exit.ts'
import { examples } from '../options.ts'
import type { Output } from '../output.ts'

type Options = EditingOptions & { readonly yes: boolean } & Record<string, unknown>

/** Shows the records, asks where it may, and writes what brings no new error. */
const write = async (plan: Plan, data: DataSet, output: Output, yes: boolean): Promise<void> => {
  const errors = await newErrors(data.folder, plan.changes)
  if (errors.length > 0) {
    output.result(errors.join('\n'))
    output.message('Nothing was changed: with this the data would not be right. Fix the above.')
    setExit('problems')
    return
  }
  if (yes) return applyPlan(plan, data, { write: true, output })
  await applyPlan(plan, data, { write: false, output: { ...output, message: () => undefined } })
  if (canAsk() && (await confirmWriting()))
    return applyPlan(plan, data, { write: true, output: { ...output, result: () => undefined } })
  output.message('Nothing was changed; run again with --yes to write it.')
}

/** One kind of record that can be added. */
type Kind = {
  /** The fields that can be given on the command line, and those that are asked for. */
  readonly given: readonly Field[]
  readonly asked: (data: DataSet) => Promise<readonly Field[]>
  readonly checks: (data: DataSet, given: Answers) => Promise<Checks>
  readonly plan: (data: DataSet, answers: Answers, options: Options) => Promise<Plan>
}

/** Adds `--yes`, and what the command does. */
const adding = (command: Command, kind: Kind, ...lines: readonly string[]): Command =>
  editingCommand(
    command.addOption(new Option('--yes', 'ask nothing and write').default(false)),
    ...lines,
  ).action(async (options: Options) => {
    const { data, output } = openData(options)
    const given: Answers = Object.fromEntries(
      kind.given.flatMap(({ name }) => {
        const value = options[name]
        return typeof value === 'string' ? [[name, value] as const] : []
      }),
    )
    let answers = given
    if (!options.yes && canAsk()) {
      const [fields, checks] = [await kind.asked(data), await kind.checks(data, given)]
      // Questions stand on lines of their own: nothing is being read any more.
      output.status('')
      answers = await askFor(fields, given, checks)
    }
    await write(await kind.plan(data, answers, options), data, output, options.yes)
  })

const withFields = (command: Command, fields: readonly Field[]): Command => {
  for (const option of fieldOptions(fields)) command.addOption(option)
  return command
}

const only = (fields: readonly Field[], ...names: readonly string[]): Field[] =>
  names.flatMap((name) => fields.filter((field) => field.name === name))
const without = (fields: readonly Field[], ...names: readonly string[]): Field[] =>
  fields.filter(({ name }) => !names.includes(name))

const onlyOfCompanies = without(companyFields, ...developerFields.map(({ name }) => name))

const newDeveloper = (): Command =>
  adding(
    withFields(new Command('developer').description('add a developer: card, company, empty list'), [
      ...without(developerFields, 'id'),
      ...onlyOfCompanies,
    ]),
    {
      given: [...developerFields, ...onlyOfCompanies],
      asked: async () => [...without(developerFields, 'id', 'url'), ...onlyOfCompanies],
      checks: developerChecks,
      plan: planNewDeveloper,
    },
    'cli new developer --name "Amber Estates" --type residential,plots --yes',
  )

const kindField: Field = {
  name: 'kind',
  description: 'Homes and plots, or offices and shops',
  isList: false,
  choices: ['residential', 'commercial'],
}

/** What is asked of a project; everything else has a flag. */
const askedOfProjects = async (data: DataSet): Promise<readonly Field[]> => {
  const { known } = await readDevelopers(data)
  const [developer] = only(projectFields, 'developer')
  return [
    ...only(projectFields, 'name'),
    ...(developer ? [{ ...developer, choices: [...known.values()] }] : []),
    kindField,
    ...only(projectFields, 'price', 'bedrooms', 'category', 'projectStatus', 'furnishing'),
    ...only(projectFields, 'localities', 'area', 'images', 'possession', 'reraNumber'),
    ...only(projectFields, 'shortDescription'),
  ]
}

const newProject = (): Command =>
  adding(
    withFields(
      new Command('project')
        .description('add a project, and what other files say about it')
        .addOption(new Option('--kind <kind>', kindField.description)),
      without(projectFields, 'propertyType'),
    )
      .option('--floors <texts...>', "'configuration; area; price; picture', one a configuration")
      .option('--projectAmenities <list>', 'keys of the amenity catalogue')
      .option('--projectSpecifications <list>', 'keys of the amenity catalogue')
      .option('--coordinates <lat,lng>', 'where it is on the map')
      .option('--sitePlanImages <list>', 'the site plan, then views')
      .option('--like <project>', 'copy payment plans, amenities and specifications of this one')
      .option('--trending', 'add a card to the trending projects as well'),
    {
      given: [kindField, ...projectFields],
      asked: askedOfProjects,
      checks: projectChecks,
      plan: (data, answers, options) => planNewProject(data, answers, options as Extras),
    },
    'cli new project --name "Amber Heights" --developer "Aravalli Crest" --kind residential \\',
    '  --price "95 L - 1.4 Cr" --localities "Sector 65, Gurgaon" --like crest-greens --yes',
  )

/** `new developer|project`: asks, or takes flags named like the schemas' fields. */
export const newCommand = (): Command =>
  new Command('new')
    .description('add a developer or a project to every file concerned')
    .addHelpText('after', examples('cli new developer', 'cli new project'))
    .addCommand(newDeveloper())
    .addCommand(newProject())
