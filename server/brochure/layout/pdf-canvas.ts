import type PDFDocument from 'pdfkit'
import { keepAmounts } from '../../../domain/price/keep-amounts.ts'
import { TYPEFACES } from '../../files/typefaces.ts'
import { COLUMN, INK, PAGE, type Style } from './styles.ts'

export type Document = InstanceType<typeof PDFDocument>
/** An element of the document's structure, for those who hear it read. */
export type Element = ReturnType<Document['struct']>
type TextOptions = PDFKit.Mixins.TextOptions
type Picture = Parameters<Document['image']>[0]

/** A part of the content that begins on the page where `least` of it fits, else on the next. */
export type FlowBlock = {
  /** Space before it, but at the top of a page. */
  readonly above: number
  /** Points that it needs at least; `draw` turns the page for what is longer. */
  readonly least: number
  /** Never the last on its page. */
  readonly keepsNext?: boolean
  /** Draws from the cursor down and leaves it below. */
  draw(): void
}

type TextPlace = {
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly colour?: string
  readonly align?: 'left' | 'right'
  /** Where the words lead; they are underlined. */
  readonly link?: string
  /** What does not fit on one line is left out, and an ellipsis says so. */
  readonly isOneLine?: boolean
}

/** A PDF that knows the house's styles, its own structure and how much room is left on a page. */
export class PdfCanvas {
  readonly doc: Document
  readonly #pictures = new Map<Buffer, Picture>()
  /** What is drawn belongs to it. */
  #parent: Element

  constructor(doc: Document) {
    this.doc = doc
    this.#parent = doc.struct('Document')
    doc.addStructure(this.#parent)
  }

  /** Chooses a text's font and returns what else its style means. */
  use(text: string, style: Style): TextOptions & { lineGap: number } {
    const { size, leading, tabular } = style
    this.doc.font(fontOf(text, style)).fontSize(size)
    const lineGap = size * leading - this.doc.currentLineHeight(true)
    return { lineGap, ...(tabular && { features: ['tnum'] }) }
  }

  /** The height of a text in points; amounts are kept in one piece here and where it is written. */
  heightOf(text: string, style: Style, width: number = COLUMN): number {
    if (text === '') return 0
    return this.doc.heightOfString(keepAmounts(text), { ...this.use(text, style), width })
  }

  widthOf(text: string, style: Style): number {
    return this.doc.widthOfString(keepAmounts(text), this.use(text, style))
  }

  /** Writes a text from `y` downwards, over as many pages as it takes; the cursor ends below it. */
  write(text: string, style: Style, place: TextPlace = {}): void {
    if (text === '') return
    const { x = PAGE.margin, y = this.doc.y, width = COLUMN, colour = INK.navy } = place
    const { align, link, isOneLine } = place
    const options = this.use(text, style)
    // Half of the leading stands above the letters, as in a browser.
    const above = options.lineGap / 2
    // Glyphs of Hindi do not stand in the order of its letters: who copies the text gets the letters.
    if (isHindi(text)) this.doc.markContent('Span', { actual: text })
    this.doc.fillColor(colour)
    this.doc.text(keepAmounts(text), x, y + above, {
      ...options,
      width,
      ...(align && { align }),
      ...(link && { link, underline: true }),
      ...(isOneLine && { height: style.size, ellipsis: true }),
    })
    if (isHindi(text)) this.doc.endMarkedContent()
    this.doc.y -= above
  }

  /** Draws one element of the structure. */
  tag(type: string, draw: () => void, { parent = this.#parent, alt }: TagOptions = {}): void {
    parent.add(this.doc.struct(type, alt === undefined ? {} : { alt }, [draw]))
  }

  /** Begins an element that others are put into; its end comes with the document's. */
  group(type: string, parent: Element = this.#parent): Element {
    const element = this.doc.struct(type)
    parent.add(element)
    return element
  }

  /** What `fill` draws belongs to a section of its own. */
  async section(type: string, fill: () => Promise<void>): Promise<void> {
    const outer = this.#parent
    this.#parent = this.group(type)
    await fill()
    this.#parent = outer
  }

  get parent(): Element {
    return this.#parent
  }

  /** Lines and grounds: not read out. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  rule(x: number, y: number, width: number, colour: string = INK.line): void {
    this.decorate(() => {
      this.doc.lineWidth(0.75).strokeColor(colour)
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke()
    })
  }

  /** A picture to draw; each is in the file once, however often it is drawn. */
  picture(bytes: Buffer): Picture {
    // Its types leave out what its guide has.
    const doc = this.doc as Document & { openImage(bytes: Buffer): Picture }
    const picture = this.#pictures.get(bytes) ?? doc.openImage(bytes)
    this.#pictures.set(bytes, picture)
    return picture
  }

  /** How much of the page is left, in points. */
  get room(): number {
    return this.doc.page.maxY() - this.doc.y
  }

  /** Draws blocks below each other and turns the page where one, and what it is kept with, does not fit. */
  flow(blocks: readonly FlowBlock[]): void {
    blocks.forEach((block, index) => {
      if (this.doc.y > PAGE.top && needed(blocks, index) > this.room) this.doc.addPage()
      if (this.doc.y > PAGE.top) this.doc.y += block.above
      block.draw()
    })
  }

  end(): void {
    this.#parent.end()
    this.doc.end()
  }
}

type TagOptions = { readonly parent?: Element; readonly alt?: string }

/** The font's file: a text with Hindi in it is set in that of Devanagari, which has Latin letters too. */
export function fontOf(text: string, { face }: Style): string {
  const hindi = face === 'text' ? 'devanagari' : 'devanagariStrong'
  return TYPEFACES[isHindi(text) ? hindi : face].file
}

const isHindi = (text: string): boolean => /\p{Script=Devanagari}/u.test(text)

/** What a block needs at least, with those it is kept with. */
function needed(blocks: readonly FlowBlock[], index: number): number {
  let height = 0
  for (const { above, least, keepsNext } of blocks.slice(index)) {
    height += above + least
    if (!keepsNext) break
  }
  return height
}
