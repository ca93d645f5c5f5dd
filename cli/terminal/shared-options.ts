import { InvalidArgumentError, Option, type Command } from 'commander'
import { formats, type Format } from './print-rows.ts'

export const dataOption = (): Option =>
  new Option('--data <dir>', 'folder of the data files').env('DATA_DIR').default('data')

const IMAGES_DIR = 'dist/images'

export const imagesOption = (): Option =>
  new Option('--out <dir>', 'folder for the derivatives and the manifest')
    .env('IMAGES_DIR')
    .default(IMAGES_DIR)

/** The folder of built pictures for commands without that option. */
export const builtImageFolder = (): string => process.env['IMAGES_DIR'] || IMAGES_DIR

export const formatOption = (...formats: readonly [string, ...string[]]): Option =>
  new Option('--format <format>', 'how results are written').choices(formats).default(formats[0])

export const examples = (...lines: readonly string[]) =>
  ['after', ['\nExample:', ...lines].join('\n  ')] as const

export const addWritingOptions = (command: Command, format: Format): Command =>
  command
    .addOption(formatOption(format, ...formats.filter((other) => other !== format)))
    .option('--raw', 'CSV for a program: bare values, no mark for spreadsheets at its start')

/** A whole number from 1. @throws InvalidArgumentError otherwise */
export const positiveInteger = (text: string): number => {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number >= 1) return number
  throw new InvalidArgumentError('It has to be a whole number from 1.')
}
