import { symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'
import { checkPictures } from './picture-check.ts'

const READ_AT = 1_700_000_000

it.each([
  ['kept to the second, as by a copy', READ_AT, []],
  ['another', READ_AT + 1, ['cannot be decoded: it does not look like a picture']],
])('a built picture whose time is %s', async (_, seconds, problem) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a.jpg'), 'no picture')
  utimesSync(join(folder, 'a.jpg'), seconds, seconds)
  const files = { 'a.jpg': [`10:${READ_AT}987.6543`, ''] }
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ images: { 'a.jpg': {} }, build: { files } }),
  )
  const record = { file: 'companyData', pathInFile: ['0'], value: { image: 'a.jpg' } } as const
  const { broken } = await checkPictures([record], folder, folder)
  expect(broken.map(({ problem }) => problem)).toEqual(problem)
})

it('a link that leads to itself is said in words', async () => {
  const folder = temporaryFolder()
  symlinkSync('a.jpg', join(folder, 'a.jpg'))
  const record = { file: 'companyData', pathInFile: ['0'], value: { image: 'a.jpg' } } as const
  const { broken } = await checkPictures([record], folder)
  const problem = 'cannot be opened: its links lead in a circle'
  expect(broken.map(({ problem }) => problem)).toEqual([problem])
})
