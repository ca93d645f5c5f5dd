import { expect, it } from 'vitest'
import { head, imported, rows, unit, xml } from './import-sheet.fixture.ts'
import { row, sheet, workbook, workbookOf, workbookPart } from './xlsx/workbook.fixture.ts'

const usualRows = rows(head, unit('3 Cr'))

it('a formula’s error, and one that was never worked out, are named', async () => {
  const failed = ['#REF!', '#DIV/0!', '#N/A'].map((error) =>
    xml(`<c t="e"><f>A1</f><v>${error}</v></c>`),
  )
  const open = ['<c><f>D9*2</f></c>', '<c><f>D9*2</f><v></v></c>'].map(xml)
  const lines = [...failed, ...open].map((cell) => workbookOf(rows(head, unit(cell))))
  const answers = await Promise.all(
    lines.map((contents, index) => imported(`${index}.xlsx`, contents)),
  )
  expect(answers.map(({ changes, findings }) => [...changes, ...findings].join())).toEqual([
    expect.stringMatching(/^D2: "#REF!" is the error of a formula/),
    expect.stringMatching(/^D2: "#DIV\/0!" is the error of a formula/),
    expect.stringMatching(/^D2: "#N\/A" is the error of a formula/),
    expect.stringMatching(/^D2: the formula "=D9\*2" has no result/),
    expect.stringMatching(/^D2: the formula "=D9\*2" has no result/),
  ])
})

it('rows that name neither a project nor a price are skipped and counted', async () => {
  const lines = rows(
    head,
    ['TOWER A'],
    unit('3 Cr'),
    ['', '', '2 BHK homes'],
    head,
    ['* GST is extra', '', 'call us'],
    ['TOTAL', '', '', '6 Cr'],
    ['', '', 'Grand total', xml('<c><v>60000000</v></c>')],
    ['', 'Average', '', xml('<c><v>30000000</v></c>')],
    ['', '', '', 'All prices in rupees'],
  )
  expect(await imported('a.xlsx', workbookOf(lines))).toEqual({
    changes: ['₹ 3 Cr'],
    findings: [],
    skipped: [2, 4, 5, 6, 7, 8, 9, 10],
  })
  const { findings, skipped } = await imported(
    'b.xlsx',
    workbookOf(rows(head, ['amber-hights', 'Amber Heights', '', '']), ''),
  )
  expect([findings, skipped]).toEqual([
    [expect.stringContaining('did you mean "amber-heights"?')],
    [],
  ])
})

it('a price of a hidden row, column or sheet says so', async () => {
  const hidden = row(1, head) + row(2, unit('3 Cr'), 'hidden="1"')
  expect((await imported('a.xlsx', workbookOf(hidden))).changes).toEqual(['₹ 3 Cr, row 2'])
  const columns = '<cols><col min="4" max="4" hidden="1"/></cols>'
  expect((await imported('a.xlsx', workbookOf(usualRows, columns))).changes).toEqual([
    '₹ 3 Cr, column D',
  ])
  const hiddenSheet = workbook({
    'xl/workbook.xml': workbookPart('<sheet name="P" sheetId="1" state="hidden" r:id="rId1"/>'),
    'xl/worksheets/sheet1.xml': sheet(usualRows),
  })
  expect((await imported('a.xlsx', hiddenSheet)).changes).toEqual(['₹ 3 Cr, its sheet'])
})

it('a rate takes the place of a total only where that is meant', async () => {
  const rate = workbookOf(rows(head, unit('₹ 12,500 psf')))
  const { changes, findings } = await imported('a.xlsx', rate)
  expect([changes, findings]).toEqual([
    [],
    [expect.stringMatching(/^D2: .*no price of the same kind; run with --large-changes/)],
  ])
  expect((await imported('a.xlsx', rate, true)).changes).toEqual(['₹ 12,500 per sq.ft.'])
})
