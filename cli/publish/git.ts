import { spawn } from 'node:child_process'
import { systemErrorCode, CannotRun } from '../../catalogue/system-errors.ts'

export type GitResult = {
  ok: boolean
  out: string
  /** What git and the repository's hooks said, as plain text without any password. */
  said: string
  /** Whether git was ended because it took too long. */
  isTooLate: boolean
}

/** Hooks may take their time. */
const LOCAL_MS = 5 * 60_000
/** How long a process that a hook left behind may keep git's output open. */
const OUTPUT_MS = 1000

/** What ends each git that runs. */
const running = new Set<() => void>()

/** Ends every git that runs, with all that it started, as their program is to end. */
export function endGit(): void {
  for (const end of running) end()
}

/** Variables of git that say who somebody is and how they reach a server. All others name a repository. */
const KEPT =
  /^GIT_(?:(?:AUTHOR|COMMITTER|SSL)_\w+|SSH\w*|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|EXEC_PATH)$/

/** The environment for git: its words are English, and the caller's repository is not taken for the data's. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('GIT_') || KEPT.test(name),
  )
  return { ...Object.fromEntries(kept), LC_ALL: 'C.UTF-8', LANGUAGE: '' }
}

/**
 * Runs git in a folder, without any shell and without a terminal to ask at.
 * @param limitMs after which git and all that it started are ended
 * @throws CannotRun where git is not installed
 */
export function runGit(
  folder: string,
  args: readonly string[],
  { env = {}, limitMs = LOCAL_MS }: { env?: NodeJS.ProcessEnv; limitMs?: number } = {},
): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    // A group of its own has no terminal, and ends with all of its hooks and connections.
    const hasGroup = process.platform !== 'win32'
    const child = spawn('git', args, {
      cwd: folder,
      env: { ...gitEnvironment(), GIT_TERMINAL_PROMPT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: hasGroup,
      windowsHide: true,
    })
    const out: Buffer[] = []
    const said: Buffer[] = []
    let isTooLate = false
    child.stdout.on('data', (bytes: Buffer) => out.push(bytes))
    child.stderr.on('data', (bytes: Buffer) => said.push(bytes))
    const end = (): void => {
      if (hasGroup && child.pid) process.kill(-child.pid, 'SIGKILL')
      else child.kill('SIGKILL')
    }
    running.add(end)
    const limit = setTimeout(() => {
      isTooLate = true
      end()
    }, limitMs)
    const finish = (): void => {
      child.stdout.destroy()
      child.stderr.destroy()
      resolve({
        ok: child.exitCode === 0,
        out: Buffer.concat(out).toString(),
        said: withoutPasswords(Buffer.concat(said).toString().trim()),
        isTooLate,
      })
    }
    child.once('close', finish)
    child.once('exit', () => {
      clearTimeout(limit)
      running.delete(end)
      setTimeout(finish, OUTPUT_MS).unref()
    })
    child.once('error', (error) => {
      clearTimeout(limit)
      running.delete(end)
      const isMissing = systemErrorCode(error) === 'ENOENT'
      reject(
        isMissing ? new CannotRun('Publishing needs git, which is not installed here.') : error,
      )
    })
  })
}

/** Addresses may hold a name and a password before the server's name. */
const withoutPasswords = (text: string): string => text.replaceAll(/(\w:\/\/)[^/@\s]+@/g, '$1')
