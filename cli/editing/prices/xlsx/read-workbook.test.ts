import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { head, imported, rows, unit, xml } from '../import-sheet.fixture.ts'
import * as xlsx from './workbook.fixture.ts'

const { row, sheet, workbook, workbookOf, relation, relations } = xlsx
const usualRows = rows(head, ['amber-heights', 'Amber Heights', '2 BHK', '3 Cr'])
/** The rows of a sheet as cells without an address. */
const withoutAddresses = usualRows.replaceAll(/ r="[A-Z]*\d+"/g, '')
const strings = `<sst>${head.map((one) => `<si><t>${one}</t></si>`).join('')}<si><r><rPr><b/></rPr><t>amber-</t></r><r><t>heights</t></r><rPh><t>x</t></rPh></si><si><t>2 BHK</t></si><si><t xml:space="preserve"> 3 Cr_x000D_</t></si></sst>`
const byNumber = (...cells: readonly (number | undefined)[]) =>
  cells.map((cell) => (cell === undefined ? '' : xml(`<c t="s"><v>${cell}</v></c>`)))
const sharedSheet = sheet(rows(byNumber(0, 1, 2, 3), byNumber(4, undefined, 5, 6)))

describe.each<[name: string, contents: Uint8Array]>([
  ['a usual workbook', workbookOf(usualRows)],
  [
    'one cell far off',
    workbookOf(
      usualRows +
        row(1_048_576, []).replace('></row>', '><c r="XFD1048576" t="n"><v>1</v></c></row>'),
    ),
  ],
  ['cells and rows without addresses', workbookOf(withoutAddresses)],
  ['rows without numbers', workbookOf(usualRows.replaceAll(/<row r="\d+"/g, '<row'))],
  [
    'shared texts',
    workbook({ 'xl/worksheets/sheet1.xml': sharedSheet, 'xl/sharedStrings.xml': strings }),
  ],
  [
    'a part in other capitals',
    workbook({ 'xl/worksheets/sheet1.xml': sharedSheet, 'xl/SharedStrings.xml': strings }),
  ],
  [
    'backslashes in the names of parts',
    workbook({ 'xl\\worksheets\\sheet1.xml': sheet(usualRows) }),
  ],
  [
    'a target that begins with a point',
    workbook({
      'xl/worksheets/sheet1.xml': sheet(usualRows),
      'xl/_rels/workbook.xml.rels': relations(
        relation('rId1', 'worksheet', './worksheets/sheet1.xml'),
      ),
    }),
  ],
  [
    'a target from the top',
    workbook({
      'xl/worksheets/sheet1.xml': sheet(usualRows),
      'xl/_rels/workbook.xml.rels': relations(
        relation('rId1', 'worksheet', '/xl/worksheets/sheet1.xml'),
      ),
    }),
  ],
  [
    'a workbook of another name',
    workbook({
      '_rels/.rels': relations(relation('a', 'officeDocument', 'xl/workbook2.xml')),
      'xl/workbook.xml': undefined,
      'xl/_rels/workbook.xml.rels': undefined,
      'xl/workbook2.xml': xlsx.workbookPart('<sheet name="Prices" r:id="rId9"/>'),
      'xl/_rels/workbook2.xml.rels': relations(relation('rId9', 'worksheet', 'a.xml')),
      'xl/a.xml': sheet(usualRows),
    }),
  ],
  [
    'a chart on a tab of its own',
    workbook({
      'xl/workbook.xml': xlsx.workbookPart(
        '<sheet name="Chart" r:id="rId2"/><sheet name="Prices" r:id="rId1"/>',
      ),
      'xl/_rels/workbook.xml.rels': relations(
        relation('rId2', 'chartsheet', 'chartsheets/sheet1.xml'),
        relation('rId1', 'worksheet', 'worksheets/sheet2.xml'),
      ),
      'xl/chartsheets/sheet1.xml': '<chartsheet/>',
      'xl/worksheets/sheet2.xml': sheet(usualRows),
    }),
  ],
  [
    'elements with a prefix',
    workbook({
      'xl/worksheets/sheet1.xml': sheet(usualRows)
        .replaceAll(/<(\/?)(?=[a-z])/g, '<$1x:')
        .replace('xmlns=', 'xmlns:x='),
    }),
  ],
  [
    'a notes sheet before it',
    workbook({
      'xl/workbook.xml': xlsx.workbookPart(
        '<sheet name="Notes" r:id="rId2"/><sheet name="Prices" r:id="rId1"/>',
      ),
      'xl/_rels/workbook.xml.rels': relations(
        relation('rId2', 'worksheet', 'n.xml'),
        relation('rId1', 'worksheet', 'p.xml'),
      ),
      'xl/n.xml': sheet(rows(['Ask Ravi'])),
      'xl/p.xml': sheet(usualRows),
    }),
  ],
  [
    'a formula with its result',
    workbookOf(rows(head, unit(xml('<c t="str"><f>A1&amp;""</f><v>3 Cr</v></c>')))),
  ],
  ['a number of rupees', workbookOf(rows(head, unit(xml('<c><v>3.0000000000000001E7</v></c>'))))],
  [
    'a million rows that are only formatted',
    workbookOf(
      usualRows +
        Array.from(
          { length: 1000 },
          (_, index) => `<row r="${index + 10}"><c r="A${index + 10}" s="1"/></row>`,
        ).join(''),
    ),
  ],
  ['a headline above the titles', workbookOf(rows(['Prices of November'], [], head, unit('3 Cr')))],
])('%s', (_, contents) => {
  it('is read', async () => {
    expect(await imported('a.xlsx', contents)).toMatchObject({ changes: ['₹ 3 Cr'], findings: [] })
  })
})

it.each<[name: string, contents: string | Uint8Array, message: RegExp]>([
  ['a text named .xlsx', 'a;b;c;d', /is no Excel file.*save it anew as \.xlsx\.$/],
  [
    'a workbook of Excel 97, or with a password',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    /without a password\.$/,
  ],
  ['an empty file', '', /is empty\.$/],
  ['a workbook that was cut off', workbookOf(usualRows).slice(0, 900), /save it anew as \.xlsx\.$/],
  [
    'parts that are no XML',
    workbook({ 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row' }),
    /save it anew as \.xlsx\.$/,
  ],
  [
    'an archive of other things',
    zipSync({ 'content.xml': strToU8('<a/>') }),
    /save it anew as \.xlsx\.$/,
  ],
  [
    'a second column of prices',
    workbookOf(rows([...head, 'New Price'], [...unit('2.9 Cr'), '3 Cr'])),
    /^Which column has the prices: "Price" \(column D\) and "New Price" \(column E\)\?/,
  ],
])('%s is refused in a sentence', async (_, contents, message) => {
  await expect(imported('a.xlsx', contents)).rejects.toThrow(message)
})
