import type PDFDocument from 'pdfkit'
import { keepAmounts } from '../../../domain/price/keep-amounts.ts'
import { INK, PAGE, type FaceName, type Style } from './page-style.ts'
import { fit, wrap, type Paragraph } from './paragraph.ts'
import type { Typefaces } from './typefaces.ts'

export type Document = InstanceType<typeof PDFDocument>
/** An element of the document's structure, for those who hear it read. */
export type Element = ReturnType<Document['struct']>

type Picture = Parameters<Document['image']>[0]

/** What is set as a whole, on one page. */
export type Piece = {
  readonly height: number
  /** The height it can do with, where the rest of a page is lower than `height`. */
  readonly least?: number
  /** Space before it, but at the top of a page. */
  readonly above: number
  /** Never the last on its page. */
  readonly keepsNext?: boolean
  /** Set again before it where it opens a page, as a table's head. */
  readonly head?: Piece
  draw(top: number, height: number): void
}

export type TextPlace = {
  readonly x: number
  readonly y: number
  readonly colour?: string
  /** Of the room that `align` is in. */
  readonly width?: number
  readonly align?: 'left' | 'right'
}

/** The paper: measures and sets text, follows the pages, and keeps the structure. */
export class Sheet {
  readonly doc: Document
  readonly #faces: Typefaces
  readonly #widths = new Map<string, number>()
  readonly #pictures = new Map<Buffer, Picture>()
  /** What is set belongs to it. */
  #parent: Element
  #y: number = PAGE.top

  constructor(doc: Document, faces: Typefaces) {
    this.doc = doc
    this.#faces = faces
    for (const { name, bytes } of faces.fonts) doc.registerFont(name, Buffer.from(bytes))
    this.#parent = doc.struct('Document')
    doc.addStructure(this.#parent)
  }

  /** All text is measured and set with its amounts kept in one piece. */
  wrap(text: string, style: Style, width: number): Paragraph {
    return wrap(this.measure, keepAmounts(text), style, width)
  }

  fit(
    text: string,
    style: Style,
    width: number,
    sizes: readonly number[],
    most: number,
  ): Paragraph {
    return fit(this.measure, keepAmounts(text), style, width, { sizes, most })
  }

  readonly measure = (text: string, { face, size }: Style): number => {
    const key = `${face} ${text}`
    let width = this.#widths.get(key)
    if (width === undefined) {
      width = this.#runs(face, text).reduce((sum, run) => sum + run.width, 0)
      this.#widths.set(key, width)
    }
    return width * size
  }

  /** Widths in ems. */
  #runs(face: FaceName, text: string) {
    const features = [...this.#faces.features(face)]
    return this.#faces.runs(face, text).map(({ font, text: part }) => {
      this.doc.font(font.name).fontSize(100)
      return { font, text: part, features, width: this.doc.widthOfString(part, { features }) / 100 }
    })
  }

  /** Sets the lines of a paragraph from `y` downwards. */
  write(
    { lines, style, step }: Paragraph,
    { x, y, colour = INK.navy, width, align }: TextPlace,
  ): void {
    lines.forEach((line, index) => {
      const indent =
        align === 'right' && width !== undefined ? width - this.measure(line, style) : 0
      // The baseline stands where a browser puts it: the space of the leading is halved.
      const baseline = y + index * step + step / 2 + style.size * 0.34
      this.#writeLine(line, style, x + indent, baseline, colour)
    })
  }

  #writeLine(text: string, { face, size }: Style, x: number, y: number, colour: string): void {
    let at = x
    for (const { font, text: part, features, width } of this.#runs(face, text)) {
      const isShaped = font.name.startsWith('devanagari')
      // Its glyphs do not stand in the order of its letters: who copies the text gets the letters.
      if (isShaped) this.doc.markContent('Span', { actual: part })
      this.doc.font(font.name).fontSize(size).fillColor(colour)
      this.doc.text(part, at, y, { lineBreak: false, baseline: 'alphabetic', features })
      if (isShaped) this.doc.endMarkedContent()
      at += width * size
    }
  }

  /** Sets what `draw` sets as one element of the structure. */
  tag(type: string, draw: () => void, { parent = this.#parent, alt }: TagOptions = {}): void {
    parent.add(this.doc.struct(type, alt === undefined ? {} : { alt }, [draw]))
  }

  /** Begins an element that others are put into; its end comes with the document's. */
  group(type: string, parent: Element = this.#parent): Element {
    const element = this.doc.struct(type)
    parent.add(element)
    return element
  }

  /** What follows belongs to a section of its own. */
  async section(type: string, fill: () => Promise<void>): Promise<void> {
    const outer = this.#parent
    this.#parent = this.group(type)
    await fill()
    this.#parent = outer
  }

  /** A picture to draw; each is in the file once, however often it is drawn. */
  picture(bytes: Buffer): Picture {
    // Its types leave out what its guide has.
    const doc = this.doc as Document & { openImage(bytes: Buffer): Picture }
    const known = this.#pictures.get(bytes) ?? doc.openImage(bytes)
    this.#pictures.set(bytes, known)
    return known
  }

  /** Lines and grounds: not read out. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  end(): void {
    this.#parent.end()
  }

  newPage(): void {
    this.doc.addPage()
    this.#y = PAGE.top
  }

  /** How much room is left on the page. */
  get room(): number {
    return PAGE.bottom - this.#y
  }

  /** Sets pieces below each other, turning the page where one and what it is kept with do not fit. */
  flow(pieces: readonly Piece[]): void {
    pieces.forEach((piece, index) => {
      // What is kept together and fills more than a page parts after what fits, not after its title.
      const isHeld = pieces[index - 1]?.keepsNext && piece.above + leastOf(piece) <= this.room
      if (this.#y > PAGE.top && !isHeld && needed(pieces, index) > this.room) {
        this.newPage()
        if (piece.head) this.#put(piece.head)
      }
      this.#put(piece, piece.keepsNext ? needed(pieces, index + 1) : 0)
    })
  }

  /** @param below what has to fit on the page as well */
  #put(piece: Piece, below = 0): void {
    if (this.#y > PAGE.top) this.#y += piece.above
    const height = Math.min(piece.height, Math.max(leastOf(piece), this.room - below))
    piece.draw(this.#y, height)
    this.#y += height
  }
}

const leastOf = ({ least, height }: Piece): number => least ?? height

type TagOptions = { readonly parent?: Element; readonly alt?: string }

/** What a piece needs at least, with those it is kept with. */
function needed(pieces: readonly Piece[], index: number): number {
  let height = 0
  for (const piece of pieces.slice(index)) {
    height += piece.above + leastOf(piece)
    if (!piece.keepsNext) break
  }
  return height
}
