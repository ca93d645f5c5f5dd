import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dataFileNames } from '../../../catalogue/data-files.ts'
import { checkFolder } from '../../../catalogue/checks/check-folder.ts'
import { generateScale } from './generate.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scale-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const options = { projects: 500, developers: 40, images: 5, seed: 7 }

const generate = async (name: string, seed = options.seed): Promise<string> => {
  const folder = join(root, name)
  await generateScale(folder, { ...options, seed })
  return folder
}

const digest = (folder: string): string => {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()) {
    hash.update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex')
}

it('writes every file, all of it valid, with every project in every file', async () => {
  const folder = await generate('a')
  const { findings, files, context } = await checkFolder(folder)
  expect(findings).toEqual([])
  expect(files).toBe(dataFileNames.length)
  expect(context.projects.all).toHaveLength(options.projects)
  const plans = JSON.parse(readFileSync(join(folder, 'paymentPlan.json'), 'utf8')) as object
  expect(Object.keys(plans)).toHaveLength(options.projects)
})

it('gives the same bytes for the same seed, and others for another', async () => {
  const [one, same, other] = [await generate('a'), await generate('b'), await generate('c', 8)]
  expect(digest(same)).toBe(digest(one))
  expect(digest(other)).not.toBe(digest(one))
})
