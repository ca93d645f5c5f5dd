import process from 'node:process'
import { CommanderError } from 'commander'
import { CannotRead } from '../catalogue/system-errors.ts'
import { CannotRun, Interrupted, setExit } from './terminal/exit.ts'
import { createProgram } from './program.ts'

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
