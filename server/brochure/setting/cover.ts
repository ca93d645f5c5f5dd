import { dayText } from '../../../domain/text/dates.ts'
import { PROJECT_DEFAULTS } from '../../../domain/project/defaults.ts'
import type { Brochure } from '../content/brochure.ts'
import { COLUMN, INK, PAGE, STYLES, type Style } from './page-style.ts'
import type { Paragraph } from './paragraph.ts'
import type { Pictures } from './pictures.ts'
import type { Sheet } from './sheet.ts'

const PAD = 40
const LOGO = { width: 132, height: 36 }
const FOOT = PAGE.height - PAGE.margin
/** The picture keeps at least this much of the page, however long the name is. */
const LEAST_PICTURE = 330
const NAME_SIZES = [44, 38, 32, 27, 22]
const NAME: Style = { face: 'display', size: 44, leading: 1.1 }
const BYLINE: Style = { face: 'text', size: 11.5, leading: 1.5 }
const PRICE: Style = { face: 'display', size: 23, leading: 1.2 }

type Line = {
  readonly paragraph: Paragraph
  readonly colour: string
  readonly above: number
  readonly tag: string
}

/** The first page: the picture to the edges of the paper, then name, place and price on navy. */
export async function setCover(
  sheet: Sheet,
  brochure: Brochure,
  pictures: Pictures,
): Promise<void> {
  const { doc } = sheet
  const lines = coverLines(sheet, brochure)
  const textHeight = lines.reduce((sum, { above, paragraph }) => sum + above + paragraph.height, 0)
  const footTop = FOOT - LOGO.height
  const textTop = footTop - PAD - textHeight
  const panelTop = Math.max(textTop - PAD, LEAST_PICTURE)
  const frame = { width: PAGE.width, height: panelTop }
  const picture = brochure.picture && (await pictures.load(brochure.picture, frame, 'cover'))
  const logo = await pictures.logo(brochure.agency.logo, LOGO, INK.navy)

  sheet.decorate(() => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(INK.navy)
    if (!picture) frameLine(sheet)
  })
  if (picture) {
    sheet.tag(
      'Figure',
      () => {
        doc.save().rect(0, 0, frame.width, frame.height).clip()
        doc.image(picture, 0, 0, {
          cover: [frame.width, frame.height],
          align: 'center',
          valign: 'center',
        })
        doc.restore()
      },
      { alt: brochure.name },
    )
    sheet.decorate(() => {
      doc.rect(0, panelTop, PAGE.width, 3).fill(INK.gold)
    })
  }
  let y = Math.max(textTop, panelTop + PAD * 0.6)
  if (!picture) y = Math.min(y, PAGE.height * 0.42)
  for (const { paragraph, colour, above, tag } of lines) {
    y += above
    const at = y
    sheet.tag(tag, () => sheet.write(paragraph, { x: PAGE.margin, y: at, colour }))
    y += paragraph.height
  }
  setFoot(sheet, brochure, logo)
}

function coverLines(sheet: Sheet, { name, developer, place, price }: Brochure): Line[] {
  return [
    {
      paragraph: sheet.fit(name, NAME, COLUMN, NAME_SIZES, 3),
      colour: INK.white,
      above: 0,
      tag: 'H1',
    },
    {
      paragraph: sheet.wrap(`by ${developer}`, BYLINE, COLUMN),
      colour: INK.onNavyMuted,
      above: 6,
      tag: 'P',
    },
    ...(place === PROJECT_DEFAULTS.localities
      ? []
      : [{ paragraph: sheet.wrap(place, BYLINE, COLUMN), colour: INK.white, above: 2, tag: 'P' }]),
    ...(price === PROJECT_DEFAULTS.price
      ? []
      : [
          {
            paragraph: sheet.wrap('Price', STYLES.label, COLUMN),
            colour: INK.onNavyMuted,
            above: 22,
            tag: 'P',
          },
          {
            paragraph: sheet.wrap(price, PRICE, COLUMN),
            colour: INK.goldBright,
            above: 1,
            tag: 'P',
          },
        ]),
  ]
}

/** Whose brochure it is, the project's registration and the day. */
function setFoot(
  sheet: Sheet,
  { agency, reraNumber, day }: Brochure,
  logo: Buffer | undefined,
): void {
  const top = FOOT - LOGO.height
  if (logo) {
    sheet.tag(
      'Figure',
      () => sheet.doc.image(logo, PAGE.margin, top, { fit: [LOGO.width, LOGO.height] }),
      {
        alt: agency.name,
      },
    )
  } else {
    const name = sheet.wrap(agency.name, STYLES.title, COLUMN / 2)
    sheet.tag('P', () =>
      sheet.write(name, { x: PAGE.margin, y: FOOT - name.height, colour: INK.white }),
    )
  }
  const width = COLUMN - LOGO.width - 24
  const text = [reraNumber && `RERA No. ${reraNumber}`, `As on ${dayText(day)}`]
    .filter(Boolean)
    .map((line) => sheet.wrap(line ?? '', STYLES.label, width))
  let y = FOOT - text.reduce((sum, { height }) => sum + height, 0)
  for (const line of text) {
    const at = y
    sheet.tag('P', () =>
      sheet.write(line, {
        x: PAGE.width - PAGE.margin - width,
        y: at,
        width,
        align: 'right',
        colour: INK.onNavyMuted,
      }),
    )
    y += line.height
  }
}

/** A thin golden frame, where there is no picture. */
function frameLine({ doc }: Sheet): void {
  doc
    .lineWidth(0.75)
    .rect(24, 24, PAGE.width - 48, PAGE.height - 48)
    .stroke(INK.gold)
}
