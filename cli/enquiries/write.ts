import { once } from 'node:events'
import process from 'node:process'
import type { EnquiryFilter } from '../../server/enquiries/store/archive.ts'
import { listEnquiries } from '../../server/enquiries/store/archive.ts'
import type { Output } from '../output.ts'
import { written, type Format } from './formats.ts'
import { serverConfig, withStore } from './store.ts'

/** Streams the enquiries that the filter means to standard output, no faster than it is read. */
export const writeEnquiries = async (
  filter: EnquiryFilter,
  { format, raw = false }: { readonly format: Format; readonly raw?: boolean },
  output: Output,
): Promise<void> =>
  withStore(serverConfig(), async (connection) => {
    let count = 0
    const counted = async function* () {
      for await (const enquiry of listEnquiries(connection.use, filter)) {
        count += 1
        if (count % 1000 === 0) output.status(`${count} enquiries …`)
        yield enquiry
      }
    }
    for await (const text of written(counted(), format, raw)) {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    }
    output.status('')
    output.message(count === 1 ? '1 enquiry' : `${count} enquiries`)
  })
