import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { bundled } from '../tests/support/programs/bundled.ts'
import { replaceFile } from './atomic-files.ts'
import { temporaryFolder } from '../tests/support/programs/run-folder.ts'

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

it('says why a file cannot be written', async () => {
  const file = join(folder, 'nowhere/prices.json')
  await expect(replaceFile(file, 'one')).rejects.toThrow(
    `The file "${file}" cannot be written: it does not exist.`,
  )
})

it('leaves a file that was written by somebody else before the new content could take its place', async () => {
  const file = join(folder, 'prices.json')
  writeFileSync(file, 'old')
  const isOld = () => readFileSync(file, 'utf8') === 'old'
  const replacing = replaceFile(file, 'new', { isOld })
  writeFileSync(file, 'edited')
  expect(await replacing).toBe(false)
  expect(readFileSync(file, 'utf8')).toBe('edited')
  expect(readdirSync(folder)).toEqual(['prices.json'])
})

// A full disk takes the first part of what is written before it refuses the rest.
it('leaves the file as it was where there is no room for the new one', async () => {
  const file = join(folder, 'prices.json')
  writeFileSync(file, 'as it was')
  const program = await bundled(resolve('cli/atomic-files.ts'))
  const script = `import { replaceFile } from ${JSON.stringify(program)}
    await replaceFile(${JSON.stringify(file)}, new Uint8Array(200000))`
  const limited = `ulimit -f 8; exec "${process.execPath}" --input-type=module -e '${script}'`
  const { status, stderr } = spawnSync('sh', ['-c', limited], { encoding: 'utf8' })
  expect(stderr).toContain('cannot be written')
  expect(status).not.toBe(0)
  expect(readFileSync(file, 'utf8')).toBe('as it was')
  expect(readdirSync(folder)).toEqual(['prices.json'])
})
