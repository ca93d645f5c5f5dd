import process from 'node:process'

/** The exit statuses (docs/product.md, 'Command line'). */
export const exitCodes = { fine: 0, problems: 1, couldNotRun: 2, interrupted: 130 } as const

/** Sets the exit status with which the program ends once its output is written. */
export const setExit = (status: keyof typeof exitCodes): void => {
  process.exitCode = exitCodes[status]
}

/** A command cannot do its work: only the message is shown, and the exit status is 2. */
export class CannotRun extends Error {
  override name = 'CannotRun'
}
