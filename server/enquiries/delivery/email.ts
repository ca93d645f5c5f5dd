import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { createPalette } from '../../../domain/brand/palette.ts'
import type { Adviser } from '../../../domain/enquiry/adviser.ts'
import { isLoopback, type Config } from '../../config.ts'
import { visitCalendar } from '../visit-calendar.ts'
import { emailContent, textPart, headerText, replyAddress } from './email-content.ts'
import { htmlPart } from './email-html.tsx'
import type { Notifier } from './deliverer.ts'

/** The ways in which enquiries reach the agency; without any, enquiries wait in the store. */
export type DeliveryOptions = Partial<Config> &
  Pick<Config, 'publicUrl'> & {
    readonly catalogue: {
      readonly current: Pick<
        Catalogue,
        'site' | 'location' | 'project' | 'adviser' | 'advisersOfEnquiry'
      >
    }
  }

const CONNECT_MS = 8000
const SILENCE_MS = 12_000

/** A connection to the mail server for each mail, as a pooled one that the server closed would fail. */
export const mailTransport = (smtpUrl: string) =>
  createTransport({
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

/**
 * Who writes, and to which addresses: to the enquiry's adviser with a copy for the agency, else to
 * the agency alone. The agency's address is that of site.json unless one is set.
 * @throws Error where there is no address at all
 */
export function mailParties(
  { emailTo, emailFrom }: Partial<Pick<Config, 'emailTo' | 'emailFrom'>>,
  site: Pick<Catalogue['site'], 'name' | 'email'>,
  adviser?: Adviser,
) {
  const agency = emailTo ?? site.email
  const own = adviser?.email ? replyAddress({ ...adviser, email: adviser.email }) : undefined
  const first = agency ?? own?.address
  if (first === undefined)
    throw new Error('ENQUIRY_EMAIL_TO is not set and site.json holds no e-mail address')
  // Several addresses may receive the mail, but one sends it: the first, unless another is set.
  const [sender] = addressparser(emailFrom ?? first, { flatten: true })
  return {
    from: { name: sender?.name || headerText(site.name), address: sender?.address ?? first },
    to: own ?? first,
    ...(own && agency !== undefined && { cc: agency }),
  }
}

/**
 * Mails each enquiry to the agency. An answer goes to the visitor, and a mail that is sent twice
 * has one Message-ID. The address is read from site.json for each mail, as the data may change.
 */
export function emailNotifier(
  smtpUrl: string,
  { publicUrl, catalogue, ...addresses }: DeliveryOptions,
): Notifier {
  const transport = mailTransport(smtpUrl)
  const { hostname } = new URL(publicUrl)
  return {
    channel: 'email',
    async send(enquiry, earlierEnquiries) {
      const { visitOn, visitSlot } = enquiry
      const { site } = catalogue.current
      // An adviser who is gone from the data, or whose address has changed since, is asked for now.
      const adviser = catalogue.current.adviser(enquiry.adviser ?? '')
      const parties = mailParties(addresses, site, adviser)
      // There is no calendar entry for a visit to a project that is gone.
      const project = catalogue.current.project(enquiry.projectId ?? '')
      const content = emailContent(enquiry, {
        publicUrl,
        agency: site.name,
        project,
        adviser,
        earlier: await earlierEnquiries(),
      })
      const { rejected } = await transport.sendMail({
        ...parties,
        replyTo: replyAddress(enquiry),
        subject: content.title,
        messageId: `<enquiry-${enquiry.id}@${hostname}>`,
        date: new Date(enquiry.createdAt),
        headers: { 'X-Enquiry-Reference': enquiry.reference },
        text: textPart(content),
        html: htmlPart(content, createPalette(site.brand)),
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
      return rejected.length
    },
  }
}
