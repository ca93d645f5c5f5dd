import { type Command } from 'commander'
import { beforeAll, describe, expect, it } from 'vitest'
import { createProgram } from './program.ts'

/** Every command that does something, with its whole name: 'prices import'. */
const leaves = (command: Command, names: readonly string[] = []): [string, Command][] =>
  command.commands.length === 0
    ? [[names.join(' '), command]]
    : command.commands.flatMap((one) => leaves(one, [...names, one.name()]))

const helpOf = (command: Command): string => {
  let help = ''
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
  return help
}

/** The words of a line as a shell reads them, without where its output goes. */
const wordsOf = (line: string): string[] =>
  [...line.replace(/ > .*/, '').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  )

describe('the help of every command', () => {
  let program: Command
  let found: [string, Command][]
  beforeAll(async () => {
    program = await createProgram(undefined)
    found = leaves(program)
  })

  it('ends with examples whose options and arguments there are', async () => {
    expect(found.length).toBeGreaterThan(18)
    const lines = found.flatMap(([name, command]) => {
      const [, examples = ''] = helpOf(command).split('\nExample:\n')
      const own = examples
        .replaceAll(/\\\n\s+/g, '')
        .trim()
        .split(/\n\s*/)
      for (const line of own) expect(line).toMatch(new RegExp(`^cli ${name}( |$)`))
      return own
    })
    const done: string[] = []
    for (const [name, command] of found) command.action(() => void done.push(name))
    for (const line of lines) await program.parseAsync(wordsOf(line).slice(1), { from: 'user' })
    expect(new Set(done)).toEqual(new Set(found.map(([name]) => name)))
  })
})
