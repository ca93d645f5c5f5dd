import { readFileSync } from 'node:fs'
import { type Command } from 'commander'
import { beforeAll, describe, expect, it } from 'vitest'
import { createProgram } from './program.ts'

/** Every command that does something, with its whole name: 'prices import'. */
const leaves = (command: Command, names: readonly string[] = []): [string, Command][] =>
  command.commands.length === 0
    ? [[names.join(' '), command]]
    : command.commands.flatMap((one) => leaves(one, [...names, one.name()]))

/** Every command, also those that only hold others: 'prices'. */
const all = (command: Command): Command[] => [command, ...command.commands.flatMap(all)]

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

/** The commands of lines, read by the program; each throws where it has no such option or argument. */
async function commandsOf(lines: readonly string[]): Promise<Set<string>> {
  const program = await createProgram(undefined)
  const done: string[] = []
  for (const [name, command] of leaves(program)) command.action(() => void done.push(name))
  for (const line of lines) await program.parseAsync(wordsOf(line).slice(1), { from: 'user' })
  return new Set(done)
}

it('has every command that the deploy guide names, as it names it', async () => {
  const guide = readFileSync('docs/deploy.md', 'utf8')
    .replaceAll(/\\\n\s*/g, '')
    .replaceAll(/\$\([^)]*\)/g, '1')
  const named = [...guide.matchAll(/\bcli (?:validate|[a-z]+-images|enquiries [^\n`#|]+)/g)]
  const commands = await commandsOf(named.map(([line]) => line))
  for (const name of ['validate', 'build-images', 'enquiries backup', 'enquiries restore']) {
    expect(commands).toContain(name)
  }
})

describe('the help of every command', () => {
  let found: [string, Command][]
  beforeAll(async () => {
    found = leaves(await createProgram(undefined))
  })

  it('shows an example, also where a command only holds others', async () => {
    for (const command of (await createProgram(undefined)).commands.flatMap(all))
      expect(helpOf(command), command.name()).toContain('\nExample:\n  cli ')
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
    expect(await commandsOf(lines)).toEqual(new Set(found.map(([name]) => name)))
  })
})
