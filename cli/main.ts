import process from 'node:process'
import { Command, CommanderError } from 'commander'
import { CannotRead } from '../catalogue/system-errors.ts'
import { CannotRun } from './errors.ts'
import { setExit } from './exit.ts'
import { createOutput, endOnBrokenPipe } from './output.ts'

// Loaded when named, so that one command does not wait for another's libraries.
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  validate: async () => (await import('./commands/validate.ts')).validateCommand(),
  normalise: async () => (await import('./commands/normalise.ts')).normaliseCommand(),
  'build-images': async () => (await import('./commands/build-images.ts')).buildImagesCommand(),
  diff: async () => (await import('./commands/diff.ts')).diffCommand(),
  new: async () => (await import('./commands/new.ts')).newCommand(),
  rename: async () => (await import('./commands/rename.ts')).renameCommand(),
  remove: async () => (await import('./commands/remove.ts')).removeCommand(),
  prices: async () => (await import('./commands/prices.ts')).pricesCommand(),
  enquiries: async () => (await import('./commands/enquiries.ts')).enquiriesCommand(),
  searches: async () => (await import('./commands/searches.ts')).searchesCommand(),
}

const inherit = (parent: Command): void => {
  for (const command of parent.commands) {
    command.copyInheritedSettings(parent)
    inherit(command)
  }
}

const createProgram = async (named: string | undefined): Promise<Command> => {
  const program = new Command('cli')
    .description("Peak Force's data pipeline and enquiries")
    .exitOverride()
    .showSuggestionAfterError()
  const only = named === undefined ? undefined : commands[named]
  for (const load of only === undefined ? Object.values(commands) : [only]) {
    program.addCommand(await load())
  }
  inherit(program)
  program.hook('preAction', async (_program, command) => {
    const { data, quiet } = command.opts<{ data?: string; quiet?: true }>()
    if (data === undefined) return
    const { recoverFolder } = await import('./workbench/files/recover.ts')
    const recovery = await recoverFolder(data)
    if (recovery !== 'nothing')
      createOutput(quiet).message(`A change of "${data}" that was cut off has been ${recovery}.`)
  })
  return program
}

const describe = (error: unknown): string => {
  if (error instanceof CannotRun || error instanceof CannotRead) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Runs one command; the status it ends with is in `process.exitCode`. */
const main = async (argv: readonly string[]): Promise<void> => {
  endOnBrokenPipe()
  try {
    const program = await createProgram(argv[2])
    await program.parseAsync([...argv])
  } catch (error) {
    // Commander has already said what is wrong with the options, or printed the help asked for.
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) setExit('couldNotRun')
      return
    }
    process.stderr.write(`${describe(error)}\n`)
    setExit('couldNotRun')
  }
}

await main(process.argv)
