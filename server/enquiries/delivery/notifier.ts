import type { Channel } from '../store/tables.ts'
import type { StoredEnquiry } from '../stored-enquiry.ts'

/** One way to the agency. */
export type Notifier = {
  readonly channel: Channel
  /** Resolves when the other side has taken the enquiry; rejects when it has not or nobody knows. */
  send(enquiry: StoredEnquiry): Promise<void>
}

/** What mails say of the agency. */
export type Agency = {
  readonly name: string
  readonly phone?: string
  readonly email?: string
}
