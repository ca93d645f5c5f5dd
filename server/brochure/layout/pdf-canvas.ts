import type PDFDocument from 'pdfkit'
import { noBreakAmounts } from '../../../domain/price/no-break-amounts.ts'
import { TYPEFACES } from '../typefaces.ts'
import { COLUMN, INK, PAGE, type Style } from './styles.ts'

export type PdfDocument = InstanceType<typeof PDFDocument>
/** An element of the document's structure, for those who hear it read. */
type Element = ReturnType<PdfDocument['struct']>
type TagOptions = { parent?: Element; alt?: string }

/** A block of the content that starts on the page where `least` of it fits, else on the next. */
export type FlowBlock = {
  /** Space before it, but at the top of a page. */
  above: number
  /** Points that it needs at least; `draw` turns the page for what is longer. */
  least: number
  /** Never the last on its page. */
  keepsNext?: boolean
  /** Draws from the cursor down and leaves it below. */
  draw(): void
}

/** Words of one style, over as many lines as they take. */
export type Text = {
  text: string
  style: Style
  colour?: string
  /** Space before it. */
  above?: number
  /** Where the words lead; they are underlined. */
  link?: string
  /** The element of the structure, where it is neither a link nor a paragraph. */
  tag?: string
}

export type Place = { x: number; y: number; width: number }
type TextPlace = Partial<Place> & { align?: 'right'; isOneLine?: boolean }

/** A PDF that knows the house's styles, its own structure and how much room is left on a page. */
export class PdfCanvas {
  readonly doc: PdfDocument
  /** What is drawn belongs to it. */
  parent: Element

  constructor(doc: PdfDocument) {
    this.doc = doc
    this.parent = doc.struct('Document')
    doc.addStructure(this.parent)
  }

  /** Chooses a text's font and returns what else its style means. */
  use(text: string, { face, size, leading, tabular }: Style) {
    this.doc.font(fontOf(text, face)).fontSize(size)
    const lineGap = size * leading - this.doc.currentLineHeight(true)
    return { lineGap, ...(tabular && { features: ['tnum' as const] }) }
  }

  /** The height of texts below each other, in points; an empty one takes none. */
  heightOf(texts: Text[], width: number = COLUMN): number {
    return texts.reduce((sum, { text, style, above = 0 }) => {
      if (text === '') return sum
      const options = { ...this.use(text, style), width }
      return sum + above + this.doc.heightOfString(noBreakAmounts(text), options)
    }, 0)
  }

  widthOf(text: string, style: Style): number {
    return this.doc.widthOfString(noBreakAmounts(text), this.use(text, style))
  }

  /** Writes texts from `y` downwards, over as many pages as they take; the cursor ends below them. */
  write(texts: Text[], { y = this.doc.y, ...place }: TextPlace = {}): void {
    this.doc.y = y
    for (const text of texts) if (text.text !== '') this.#writeOne(text, place)
  }

  /** The same, each an element of the structure. */
  writeEach(texts: Text[], { y = this.doc.y, ...place }: TextPlace = {}): void {
    this.doc.y = y
    for (const text of texts) {
      const tag = text.tag ?? (text.link ? 'Link' : 'P')
      if (text.text !== '') this.tag(tag, () => this.#writeOne(text, place))
    }
  }

  #writeOne(
    { text, style, colour = INK.navy, above = 0, link }: Text,
    { x = PAGE.margin, width = COLUMN, align, isOneLine }: TextPlace,
  ): void {
    const options = this.use(text, style)
    // Half of the leading is above the letters, as in a browser.
    const leading = options.lineGap / 2
    // Hindi's glyphs are not in the order of its letters: copied text must hold the letters.
    if (isHindi(text)) this.doc.markContent('Span', { actual: text })
    this.doc.fillColor(colour).text(noBreakAmounts(text), x, this.doc.y + above + leading, {
      ...options,
      width,
      ...(align && { align }),
      ...(link && { link, underline: true }),
      ...(isOneLine && { height: style.size, ellipsis: true }),
    })
    if (isHindi(text)) this.doc.endMarkedContent()
    this.doc.y -= leading
  }

  /** Draws one element of the structure. */
  tag(type: string, draw: () => void, { parent = this.parent, alt }: TagOptions = {}): void {
    parent.add(this.doc.struct(type, alt === undefined ? {} : { alt }, [draw]))
  }

  /** Opens a structure element for others; it is closed with the document. */
  group(type: string): Element {
    const element = this.doc.struct(type)
    this.parent.add(element)
    return element
  }

  /** Lines and grounds: not read out. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  rule(x: number, y: number, width: number, colour: string = INK.line): void {
    this.decorate(() => {
      this.doc.lineWidth(0.75).strokeColor(colour).moveTo(x, y)
      this.doc.lineTo(x + width, y).stroke()
    })
  }

  /** How much of the page is left, in points. */
  get room(): number {
    return this.doc.page.maxY() - this.doc.y
  }

  /** Draws blocks below each other and turns the page where one, and the blocks that must follow it, do not fit. */
  flow(blocks: FlowBlock[]): void {
    for (const [index, block] of blocks.entries()) {
      if (this.doc.y > PAGE.top && needed(blocks, index) > this.room) this.doc.addPage()
      if (this.doc.y > PAGE.top) this.doc.y += block.above
      block.draw()
    }
  }
}

/** The font's file: a text with Hindi in it is set in that of Devanagari, which has Latin letters too. */
export function fontOf(text: string, face: Style['face']): string {
  const hindi = face === 'text' ? 'devanagari' : 'devanagariStrong'
  return TYPEFACES[isHindi(text) ? hindi : face].file
}

const isHindi = (text: string): boolean => /\p{Script=Devanagari}/u.test(text)

/** What a block needs at least, with those that must follow it. */
function needed(blocks: FlowBlock[], index: number): number {
  const end = blocks.findIndex((block, at) => at >= index && !block.keepsNext)
  return blocks
    .slice(index, end < 0 ? undefined : end + 1)
    .reduce((height, { above, least }) => height + above + least, 0)
}
