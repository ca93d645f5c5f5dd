import { readdirSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { withoutUndefined } from '../../domain/value/without-undefined.ts'
import { checkFolder } from '../../catalogue/checks/check-folder.ts'
import { isError } from '../../catalogue/checks/finding.ts'
import { applyPlan, type EditingOptions } from '../editing/command.ts'
import type { FileChange } from '../editing/files/change.ts'
import { openDataSet } from '../editing/files/data-set.ts'
import { askFor, canAsk, confirmWriting, type NewRecord } from '../editing/new/ask.ts'
import { newDeveloper } from '../editing/new/new-developer.ts'
import { newProject, type Extras } from '../editing/new/new-project.ts'
import { setExit } from '../terminal/exit.ts'
import { dataOption, examples } from '../terminal/options.ts'
import { createOutput } from '../terminal/output.ts'

type Options = EditingOptions & Extras & { yes: boolean; [field: string]: unknown }

/** `new developer|project`: asks, or takes flags named like the schemas' fields. */
export function register(program: Command): void {
  const command = program
    .command('new')
    .description('add a developer or a project to every file concerned')
    .addHelpText(...examples('cli new developer', 'cli new project'))
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

/** Adds what can be given as options of the same names, and what the command does. */
function adding(command: Command, kind: NewRecord): Command {
  for (const { name, description, value } of kind.fields) {
    const firstSentence = description.split(/(?<=\.) /)[0]?.replace(/\.$/, '')
    command.option(value ? `--${name} <${value}>` : `--${name}`, firstSentence)
  }
  return command
    .option('--yes', 'ask nothing and write', false)
    .addOption(dataOption())
    .action((options: Options) => add(kind, options))
}

/** Shows the records, asks where it may, and writes what brings no new error. */
async function add(kind: NewRecord, options: Options): Promise<void> {
  const data = openDataSet(options.data)
  const output = createOutput(options.quiet)
  const given = withoutUndefined<Record<string, string>>(
    Object.fromEntries(kind.fields.map(({ name }) => [name, options[name] as string])),
  )
  const isAsking = !options.yes && canAsk()
  const answers = isAsking ? await askFor(kind.questions(data, given), given) : given
  const plan = kind.plan(data, answers, options)
  const errors = await newErrors(data.folder, plan.changes)
  if (errors.length > 0) {
    output.result(errors.join('\n'))
    output.message('Nothing was changed: with this the data would not be right. Fix the above.')
    setExit('problems')
    return
  }
  const isWanted = () => options.yes || (isAsking && confirmWriting())
  await applyPlan(plan, data, output, isWanted, '--yes to write it')
}

/** The errors that `validate` would find after the changes and does not find now, as lines. */
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
