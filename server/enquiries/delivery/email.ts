import { createTransport } from 'nodemailer'
import { isLoopback } from '../../config/warnings.ts'
import { visitCalendar } from '../visit-calendar.ts'
import type { DeliveryOptions } from '../enquiries.ts'
import { htmlBody, plainBody, subjectOf } from './email-text.ts'
import type { Notifier } from './deliverer.ts'

const CONNECT_MS = 8000
const SILENCE_MS = 12_000

/** Mails each enquiry to the agency: an answer goes to the visitor, a second copy has the same Message-ID. */
export function emailNotifier(
  smtpUrl: string,
  to: string,
  from: string,
  { publicUrl, catalogue }: DeliveryOptions,
): Notifier {
  // A connection for each mail: a pooled one that the server closed fails the next mail.
  const transport = createTransport({
    url: smtpUrl,
    ...(isLoopback(new URL(smtpUrl).hostname)
      ? // A relay on the same machine has a certificate of its own making, and nobody between.
        { tls: { rejectUnauthorized: false } }
      : // A server that offers no TLS, or somebody who hides it, must not get the password.
        { requireTLS: true }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { hostname } = new URL(publicUrl)
  return {
    channel: 'email',
    async send(enquiry) {
      const { name, email, visitOn, visitSlot } = enquiry
      // One that is gone has no calendar entry.
      const project = catalogue.current.project(enquiry.projectId ?? '')
      await transport.sendMail({
        from: from.includes('<') ? from : { name: catalogue.current.site.name, address: from },
        to,
        ...(email !== null && { replyTo: { name, address: email } }),
        subject: subjectOf(enquiry),
        messageId: `<enquiry-${enquiry.id}@${hostname}>`,
        date: new Date(enquiry.createdAt),
        headers: { 'X-Enquiry-Reference': enquiry.reference },
        text: plainBody(enquiry, publicUrl),
        html: htmlBody(enquiry, publicUrl),
        ...(visitOn !== null &&
          visitSlot !== null &&
          project && {
            attachments: [
              {
                filename: 'visit.ics',
                contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
                content: visitCalendar(catalogue.current, publicUrl, project, {
                  visitOn,
                  visitSlot,
                }),
              },
            ],
          }),
      })
    },
  }
}
