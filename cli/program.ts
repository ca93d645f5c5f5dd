import process from 'node:process'
import { Command, CommanderError } from 'commander'
import { CannotRead } from '../catalogue/system-errors.ts'
import { CannotRun, Interrupted, setExit } from './terminal/exit.ts'
import { createOutput } from './terminal/output.ts'

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
    if (command.commands.length === 0) command.option('--quiet', 'no messages, only results')
    inherit(command)
  }
}

/** All commands, or only the one that is named: nothing else is loaded then. */
export const createProgram = async (named: string | undefined): Promise<Command> => {
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
    const { recoverFolder } = await import('./editing/files/write-files.ts')
    const recovery = await recoverFolder(data)
    if (recovery !== 'nothing')
      createOutput(quiet).message(`A change of "${data}" that was cut off has been ${recovery}.`)
  })
  return program
}

/** What is said of an error: one line where the person at the keyboard can do something about it. */
const describe = (error: unknown): string => {
  if ([CannotRun, CannotRead, Interrupted].some((kind) => error instanceof kind))
    return (error as Error).message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * Runs one command: results and messages on the process's streams, the status in its `exitCode`.
 * Never throws.
 * @param args as the shell gives them, the command's name first
 */
export const run = async (args: readonly string[]): Promise<void> => {
  try {
    const program = await createProgram(args[0])
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    // Commander has already said what is wrong with the options, or printed the help asked for.
    const isSaid = error instanceof CommanderError
    if (!isSaid) process.stderr.write(`${describe(error)}\n`)
    if (!isSaid || error.exitCode !== 0)
      setExit(error instanceof Interrupted ? 'interrupted' : 'couldNotRun')
  }
}
