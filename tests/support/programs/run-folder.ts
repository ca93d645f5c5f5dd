import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * One folder for everything temporary of a test run, its programs' included; removed when the
 * process that called this first ends. The processes it starts find the same folder. What a run that
 * was killed left behind is removed by the next.
 */
export function useRunFolder(): string {
  const inherited = process.env['TEST_RUN_FOLDER']
  if (inherited !== undefined) return inherited
  removeLeftBehind()
  const folder = mkdtempSync(join(tmpdir(), `peak-force-tests-${process.pid}-`))
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755)
  process.env['TEST_RUN_FOLDER'] = process.env['TMPDIR'] = folder
  process.once('exit', () => remove(folder))
  return folder
}

/** A folder of its own in the run's, which goes with it. */
export const temporaryFolder = (): string => mkdtempSync(join(useRunFolder(), 'folder-'))

function removeLeftBehind(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(/^peak-force-tests-(\d+)-/.exec(name)?.[1] ?? process.pid)
    if (!isRunning(pid)) remove(join(tmpdir(), name))
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // It is another user's, or a killed test left a folder in it that cannot be written.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
