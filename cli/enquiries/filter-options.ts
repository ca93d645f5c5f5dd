import { InvalidArgumentError, type Command } from 'commander'
import type { EnquiryFilter } from '../../server/enquiries/database/enquiry-queries.ts'
import type { Channel } from '../../server/enquiries/database/tables.ts'
import { dayInIndia, parseTimeInIndia } from '../../domain/text/dates.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import type { Person } from '../../server/enquiries/find-person.ts'

const DAY_MS = 24 * 60 * 60_000

export type FilterOptions = Pick<EnquiryFilter, 'since' | 'source' | 'adviser'> & {
  until?: Date
  undelivered?: true
  visits?: true
}

export const addPeriodOptions = (command: Command): Command =>
  command
    .option('--since <date>', 'from this day or time on (India)', startOf)
    .option('--until <date>', 'up to this time, or to the end of this day (India)', endOf)

/** The days in India, both inclusive, that hold a period; an absent end is open. */
export const periodDays = ({ since, until }: Pick<FilterOptions, 'since' | 'until'>) => ({
  from: since && dayInIndia(since),
  to: until && dayInIndia(new Date(until.getTime() - 1)),
})

export const addFilterOptions = (command: Command): Command =>
  addPeriodOptions(command)
    .option('--source <source>', 'only from this form, such as footer or contact')
    .option('--adviser <id>', 'only for the adviser with this id in team.json')
    .option('--undelivered', 'only what is not delivered: never queued, waiting or given up')

/** @param channels the ways to the agency that may still have to deliver an enquiry */
export const toFilter = (
  { until, visits, undelivered, ...filter }: FilterOptions,
  channels: readonly Channel[],
): EnquiryFilter => ({
  ...filter,
  before: until,
  undelivered: undelivered && channels,
  visitsFrom: visits && dayInIndia(new Date()),
})

export const addPersonOptions = (command: Command): Command =>
  command
    .option('--phone <number>', "the person's number, in any form")
    .option('--email <address>', "the person's e-mail address; with --phone, what holds either")

/** @throws CannotRun where neither phone nor e-mail is given */
export const assertPerson = ({ phone, email }: Person): void => {
  if (!phone?.trim() && !email?.trim())
    throw new CannotRun('Say whose enquiries: --phone NUMBER or --email ADDRESS.')
}

/** Reads days such as `365d` as milliseconds. @throws InvalidArgumentError for anything else */
export const days = (text: string): number => {
  const count = /^([1-9]\d{0,4})d$/.exec(text)?.[1]
  if (count === undefined) throw new InvalidArgumentError('It has to be a number of days: 365d.')
  return Number(count) * DAY_MS
}

const startOf = (text: string): Date => parseTime(text).date

/** Reads the moment in a text; for a day, the end of that day. */
const endOf = (text: string): Date => {
  const { date, wholeDay } = parseTime(text)
  return new Date(date.getTime() + (wholeDay ? DAY_MS : 0))
}

const parseTime = (text: string) => {
  const parsed = parseTimeInIndia(text)
  if (parsed !== undefined) return parsed
  throw new InvalidArgumentError('It has to be a day (2026-02-28) or a time (2026-02-28T17:05).')
}
