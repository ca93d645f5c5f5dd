import { InvalidArgumentError, type Command } from 'commander'
import type { EnquiryFilter } from '../../server/enquiries/database/enquiry-queries.ts'
import { dayInIndia, parseTimeInIndia } from '../../domain/text/dates.ts'
import { listAnd } from '../../domain/text/text.ts'
import { CannotRun } from '../terminal/exit.ts'
import type { Choice } from './delete.ts'

const DAY_MS = 24 * 60 * 60_000

/** What the filter options hold once they are parsed. */
export type FilterOptions = Pick<EnquiryFilter, 'since' | 'source' | 'undelivered'> & {
  until?: Date
  visits?: true
}

/** Adds the options that say from when to when. */
export const addPeriodOptions = (command: Command): Command =>
  command
    .option('--since <date>', 'from this day or time on (India)', startOf)
    .option('--until <date>', 'up to this time, or to the end of this day (India)', endOf)

/** Adds the options that say which enquiries are meant. */
export const addFilterOptions = (command: Command): Command =>
  addPeriodOptions(command)
    .option('--source <source>', 'only from this form, such as footer or contact')
    .option('--undelivered', 'only what is not delivered: never queued, waiting or given up')

export const toFilter = ({ until, visits, ...filter }: FilterOptions): EnquiryFilter => ({
  ...filter,
  before: until,
  visitsFrom: visits && dayInIndia(new Date()),
})

export type PersonOptions = Pick<EnquiryFilter, 'phone' | 'email'>

/** Adds the options that say whose enquiries are meant. */
export const addPersonOptions = (command: Command): Command =>
  command
    .option('--phone <number>', "the person's number, in any form")
    .option('--email <address>', "the person's e-mail address")

/**
 * The person as a filter and in words. With both options an enquiry must have both.
 * @throws CannotRun where neither is given
 */
export const toPerson = ({ phone, email }: PersonOptions): Choice => {
  const parts = [phone, email].filter((part) => part !== undefined)
  if (parts.length === 0)
    throw new CannotRun('Say whose enquiries: --phone NUMBER or --email ADDRESS.')
  return { filter: { phone, email }, words: `of ${listAnd(parts)}` }
}

/** `365d` as milliseconds. @throws InvalidArgumentError for anything else */
export const days = (text: string): number => {
  const count = /^([1-9]\d{0,4})d$/.exec(text)?.[1]
  if (count === undefined) throw new InvalidArgumentError('It has to be a number of days: 365d.')
  return Number(count) * DAY_MS
}

const startOf = (text: string): Date => parse(text).date

/** A day means its end. */
const endOf = (text: string): Date => {
  const { date, wholeDay } = parse(text)
  return new Date(date.getTime() + (wholeDay ? DAY_MS : 0))
}

const parse = (text: string) => {
  const parsed = parseTimeInIndia(text)
  if (parsed !== undefined) return parsed
  throw new InvalidArgumentError('It has to be a day (2026-02-28) or a time (2026-02-28T17:05).')
}
