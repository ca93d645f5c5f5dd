import { chmodSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cli } from '../../tests/support/programs/cli.ts'
import { listening } from '../../tests/support/programs/free-port.ts'
import { installed } from '../../tests/support/programs/machine.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'
import { newRepositories, type Clone } from './repositories.fixture.ts'

const PROJECTS = 'residentialProjects.json'
const PRICE = '₹ 60 L – 90 L'
const NEW_PRICE = '₹ 65 L – 90 L'

const run = ({ data }: Pick<Clone, 'data'>, ...args: string[]) =>
  cli({}, 'publish', '--data', data, ...args)

/** Changes outside the data folder that nobody has committed: one is staged, others are not. */
function makeDirty({ write, git }: Clone): void {
  write('../staged.txt', 'two\n')
  git('add', 'staged.txt')
  write('../staged.txt', 'three\n')
  write('../changed.txt', 'two\n')
  write('../new.txt', 'two\n')
}

/** The paths that the last commit changed. */
const committed = ({ git }: Clone) =>
  git('show', '--name-only', '--format=', '-z', 'HEAD').split('\0').filter(Boolean)

describe('publish', { tags: ['needs-git'], timeout: 180_000 }, () => {
  it('commits the data alone, whatever it is called, with a sentence, and pushes', async () => {
    const { editor, published, head } = await newRepositories()
    makeDirty(editor)
    const before = editor.state()
    editor.edit(PROJECTS, PRICE, NEW_PRICE)
    writeFileSync(join(editor.data, 'images/-a view\n"ø.svg'), '<svg/>')
    writeFileSync(join(editor.data, '.gitignore'), 'notes.txt\n')
    writeFileSync(join(editor.data, 'notes.txt'), 'mine')
    const done = await run(editor)
    expect(done).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /Example Heights: ₹ 60 L.*\(\+8\.3 %\)[^]*Published: New price of Example Heights\.\n$/,
      ) as string,
    })
    expect(committed(editor)).toEqual([
      'our data ø/.gitignore',
      'our data ø/images/-a view\n"ø.svg',
      `our data ø/${PROJECTS}`,
    ])
    expect(published(PROJECTS)).toContain(NEW_PRICE)
    expect(head()).toBe(editor.git('rev-parse', 'HEAD').trim())
    const { staged, changed } = editor.state()
    expect({ staged, changed }).toEqual({ staged: before.staged, changed: before.changed })
    expect(editor.git('status', '--porcelain')).toBe(' M changed.txt\nMM staged.txt\n?? new.txt\n')
    expect(await run(editor)).toMatchObject({ code: 0, out: 'There is nothing to publish.\n' })
  })

  it('checks what comes of both with the pictures that git ignores', async () => {
    const { editor, colleague } = await newRepositories()
    editor.write('.gitignore', 'images\n')
    editor.git('rm', '-rq', '--cached', 'our data ø/images')
    editor.publish('Pictures are kept elsewhere')
    const other = colleague()
    other.edit(PROJECTS, 'December 2029', 'January 2030')
    other.publish('Possession')
    editor.edit(PROJECTS, PRICE, NEW_PRICE)
    expect(await run(editor)).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 commit of others') as string,
    })
  })

  it('sees a price of the same length that was typed in the second of the last commit', async () => {
    const { editor, published } = await newRepositories()
    const file = join(editor.data, PROJECTS)
    const then = new Date(Date.now() - 60_000)
    const setTime = (path: string) => utimesSync(path, then, then)
    editor.git('config', 'core.trustctime', 'false')
    setTime(file)
    editor.git('update-index', '--refresh')
    editor.edit(PROJECTS, PRICE, NEW_PRICE)
    setTime(file)
    setTime(join(editor.folder, '.git/index'))
    expect((await run(editor)).code).toBe(0)
    expect(published(PROJECTS)).toContain(NEW_PRICE)
  })

  it('takes over what others published, also in the same file, and keeps what is changed elsewhere', async () => {
    const { editor, published, colleague } = await newRepositories()
    const other = colleague()
    other.edit(PROJECTS, 'December 2029', 'January 2030')
    other.write('../code.txt', 'new\n')
    other.publish('Possession')
    makeDirty(editor)
    const before = editor.state()
    editor.edit(PROJECTS, PRICE, NEW_PRICE)
    const done = await run(editor, '--message', 'Diwali prices', '--format', 'json')
    expect(JSON.parse(done.out)).toMatchObject({ state: 'published', takenOver: 1 })
    expect(published(PROJECTS)).toMatch(/₹ 65 L – 90 L[^]*January 2030/)
    expect(editor.read(PROJECTS)).toBe(published(PROJECTS))
    expect(editor.read('../code.txt')).toBe('new\n')
    expect(editor.git('log', '-2', '--format=%s')).toBe('Diwali prices\nPossession\n')
    const { staged, changed, checkouts, isRebasing } = editor.state()
    expect(staged).toBe(before.staged)
    expect(changed).toBe(before.changed)
    expect([checkouts.trim().split('\n').length, isRebasing]).toEqual([1, false])

    other.git('pull', '-q', '--rebase')
    other.edit(PROJECTS, 'January 2030', 'March 2030')
    other.publish('Possession once more')
    expect(await run(editor)).toMatchObject({
      code: 0,
      out: 'There is nothing to publish. 1 commit of others came into the folder.\n',
    })
    expect(editor.read(PROJECTS)).toBe(published(PROJECTS))
    expect(editor.state()).toMatchObject({ staged: before.staged, changed: before.changed })
  })

  it.each<[string, (editor: Clone, other: Clone) => void, RegExp]>([
    [
      'others changed the same field',
      (_editor, other) => other.edit(PROJECTS, PRICE, '₹ 70 L – 90 L'),
      /Others changed the same places in our data ø\/residentialProjects\.json: ask them/,
    ],
    [
      'both together have an error',
      // Each of the two is right by itself.
      (editor, other) => {
        const twin = '{"id": "twin", "name": "Twin", "developer": "Example Builders"}'
        editor.edit('commercialProjects.json', '{}', `{"example-builders": [${twin}]}`)
        other.write(PROJECTS, other.read(PROJECTS).replace('"example-heights"', '"twin"'))
      },
      /The data has \d+ errors?, which the site would refuse/,
    ],
    [
      'others changed a file that is changed here and not committed',
      (editor, other) => {
        other.write('../changed.txt', 'theirs\n')
        editor.write('../changed.txt', 'mine\n')
      },
      /Others changed files that are changed here too and not committed: changed\.txt/,
    ],
    [
      'a hook refuses the commit',
      (editor) => editor.hook('pre-commit', 'echo "<b>no</b> prices on Sundays" >&2; exit 1'),
      /The repository refuses the commit: <b>no<\/b> prices on Sundays/,
    ],
    [
      'the data has errors',
      (editor) => editor.edit(PROJECTS, '"id": "example-heights"', '"id": 7'),
      /The data has \d+ errors?[^]*residentialProjects\.json:\d+:\d+ /,
    ],
  ])('leaves everything as it was where %s', async (_what, change, said) => {
    const { editor, head, colleague } = await newRepositories()
    const other = colleague()
    makeDirty(editor)
    editor.edit(PROJECTS, PRICE, NEW_PRICE)
    editor.write('images/new.svg', '<svg/>')
    other.edit('site.json', 'Our Homes', 'Our Houses')
    change(editor, other)
    other.publish('Theirs')
    const [before, sent] = [editor.state(), head()]
    expect(await run(editor)).toMatchObject({ code: 1, out: expect.stringMatching(said) as string })
    expect(editor.state()).toEqual(before)
    expect(head()).toBe(sent)
  })

  it('tells programs which errors there are', async () => {
    const { editor } = await newRepositories()
    editor.edit(PROJECTS, '"id": "example-heights"', '"id": 7')
    const { code, out } = await run(editor, '--format', 'json')
    expect([code, JSON.parse(out)]).toMatchObject([
      1,
      { state: 'refused', errors: [{ file: PROJECTS, line: 4, column: 13 }] },
    ])
  })

  it('keeps the commit where the server refuses or is away, and sends it the next time', async () => {
    const { editor, upstream, published } = await newRepositories()
    editor.edit(PROJECTS, PRICE, NEW_PRICE)
    const hook = join(upstream, 'hooks/pre-receive')
    writeFileSync(hook, '#!/bin/sh\necho "closed until Monday"; exit 1\n')
    chmodSync(hook, 0o755)
    expect(await run(editor)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/The server refuses it[^]*closed until Monday/) as string,
    })
    rmSync(hook)
    // Nobody is asked for a password.
    const server = createServer((_req, res) => {
      res.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end()
    })
    onTestFinished(() => void server.close())
    const port = await listening(server)
    editor.git('remote', 'set-url', 'origin', `http://asha:secret@127.0.0.1:${port}/data.git`)
    const asked = await run(editor)
    expect(asked).toMatchObject({
      code: 1,
      out: expect.stringContaining('The server asks who you are: sign in once') as string,
    })
    expect(asked.out).not.toContain('secret')
    server.close()
    expect((await run(editor)).out).toContain('The server cannot be reached')
    expect(editor.git('status', '--porcelain')).toBe('')
    editor.git('remote', 'set-url', 'origin', upstream)
    expect(await run(editor)).toMatchObject({
      code: 0,
      out: 'Published: what was committed before.\n',
    })
    expect(published(PROJECTS)).toContain(NEW_PRICE)
  })

  it('tries again where others publish at the same moment', async () => {
    const { editor, colleague, published } = await newRepositories()
    const other = colleague()
    other.edit(PROJECTS, 'December 2029', 'January 2030')
    other.git('commit', '-qam', 'Possession')
    const once = '[ -e .git/tried ] || { touch .git/tried; unset GIT_DIR GIT_PREFIX;'
    editor.hook('pre-push', `${once} git -C "${other.folder}" push -q; }`)
    editor.edit(PROJECTS, PRICE, NEW_PRICE)
    expect((await run(editor)).code).toBe(0)
    expect(published(PROJECTS)).toMatch(/₹ 65 L – 90 L[^]*January 2030/)
    expect(editor.git('status', '--porcelain')).toBe('')
  })

  it('goes back to an earlier state with a commit of its own, and back again', async () => {
    const { editor, published } = await newRepositories()
    makeDirty(editor)
    const outside = editor.state().staged
    editor.edit(PROJECTS, PRICE, NEW_PRICE)
    editor.write('images/new.svg', '<svg/>')
    await run(editor)
    const list = await run(editor, '--list', '--format', 'json')
    const states = JSON.parse(list.out) as { commit: string; message: string }[]
    expect(states.map(({ message }) => message)).toEqual([
      'New price of Example Heights',
      'The first state',
    ])
    const [newest, first] = states.map(({ commit }) => commit)
    editor.edit(PROJECTS, NEW_PRICE, '₹ 1 Cr')
    expect(await run(editor, '--back', String(first))).toMatchObject({
      code: 1,
      out: expect.stringContaining('changes that are not published') as string,
    })
    editor.edit(PROJECTS, '₹ 1 Cr', NEW_PRICE)
    expect(await run(editor, '--back', String(first))).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /Published: Back to the state of \d+ \w+ \d{4}, \d\d:\d\d\./,
      ) as string,
    })
    expect(published(PROJECTS)).toContain(PRICE)
    expect(editor.read(PROJECTS)).toBe(published(PROJECTS))
    expect(editor.git('ls-files', 'our data ø/images/new.svg')).toBe('')
    expect(editor.state().staged).toBe(outside)
    await run(editor, '--back', String(newest))
    expect(editor.read(PROJECTS)).toContain(NEW_PRICE)
    expect((await run(editor, '--back', '--exec=x')).code).toBe(2)
  })

  it('undoes a way back that others have overtaken', async () => {
    const { editor, colleague, head } = await newRepositories()
    const first = head()
    editor.edit(PROJECTS, PRICE, NEW_PRICE)
    await run(editor)
    const other = colleague()
    other.edit(PROJECTS, NEW_PRICE, '₹ 70 L – 90 L')
    other.publish('Theirs')
    const before = editor.state()
    expect((await run(editor, '--back', first)).code).toBe(1)
    expect(editor.state()).toEqual(before)
  })

  it('commits without an upstream and says so, whatever repository the caller works in', async () => {
    const { editor } = await newRepositories()
    editor.git('branch', '--unset-upstream')
    editor.edit(PROJECTS, PRICE, NEW_PRICE)
    const elsewhere = temporaryFolder()
    const env = { GIT_DIR: elsewhere, GIT_INDEX_FILE: join(elsewhere, 'x'), GIT_WORK_TREE: '/' }
    const done = await cli(env, 'publish', '--data', editor.data)
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('no upstream') as string })
    expect(committed(editor)).toEqual([`our data ø/${PROJECTS}`])
  })

  it.each<[string, (editor: Clone) => void, RegExp]>([
    ['no branch', ({ git }) => git('checkout', '-q', '--detach'), /on no branch/],
    ['a merge', ({ git }) => git('update-ref', 'MERGE_HEAD', 'HEAD'), /A merge or a rebase/],
    [
      'a rebase',
      ({ folder }) => mkdirSync(join(folder, '.git/rebase-merge')),
      /A merge or a rebase/,
    ],
    ['no name', ({ git }) => git('config', '--unset', 'user.name'), /who publishes/],
    [
      'no repository',
      ({ folder }) => rmSync(join(folder, '.git'), { recursive: true }),
      /is in no git repository/,
    ],
  ])('ends with 2 and one sentence where there is %s', async (_what, change, said) => {
    const { editor } = await newRepositories()
    editor.edit(PROJECTS, PRICE, NEW_PRICE)
    change(editor)
    const { code, out, err } = await run(editor)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(said)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  it('says in one sentence that git is missing', async () => {
    const { editor } = await newRepositories()
    const empty = temporaryFolder()
    symlinkSync(installed('sh') ?? '', join(empty, 'sh'))
    expect(await cli({ PATH: empty }, 'publish', '--data', editor.data)).toEqual({
      code: 2,
      out: '',
      err: 'Publishing needs git, which is not installed here.\n',
    })
  })
})
