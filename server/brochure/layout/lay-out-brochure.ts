import type { Buffer } from 'node:buffer'
import { buffer } from 'node:stream/consumers'
import { lastChecked } from '../../../domain/project/project.ts'
import type { Block } from '../content/block.ts'
import type { Brochure } from '../content/brochure.ts'
import { chapterTitle, factBlocks, innerTitle, listBlocks, textBlock } from './blocks.ts'
import { drawClosingPage } from './closing-page.ts'
import { drawCover } from './cover.ts'
import { figureBlocks, placesBlock } from './figures.ts'
import { MixedDocument } from './mixed-document.ts'
import { PdfCanvas, type FlowBlock } from './pdf-canvas.ts'
import { openPictures, type Pictures } from './open-pictures.ts'
import { brochureColours, COLUMN, PAGE, STYLES, type BrochureColours } from './styles.ts'
import { tableBlock } from './table.ts'

/**
 * Lays a brochure out as a PDF: A4, fonts embedded, its structure marked, a bookmark for each
 * chapter. The same brochure and pictures give the same bytes.
 * @param imagesDir where the site's built pictures lie
 */
export async function layOutBrochure(brochure: Brochure, imagesDir: string): Promise<Buffer> {
  const { project } = brochure
  const agency = brochure.shell.agency.name
  const doc = new MixedDocument({
    size: 'A4',
    // pdfkit would embed a font of its own if none were named.
    font: '',
    margins: {
      top: PAGE.top,
      left: PAGE.margin,
      right: PAGE.margin,
      bottom: PAGE.height - PAGE.bottom,
    },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${project.name} by ${project.developer.name}`,
      Author: agency,
      Creator: agency,
      // The format needs a date; a fixed one keeps the bytes the same at every run.
      CreationDate: new Date(lastChecked(project) ?? 0),
    },
  })
  const canvas = new PdfCanvas(doc, brochureColours(brochure.brand))
  const blocks = brochure.sections.flatMap((section) => section.blocks)
  const figures = blocks.flatMap((block) => ('figures' in block ? block.figures : []))
  const pictures = openPictures(doc, imagesDir, 1 + figures.length)

  await drawCover(canvas, brochure, pictures)
  doc.addPage()
  const root = canvas.parent
  for (const section of brochure.sections) {
    const flow: FlowBlock[] = []
    for (const block of section.blocks) {
      if ('title' in block) flow.push(innerTitle(canvas, block.title))
      flow.push(...(await flowBlocks(canvas, block, pictures)))
    }
    if (flow.length === 0) continue
    canvas.parent = canvas.group('Sect')
    canvas.flow([chapterTitle(canvas, section.title), ...flow])
    canvas.parent = root
  }
  doc.addPage()
  await drawClosingPage(canvas, brochure, pictures)
  drawFeet(canvas, brochure)
  root.end()
  doc.end()
  return buffer(doc)
}

const textStyles = ({ muted, accentDeep }: BrochureColours) => ({
  lead: { style: STYLES.lead },
  text: { style: STYLES.text, colour: muted, above: 7 },
  link: { style: STYLES.strong, colour: accentDeep, above: 12 },
})

async function flowBlocks(
  canvas: PdfCanvas,
  block: Block,
  pictures: Pictures,
): Promise<FlowBlock[]> {
  switch (block.kind) {
    case 'lead':
    case 'text':
    case 'link': {
      const { kind, url, note } = block
      const styles = textStyles(canvas.colours)
      const line = { ...styles[kind], ...(url !== undefined && { link: url }) }
      // A link introduces nothing but its own note.
      const leading = kind === 'link' ? { keepsNext: note !== undefined } : {}
      const texts = block.paragraphs.map((text) => textBlock(canvas, { ...line, text }, leading))
      if (note === undefined) return texts
      const noteLine = { ...styles.text, above: 2, text: note }
      return [...texts, textBlock(canvas, noteLine, { keepsNext: false })]
    }
    case 'facts':
      return factBlocks(canvas, block.facts)
    case 'list':
      return listBlocks(canvas, block.items)
    case 'table':
      return [tableBlock(canvas, block)]
    case 'figures':
      return figureBlocks(canvas, pictures, block)
    case 'places':
      return [await placesBlock(canvas, pictures, block)]
  }
}

/** The foot of every page between cover and end: the project, who to call, the page of all pages. */
function drawFeet(canvas: PdfCanvas, { project, shell, contacts }: Brochure): void {
  const { doc } = canvas
  const { count } = doc.bufferedPageRange()
  for (let page = 1; page < count - 1; page += 1) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    canvas.rule(PAGE.margin, PAGE.foot - 8, COLUMN)
    canvas.decorate(() => {
      const foot = { style: STYLES.foot, colour: canvas.colours.muted }
      const write = (text: string, place: { x?: number; width?: number; align?: 'right' }) =>
        canvas.write([{ ...foot, text }], { y: PAGE.foot, isOneLine: true, ...place })
      const widthOf = (text: string) => canvas.widthOf(text, foot.style)
      const right = ['', contacts[0]?.text, `${page + 1} / ${count}`]
        .filter((part) => part !== undefined)
        .join('  ·  ')
      const rest = COLUMN - widthOf(right)
      // A long name of the agency leaves half of the rest to the project's.
      const agencyWidth = Math.min(widthOf(shell.agency.name) + 1, rest / 2)
      write(project.name, { width: rest - agencyWidth - 16 })
      write(shell.agency.name, {
        x: PAGE.margin + rest - agencyWidth,
        width: agencyWidth,
        align: 'right',
      })
      write(right, { align: 'right' })
    })
  }
}
