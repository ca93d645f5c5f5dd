import { Command } from 'commander'
import type { EnquiryFilter } from '../../server/enquiries/database/enquiry-queries.ts'
import { timeInIndia } from '../../domain/text/dates.ts'
import { backUpStore, restoreStore } from '../enquiries/backup.ts'
import { deleteEnquiries } from '../enquiries/delete.ts'
import { writeEnquiries } from '../enquiries/list.ts'
import {
  addFilterOptions,
  addPersonOptions,
  days,
  toFilter,
  toPerson,
  undeliveredOption,
  type FilterOptions,
  type PersonOptions,
} from '../enquiries/options.ts'
import { addWritingOptions, examples } from '../terminal/options.ts'
import { createOutput } from '../terminal/output.ts'
import type { Format } from '../terminal/rows.ts'

type Quiet = { quiet?: true }
type Writing = Quiet & { format: Format; raw?: true }

/** `enquiries …`: what the agency's staff use on the store of `DATABASE_URL`. */
export const enquiriesCommand = (): Command =>
  new Command('enquiries')
    .description('read, export, re-deliver, back up and delete enquiries (DATABASE_URL says where)')
    .addHelpText(...examples('cli enquiries list --undelivered'))
    .addCommand(
      reading('list', 'show enquiries, oldest first', 'table').addHelpText(
        ...examples('cli enquiries list --undelivered', 'cli enquiries list --visits'),
      ),
    )
    .addCommand(
      reading('export', 'write enquiries for a spreadsheet or another program', 'csv').addHelpText(
        ...examples('cli enquiries export --until 2026-10-31 > october.csv'),
      ),
    )
    .addCommand(findCommand())
    .addCommand(retryCommand())
    .addCommand(eraseCommand())
    .addCommand(purgeCommand())
    .addCommand(backupCommand())
    .addCommand(restoreCommand())

const write = (filter: EnquiryFilter, options: Writing): Promise<void> =>
  writeEnquiries(filter, options, createOutput(options.quiet))

const reading = (name: string, description: string, format: Format): Command =>
  addWritingOptions(
    addFilterOptions(new Command(name).description(description))
      .addOption(undeliveredOption())
      .option('--visits', 'only site visits from today on, the next first'),
    format,
  ).action((options: FilterOptions & Writing) => write(toFilter(options), options))

const findCommand = (): Command =>
  addWritingOptions(
    addPersonOptions(new Command('find').description('show all enquiries of one person')),
    'table',
  )
    .addHelpText(...examples('cli enquiries find --phone "98100 00000"'))
    .action((options: PersonOptions & Writing) => write(toPerson(options).filter, options))

const retryCommand = (): Command =>
  addFilterOptions(
    new Command('retry').description('deliver again what is not delivered, given up or not'),
  )
    .addOption(undeliveredOption().hideHelp())
    .addHelpText(...examples('cli enquiries retry --since 2026-11-01'))
    .action(async (options: FilterOptions & Quiet) => {
      // Only this one needs the mailer and all that the server's enquiries need.
      const { retryEnquiries } = await import('../enquiries/retry.ts')
      await retryEnquiries(toFilter(options), createOutput(options.quiet))
    })

const deleting = (command: Command): Command =>
  command.option('--yes', 'delete; without it only what would be deleted is said', false)

const eraseCommand = (): Command =>
  deleting(
    addPersonOptions(
      new Command('erase').description('delete all that is stored of one person, for good'),
    ),
  )
    .addHelpText(...examples('cli enquiries erase --email asha@example.com'))
    .action(async (options: PersonOptions & Quiet & { yes: boolean }) => {
      const person = toPerson(options)
      await deleteEnquiries(() => person, options.yes, createOutput(options.quiet))
    })

const purgeCommand = (): Command =>
  deleting(
    new Command('purge')
      .description('delete old enquiries for good')
      .requiredOption('--older-than <days>', 'age from which they are deleted: 365d', days),
  )
    .addHelpText(...examples('cli enquiries purge --older-than 365d --yes'))
    .action(async (options: Quiet & { olderThan: number; yes: boolean }) => {
      const olderThan = (now: Date) => {
        const before = new Date(now.getTime() - options.olderThan)
        return { filter: { before }, words: `from before ${timeInIndia(before)}` }
      }
      await deleteEnquiries(olderThan, options.yes, createOutput(options.quiet))
    })

const backupCommand = (): Command =>
  new Command('backup')
    .description('write the store into a file, while the site runs')
    .argument('<file>', 'the file to write; it must not exist')
    .addHelpText(...examples('cli enquiries backup enquiries-2026-11-22.db'))
    .action((file: string, { quiet }: Quiet) => backUpStore(file, createOutput(quiet)))

const restoreCommand = (): Command =>
  new Command('restore')
    .description('make a backup the store, while the site does not run')
    .argument('<file>', 'what `backup` wrote')
    .addHelpText(...examples('cli enquiries restore enquiries-2026-11-22.db'))
    .action((file: string, { quiet }: Quiet) => restoreStore(file, createOutput(quiet)))
