import process from 'node:process'
import { styleText } from 'node:util'

/** Where a command writes: results on standard output, messages on standard error. */
export type Output = {
  /** A result; a line end is added. */
  result: (text: string) => void
  /** A message to the person at the keyboard; silent with `--quiet`. */
  message: (text: string) => void
  /** Overwrites the current line of an interactive terminal; nothing elsewhere. */
  status: (text: string) => void
  /** True where messages go to a terminal on which lines can be overwritten. */
  interactive: boolean
}

const clearLine = '\r\u001B[2K'

/** @param quiet drops all messages; results still appear. */
export const createOutput = (quiet = false): Output => {
  const interactive = !quiet && process.stderr.isTTY
  let statusShown = false
  const say = (text: string): void => {
    process.stderr.write(`${statusShown ? clearLine : ''}${text}`)
    statusShown = false
  }
  return {
    interactive,
    result: (text) => {
      if (statusShown) say('')
      process.stdout.write(`${text}\n`)
    },
    message: (text) => {
      if (!quiet) say(`${text}\n`)
    },
    status: (text) => {
      if (!interactive) return
      const width = process.stderr.columns || 80
      process.stderr.write(`${clearLine}${text.slice(0, width - 1)}`)
      statusShown = text !== ''
    },
  }
}

/**
 * A reader that goes away (`| head`) is no error: the program ends without a word. Anything else
 * that happens to standard output is thrown as usual.
 */
export const endOnBrokenPipe = (): void => {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
      throw error
    })
  }
}

type TextFormat = Parameters<typeof styleText>[0]

/** Puts colour on text, or leaves it as it is. */
export type Style = (format: TextFormat, text: string) => string

/** Colours only on a terminal, and not where the person has asked for none (no-color.org). */
export const createStyle = (): Style => {
  const wanted = process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === ''
  return wanted ? styleText : (_format, text) => text
}
