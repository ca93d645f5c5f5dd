import type { Command } from 'commander'
import type { Connection } from '../../server/enquiries/database/connection.ts'
import type { Person } from '../../server/enquiries/find-person.ts'
import { timeInIndia } from '../../domain/text/dates.ts'
import { backUpStore, restoreStore } from '../enquiries/backup-and-restore.ts'
import { deleteForGood } from '../enquiries/delete-enquiries.ts'
import { listChosen, listPerson } from '../enquiries/list-enquiries.ts'
import {
  addFilterOptions,
  addPersonOptions,
  assertPerson,
  days,
  type FilterOptions,
} from '../enquiries/filter-options.ts'
import { enquiriesToDelete } from '../enquiries/enquiries-of-person.ts'
import { addWritingOptions, examples } from '../terminal/shared-options.ts'
import type { Format } from '../terminal/print-rows.ts'

type Deleting = { yes: boolean }

export function register(program: Command): void {
  const enquiries = program
    .command('enquiries')
    .description('read, export, re-deliver, back up and delete enquiries (DATABASE_URL says where)')
    .addHelpText(...examples('cli enquiries list --undelivered'))
  const add = (name: string, description: string, ...lines: readonly string[]) =>
    enquiries
      .command(name)
      .description(description)
      .addHelpText(...examples(...lines))
  addReading(add)
  addDeleting(add)
  add(
    'backup',
    'write the store into a file, while the site runs',
    'cli enquiries backup enquiries-2026-11-22.db',
  )
    .argument('<file>', 'the file to write; it must not exist')
    .action(backUpStore)
  add(
    'restore',
    'make a backup the store, while the site does not run',
    'cli enquiries restore enquiries-2026-11-22.db --yes',
  )
    .argument('<file>', 'what `backup` wrote')
    .option('--yes', 'do it; without it only what would be done is said', false)
    .action((file: string, { yes }: Deleting) => restoreStore(file, yes))
}

type Add = (name: string, description: string, ...lines: readonly string[]) => Command

function addReading(add: Add): void {
  const reading = (command: Command, format: Format) => {
    addFilterOptions(command).option('--visits', 'only site visits from today on, the next first')
    addWritingOptions(command, format).action(listChosen)
  }
  const list = ['cli enquiries list --undelivered', 'cli enquiries list --visits']
  reading(add('list', 'show enquiries, oldest first', ...list), 'table')
  const month = 'cli enquiries export --until 2026-10-31 > october.csv'
  reading(add('export', 'write enquiries for a spreadsheet or another program', month), 'csv')
  const find = add(
    'find',
    'show all enquiries of one person',
    'cli enquiries find --phone "98100 00000"',
  )
  addWritingOptions(addPersonOptions(find), 'table').action(listPerson)
  const retry = add(
    'retry',
    'deliver again what is not delivered, given up or not',
    'cli enquiries retry --since 2026-11-01',
  )
  addFilterOptions(retry).action(async (options: FilterOptions) => {
    // Only `retry` needs the mailer and the server's other modules for enquiries.
    const { retryEnquiries } = await import('../enquiries/retry-delivery.ts')
    await retryEnquiries(options)
  })
}

function addDeleting(add: Add): void {
  const yes = ['--yes', 'delete; without it only what would be deleted is said', false] as const
  const erase = add(
    'erase',
    'delete all that is stored of one person, for good',
    'cli enquiries erase --email asha@example.com',
  )
  addPersonOptions(erase)
    .option(...yes)
    .action(async ({ phone, email, yes: confirmed }: Person & Deleting) => {
      const person = { phone, email }
      assertPerson(person)
      await deleteForGood(enquiriesToDelete(person), confirmed)
    })
  add('purge', 'delete old enquiries for good', 'cli enquiries purge --older-than 365d --yes')
    .requiredOption('--older-than <days>', 'age from which they are deleted: 365d', days)
    .option(...yes)
    .action(async (options: Deleting & { olderThan: number }) => {
      const olderThan = async ({ use, now }: Connection) => {
        const before = new Date((await use(now)).getTime() - options.olderThan)
        return { filters: [{ before }], description: `from before ${timeInIndia(before)}` }
      }
      await deleteForGood(olderThan, options.yes)
    })
}
