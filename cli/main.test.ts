import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, describe, expect, it } from 'vitest'
import { dataFileNames } from '../catalogue/data-files.ts'
import { cli as runCli } from '../tests/support/programs/cli.ts'
import { copySampleData, type DataCopy } from '../tests/support/programs/data-copy.ts'
import { createPictureFolder, photo } from './images/picture-folder.fixture.ts'

/** As `npm test` has built it. */
const program = 'dist/cli/main.js'

const start = (...args: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [program, ...args], {
    env: { ...process.env, DATA_DIR: undefined, IMAGES_DIR: undefined, NO_COLOR: '1' },
  })

const cli = (...args: string[]) => runCli({}, ...args)

let copy: DataCopy

beforeAll(() => {
  copy = copySampleData()
})

describe('how it is called', () => {
  it.each([
    ['no command', [], /Usage: cli/u],
    ['an unknown command', ['validte'], /unknown command 'validte'[\s\S]*validate/u],
    ['an unknown option', ['validate', '--fromat', 'json'], /unknown option '--fromat'/u],
    [
      'a format that does not exist',
      ['validate', '--format', 'xml'],
      /Allowed choices are pretty, json, github/u,
    ],
    ['a number that is none', ['build-images', '--concurrency', '0'], /whole number from 1/u],
    [
      'a missing folder',
      ['validate', '--data', 'nowhere'],
      /^The data folder "nowhere" cannot be read: it does not exist\.$/u,
    ],
    [
      'a folder that cannot be made',
      ['build-images', '--out', '/proc/nowhere/images'],
      /^The output folder "\/proc\/nowhere\/images" cannot be used: it does not exist\.$/u,
    ],
    ['a file for a folder', ['validate', '--data', 'package.json'], /it is not a folder/u],
  ])('ends with 2 for %s', async (_name, args, message) => {
    const { code, out, err } = await cli(...args)
    expect(err.trim()).toMatch(message)
    expect(out).toBe('')
    expect(code).toBe(2)
  })

  it('names the commands from source, where the pages of the site cannot be loaded', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/cli.mjs', 'validte'], {
      encoding: 'utf8',
    })
    expect({ status, stderr: stderr.trim() }).toEqual({
      status: 2,
      stderr: "error: unknown command 'validte'\n(Did you mean validate?)",
    })
  })

  it('ends with 2 and one line for a file that cannot be read', async () => {
    copy.remove('careers.json')
    mkdirSync(join(copy.folder, 'careers.json'))
    const { code, err } = await cli('validate', '--data', copy.folder)
    rmSync(join(copy.folder, 'careers.json'), { recursive: true })
    copy.restore('careers.json')
    expect(err.trim()).toMatch(
      /^"[^"]*careers\.json" cannot be read: it is a folder, not a file\.$/u,
    )
    expect(code).toBe(2)
  })
})

describe('validate', () => {
  it('finds nothing worse than warnings in the sample, as one JSON object', async () => {
    const { code, out, err } = await cli('validate', '--format', 'json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const result = JSON.parse(out) as {
      warnings: { rule: string }[]
      summary: { durationMs: number }
    }
    expect(result).toMatchObject({
      ok: true,
      errors: [],
      summary: { files: dataFileNames.length, errors: 0, warnings: result.warnings.length },
    })
    expect(result.warnings).toContainEqual({
      file: 'projectAmenities.json',
      pointer: '/arc-skyvillas/5',
      line: 332,
      column: 5,
      rule: 'unknown-amenity',
      message: expect.stringContaining('rooftop_observatory') as string,
      suggestion: 'rooftop_solar',
    })
  })

  it('counts warnings as errors when it is strict', async () => {
    const { code, out } = await cli('validate', '--strict', '--format', 'json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ ok: false, warnings: [] })
  })

  it('shows people the line, and programs of GitHub a command', async () => {
    copy.edit('floorPlan.json', '"id": "crest-greens"', '"id": "crest-green"')
    const validate = (...args: string[]) => cli('validate', '--data', copy.folder, ...args)
    const [pretty, github, errors] = await Promise.all([
      validate(),
      validate('--format', 'github'),
      validate('--errors-only'),
    ])
    copy.restore('floorPlan.json')
    expect(errors.out).toContain('  55:11  error  unknown-project-id')
    expect(errors.out).not.toMatch(/warning|Coverage/u)
    expect(errors.out).toContain(`✖ 1 error in ${dataFileNames.length} files`)
    expect([pretty.code, github.code]).toEqual([1, 1])
    expect(pretty.out).toContain(
      [
        'floorPlan.json',
        '  55:11  error  unknown-project-id',
        '    floor plan "Crest Greens": no project has the id "crest-green"',
        '    55 │     "id": "crest-green",',
        '       │           ^^^^^^^^^^^^^',
        '    Did you mean "crest-greens"?',
      ].join('\n'),
    )
    expect(pretty.out).toContain('Coverage')
    expect(pretty.out).toMatch(/✖ 1 error, \d+ warnings in \d+ files/u)
    expect(github.out).toContain(
      `floorPlan.json,line=55,col=11,title=unknown-project-id::floor plan "Crest Greens": no project has the id "crest-green" (suggestion: crest-greens)\n`,
    )
    expect(github.out).toMatch(/^::error file=[^,:]+floorPlan\.json,line=55/mu)
  })

  it('ends without a word when its reader goes away', async () => {
    const child = start('validate', '--format', 'github')
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.stdout.once('data', () => child.stdout.destroy())
    await once(child, 'exit')
    expect(err).toBe('')
  })

  it('says in a line that its output cannot be written', () => {
    const full = openSync('/dev/full', 'w')
    const { status, stderr } = spawnSync(
      process.execPath,
      [program, 'validate', '--data', copy.folder],
      {
        stdio: ['ignore', full, 'pipe'],
        encoding: 'utf8',
      },
    )
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'The output cannot be written: the disk is full.\n',
    })
  })

  it('checks again when a file is saved or the folder replaced, until Ctrl-C', async () => {
    // It leaves the folder broken.
    const copy = copySampleData()
    const child = start('validate', '--data', copy.folder, '--format', 'json', '--watch', '--quiet')
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
    /** The next report that is the wanted one: a file that is written in two steps is checked twice. */
    const reportThat = async (ok: boolean): Promise<unknown> => {
      const report = JSON.parse(String((await lines.next()).value)) as { ok: boolean }
      return report.ok === ok ? report : reportThat(ok)
    }
    await reportThat(true)
    copy.write('careers.json', '[')
    expect(await reportThat(false)).toMatchObject({ summary: { errors: 1 } })
    copy.restore('careers.json')
    await reportThat(true)
    // Another folder in its place, as a deployment puts it there.
    const others = copySampleData({ 'careers.json': () => '[' })
    renameSync(copy.folder, `${copy.folder}-before`)
    renameSync(others.folder, copy.folder)
    expect(await reportThat(false)).toMatchObject({ summary: { errors: 1 } })
    const closed = once(child, 'close')
    child.kill('SIGINT')
    expect((await closed)[0]).toBe(0)
  })
})

it('build-images builds what there is, says what is wrong as JSON, and is silent with --quiet', async () => {
  const pictures = createPictureFolder()
  pictures.put('a.jpg', await photo(60, 40))
  pictures.projects('a.jpg', 'b.jpg')
  rmSync(join(pictures.data, 'floorPlan.json'))
  const args = ['build-images', '--data', pictures.data, '--out', pictures.out]
  const first = await cli(...args, '--format', 'json', '--quiet')
  expect({ code: first.code, err: first.err }).toEqual({ code: 1, err: '' })
  expect(JSON.parse(first.out)).toMatchObject({
    ok: false,
    errors: [
      { rule: 'missing-file', file: 'floorPlan.json' },
      {
        rule: 'missing-image',
        path: 'b.jpg',
        file: 'residentialProjects.json',
        pointer: '/amber/1/image',
        record: 'project "Project 1"',
      },
    ],
    summary: { images: 2, built: 1, failed: 1, files: 3 },
  })
  expect(pictures.derivatives()).toHaveLength(3)
  expect((await cli(...args)).out).toMatch(/Nothing to do: 1 image up to date, 1 failed, /)
})
