import { InvalidArgumentError, type Command } from 'commander'
import type { Options } from '../desk/run-desk.ts'
import { dataOption, examples } from '../terminal/shared-options.ts'

/** `edit`: the editor's desk in the browser. */
export function register(program: Command): void {
  program
    .command('edit')
    .description("open the editor's desk in the browser: forms, findings and the page itself")
    .addOption(dataOption())
    .option('--port <n>', 'where the desk listens on this machine', port, 4173)
    .option('--site <url>', 'the site, to say whether it shows what was published', siteAddress)
    .option('--no-open', 'only print the address')
    .addHelpText(
      ...examples(
        'cli edit',
        'cli edit --data ../our-data --port 4200 --site https://www.example.com',
      ),
    )
    .action(async (options: Options) => {
      // The desk renders the site's pages, which only the built program can load.
      const { runDesk } = await import('../desk/run-desk.ts')
      await runDesk(options)
    })
}

function port(text: string): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number <= 65_535) return number
  throw new InvalidArgumentError('It has to be a whole number up to 65535.')
}

function siteAddress(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text
  throw new InvalidArgumentError('It has to be an address such as https://www.example.com.')
}
