import { expect, test } from 'vitest'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { readData } from './read-data-files.ts'
import { describeRecord } from './records.ts'

test('a file that an editor of texts saved as .json.txt is named', async () => {
  const data = copySampleData()
  data.write('testimonials.json.txt', data.read('testimonials.json'))
  data.remove('testimonials.json')
  const file = (await readData(data.folder)).find(({ name }) => name === 'testimonials')
  expect(file?.findings.map(({ message }) => message)).toEqual([
    'The data file testimonials.json is missing; there is a file testimonials.json.txt',
  ])
})

test('a record with a text for a name is called by its beginning', () => {
  const name = `${'A long text '.repeat(200)}end`
  const called = describeRecord({ file: 'testimonials', pathInFile: ['0'], value: { name } })
  expect(called).toMatch(/^testimonial "A long text .{60,80}…"$/)
})
