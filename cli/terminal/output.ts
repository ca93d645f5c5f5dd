import process from 'node:process'
import { reasonOf } from '../../catalogue/system-errors.ts'

/** The exit statuses (docs/product.md, 'Command line'). */
const exitCodes = { fine: 0, problems: 1, couldNotRun: 2, interrupted: 130 } as const

/** Sets the exit status with which the program ends once its output is written. */
export const setExit = (status: keyof typeof exitCodes): void => {
  process.exitCode = exitCodes[status]
}

export type Output = ReturnType<typeof createOutput>

const clearLine = '\r\u001B[2K'

/**
 * The output of a command: results on standard output, messages, unless quiet, on standard error.
 */
export const createOutput = (quiet = false) => {
  const interactive = !quiet && process.stderr.isTTY
  const start = interactive ? clearLine : ''
  return {
    /** Whether messages go to a terminal on which lines can be overwritten. */
    interactive,
    result: (text: string) => void process.stdout.write(`${text}\n`),
    message: (text: string) => {
      if (!quiet) process.stderr.write(`${start}${text}\n`)
    },
    /** Overwrites the current line of an interactive terminal; messages clear it. */
    status: (text: string) => {
      const width = process.stderr.columns || 80
      if (interactive) process.stderr.write(`${start}${text.slice(0, width - 1)}`)
    },
  }
}

/**
 * Ends the program without a word when the reader of its output goes away (`| head`). Where output
 * fails otherwise, as on a full disk, the program ends with a line and the status for work that
 * could not be done.
 */
export const endOnBrokenOutput = (): void => {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
      if (stream === process.stdout)
        process.stderr.write(`The output cannot be written: ${reasonOf(error)}.\n`)
      process.exit(exitCodes.couldNotRun)
    })
  }
}
