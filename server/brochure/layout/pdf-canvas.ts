import { noBreakAmounts } from '../../../domain/price/money.ts'
import { printableText } from '../../../domain/text/printable-text.ts'
import { TYPEFACES } from '../typefaces.ts'
import type { MixedDocument } from './mixed-document.ts'
import { COLUMN, PAGE, type BrochureColours, type Style } from './styles.ts'

/** An element of the document's structure, which screen readers follow. */
type StructElement = ReturnType<MixedDocument['struct']>
type TagOptions = { parent?: StructElement; alt?: string }

/** A block of the content that starts on the page where `minHeight` of it fits, else on the next. */
export type FlowBlock = {
  /** Space before the block, except at the top of a page. */
  above: number
  /** The least height of the block, in points; `draw` turns the page for a longer one. */
  minHeight: number
  /** True for a block that is never the last on its page. */
  keepsNext?: boolean
  /** Draws from the cursor down and leaves the cursor below. */
  draw(): void
}

export type TextLine = {
  text: string
  style: Style
  colour?: string
  above?: number
  /** The address that the words lead to, which underlines them. */
  link?: string
  /** The element of the structure, where it is neither a link nor a paragraph. */
  tag?: string
}

export type Place = { x: number; y: number; width: number }
type TextPlace = Partial<Place> & { align?: 'right'; isOneLine?: boolean }

export class PdfCanvas {
  readonly doc: MixedDocument
  readonly colours: BrochureColours
  /** The element that everything drawn belongs to. */
  parent: StructElement

  constructor(doc: MixedDocument, colours: BrochureColours) {
    this.doc = doc
    this.colours = colours
    this.parent = doc.struct('Document')
    doc.addStructure(this.parent)
  }

  /** Sets a style's font and returns the style's options for a text. */
  applyStyle({ face, size, leading, tabular }: Style) {
    this.doc.font(TYPEFACES[face].file).fontSize(size)
    const lineGap = size * leading - this.doc.currentLineHeight(true)
    return { lineGap, ...(tabular && { features: ['tnum' as const] }) }
  }

  /** The height of texts below each other, in points; an empty text takes none. */
  heightOf(texts: TextLine[], width: number = COLUMN): number {
    return texts.reduce((sum, { text, style, above = 0 }) => {
      const printable = toPrintable(text)
      if (printable === '') return sum
      return sum + above + this.doc.heightOfString(printable, { ...this.applyStyle(style), width })
    }, 0)
  }

  widthOf(text: string, style: Style): number {
    return this.doc.widthOfString(toPrintable(text), this.applyStyle(style))
  }

  /** Writes texts from `y` downwards, over as many pages as they take; the cursor ends below them. */
  write(texts: TextLine[], { y = this.doc.y, ...place }: TextPlace = {}): void {
    this.doc.y = y
    for (const text of texts) this.#writeOne(text, place)
  }

  /** Writes texts like `write`, each as an element of the structure. */
  writeEach(texts: TextLine[], { y = this.doc.y, ...place }: TextPlace = {}): void {
    this.doc.y = y
    for (const text of texts) {
      const tag = text.tag ?? (text.link ? 'Link' : 'P')
      if (toPrintable(text.text) !== '') this.tag(tag, () => this.#writeOne(text, place))
    }
  }

  #writeOne(
    { text, style, colour = this.colours.ink, above = 0, link }: TextLine,
    { x = PAGE.margin, width = COLUMN, align, isOneLine }: TextPlace,
  ): void {
    const printable = toPrintable(text)
    if (printable === '') return
    const options = this.applyStyle(style)
    // Half of the leading is above the letters, as in a browser.
    const leading = options.lineGap / 2
    this.doc.fillColor(colour).text(printable, x, this.doc.y + above + leading, {
      ...options,
      width,
      ...(align && { align }),
      ...(link && { link, underline: true }),
      ...(isOneLine && { height: style.size, ellipsis: true }),
    })
    this.doc.y -= leading
  }

  tag(type: string, draw: () => void, { parent = this.parent, alt }: TagOptions = {}): void {
    parent.add(this.doc.struct(type, alt === undefined ? {} : { alt }, [draw]))
  }

  /** Opens a structure element for others; it is closed with the document. */
  group(type: string): StructElement {
    const element = this.doc.struct(type)
    this.parent.add(element)
    return element
  }

  /** Draws lines and grounds, which screen readers skip. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  rule(x: number, y: number, width: number, colour: string = this.colours.border): void {
    this.decorate(() => {
      this.doc.lineWidth(0.75).strokeColor(colour).moveTo(x, y)
      this.doc.lineTo(x + width, y).stroke()
    })
  }

  get remainingHeight(): number {
    return this.doc.page.maxY() - this.doc.y
  }

  /** Draws blocks below each other and turns the page where one, and the blocks that must follow it, do not fit. */
  flow(blocks: FlowBlock[]): void {
    for (const [index, block] of blocks.entries()) {
      if (this.doc.y > PAGE.top && needed(blocks, index) > this.remainingHeight) this.doc.addPage()
      if (this.doc.y > PAGE.top) this.doc.y += block.above
      block.draw()
    }
  }
}

/** A text as it is set: with unbroken amounts, without letters that no typeface has. */
export const toPrintable = (text: string): string => noBreakAmounts(printableText(text))

/** The least height of a block together with those that must follow it. */
function needed(blocks: FlowBlock[], index: number): number {
  const end = blocks.findIndex((block, other) => other >= index && !block.keepsNext)
  return blocks
    .slice(index, end < 0 ? undefined : end + 1)
    .reduce((height, { above, minHeight }) => height + above + minHeight, 0)
}
