import { zipSync, strToU8 } from 'fflate'

export type CellText = string | { readonly xml: string }

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const LETTERS = 'ABCDEFGH'

/** A relation of a package's part. */
export const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${TYPES}/${kind}" Target="${target}"/>`

export const relations = (...all: string[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`

export const text = (value: string): string =>
  `<is><t>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is>`

/** A row of a sheet; a cell is a text, or its XML without the address. */
export const row = (number: number, cells: readonly CellText[], attributes = ''): string =>
  `<row r="${number}" ${attributes}>${cells
    .map((cell, index) => {
      const address = `r="${LETTERS[index]}${number}"`
      if (typeof cell !== 'string') return cell.xml.replace('<c', `<c ${address}`)
      return cell === '' ? '' : `<c ${address} t="inlineStr">${text(cell)}</c>`
    })
    .join('')}</row>`

export const sheet = (rows: string, before = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${TYPES}">${before}<sheetData>${rows}</sheetData></worksheet>`

export const workbookPart = (sheets: string): string =>
  `<workbook xmlns:r="${TYPES}"><sheets>${sheets}</sheets></workbook>`

/**
 * The bytes of a workbook with one sheet.
 * @param parts what replaces a usual part; undefined leaves it out
 */
export function workbook(parts: Readonly<Record<string, string | undefined>>): Uint8Array {
  const usual: Record<string, string | undefined> = {
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': workbookPart('<sheet name="Prices" sheetId="1" r:id="rId1"/>'),
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'sharedStrings', 'sharedStrings.xml'),
      relation('rId3', 'styles', 'styles.xml'),
    ),
    ...parts,
  }
  const all = Object.entries(usual).flatMap(([name, part]) =>
    part === undefined ? [] : [[name, strToU8(part)] as const],
  )
  return zipSync(Object.fromEntries(all))
}

/** A workbook whose only part of interest is its sheet. */
export const workbookOf = (rows: string, before = ''): Uint8Array =>
  workbook({ 'xl/worksheets/sheet1.xml': sheet(rows, before) })
