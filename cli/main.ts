import process from 'node:process'
import { CommanderError } from 'commander'
import { CannotRead } from '../catalogue/system-errors.ts'
import { CannotRun, Interrupted, setExit } from './exit.ts'
import { endOnBrokenPipe } from './output.ts'
import { createProgram } from './program.ts'

const describe = (error: unknown): string => {
  if ([CannotRun, CannotRead, Interrupted].some((kind) => error instanceof kind))
    return (error as Error).message
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
    setExit(error instanceof Interrupted ? 'interrupted' : 'couldNotRun')
  }
}

await main(process.argv)
