import { Option, type Command } from 'commander'
import { timeInIndia } from '../../domain/text/dates.ts'
import { differenceReports } from '../editing/diff/difference-report.ts'
import { PublishRefused } from '../publish/checkout.ts'
import { endGit } from '../publish/git.ts'
import { publish } from '../publish/publish.ts'
import { openRepository } from '../publish/repository.ts'
import { setExit, output } from '../terminal/output.ts'
import { dataOption, examples, formatOption } from '../terminal/shared-options.ts'
import { toPlain } from '../validation-report/machine-formats.ts'

type Options = {
  data: string
  message?: string
  list: boolean
  back?: string
  format: 'pretty' | 'json'
}

/** `publish`: commits the data folder alone, takes over what others published, and pushes. */
export function register(program: Command): void {
  program
    .command('publish')
    .description('commit the data, take over what others have published, and push')
    .addOption(dataOption())
    .option('--message <text>', 'what has changed (default: a sentence made of the differences)')
    .option('--list', 'list the last ten published states', false)
    .addOption(
      new Option('--back <commit>', 'publish the data of an earlier state').conflicts('list'),
    )
    .addOption(formatOption('pretty', 'json'))
    .addHelpText(
      ...examples(
        'cli publish',
        'cli publish --message "Diwali prices"',
        'cli publish --list',
        'cli publish --back 1a2b3c4',
      ),
    )
    .action((options: Options) => (options.list ? list(options) : run(options)))
}

async function list({ data, format }: Options): Promise<void> {
  const states = await (await openRepository(data)).states()
  const lines = states.map(
    ({ commit, publishedAt, by, message }) =>
      `${commit.slice(0, 10)}  ${timeInIndia(new Date(publishedAt))}  ${message} (${by})`,
  )
  output.result(format === 'json' ? JSON.stringify(states) : lines.join('\n'))
}

async function run({ data, message, back, format }: Options): Promise<void> {
  const stop = (): void => {
    endGit()
    process.once('exit', () => setExit('interrupted'))
  }
  process.once('SIGINT', stop)
  try {
    const done = await publish(data, { message, back }, (work) => work())
    if (format === 'json') output.result(JSON.stringify(done))
    else {
      if (done.difference) output.result(`${differenceReports.pretty(done.difference)}\n`)
      output.result(done.message)
    }
    setExit(done.state === 'unsent' ? 'problems' : 'fine')
  } catch (error) {
    if (!(error instanceof PublishRefused)) throw error
    const errors = error.errors.map(toPlain)
    if (format === 'json')
      output.result(JSON.stringify({ state: 'refused', message: error.message, errors }))
    else {
      const lines = errors.map(
        ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
      )
      output.result([`Not published: ${error.message}`, ...lines].join('\n  '))
    }
    setExit('problems')
  } finally {
    process.off('SIGINT', stop)
  }
}
