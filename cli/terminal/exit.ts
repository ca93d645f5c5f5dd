import process from 'node:process'

/** What the exit status says (docs/product.md, 'Command line'). */
export const exitCodes = { fine: 0, problems: 1, couldNotRun: 2, interrupted: 130 } as const

/** Sets the status the program ends with once its output is written. */
export const setExit = (status: keyof typeof exitCodes): void => {
  process.exitCode = exitCodes[status]
}

/**
 * The command cannot do its work at all (a folder is missing, no permission): the message is the
 * one line the person at the keyboard reads, the exit status is 2.
 */
export class CannotRun extends Error {
  override name = 'CannotRun'
}

/** The person at the keyboard pressed Ctrl-C at a question: nothing was done, the exit status is 130. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}
