import process from 'node:process'
import { CannotRun } from '../../terminal/exit.ts'
import type { Plan } from '../command.ts'
import type { DataSet } from '../files/data-set.ts'
import type { Answers, Field } from './fields.ts'
import type { Extras } from './new-project.ts'

/** A kind of record that can be added. */
export type NewRecord = {
  /** What can be given on the command line. */
  fields: readonly Field[]
  questions: (data: DataSet, given: Answers) => readonly Question[]
  /** @param extras what is given for other files: all options of the command */
  plan: (data: DataSet, answers: Answers, extras: Extras) => Plan
}

/** True where there is somebody at the keyboard. */
export const canAsk = (): boolean => process.stdin.isTTY && process.stderr.isTTY

/** Questions go to standard error: standard output is for results. */
const context = { output: process.stderr }

/** A field that is asked for. */
export type Question = Field & {
  isNeeded?: boolean
  /** Refuses an answer by throwing `CannotRun`. */
  check?: (text: string) => unknown
}

/** What is wrong with an answer, or true. */
function complaint(text: string, { isNeeded, check }: Question): string | true {
  if (text.trim() === '') return !isNeeded || 'This one is needed.'
  try {
    check?.(text)
    return true
  } catch (error) {
    if (error instanceof CannotRun) return error.message.replace(/^--\w+ /, '')
    throw error
  }
}

/** Asks for what was not given, each until the answer will do; an empty one leaves a field out. */
export async function askFor(questions: readonly Question[], given: Answers): Promise<Answers> {
  const { input, select } = await import('@inquirer/prompts')
  const answers: Record<string, string | undefined> = { ...given }
  for (const question of questions.filter(({ name }) => given[name] === undefined)) {
    const { name, description, example, choices } = question
    const message = `${name}: ${description}`
    const validate = (text: string) => complaint(text, question)
    answers[name] = choices
      ? await select(
          { message, choices: choices.map((value) => ({ value })), pageSize: 12 },
          context,
        )
      : await input({ message: example ? `${message} (${example})` : message, validate }, context)
  }
  return answers
}

/** Asks whether to go on; 'no' where the answer is just Enter. */
export async function confirmWriting(): Promise<boolean> {
  const { confirm } = await import('@inquirer/prompts')
  return confirm({ message: 'Write this?', default: false }, context)
}
