import PDFKit from 'pdfkit'
import { expect, test } from 'vitest'
import { PAGE } from './page-style.ts'
import { Sheet, type Piece } from './sheet.ts'

const ROOM = PAGE.bottom - PAGE.top

/** Where the pieces came to stand: their names, page by page. */
function pagesOf(pieces: readonly (Partial<Piece> & { name: string; height: number })[]) {
  const doc = new PDFKit({ size: 'A4', font: '', bufferPages: true, tagged: true })
  const sheet = new Sheet(doc, { fonts: [], runs: () => [], features: () => [] })
  const pages: string[][] = []
  const note = (name: string, whole: number) => (_top: number, height: number) => {
    const page = doc.bufferedPageRange().count - 1
    ;(pages[page] ??= []).push(height < whole ? `${name} (${Math.round(height)})` : name)
  }
  sheet.flow(
    pieces.map(({ name, head, ...piece }) => ({
      above: 10,
      ...piece,
      draw: note(name, piece.height),
      ...(head && { head: { ...head, draw: note('head', head.height) } }),
    })),
  )
  return pages.map((page) => page.join(' '))
}

const title = { name: 'title', height: 40, keepsNext: true }
const head = { above: 0, height: 20, draw: () => undefined }

test('what does not fit goes to the next page', () => {
  const half = { name: 'half', height: ROOM / 2 - 5 }
  expect(pagesOf([half, half, half])).toEqual(['half half', 'half'])
})

test('a title goes with what it heads', () => {
  const most = { name: 'most', height: ROOM - 60 }
  expect(pagesOf([most, title, { name: 'text', height: 30 }])).toEqual(['most', 'title text'])
})

test('a title never stands alone, also where what it is kept with fills more than a page', () => {
  const large = { name: 'large', height: ROOM * 0.6 }
  const pieces = [{ name: 'text', height: 100 }, title, { ...large, keepsNext: true }, large]
  expect(pagesOf(pieces)).toEqual(['text', 'title large', 'large'])
})

test('a piece higher than a page has one to itself', () => {
  const huge = { name: 'huge', height: ROOM * 1.2 }
  expect(pagesOf([{ name: 'text', height: 100 }, huge, huge])).toEqual(['text', 'huge', 'huge'])
})

test('the head of a table is set again on each page', () => {
  const row = { name: 'row', height: ROOM / 3 - 1, above: 0, head }
  expect(pagesOf([row, row, row, row])).toEqual(['row row row', 'head row'])
})

test('a plan takes what is left of a page, down to its least height', () => {
  const text = { name: 'text', height: ROOM - 210 }
  const plan = { name: 'plan', height: 220, least: 150 }
  expect(pagesOf([text, plan, plan])).toEqual(['text plan (200)', 'plan'])
  expect(pagesOf([text, { ...plan, least: 205 }])).toEqual(['text', 'plan'])
})

test('a plan leaves room for what it is kept with', () => {
  const text = { name: 'text', height: ROOM - 300 }
  const plan = { name: 'plan', height: 220, least: 150, keepsNext: true }
  const views = { name: 'views', height: 100 }
  expect(pagesOf([text, plan, views])).toEqual(['text plan (180) views'])
})
