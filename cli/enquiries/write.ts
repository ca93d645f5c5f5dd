import type { EnquiryFilter } from '../../server/enquiries/store/archive.ts'
import { listEnquiries } from '../../server/enquiries/store/archive.ts'
import type { Output } from '../output.ts'
import { print, written, type Format } from '../rows.ts'
import { enquiryShape } from './shape.ts'
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
    await print(written(counted(), enquiryShape, format, raw))
    output.status('')
    output.message(count === 1 ? '1 enquiry' : `${count} enquiries`)
  })
