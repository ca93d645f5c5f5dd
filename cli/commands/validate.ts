import { Command, Option } from 'commander'
import { checkFolder, type Checked } from '../../catalogue/checks/check-folder.ts'
import type { PictureMemory } from '../../catalogue/pictures/picture-check.ts'
import { CannotRead } from '../../catalogue/system-errors.ts'
import { setExit } from '../terminal/exit.ts'
import { dataOption, examples, formatOption } from '../terminal/options.ts'
import { createOutput, type Output } from '../terminal/output.ts'
import { githubReport, jsonReport, split } from '../report/machine-formats.ts'
import { prettyReport } from '../report/pretty.ts'

type Options = {
  data: string
  format: keyof typeof reports
  strict: boolean
  errorsOnly: boolean
  fix: boolean
  watch: boolean
  quiet?: true
}

const reports = { pretty: prettyReport, json: jsonReport, github: githubReport } as const

const fix = async (options: Options, output: Output, memory: PictureMemory): Promise<Checked> => {
  const { fixFolder } = await import('../corrections/fix-folder.ts')
  const { fixed, checked } = await fixFolder(options.data, memory)
  for (const { report } of fixed) {
    // Standard output is the report's alone where a program reads it.
    if (options.format === 'pretty') output.result(`${report}\n`)
    else output.message(report)
  }
  if (fixed.length === 0) output.message('There is nothing to fix that has only one answer.')
  return checked
}

const checkOnce = async (
  options: Options,
  output: Output,
  memory: PictureMemory,
): Promise<void> => {
  const start = performance.now()
  const checked = options.fix
    ? await fix(options, output, memory)
    : await checkFolder(options.data, memory)
  const report = reports[options.format](checked, options, performance.now() - start)
  if (report !== '') output.result(report)
  const { errors } = split(checked.findings, options)
  setExit(errors.length > 0 ? 'problems' : 'fine')
}

const run = async (options: Options): Promise<void> => {
  const output = createOutput(options.quiet)
  const memory: PictureMemory = new Map()
  await checkOnce(options, output, memory)
  if (!options.watch) return
  const { watchFolder } = await import('../terminal/watch.ts')
  output.message(`Watching "${options.data}"; press Ctrl-C to end.`)
  await watchFolder(options.data, async (changed) => {
    output.message(`\n${changed} changed.`)
    try {
      await checkOnce(options, output, memory)
    } catch (error) {
      // A folder on its way somewhere else, say: it may be back with the next save.
      if (!(error instanceof CannotRead)) throw error
      output.message(error.message)
    }
  })
  setExit('fine')
}

/** `validate`: every data file against its schema and all rules. */
export const validateCommand = (): Command =>
  new Command('validate')
    .description('check every data file and what they say of each other')
    .addOption(dataOption())
    .addOption(formatOption('pretty', 'json', 'github'))
    .option('--strict', 'count warnings as errors', false)
    .option('--errors-only', 'leave out warnings and the coverage table', false)
    .addOption(
      new Option('--fix', 'fix what has only one answer, show the changes, check again')
        .default(false)
        .conflicts('watch'),
    )
    .option('--watch', 'check again whenever a file is saved', false)
    .addHelpText(...examples('cli validate --errors-only', 'cli validate --fix'))
    .action(run)
