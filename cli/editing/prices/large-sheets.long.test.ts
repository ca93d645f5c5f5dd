import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { bundled } from '../../../tests/support/programs/bundled.ts'
import { temporaryFolder } from '../../../tests/support/programs/run-folder.ts'
import { row, workbookOf } from './xlsx/workbook.fixture.ts'

const folder = temporaryFolder()
const head = ['Project id', 'Project', 'Configuration', 'Price']
const million = 1_000_000
const sample = ['the-aravalli-summit', '', '3 BHK + Study', '3 Cr']
const before = row(1, head) + row(2, sample)
const manyRows = (cells: string) => () =>
  workbookOf(
    before +
      Array.from({ length: million }, (_, index) => `<row r="${index + 3}">${cells}</row>`).join(
        '',
      ),
  )
const farCell = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
const manyCells = `<row r="3">${'<c s="1"/>'.repeat(1.1 * million)}<c><v>1</v></c></row>`
const longText = () =>
  `<row r="3"><c t="inlineStr"><is><t>${'a'.repeat(150 * million)}</t></is></c></row>`
const manyLines = () => `${head.join(';')}\n${sample.join(';')}\n${';;;\n'.repeat(million)}`

it.each<
  [name: string, file: string, contents: () => string | Uint8Array, status: number, message: RegExp]
>([
  [
    'a cell in the last row and column',
    'a.xlsx',
    () => workbookOf(before + farCell),
    0,
    /^Skipped 1 row/,
  ],
  [
    'a million formatted rows',
    'b.xlsx',
    manyRows('<c s="1"/><c s="1"/>'),
    0,
    /^Nothing was changed/,
  ],
  [
    'a million filled rows',
    'c.xlsx',
    manyRows('<c><v>1</v></c><c><v>2</v></c>'),
    2,
    /more than a million filled cells/,
  ],
  ['a million columns', 'd.xlsx', () => workbookOf(before + manyCells), 0, /^Skipped 1 row/],
  ['a million empty lines of CSV', 'e.csv', manyLines, 0, /^Nothing was changed/],
  ['a text of 150 MB', 'f.xlsx', () => workbookOf(before + longText()), 0, /^Skipped 1 row/],
])(
  '%s takes less than 300 MB',
  async (_, file, contents, status, message) => {
    const path = join(folder, file)
    writeFileSync(path, contents())
    const ended = spawnSync(
      process.execPath,
      [
        '--import',
        resolve('tests/support/programs/peak-memory.mjs'),
        await bundled(resolve('cli/main.ts')),
        'prices',
        'import',
        path,
      ],
      { encoding: 'utf8' },
    )
    expect([ended.stderr, ended.status]).toEqual([expect.stringMatching(message), status])
    expect(Number(ended.stderr.split('\n').at(-1)) / 1024).toBeLessThan(300)
  },
  60_000,
)
