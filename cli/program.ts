import { Command, CommanderError } from 'commander'
import { CannotRun } from '../catalogue/system-errors.ts'
import { setExit, output, setQuiet } from './terminal/output.ts'

type CommandFile = { register: (program: Command) => void }

// A command is loaded when it is named, so that it does not wait for another's libraries.
const commands: Readonly<Record<string, () => Promise<CommandFile>>> = {
  validate: () => import('./commands/validate.ts'),
  normalise: () => import('./commands/normalise.ts'),
  'build-images': () => import('./commands/build-images.ts'),
  diff: () => import('./commands/diff.ts'),
  init: () => import('./commands/init.ts'),
  new: () => import('./commands/new.ts'),
  rename: () => import('./commands/rename.ts'),
  remove: () => import('./commands/remove.ts'),
  prices: () => import('./commands/prices.ts'),
  enquiries: () => import('./commands/enquiries.ts'),
  searches: () => import('./commands/searches.ts'),
  publish: () => import('./commands/publish.ts'),
  figures: () => import('./commands/figures.ts'),
  edit: () => import('./commands/edit.ts'),
}

const leaves = (command: Command): Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leaves)

/** All commands, or only the named one, so that nothing else is loaded. */
export const createProgram = async (named: string | undefined): Promise<Command> => {
  const program = new Command('cli')
    .description('The data and the enquiries of a property agency')
    .exitOverride()
    .showSuggestionAfterError()
  const only = named === undefined ? undefined : commands[named]
  for (const load of only ? [only] : Object.values(commands)) (await load()).register(program)
  for (const command of leaves(program)) command.option('--quiet', 'no messages, only results')
  program.hook('preAction', async (_program, command) => {
    const { data, quiet } = command.opts<{ data?: string; quiet?: true }>()
    setQuiet(quiet === true)
    if (data === undefined) return
    const { recoverFolder } = await import('./editing/write/write-files.ts')
    const recovery = await recoverFolder(data)
    if (recovery !== 'nothing')
      output.message(`A change of "${data}" that was cut off has been ${recovery}.`)
  })
  return program
}

/** Runs one command, with the process's streams and its `exitCode`. Never throws. */
export const run = async (args: readonly string[]): Promise<void> => {
  try {
    const program = await createProgram(args[0])
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    // Commander has already reported the wrong options, or printed the requested help.
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) setExit('couldNotRun')
      return
    }
    process.stderr.write(`${describe(error)}\n`)
    setExit('couldNotRun')
  }
}

/** One line for an error that the person at the keyboard can resolve; else all that is known. */
const describe = (error: unknown): string => {
  if (error instanceof CannotRun) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
