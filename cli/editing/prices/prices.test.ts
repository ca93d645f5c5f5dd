import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import writeXlsxFile from 'write-excel-file/node'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/support/programs/run-folder.ts'
import { matchRows } from './match-rows.ts'
import type { LocatedPrice } from './price-list.ts'
import { readSheet } from './price-sheet.ts'
import { sheetOf } from './price-columns.ts'
import { workbookOf } from './xlsx/workbook.fixture.ts'

const head = ['Project id', 'Project', 'Configuration', 'Area', 'Price']
const price = (text: string, floor: number): LocatedPrice => ({
  developer: 'Amber',
  project: 'amber-heights',
  name: 'Amber Heights',
  configuration: '3 BHK',
  area: '1,850 sq. ft.',
  price: text,
  available: '',
  file: 'floorPlan',
  record: ['0', 'floors', String(floor)],
  member: 'baseSellingPrice',
})
const twins = [price('₹ 1 Cr', 0), price('₹ 1.2 Cr', 1)]
/** The filled cells of a file's rows. */
const cellsIn = async (path: string) =>
  (await readSheet(path)).rows.map(({ cells }) => [...cells.values()])

describe('configurations that are alike but for their price', () => {
  const importOf = (...prices: string[]) =>
    matchRows(
      sheetOf([
        head,
        ...prices.map((text) => ['amber-heights', 'Amber Heights', '3 BHK', '1850 sqft', text]),
      ]),
      twins,
    )

  it.each([
    ['nothing where the rows are exchanged', ['1.2 Cr', '1 Cr'], []],
    ['nothing where a row is deleted', ['1.2 Cr'], []],
    ['the one whose row has another price', ['₹ 1 Cr', '1.3 Cr'], [[1, '₹ 1.3 Cr']]],
    ['the one whose row has another price, first', ['1.3 Cr', '1.2 Cr'], [[0, '₹ 1.3 Cr']]],
  ] as const)('change: %s', (_name, rows, wanted) => {
    const { changes, findings } = importOf(...rows)
    expect(findings).toEqual([])
    expect(changes.map(({ old, to }) => [twins.indexOf(old), to])).toEqual(wanted)
  })

  it.each([
    ['both prices are new', ['1.1 Cr', '1.3 Cr'], [2, 3]],
    ['both prices are new and the same', ['1.1 Cr', '1.1 Cr'], [2, 3]],
    ['a row is deleted and the other changed', ['1.1 Cr'], [2]],
    ['a row is added', ['1 Cr', '1.2 Cr', '1.3 Cr'], [4]],
  ] as const)('are refused where %s', (_name, rows, refused) => {
    const { changes, findings } = importOf(...rows)
    expect(changes).toEqual([])
    expect(findings.map(({ row }) => row)).toEqual(refused)
    expect(findings[0]?.message).toContain('₹ 1 Cr and ₹ 1.2 Cr')
  })
})

it('a row is about the project whose id it has, not about one with other capitals', () => {
  const prices = [price('₹ 1 Cr', 0), { ...price('₹ 1 Cr', 1), project: 'Amber-Heights' }]
  const rows = [
    head,
    ['amber-heights', '', '3 BHK', '', '₹ 1.2 Cr'],
    ['Amber-Heights', '', '3 BHK', '', '₹ 1 Cr'],
  ]
  for (const sheet of [rows, [head, ...rows.slice(1).toReversed()]])
    expect(matchRows(sheetOf(sheet), prices).changes).toMatchObject([
      { old: prices[0], to: '₹ 1.2 Cr' },
    ])
  const other = [head, ['AMBER-HEIGHTS', '', '3 BHK', '', '₹ 1.2 Cr']]
  expect(matchRows(sheetOf(other), prices.slice(1)).changes).toHaveLength(1)
})

it.each([
  ['29500', false],
  ['₹ 29.5 Cr', false],
  ['₹ 1.4 Cr', false],
  ['₹ 2.2 Cr', true],
  ['₹ 1.5 Cr', true],
])(
  'a price of ₹ 2.95 Cr becomes %s only when that is meant, unless it is near: %s',
  (text, isNear) => {
    const prices = [price('₹ 2.95 Cr', 0)]
    const rows = [head, ['amber-heights', 'Amber Heights', '3 BHK', '', text]]
    expect(matchRows(sheetOf(rows), prices).changes).toHaveLength(isNear ? 1 : 0)
    expect(matchRows(sheetOf(rows), prices, true).changes).toHaveLength(1)
  },
)

it.each([
  [
    'sep=;\r\nProject id;Price\r\na;₹ 2 Cr\r\n',
    [
      ['Project id', 'Price'],
      ['a', '₹ 2 Cr'],
    ],
  ],
  [
    'Project id\tPrice\na\t1',
    [
      ['Project id', 'Price'],
      ['a', '1'],
    ],
  ],
])('a sheet %j is read', async (text, rows) => {
  const path = join(temporaryFolder(), 'prices.csv')
  writeFileSync(path, text)
  expect(await cellsIn(path)).toEqual(rows)
})

it('a sheet in another encoding, and one that unpacks to more than memory should hold, are refused', async () => {
  const folder = temporaryFolder()
  const sheet = (name: string, contents: Uint8Array) => {
    writeFileSync(join(folder, name), contents)
    return readSheet(join(folder, name))
  }
  const western = sheet('a.csv', Buffer.from('Project id,Price\ncaf\xE9,1', 'latin1'))
  await expect(western).rejects.toThrow(/CSV UTF-8/)
  const wide = sheet('b.csv', Buffer.from('Project id,Price', 'utf16le'))
  await expect(wide).rejects.toThrow(/CSV UTF-8/)
  // Its directory says so; nothing is unpacked.
  const large = Buffer.from(workbookOf(''))
  large.writeUInt32LE(250_000_000, large.lastIndexOf('PK\x01\x02') + 24)
  await expect(sheet('c.xlsx', large)).rejects.toThrow(/more than 250 MB/)
})

it.each([
  ['30450000.000000004', '₹ 3,04,50,000'],
  ['29500000.4', '₹ 2.95 Cr'],
])('the rupees %s that a formula worked out are written as %s', (text, wanted) => {
  const rows = [head, ['amber-heights', 'Amber Heights', '3 BHK', '', text]]
  const { changes } = matchRows(sheetOf(rows), [price('₹ 2.9 Cr', 0)])
  expect(changes.map(({ to }) => to)).toEqual([wanted])
})

it.each([
  ['a price', 'a,₹ 2.9 Cr, all inclusive'],
  ['rupees', 'a,2,95,00,000'],
])(
  'a row in which a comma splits %s is refused, and empty cells behind it are not',
  async (_, row) => {
    const path = join(temporaryFolder(), 'prices.csv')
    writeFileSync(path, `Project id,Price\n${row}\n`)
    await expect(readSheet(path)).rejects.toThrow(/Row 2 .* more cells/)
    writeFileSync(path, `Project id,Price\na,₹ 2.9 Cr,\n`)
    expect(await cellsIn(path)).toHaveLength(2)
  },
)

it('of a workbook the sheet with the prices is read, and two of them are refused', async () => {
  const folder = temporaryFolder()
  const notes = [['Whom to ask'], ['Ravi']]
  const prices = [head, ['amber-heights', 'Amber Heights', '3 BHK', '', '₹ 2 Cr']]
  const read = async (...sheets: [name: string, rows: string[][]][]) => {
    const path = join(folder, `${sheets.length}.xlsx`)
    const data = sheets.map(([sheet, rows]) => ({
      sheet,
      data: rows.map((row) => row.map((value) => ({ value, type: String }))),
    }))
    writeFileSync(path, await writeXlsxFile(data).toBuffer())
    return cellsIn(path)
  }
  expect(await read(['Notes', notes], ['Prices', prices])).toEqual(
    prices.map((row) => row.filter(Boolean)),
  )
  await expect(read(['Old', prices], ['Notes', notes], ['Prices', prices])).rejects.toThrow(
    'The sheets "Old" and "Prices" all have prices',
  )
})
