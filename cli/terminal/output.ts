import { reasonOf } from '../../catalogue/system-errors.ts'

/** The exit statuses (docs/product.md, 'Command line'). */
const exitCodes = { fine: 0, problems: 1, couldNotRun: 2, interrupted: 130 } as const

/** Sets the exit status with which the program ends once its output is written. */
export const setExit = (status: keyof typeof exitCodes): void => {
  process.exitCode = exitCodes[status]
}

const clearLine = '\r\u001B[2K'

let isQuiet = false

/** Leaves messages out from now on (`--quiet`), or no more. */
export function setQuiet(quiet: boolean): void {
  isQuiet = quiet
}

/**
 * The output of a command: results on standard output, messages, unless quiet, on standard error.
 */
export const output = {
  /** Whether messages go to a terminal on which lines can be overwritten. */
  get interactive(): boolean {
    return !isQuiet && process.stderr.isTTY
  },
  result: (text: string) => void process.stdout.write(`${text}\n`),
  message(text: string): void {
    if (!isQuiet) process.stderr.write(`${this.interactive ? clearLine : ''}${text}\n`)
  },
  /** Overwrites the current line of an interactive terminal; messages clear it. */
  status(text: string): void {
    const width = process.stderr.columns || 80
    if (this.interactive) process.stderr.write(`${clearLine}${text.slice(0, width - 1)}`)
  },
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
