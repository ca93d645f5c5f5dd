import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import express, { type RequestHandler, type Router } from 'express'
import type { DataReport, Mended } from '../../client/development/data-report.ts'
import { checkFolder } from '../../catalogue/checks/check-folder.ts'
import { dataFileNames } from '../../catalogue/data-files.ts'
import { resaved } from '../../catalogue/json/saved-as.ts'
import type { PictureMemory } from '../../catalogue/pictures/picture-check.ts'
import { projectRoot } from '../files/root.ts'
import { reportOf } from './data-report.ts'

/**
 * The data's report for the pages of the development server, and the button that mends it. Findings
 * and fixes are those of `validate` and `validate --fix`.
 */
export type DataChecker = {
  /** Checks the data anew. */
  check(): Promise<DataReport>
  /** True while the data is mended; who watches the folder waits for it. */
  readonly isMending: boolean
  /** `GET /` answers the report, `POST /mend` mends and says what was changed. */
  readonly routes: Router
}

type Site = {
  /** False where its pages show what was good before. */
  readonly isServed: () => Promise<boolean>
  /** Takes in the data after it was mended. */
  readonly reload: () => Promise<unknown>
}

/** @param site what serves the data */
export function createDataChecker(dataDir: string, { isServed, reload }: Site): DataChecker {
  const pictures: PictureMemory = new Map()
  let report: DataReport | undefined
  let mending: Promise<Mended> | undefined

  async function check(): Promise<DataReport> {
    const checked = await checkFolder(dataDir, pictures)
    const resaved = await countResaved(dataDir)
    report = reportOf(checked, { isServed: await isServed(), resaved })
    return report
  }

  async function mend(): Promise<Mended> {
    const mended = await runFix(dataDir)
    if (mended.done) await reload()
    return mended
  }

  const routes = express.Router()
  routes.get('/', async (_req, res) => {
    res.set('cache-control', 'no-store').json(report ?? (await check()))
  })
  routes.post('/mend', fromOwnPages, async (_req, res) => {
    // A second press, or a second tab, gets the answer of the first.
    mending ??= mend().finally(() => {
      mending = undefined
    })
    res.json(await mending)
  })
  return {
    check,
    get isMending() {
      return mending !== undefined
    },
    routes,
  }
}

/** Only pages of this server may change files: any site in the same browser can post to it. */
const fromOwnPages: RequestHandler = (req, res, next) => {
  const { origin, host } = req.headers
  if (origin !== undefined && URL.canParse(origin) && new URL(origin).host === host) return next()
  res.status(403).json({ message: 'Only the pages of this server may change the data.' })
}

async function countResaved(dataDir: string): Promise<number> {
  let count = 0
  for (const name of dataFileNames) {
    const bytes = await readFile(join(dataDir, `${name}.json`)).catch(() => undefined)
    if (bytes !== undefined && resaved(bytes).changes.length > 0) count += 1
  }
  return count
}

/** `validate --fix` in a process of its own: server and CLI stay apart, and what is mended is the same. */
function runFix(dataDir: string): Promise<Mended> {
  const program = ['--import', 'tsx', join(projectRoot(), 'cli/main.ts')]
  const options = ['validate', '--fix', '--errors-only', '--format', 'json', '--data', dataDir]
  const child = spawn(process.execPath, [...program, ...options], {
    cwd: projectRoot(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (told += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // 2: it could not run at all, and says why. Mistakes that are left are no failure of mending.
    child.once('close', (code) => resolve({ done: code === 0 || code === 1, told: told.trim() }))
  })
}
