import { Command } from 'commander'
import { formats, type Format } from '../enquiries/formats.ts'
import {
  addFilterOptions,
  days,
  toFilter,
  undeliveredOption,
  type FilterOptions,
} from '../enquiries/options.ts'
import { purgeEnquiries } from '../enquiries/purge.ts'
import { writeEnquiries } from '../enquiries/write.ts'
import { formatOption, quietOption } from '../options.ts'
import { createOutput } from '../output.ts'

type Common = FilterOptions & { readonly quiet?: true }

/** `enquiries list|export|retry|purge`: what the agency's staff use on the store of `DATABASE_URL`. */
export const enquiriesCommand = (): Command =>
  new Command('enquiries')
    .description('read, export, re-deliver and delete enquiries (DATABASE_URL says where they are)')
    .addCommand(reading('list', 'show enquiries, oldest first', 'table'))
    .addCommand(reading('export', 'write enquiries for a spreadsheet or another program', 'csv'))
    .addCommand(retryCommand())
    .addCommand(purgeCommand())

const reading = (name: string, description: string, format: Format): Command =>
  addFilterOptions(new Command(name).description(description))
    .addOption(undeliveredOption())
    .addOption(formatOption(format, ...formats.filter((other) => other !== format)))
    .addOption(quietOption())
    .action(async ({ format, quiet, ...filter }: Common & { format: Format }) => {
      await writeEnquiries(toFilter(filter), format, createOutput(quiet))
    })

const retryCommand = (): Command =>
  addFilterOptions(
    new Command('retry').description('deliver again what is not delivered, given up or not'),
  )
    .addOption(undeliveredOption().hideHelp())
    .addOption(quietOption())
    .action(async ({ quiet, ...filter }: Common) => {
      // Only this one needs the mailer and all that the server's desk needs.
      const { retryEnquiries } = await import('../enquiries/retry.ts')
      await retryEnquiries(toFilter(filter), createOutput(quiet))
    })

const purgeCommand = (): Command =>
  new Command('purge')
    .description('delete old enquiries for good')
    .requiredOption('--older-than <days>', 'age from which they are deleted: 365d', days)
    .option('--yes', 'delete; without it only what would be deleted is said', false)
    .addOption(quietOption())
    .action(async (options: { olderThan: number; yes: boolean; quiet?: true }) => {
      await purgeEnquiries(options.olderThan, options.yes, createOutput(options.quiet))
    })
