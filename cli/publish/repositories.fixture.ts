import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { cli } from '../../tests/support/programs/cli.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

/** The data folder of the repositories, whose name git writes in quotes. */
const DATA = 'our data ø'

export type Clone = ReturnType<typeof cloneAt>

let template: Promise<string> | undefined

/** A bare upstream, and one editor's clone of it: small data that has been published once, and code beside it. */
export async function newRepositories() {
  const root = temporaryFolder()
  cpSync(await (template ??= makeTemplate()), root, { recursive: true })
  const upstream = join(root, 'upstream.git')
  const git = (...args: string[]) => gitIn(upstream, ...args)
  const editor = cloneAt(join(root, 'editor'))
  editor.git('remote', 'set-url', 'origin', upstream)
  return {
    upstream,
    editor,
    /** What a file of the upstream's branch holds. */
    published: (file: string) => git('show', `main:${DATA}/${file}`),
    head: () => git('rev-parse', 'main').trim(),
    /** Somebody else's clone. */
    colleague() {
      git('clone', '-q', upstream, join(root, 'colleague'))
      return cloneAt(join(root, 'colleague'))
    },
  }
}

async function makeTemplate(): Promise<string> {
  const root = temporaryFolder()
  gitIn(root, 'init', '-q', '--bare', '--initial-branch=main', 'upstream.git')
  gitIn(root, 'clone', '-q', 'upstream.git', 'editor')
  const { data, git, write, publish } = cloneAt(join(root, 'editor'))
  const { code, err } = await cli({}, 'init', data, '--name', 'Our Homes')
  if (code !== 0) throw new Error(err)
  await shrinkPictures(join(data, 'images'))
  for (const file of ['../changed.txt', '../staged.txt']) write(file, 'one\n')
  git('checkout', '-q', '-b', 'main')
  publish('The first state')
  return root
}

/** Every check of a copy reads its pictures, and a desk builds them: the example's are as large as a camera's. */
async function shrinkPictures(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const small = { width: 60, height: 40, channels: 3, background: '#963' } as const
  for (const name of names.filter((one) => /\.(?:jpg|png)$/.test(one)))
    await sharp({ create: small }).toFile(join(folder, name))
}

function cloneAt(folder: string) {
  const git = (...args: string[]) => gitIn(folder, ...args)
  const data = join(folder, DATA)
  const read = (file: string) => readFileSync(join(data, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(data, file), text)
  git('config', 'user.name', 'Asha')
  git('config', 'user.email', 'asha@example.com')
  return {
    folder,
    data,
    git,
    read,
    write,
    edit: (file: string, from: string, to: string) => write(file, read(file).replace(from, to)),
    /** Writes a hook of the repository. */
    hook: (name: string, text: string) =>
      writeFileSync(join(folder, '.git/hooks', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 }),
    /** Commits and pushes everything, as programmers do. */
    publish(message: string) {
      git('add', '--all')
      git('commit', '-qm', message)
      git('push', '-q', '--set-upstream', 'origin', 'main')
    },
    /** All that a refused publication must leave as it was. */
    state: () => ({
      head: git('rev-parse', 'HEAD'),
      branch: git('symbolic-ref', 'HEAD'),
      index: git('ls-files', '--stage', '-z'),
      staged: git('diff', '--cached', '--binary'),
      changed: git('diff', '--binary'),
      untracked: git('ls-files', '--others', '-z'),
      checkouts: git('worktree', 'list'),
      stashes: git('stash', 'list'),
      isRebasing: existsSync(join(folder, '.git/rebase-merge')),
    }),
  }
}

const gitIn = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
