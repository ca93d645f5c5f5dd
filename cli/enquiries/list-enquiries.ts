import { ATTRIBUTION_NAMES } from '../../domain/enquiry/attribution.ts'
import { listEnquiries } from '../../server/enquiries/database/enquiry-queries.ts'
import type { Person } from '../../server/enquiries/find-person.ts'
import { timeInIndia } from '../../domain/text/dates.ts'
import { STORED_FIELDS, type ListedEnquiry } from '../../server/enquiries/stored-enquiry.ts'
import { output } from '../terminal/output.ts'
import { printRows, type RowShape, type Writing } from '../terminal/print-rows.ts'
import { owingChannels, serverConfig, withStore } from './enquiry-store.ts'
import { assertPerson, toFilter, type FilterOptions } from './filter-options.ts'
import { searchPerson } from './enquiries-of-person.ts'

const withMarks = ({ suspect, repeatOf, message }: ListedEnquiry): string =>
  [suspect && '[suspect]', repeatOf && `[repeats ${repeatOf}]`, message].filter(Boolean).join(' ')

type Column = RowShape<ListedEnquiry>['columns'][number]

const ATTRIBUTION_COLUMNS: readonly Column[] = ATTRIBUTION_NAMES.map((name) => ({
  key: `attribution.${name}`,
  header: name,
}))

/** Enquiries as rows: all columns for programs, eight for a terminal. */
const SHAPE: RowShape<ListedEnquiry> = {
  columns: (Object.keys(STORED_FIELDS) as (keyof ListedEnquiry)[]).flatMap(
    (name): readonly Column[] => (name === 'attribution' ? ATTRIBUTION_COLUMNS : [name]),
  ),
  table: [
    ['Reference', 13, (enquiry) => enquiry.reference],
    ['Received', 20, (enquiry) => timeInIndia(new Date(enquiry.createdAt))],
    ['Name', 22, (enquiry) => enquiry.name],
    ['Phone', 16, (enquiry) => enquiry.phoneE164 ?? enquiry.phone],
    ['Visit', 16, ({ visitOn, visitSlot }) => `${visitOn ?? ''} ${visitSlot ?? ''}`],
    ['About', 24, (one) => one.projectName ?? one.projectId ?? one.developer ?? one.source ?? ''],
    ['Delivery', 9, (enquiry) => enquiry.delivery],
    ['Message', 60, withMarks],
  ],
}

/** The same on a terminal, with why they did not arrive in place of their messages. */
const UNDELIVERED_SHAPE: RowShape<ListedEnquiry> = {
  ...SHAPE,
  table: [...SHAPE.table.slice(0, -1), ['Why', 60, ({ deliveryError }) => deliveryError ?? '']],
}

/** Streams enquiries to standard output, no faster than the reader takes them. */
const writeEnquiries = async (
  enquiries: AsyncIterable<ListedEnquiry> | Iterable<ListedEnquiry>,
  writing: Writing,
  shape = SHAPE,
): Promise<void> => {
  let count = 0
  const counted = async function* () {
    for await (const enquiry of enquiries) {
      count += 1
      // On a terminal the lines of the list show progress themselves.
      if (count % 1000 === 0 && !process.stdout.isTTY) output.status(`${count} enquiries …`)
      yield enquiry
    }
  }
  await printRows(counted(), shape, writing)
  output.message(count === 1 ? '1 enquiry' : `${count} enquiries`)
}

export const listChosen = (options: FilterOptions & Writing): Promise<void> => {
  const config = serverConfig()
  const filter = toFilter(options, owingChannels(config))
  const shape = options.undelivered ? UNDELIVERED_SHAPE : SHAPE
  return withStore(config, ({ use }) => writeEnquiries(listEnquiries(use, filter), options, shape))
}

export const listPerson = async (person: Person & Writing): Promise<void> => {
  assertPerson(person)
  await withStore(serverConfig(), async (connection) => {
    const { enquiries, notes } = await searchPerson(connection, person)
    await writeEnquiries(enquiries, person)
    for (const note of notes) output.message(note)
  })
}
