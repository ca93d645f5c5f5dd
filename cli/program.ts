import { Command } from 'commander'
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
