import { findPerson, type Person } from '../../server/enquiries/find-person.ts'
import type { Connection } from '../../server/enquiries/database/connection.ts'
import { listAnd } from '../../domain/text/text.ts'
import type { ChosenEnquiries } from './delete-enquiries.ts'

/** One statement deletes this many enquiries, as SQLite takes 32,766 parameters. */
const DELETE_BATCH_SIZE = 1000

const NOT_DELETED_NOTE =
  'Not in the store, so not deleted here: mails, webhook receivers and exported files; messages that name ' +
  'the person without number or address; what a browser keeps for 72 hours because it could not be sent. ' +
  "The site's log names nobody."

/**
 * The enquiries of a person, with notes for the operator: how many enquiries name the number or the
 * address in a message or a name only, and under which other numbers and addresses, named in these
 * enquiries, there are more.
 */
export const searchPerson = async ({ use }: Connection, person: Person) => {
  const { enquiries, mentions, alsoUnder } = await findPerson(use, person)
  const notes: string[] = []
  if (mentions > 0)
    notes.push(
      `${mentions} of them hold it in a message or a name only: it may be another's enquiry.`,
    )
  if (alsoUnder.length > 0)
    notes.push(
      `There are more enquiries under ${listAnd(alsoUnder)}, which these hold too: look there as well.`,
    )
  return { enquiries, notes }
}

/** Chooses the enquiries of a person for `deleteForGood`, in filters of one statement each. */
export const enquiriesToDelete =
  (person: Person) =>
  async (connection: Connection): Promise<ChosenEnquiries> => {
    const { enquiries, notes } = await searchPerson(connection, person)
    const ids = enquiries.map(({ id }) => id)
    const starts = [...ids.keys()].filter((index) => index % DELETE_BATCH_SIZE === 0)
    return {
      filters: starts.map((start) => ({ ids: ids.slice(start, start + DELETE_BATCH_SIZE) })),
      description: `of ${listAnd([person.phone, person.email].filter((part) => part !== undefined))}`,
      notes: [...notes, NOT_DELETED_NOTE],
    }
  }
