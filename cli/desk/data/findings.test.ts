import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { checkAlone } from '../../../catalogue/checks/read-data-files.ts'
import { copySampleData } from '../../../tests/support/programs/data-copy.ts'
import { withDrafts } from '../draft/drafts.ts'
import { openDisk } from './disk.ts'
import { addedErrors, findingsIn, type PageFinding } from './findings.ts'

const options = { builtImageFolder: resolve('dist/images') }

it('finds in a draft what is found in the file that it makes, whose records are all new', async () => {
  const { folder } = copySampleData({
    'floorPlan.json': (text) => text.replace('"Crest Greens"', '"Guaranteed Greens"'),
  })
  const disk = openDisk(folder)
  await disk.refresh()
  await findingsIn(disk.files, folder, options)
  const plans = disk.files.get('floorPlan')
  // Every record moves to another place.
  const base = plans?.value as object[]
  const mine = [{ id: 'arc-skyvillas', name: 'No. 1', floors: [] }, ...base]
  const drafts = [['files/floorPlan', { floorPlan: { base, mine } }]] as const
  const drafted = withDrafts(disk.files, drafts)
  const written = checkAlone('floorPlan', Buffer.from(JSON.stringify(mine)))
  const [found, expected] = await Promise.all(
    [drafted, new Map([...disk.files, ['floorPlan', written] as const])].map(async (files) =>
      (await findingsIn(files, folder, options)).map(
        ({ original: { file, pointer, message } }) => `${file}${pointer} ${message}`,
      ),
    ),
  )
  expect(found?.toSorted()).toEqual(expected?.toSorted())
  expect(found?.filter((finding) => /^floorPlan.*promise/.test(finding))).toEqual([
    expect.stringMatching(/^floorPlan\/0\/name /),
    expect.stringMatching(/^floorPlan\/[2-9]\/name /),
  ])
})

it('tells added errors from those that were there, which entries put in may have moved', () => {
  const at = (pointer: string, level: 'error' | 'warning' = 'error') =>
    ({ page: 'p', file: 'floorPlan', rule: 'schema', pointer, level, original: {} }) as PageFinding
  const before = [at('/floors/2/area')]
  expect(addedErrors(before, [at('/floors/3/area'), at('/name', 'warning')])).toEqual([])
  expect(addedErrors(before, [at('/floors/2/area'), at('/floors/3/area')])).toHaveLength(1)
  expect(addedErrors(before, [at('/floors/2/price')])).toHaveLength(1)
})
