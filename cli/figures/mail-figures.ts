import { loadCatalogue } from '../../catalogue/load/load-catalogue.ts'
import { reasonOf, CannotRun } from '../../catalogue/system-errors.ts'
import { createPalette } from '../../domain/brand/palette.ts'
import { addDays, dayInIndia, mondayOf } from '../../domain/text/dates.ts'
import { mailParties, mailTransport } from '../../server/enquiries/delivery/email.ts'
import { weeklyFigures, weeklyText, weeklyHtml } from '../../server/figures/weekly-figures.tsx'
import { owingChannels, serverConfig, withStore } from '../enquiries/enquiry-store.ts'
import { output } from '../terminal/output.ts'

/**
 * Mails the figures of last week, Monday to Sunday in India, to where enquiries are mailed. Sent
 * twice, it has one Message-ID.
 * @throws CannotRun where mail is not set or the mail server does not take it
 */
export async function mailFigures(): Promise<void> {
  const config = serverConfig()
  const { smtpUrl, publicUrl } = config
  if (smtpUrl === undefined) throw new CannotRun('SMTP_URL is not set, so nothing can be mailed.')
  const { catalogue } = await loadCatalogue(config.dataDir)
  const { site } = catalogue
  const monday = addDays(mondayOf(dayInIndia(new Date())), -7)
  const content = await withStore(config, (connection) =>
    weeklyFigures(connection, catalogue, monday, owingChannels(config)),
  )
  try {
    const { envelope } = await mailTransport(smtpUrl).sendMail({
      ...mailParties(config, site),
      subject: content.title,
      messageId: `<figures-${monday}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: weeklyText(content),
      html: weeklyHtml(content, createPalette(site.brand)),
    })
    output.message(`Mailed to ${envelope.to.join(', ')}: ${content.title}`)
  } catch (error) {
    throw new CannotRun(`The figures could not be mailed: ${reasonOf(error).replace(/\s+/g, ' ')}`)
  }
}
