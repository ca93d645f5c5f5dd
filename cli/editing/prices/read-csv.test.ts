import { describe, expect, it } from 'vitest'
import { imported } from './import-sheet.fixture.ts'
import { workbookOf } from './xlsx/workbook.fixture.ts'

const csv = (text: string): string => `Project id;Project;Configuration;Price\n${text}`
describe.each<[name: string, text: string]>([
  [
    'line ends of two kinds',
    'Project id,Project,Configuration,Price\r\namber-heights,,2 BHK,3 Cr\n,,,\n',
  ],
  ['bars', 'Project id|Project|Configuration|Price\namber-heights||2 BHK|3 Cr\n'],
  [
    'a comma inside a title',
    'Project id;Project;Area, sq. ft.;Configuration;Price\namber-heights;;;2 BHK;3 Cr\n',
  ],
  [
    'a comma in a headline',
    'Amber, November\n\nProject id;Project;Configuration;Price\namber-heights;;2 BHK;3 Cr\n',
  ],
  ['a quoted text over two lines', csv('amber-heights;"Amber\nHeights, Delhi";2 BHK;3 Cr')],
  ['a quote inside a text', csv('amber-heights;5" slab;2 BHK;3 Cr')],
  ['old line ends', csv('amber-heights;;2 BHK;3 Cr\n').replaceAll('\n', '\r')],
])('CSV with %s', (_, text) => {
  it('is read', async () => {
    expect(await imported('a.csv', text)).toMatchObject({ changes: ['₹ 3 Cr'], findings: [] })
  })
})

it.each<[name: string, contents: string | Uint8Array, message: RegExp]>([
  [
    'a quote that is never closed',
    csv('a;b;c;d\namber-heights;"Amber;2 BHK;3 Cr\nb;c;d;e\n'),
    /^Row 3, column B .*not closed/,
  ],
  [
    'a quote that the next one closes',
    csv('amber-heights;"Amber;2 BHK;3 Cr\nb;"Bella";d;e\n'),
    /^Row 2, column B .*not closed/,
  ],
  [
    'a comma that splits a text',
    'Project id,Project,Configuration,Price\namber-heights,,2 BHK,₹ 3 Cr, net\n',
    /^Row 2 .*column E/,
  ],
  ['a workbook named .csv', workbookOf(''), /end in \.xlsx/],
  [
    'a column of prices by another title',
    csv('a;b;c;d').replace('Price', 'Revised price'),
    /title the column "Revised price" so/,
  ],
])('%s is refused in a sentence', async (_, contents, message) => {
  await expect(imported('a.csv', contents)).rejects.toThrow(message)
})
