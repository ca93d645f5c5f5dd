import process from 'node:process'
import { CommanderError } from 'commander'
import { CannotRead } from '../catalogue/system-errors.ts'
import { CannotRun, Interrupted, setExit } from './exit.ts'
import { endOnBrokenPipe } from './output.ts'
import { createProgram } from './program.ts'

/** What is said of an error: one line where the person at the keyboard can do something about it. */
const describe = (error: unknown): string => {
  if ([CannotRun, CannotRead, Interrupted].some((kind) => error instanceof kind))
    return (error as Error).message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

endOnBrokenPipe()
try {
  const program = await createProgram(process.argv[2])
  await program.parseAsync(process.argv)
} catch (error) {
  // Commander has already said what is wrong with the options, or printed the help asked for.
  const isSaid = error instanceof CommanderError
  if (!isSaid) process.stderr.write(`${describe(error)}\n`)
  if (!isSaid || error.exitCode !== 0)
    setExit(error instanceof Interrupted ? 'interrupted' : 'couldNotRun')
}
