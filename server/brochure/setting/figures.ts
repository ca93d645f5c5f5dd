import type { Figure, FiguresBlock } from '../content/brochure.ts'
import { rowsOf } from './blocks.ts'
import { COLUMN, INK, PAGE, STYLES } from './page-style.ts'
import type { Paragraph } from './paragraph.ts'
import type { Pictures, Size } from './pictures.ts'
import type { Piece, Sheet } from './sheet.ts'

const GUTTER = 18
const PAD = 10
const ABOVE_CAPTION = 7
const BETWEEN_LINES = 3
/** Of the column, beside its words. */
const LARGE_PLAN = 0.6
/** Height to width of a frame. */
const PHOTO = 10 / 16
const PLAN = 2 / 3
/** Beside its words, where the height is not shared with them. */
const LARGE = 3 / 4
/** So that a sheet, its title and a row of plans fill no more than most of a page. */
const TALLEST_SHEET = 325
/** Of its height a plan can do with, so that the end of a page need not stay empty. */
const LOWEST = 0.6

type Caption = { readonly paragraph: Paragraph; readonly colour: string }

type Framed = {
  readonly figure: Figure
  readonly picture: Buffer | undefined
  readonly frame: Size
  readonly captions: readonly Caption[]
  /** Where they stand: below the frame, or beside it. */
  readonly beside: boolean
}

/**
 * Pictures in frames with their captions: photographs fill theirs, plans are shown whole on white.
 * What cannot be read is left out.
 */
export async function figurePieces(
  sheet: Sheet,
  pictures: Pictures,
  { shape, figures, keepsNext = false }: FiguresBlock,
): Promise<Piece[]> {
  const columns = columnsOf(shape, figures.length)
  const width = (COLUMN - (columns - 1) * GUTTER) / columns
  const beside = shape === 'large-plan'
  const frameWidth = beside ? width * LARGE_PLAN : width
  const textWidth = beside ? width - frameWidth - 2 * GUTTER : width
  const pad = padOf(shape)
  const framed: Framed[] = []
  for (const figure of figures.slice(0, evenCount(shape, figures.length))) {
    const frame = frameOf(shape, figure, frameWidth)
    const inner = { width: frame.width - 2 * pad, height: frame.height - 2 * pad }
    const picture = await pictures.load(figure.view, inner, shape === 'photo' ? 'cover' : 'inside')
    if (picture) {
      framed.push({
        figure,
        picture,
        frame,
        beside,
        captions: captions(sheet, figure, textWidth, beside),
      })
    }
  }
  return rowsOf(framed, columns).map((row) => ({ ...rowPiece(sheet, shape, row), keepsNext }))
}

function columnsOf(shape: FiguresBlock['shape'], count: number): number {
  if (shape === 'sheet' || shape === 'large-plan') return 1
  if (shape === 'photo' && count === 1) return 1
  return shape === 'photo' && (count === 3 || count > 4) ? 3 : 2
}

/** So many photographs that no row has a hole; plans are all shown. */
const evenCount = (shape: FiguresBlock['shape'], count: number): number =>
  shape === 'photo' && count > 4 ? count - (count % 3) : count

const padOf = (shape: FiguresBlock['shape']): number => (shape === 'photo' ? 0 : PAD)

function rowPiece(sheet: Sheet, shape: FiguresBlock['shape'], row: readonly Framed[]): Piece {
  const height = Math.max(
    ...row.map(({ frame, captions, beside }) =>
      beside
        ? Math.max(frame.height, textHeight(captions))
        : frame.height + (captions.length > 0 ? ABOVE_CAPTION : 0) + textHeight(captions),
    ),
  )
  const [first] = row
  const isAlone = shape === 'large-plan' || shape === 'sheet'
  const least = isAlone && first ? Math.max(height * LOWEST, textHeight(first.captions)) : height
  return {
    above: 16,
    height,
    least,
    draw(y, room) {
      row.forEach((framed, column) => {
        const { width } = framed.frame
        const x = PAGE.margin + column * (width + GUTTER)
        const drawn = isAlone ? { ...framed, frame: { width, height: room } } : framed
        drawFigure(sheet, shape, drawn, x, y)
      })
    },
  }
}

function drawFigure(
  sheet: Sheet,
  shape: FiguresBlock['shape'],
  { figure, picture, frame, captions, beside }: Framed,
  x: number,
  y: number,
): void {
  const { doc } = sheet
  const pad = padOf(shape)
  if (pad > 0) {
    sheet.decorate(() => {
      doc.lineWidth(0.75).roundedRect(x, y, frame.width, frame.height, 4)
      doc.fillAndStroke(INK.white, INK.line)
    })
  }
  sheet.tag(
    'Figure',
    () => {
      doc.save()
      doc.roundedRect(x, y, frame.width, frame.height, 4).clip()
      const room: [number, number] = [frame.width - 2 * pad, frame.height - 2 * pad]
      if (picture) {
        doc.image(sheet.picture(picture), x + pad, y + pad, {
          ...(pad > 0 ? { fit: room } : { cover: room }),
          align: 'center',
          valign: 'center',
        })
      }
      doc.restore()
    },
    { alt: figure.alt },
  )
  if (captions.length === 0) return
  sheet.tag('Caption', () => {
    let at = beside
      ? y + (frame.height - textHeight(captions)) / 2
      : y + frame.height + ABOVE_CAPTION
    for (const { paragraph, colour } of captions) {
      sheet.write(paragraph, { x: beside ? x + frame.width + GUTTER : x, y: at, colour })
      at += paragraph.height + BETWEEN_LINES
    }
  })
}

/** A sheet has its picture's own shape, as far as the page allows. */
function frameOf(shape: FiguresBlock['shape'], { view }: Figure, width: number): Size {
  if (shape === 'photo') return { width, height: width * PHOTO }
  if (shape === 'plan') return { width, height: width * PLAN }
  if (shape === 'large-plan') return { width, height: width * LARGE }
  const own = view.width && view.height ? view.height / view.width : PHOTO
  return { width, height: Math.min(TALLEST_SHEET, (width - 2 * PAD) * own + 2 * PAD) }
}

function captions(
  sheet: Sheet,
  { title, note, price }: Figure,
  width: number,
  large: boolean,
): Caption[] {
  return [
    title && {
      paragraph: sheet.wrap(title, large ? STYLES.title : STYLES.strong, width),
      colour: INK.navy,
    },
    note && { paragraph: sheet.wrap(note, STYLES.cell, width), colour: INK.muted },
    price && { paragraph: sheet.wrap(price, STYLES.price, width), colour: INK.navy },
  ].filter((caption) => typeof caption === 'object')
}

const textHeight = (captions: readonly Caption[]): number =>
  captions.reduce((sum, { paragraph }) => sum + paragraph.height, 0) +
  Math.max(0, captions.length - 1) * BETWEEN_LINES
