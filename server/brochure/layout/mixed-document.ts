// The types of pdfkit declare the default export only.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit'
import { typefaceRuns, type Family } from '../../../domain/text/printable-text.ts'
import { TYPEFACES, type Typeface } from '../typefaces.ts'

type TextOptions = PDFKit.Mixins.TextOptions
type LineOptions = TextOptions & { lineWidth?: number; textWidth?: number; wordCount?: number }

declare global {
  namespace PDFKit.Mixins {
    /** The members that the published types leave out. */
    interface PDFText {
      /** The file of the font that is chosen. */
      _fontSource: string
      /** Draws one line of a paragraph or of a table's cell. */
      _fragment(line: string, x: number, y: number, options: LineOptions): void
    }
  }
}

/** The typefaces by family: those beside the site's regular text, and those beside any other. */
const REGULAR: Readonly<Record<Family, Typeface>> = TYPEFACES
const STRONG: typeof REGULAR = {
  text: TYPEFACES.strong,
  display: TYPEFACES.display,
  devanagari: TYPEFACES.devanagariStrong,
}

/**
 * A PDF that sets each part of a line in the first typeface that has its letters, the chosen one
 * first, all on one baseline. pdfkit itself uses one font for a text.
 */
export class MixedDocument extends PDFDocument {
  /** The letters of the run that is drawn, as the glyphs of Hindi are in another order. */
  private spoken?: string | undefined

  /** Marks a run inside its own block, so that screen readers find its letters where they stand. */
  override addContent(data: string): PDFKit.PDFDocument {
    if (this.spoken && data === 'ET') this.endMarkedContent()
    super.addContent(data)
    if (this.spoken && data === 'BT') this.markContent('Span', { actual: this.spoken })
    return this
  }

  override widthOfString(text: string, options?: TextOptions): number {
    const { chosen, runs } = setText(text, this._fontSource)
    let width = 0
    for (const run of runs) {
      this.font(run.typeface.file)
      width += super.widthOfString(run.text, options)
    }
    this.font(chosen.file)
    return width
  }

  override _fragment(line: string, left: number, top: number, options: LineOptions): void {
    const text = line.replaceAll('\n', '')
    const { chosen, runs } = setText(text, this._fontSource)
    if (runs[0]?.text === text && runs[0].typeface === chosen) {
      super._fragment(text, left, top, options)
      return
    }
    const { align, lineWidth = 0 } = options
    let x = left
    if (align === 'right') x += lineWidth - this.widthOfString(text.trimEnd(), options)
    const height = this.currentLineHeight()
    const baseline = top + (height * chosen.ascent) / chosen.lineHeight
    for (const run of runs) {
      this.font(run.typeface.file)
      const textWidth = super.widthOfString(run.text, options)
      // Underlines and links end where the chosen font's lines do.
      const y = top + height - this.currentLineHeight()
      const place = { align: 'left', textWidth, wordCount: 1, baseline: y - baseline } as const
      this.spoken = run.text
      super._fragment(run.text, x, y, { ...options, ...place })
      x += textWidth
    }
    this.spoken = undefined
    this.font(chosen.file)
  }
}

/** The runs of a text with their fonts, where the font of a file is chosen. */
function setText(text: string, file: string) {
  const first = file === TYPEFACES.display.file ? 'display' : 'text'
  const typefaces = file === TYPEFACES.text.file ? REGULAR : STRONG
  const runs = typefaceRuns(text, first).map(({ family, text }) => {
    return { text, typeface: typefaces[family] }
  })
  return { chosen: typefaces[first], runs }
}
