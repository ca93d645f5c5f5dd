import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundled } from '../../../tests/support/programs/bundled.ts'
import { recoverFolder, writeFiles } from './write-files.ts'
import { temporaryFolder } from '../../../tests/support/programs/run-folder.ts'

let program: string
beforeAll(async () => {
  program = await bundled(resolve('cli/editing/write/cut-off.fixture.ts'))
})

function folderWithTwo(): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a.json'), 'a old', { mode: 0o640 })
  writeFileSync(join(folder, 'b.json'), 'b old')
  chmodSync(join(folder, 'a.json'), 0o640)
  return folder
}

const contents = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8').trim()]),
  )
const old = { 'a.json': 'a old', 'b.json': 'b old' }
const next = { 'a.json': 'a.json new', 'b.json': 'b.json new', 'c.json': 'c.json new' }

describe('a change of several files', () => {
  it('is made as a whole, and keeps permissions', () => {
    const folder = folderWithTwo()
    expect(spawnSync(process.execPath, [program, folder]).status).toBe(0)
    expect(contents(folder)).toEqual(next)
    expect(statSync(join(folder, 'a.json')).mode & 0o777).toBe(0o640)
  })

  it('is all or nothing, whichever step the program is killed after', async () => {
    const steps = Number(spawnSync(process.execPath, [program, folderWithTwo()]).stdout.toString())
    expect(steps).toBe(4)
    for (let step = 1; step <= steps; step += 1) {
      const folder = folderWithTwo()
      expect(spawnSync(process.execPath, [program, folder, String(step)]).signal).toBe('SIGKILL')
      expect(await recoverFolder(folder)).toBe('completed')
      expect(contents(folder), `after step ${step}`).toEqual(next)
      expect(await recoverFolder(folder)).toBe('nothing')
    }
  })

  it('is undone where the program was killed before all of it was noted', async () => {
    const folder = folderWithTwo()
    spawnSync(process.execPath, [program, folder, '1'])
    const note = join(folder, '.pending-change')
    for (const length of [1000, 0]) {
      writeFileSync(note, readFileSync(note, 'utf8').slice(0, length))
      expect(await recoverFolder(folder)).toBe('undone')
      expect(contents(folder)).toEqual(old)
      writeFileSync(note, '')
    }
  })

  it('is completed around a file that somebody has edited since', async () => {
    const folder = folderWithTwo()
    // Killed after the first file was replaced.
    spawnSync(process.execPath, [program, folder, '2'])
    writeFileSync(join(folder, 'b.json'), 'edited')
    expect(await recoverFolder(folder)).toBe('completed')
    expect(contents(folder)).toEqual({ ...next, 'b.json': 'edited' })
  })

  it('is completed once where two commands complete it together', async () => {
    const folder = folderWithTwo()
    spawnSync(process.execPath, [program, folder, '1'])
    await Promise.all(Array.from({ length: 8 }, () => recoverFolder(folder)))
    expect(await recoverFolder(folder)).toMatch(/nothing|completed/)
    expect(contents(folder)).toEqual(next)
  })

  it('is written through a link, and refused for a file that is write-protected', async () => {
    const [folder, elsewhere] = [folderWithTwo(), temporaryFolder()]
    writeFileSync(join(elsewhere, 'c.json'), 'c old')
    symlinkSync(join(elsewhere, 'c.json'), join(folder, 'c.json'))
    const change = (file: string) =>
      writeFiles(folder, [
        { file, before: readFileSync(join(folder, file)), after: Buffer.from('new') },
      ])
    await change('c.json')
    expect(lstatSync(join(folder, 'c.json')).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(elsewhere, 'c.json'), 'utf8')).toBe('new')

    chmodSync(join(folder, 'a.json'), 0o444)
    await expect(change('a.json')).rejects.toThrow(/write-protected/)
    expect(contents(folder)).toEqual({ ...old, 'c.json': 'new' })
  })

  it('leaves no part of a file that was being written, whoever comes next', async () => {
    const folder = folderWithTwo()
    const { pid } = spawnSync(process.execPath, ['--version'])
    for (const writer of [pid, process.pid])
      writeFileSync(join(folder, `a.json.${writer}.0123456789ab.tmp`), 'a n')
    await recoverFolder(folder)
    expect(readdirSync(folder)).toEqual([
      'a.json',
      `a.json.${process.pid}.0123456789ab.tmp`,
      'b.json',
    ])
  })

  it('leaves the old files where the disk takes no more', () => {
    const folder = folderWithTwo()
    // Files of at most 64 KiB, which a shell counts in halves: the first new one does not fit.
    const limited = ['-c', 'ulimit -f 128; exec "$@"', 'sh', process.execPath, program, folder]
    const { status, stderr } = spawnSync('sh', limited)
    expect(status).not.toBe(0)
    expect(stderr.toString()).toContain('Nothing was changed')
    expect(contents(folder)).toEqual(old)
  })

  it('is refused where a file has changed since it was read, or another change is under way', async () => {
    const folder = folderWithTwo()
    const change = (before: string) =>
      writeFiles(folder, [{ file: 'a.json', before: Buffer.from(before), after: Buffer.from('x') }])
    await expect(change('a older')).rejects.toThrow(/changed by somebody else/)
    expect(contents(folder)).toEqual(old)
    // Somebody saves the second file after the first was replaced.
    const files = ['a.json', 'b.json'].map((file) => ({
      file,
      before: readFileSync(join(folder, file)),
      after: Buffer.from('x'),
    }))
    let step = 0
    const saveMeanwhile = () => {
      if ((step += 1) === 2) writeFileSync(join(folder, 'b.json'), 'edited')
    }
    await expect(writeFiles(folder, files, saveMeanwhile)).rejects.toThrow(/b\.json was changed/)
    expect(contents(folder)).toEqual({ ...old, 'b.json': 'edited' })
    writeFileSync(join(folder, 'b.json'), 'b old')
    const pending = join(folder, '.pending-change')
    writeFileSync(pending, '[]')
    await expect(change('a old')).rejects.toThrow(/Another command/)
    rmSync(pending)
    expect(contents(folder)).toEqual(old)
  })
})
