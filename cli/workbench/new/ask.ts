import process from 'node:process'
import { CannotRun } from '../../errors.ts'
import type { Answers } from './answers.ts'
import type { Field } from './flags.ts'

/** True where there is somebody at the keyboard. */
export const canAsk = (): boolean => process.stdin.isTTY && process.stderr.isTTY

/** Questions go to standard error: standard output is for results. */
const context = { output: process.stderr }

/** Ctrl-C at a question. @throws CannotRun in the place of the library's own error */
const orLeave = async <T>(question: Promise<T>): Promise<T> => {
  try {
    return await question
  } catch (error) {
    if (error instanceof Error && error.name === 'ExitPromptError')
      throw new CannotRun('Nothing was changed.')
    throw error
  }
}

export type Choice = { readonly name: string; readonly choices: readonly string[] }

/**
 * Asks for what was not given; an empty answer leaves a field out.
 * @param choices fields that take one of some values
 * @param needed fields that must be answered
 */
export async function askFor(
  fields: readonly Field[],
  given: Answers,
  choices: readonly Choice[],
  needed: ReadonlySet<string>,
): Promise<Answers> {
  const { input, select } = await import('@inquirer/prompts')
  const answers: Record<string, string | undefined> = { ...given }
  for (const field of fields) {
    if (answers[field.name] !== undefined) continue
    const choice = choices.find(({ name }) => name === field.name)
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
              validate: (text) =>
                text.trim() !== '' || !needed.has(field.name) || 'This one is needed.',
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
