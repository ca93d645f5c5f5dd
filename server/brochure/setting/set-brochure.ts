import { Buffer } from 'node:buffer'
// Its types know the default export only.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit'
import { picturesOf, type Block, type Brochure } from '../content/brochure.ts'
import { factPieces, linkPieces, listPieces, textPieces, titlePieces } from './blocks.ts'
import { CLOSING_TITLE, setClosing } from './closing.ts'
import { setCover } from './cover.ts'
import { figurePieces } from './figures.ts'
import { COLUMN, INK, PAGE, STYLES } from './page-style.ts'
import { openPictures, type Pictures } from './pictures.ts'
import { Sheet, type Piece } from './sheet.ts'
import { tablePieces } from './table.ts'
import { openTypefaces, type Typefaces } from './typefaces.ts'

let typefaces: Promise<Typefaces> | undefined

/**
 * Sets a brochure as a PDF: A4, fonts embedded, its structure marked, a bookmark a section. The same
 * brochure and pictures give the same bytes.
 * @param imagesDir where the site's built pictures lie
 */
export async function setBrochure(brochure: Brochure, imagesDir: string): Promise<Buffer> {
  const { name, developer, agency, day } = brochure
  const doc = new PDFDocument({
    size: 'A4',
    // Only those that are registered.
    font: '',
    margin: 0,
    autoFirstPage: true,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${name} by ${developer}`,
      Author: agency.name,
      Creator: agency.name,
      CreationDate: new Date(`${day}T00:00:00Z`),
      ModDate: new Date(`${day}T00:00:00Z`),
    },
  })
  const bytes = collect(doc)
  const sheet = new Sheet(doc, await (typefaces ??= openTypefaces()))
  const pictures = openPictures(imagesDir, picturesOf(brochure).length)

  await setCover(sheet, brochure, pictures)
  await setSections(sheet, brochure, pictures)
  sheet.newPage()
  doc.outline.addItem(CLOSING_TITLE)
  await setClosing(sheet, brochure, pictures)
  setFeet(sheet, brochure)
  sheet.end()
  doc.end()
  return bytes
}

function collect(doc: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}

async function setSections(
  sheet: Sheet,
  { sections }: Brochure,
  pictures: Pictures,
): Promise<void> {
  sheet.newPage()
  for (const { title, blocks } of sections) {
    await sheet.section('Sect', async () => {
      const [heading] = titlePieces(sheet, title, 'H2', 40)
      const bookmarked = heading && {
        ...heading,
        draw(y: number, height: number) {
          sheet.doc.outline.addItem(title)
          heading.draw(y, height)
        },
      }
      const pieces: Piece[] = []
      for (const block of blocks) pieces.push(...(await blockPieces(sheet, block, pictures)))
      if (bookmarked && pieces.length > 0) sheet.flow([bookmarked, ...pieces])
    })
  }
}

async function blockPieces(sheet: Sheet, block: Block, pictures: Pictures): Promise<Piece[]> {
  switch (block.kind) {
    case 'lead':
      return textPieces(sheet, block.text, STYLES.lead, { above: 0 })
    case 'text':
      return block.paragraphs.flatMap((text) =>
        textPieces(sheet, text, STYLES.text, { above: 7, colour: INK.muted }),
      )
    case 'title':
      return titlePieces(sheet, block.text, 'H3', 22)
    case 'facts':
      return factPieces(sheet, block.facts)
    case 'list':
      return listPieces(sheet, block.items)
    case 'table':
      return tablePieces(sheet, block)
    case 'figures':
      return figurePieces(sheet, pictures, block)
    case 'link':
      return linkPieces(sheet, block)
  }
}

/** The foot of every page between cover and end: the project, who to call, the page of all pages. */
function setFeet(sheet: Sheet, { name, agency }: Brochure): void {
  const { doc } = sheet
  const { count } = doc.bufferedPageRange()
  const call = agency.contacts[0]?.text ?? ''
  for (let page = 1; page < count - 1; page += 1) {
    doc.switchToPage(page)
    sheet.decorate(() => {
      doc.lineWidth(0.5).strokeColor(INK.line)
      doc
        .moveTo(PAGE.margin, PAGE.foot - 8)
        .lineTo(PAGE.width - PAGE.margin, PAGE.foot - 8)
        .stroke()
      const place = { y: PAGE.foot, colour: INK.muted, x: PAGE.margin, width: COLUMN }
      const [first = ''] = sheet.wrap(name, STYLES.foot, COLUMN * 0.6).lines
      const left = first === name ? name : `${first}…`
      sheet.write(sheet.wrap(left, STYLES.foot, COLUMN), place)
      const right = [agency.name, call, `${page + 1} / ${count}`].filter(Boolean).join('  ·  ')
      sheet.write(sheet.wrap(right, STYLES.foot, COLUMN), { ...place, align: 'right' })
    })
  }
}
