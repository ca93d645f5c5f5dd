import process from 'node:process'

/** What the exit status says (docs/product.md, 'Command line'). */
export const exitCodes = { fine: 0, problems: 1, couldNotRun: 2, interrupted: 130 } as const

/** Sets the status the program ends with once its output is written. */
export const setExit = (status: keyof typeof exitCodes): void => {
  process.exitCode = exitCodes[status]
}

/** The command cannot do its work: the message is all that is said, the exit status is 2. */
export class CannotRun extends Error {
  override name = 'CannotRun'
}
