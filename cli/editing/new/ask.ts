import process from 'node:process'
import { CannotRun, Interrupted } from '../../errors.ts'
import type { Answers, Field } from './fields.ts'

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

/** What has to hold of the answers. */
export type Checks = {
  /** Fields that must be answered. */
  readonly needed: readonly string[]
  /** Refuse an answer by throwing `CannotRun`, by the name of the field. */
  readonly checks: Readonly<Record<string, (text: string) => unknown>>
}

/** What is wrong with an answer, or true. */
function complaint(text: string, { name }: Field, { needed, checks }: Checks): string | true {
  if (text.trim() === '') return !needed.includes(name) || 'This one is needed.'
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
  asking: Checks,
): Promise<Answers> {
  const { input, select } = await import('@inquirer/prompts')
  const answers: Record<string, string | undefined> = { ...given }
  for (const field of fields.filter(({ name }) => given[name] === undefined)) {
    const { name, description, example, choices } = field
    const message = `${name}: ${description}`
    const validate = (text: string) => complaint(text, field, asking)
    const question = choices
      ? select({ message, choices: choices.map((value) => ({ value })), pageSize: 12 }, context)
      : input({ message: example ? `${message} (${example})` : message, validate }, context)
    answers[name] = await orLeave(question)
  }
  return answers
}

/** Asks whether to go on; 'no' where the answer is just Enter. */
export async function confirmWriting(): Promise<boolean> {
  const { confirm } = await import('@inquirer/prompts')
  return orLeave(confirm({ message: 'Write this?', default: false }, context))
}
