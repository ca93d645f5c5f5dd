import { joinWithAnd } from '../../../domain/text/text.ts'
import { dayText } from '../../../domain/text/dates.ts'
import type { Brochure } from '../content/brochure.ts'
import { drawLink, rule } from './blocks.ts'
import { COLUMN, INK, PAGE, STYLES, type Style } from './page-style.ts'
import type { Pictures } from './pictures.ts'
import type { Sheet } from './sheet.ts'

const LOGO = { width: 176, height: 48 }
const TITLE: Style = { face: 'display', size: 34, leading: 1.15 }
const CONTACT: Style = { face: 'display', size: 17, leading: 1.35 }
export const CLOSING_TITLE = 'Talk to us'

/** The last page: who to ask, where the project is online, and what the figures are worth. */
export async function setClosing(
  sheet: Sheet,
  brochure: Brochure,
  pictures: Pictures,
): Promise<void> {
  const { agency, name, address, missing, reraNumber, day } = brochure
  const logo = await pictures.logo(agency.logo, LOGO, INK.navy)
  const { doc } = sheet
  sheet.decorate(() => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(INK.navy)
  })
  let y = 84
  const x = PAGE.margin
  const say = (text: string, style: Style, colour: string, above: number, tag = 'P'): void => {
    const paragraph = sheet.wrap(text, style, COLUMN)
    y += above
    const at = y
    sheet.tag(tag, () => sheet.write(paragraph, { x, y: at, colour }))
    y += paragraph.height
  }
  const lead = (text: string, url: string, style: Style, colour: string, above: number): void => {
    const paragraph = sheet.wrap(text, style, COLUMN)
    y += above
    drawLink(sheet, paragraph, { x, y, url, colour })
    y += paragraph.height
  }

  if (logo) {
    sheet.tag('Figure', () => doc.image(logo, x, y, { fit: [LOGO.width, LOGO.height] }), {
      alt: agency.name,
    })
    y += LOGO.height + 52
  } else say(agency.name, STYLES.title, INK.goldBright, 0)
  say(CLOSING_TITLE, TITLE, INK.white, 0, 'H2')
  if (agency.tagline) say(agency.tagline, STYLES.lead, INK.onNavyMuted, 4)
  y += 26
  for (const { label, text, url } of agency.contacts) {
    say(label, STYLES.label, INK.onNavyMuted, 12)
    lead(text, url, CONTACT, INK.white, 0)
  }
  if (agency.office) {
    say('Office', STYLES.label, INK.onNavyMuted, 14)
    say(agency.office, STYLES.lead, INK.white, 0)
  }
  y += 34
  rule(sheet, x, y, COLUMN, INK.gold)
  y += 8
  if (missing.length > 0) {
    say(
      `Ask us for ${joinWithAnd([...missing])} of ${name}: this brochure does not hold ${missing.length === 1 ? 'it' : 'them'}.`,
      STYLES.text,
      INK.white,
      12,
    )
  }
  say(
    `${name} online, with what it costs in all and what a loan comes to:`,
    STYLES.text,
    INK.white,
    12,
  )
  lead(address, address, STYLES.strong, INK.goldBright, 2)
  if (reraNumber) say(`RERA No. ${reraNumber}`, STYLES.text, INK.onNavyMuted, 16)
  say(
    `Prices and particulars as on ${dayText(day)}. They may change: please confirm them with us before you book.`,
    STYLES.text,
    INK.onNavyMuted,
    reraNumber ? 0 : 16,
  )
}
