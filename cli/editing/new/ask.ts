import process from 'node:process'
import { CannotRun, Interrupted } from '../../errors.ts'
import type { Answers } from './answers.ts'
import type { Field } from './flags.ts'

/** True where there is somebody at the keyboard. */
export const canAsk = (): boolean => process.stdin.isTTY && process.stderr.isTTY

/** Questions go to standard error: standard output is for results. */
const context = { output: process.stderr }

/** Ctrl-C at a question. @throws Interrupted in the place of the library's own error */
const orLeave = async <T>(question: Promise<T>): Promise<T> => {
  try {
    return await question
  } catch (error) {
    if (error instanceof Error && error.name === 'ExitPromptError')
      throw new Interrupted('Nothing was changed.')
    throw error
  }
}

/** Refuses an answer by throwing `CannotRun`, by the name of the field. */
export type Checks = Readonly<Record<string, (text: string) => unknown>>

export type Choice = { readonly name: string; readonly choices: readonly string[] }

type Asking = {
  /** Fields that take one of some values. */
  readonly choices?: readonly Choice[]
  /** Fields that must be answered. */
  readonly needed: ReadonlySet<string>
  readonly checks: Checks
}

/** What is wrong with an answer, or true. */
function complaint(text: string, { name }: Field, { needed, checks }: Asking): string | true {
  if (text.trim() === '') return !needed.has(name) || 'This one is needed.'
  try {
    checks[name]?.(text)
    return true
  } catch (error) {
    if (error instanceof CannotRun) return error.message.replace(/^--\w+ /, '')
    throw error
  }
}

/** Asks for what was not given, each until the answer will do; an empty one leaves a field out. */
export async function askFor(
  fields: readonly Field[],
  given: Answers,
  asking: Asking,
): Promise<Answers> {
  const { input, select } = await import('@inquirer/prompts')
  const answers: Record<string, string | undefined> = { ...given }
  for (const field of fields) {
    if (answers[field.name] !== undefined) continue
    const choice = asking.choices?.find(({ name }) => name === field.name)
    const message = `${field.name}: ${field.description}`
    answers[field.name] = choice
      ? await orLeave(
          select(
            { message, choices: choice.choices.map((value) => ({ value })), pageSize: 12 },
            context,
          ),
        )
      : await orLeave(
          input(
            {
              message: field.example === undefined ? message : `${message} (${field.example})`,
              validate: (text) => complaint(text, field, asking),
            },
            context,
          ),
        )
  }
  return answers
}

/** Asks whether to go on; 'no' where the answer is just Enter. */
export async function confirmWriting(): Promise<boolean> {
  const { confirm } = await import('@inquirer/prompts')
  return orLeave(confirm({ message: 'Write this?', default: false }, context))
}
