import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * One folder for everything temporary of a test run, its programs' included; removed when the
 * process that called this first ends. The processes it starts find the same folder.
 */
export function useRunFolder(): string {
  const inherited = process.env['TEST_RUN_FOLDER']
  if (inherited !== undefined) return inherited
  const folder = mkdtempSync(join(tmpdir(), 'peak-force-tests-'))
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755)
  process.env['TEST_RUN_FOLDER'] = process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
