import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import { builtAssets } from './asset-finder.ts'

test('a site that was not built ends the start and says what to do', () => {
  const start = () => builtAssets(temporaryFolder())
  expect(start).toThrow(CannotRun)
  expect(start).toThrow(/^the site is not built, run `npm run build`: .*it does not exist$/)
})
