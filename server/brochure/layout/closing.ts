import { dayText } from '../../../domain/text/dates.ts'
import { joinWithAnd } from '../../../domain/text/text.ts'
import type { Brochure } from '../content/brochure.ts'
import type { PdfCanvas } from './pdf-canvas.ts'
import type { Pictures } from './pictures.ts'
import { COLUMN, INK, PAGE, STYLES, type Style } from './styles.ts'

const LOGO = { width: 176, height: 48 }
const TITLE: Style = { face: 'display', size: 34, leading: 1.15 }
const CONTACT: Style = { face: 'display', size: 17, leading: 1.35 }
export const CLOSING_TITLE = 'Talk to us'

/** The last page: who to ask, where the project is online, and what the figures are worth. */
export async function drawClosing(
  canvas: PdfCanvas,
  brochure: Brochure,
  pictures: Pictures,
): Promise<void> {
  const { agency, name, address, missing, reraNumber, day } = brochure
  const logo = await pictures.logo(agency.logo, LOGO, INK.navy)
  const { doc } = canvas
  const muted = INK.onNavyMuted
  const say = (text: string, style: Style, colour: string, above: number, link?: string): void => {
    doc.y += above
    const tag = link ? 'Link' : style === TITLE ? 'H2' : 'P'
    canvas.tag(tag, () => canvas.write(text, style, { colour, ...(link && { link }) }))
  }

  doc.page.margins.bottom = 0
  canvas.decorate(() => doc.rect(0, 0, PAGE.width, PAGE.height).fill(INK.navy))
  doc.y = 84
  if (logo) {
    const fit: [number, number] = [LOGO.width, LOGO.height]
    canvas.tag('Figure', () => doc.image(logo, PAGE.margin, 84, { fit }), { alt: agency.name })
    doc.y = 84 + LOGO.height + 52
  } else say(agency.name, STYLES.title, INK.goldBright, 0)
  say(CLOSING_TITLE, TITLE, INK.white, 0)
  if (agency.tagline) say(agency.tagline, STYLES.lead, muted, 4)
  doc.y += 26
  for (const { label, text, url } of agency.contacts) {
    say(label, STYLES.label, muted, 12)
    say(text, CONTACT, INK.white, 0, url)
  }
  if (agency.office) {
    say('Office', STYLES.label, muted, 14)
    say(agency.office, STYLES.lead, INK.white, 0)
  }
  doc.y += 34
  canvas.rule(PAGE.margin, doc.y, COLUMN, INK.gold)
  doc.y += 8
  if (missing.length > 0) {
    const pronoun = missing.length === 1 ? 'it' : 'them'
    const wish = `Ask us for ${joinWithAnd([...missing])} of ${name}: this brochure does not hold ${pronoun}.`
    say(wish, STYLES.text, INK.white, 12)
  }
  const online = `${name} online, with what it costs in all and what a loan comes to:`
  say(online, STYLES.text, INK.white, 12)
  say(address, STYLES.strong, INK.goldBright, 2, address)
  if (reraNumber) say(`RERA No. ${reraNumber}`, STYLES.text, muted, 16)
  const worth = `Prices and particulars as on ${dayText(day)}. They may change: please confirm them with us before you book.`
  say(worth, STYLES.text, muted, reraNumber ? 0 : 16)
}
