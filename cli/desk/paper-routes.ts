import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Router, raw } from 'express'
import { makeFolder } from '../../catalogue/make-folder.ts'
import { MAX_PAPER_BYTES, problemOfPdf } from '../../catalogue/pictures/paper-check.ts'
import { reasonOf } from '../../catalogue/system-errors.ts'
import type { PictureStored } from './api.ts'
import { whyReadOnly } from './data/disk.ts'
import type { Desk } from './desk.ts'
import { putUnderFreeName } from './pictures/pictures.ts'
import { Refused } from './refused-error.ts'

const FOLDER = 'documents'

/** The route that stores a PDF in `documents` of the data folder, under a free name. */
export function paperRoutes(desk: Desk): Router {
  const router = Router()
  // A larger file is told in our own words below, as far as the desk takes files at all.
  const body = raw({ type: () => true, limit: 2 * MAX_PAPER_BYTES })
  router.post('/documents', body, async (req, res) => {
    const bytes: unknown = req.body
    const name = String(req.query['name'] ?? '')
    const stored = await desk.inTurn(() =>
      store(desk, Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0), name),
    )
    res.status(201).json(stored)
  })
  return router
}

/** @throws Refused for what the site cannot show */
async function store(desk: Desk, bytes: Buffer, name: string): Promise<PictureStored> {
  const why = whyReadOnly(desk.folder)
  if (why !== null) throw new Refused(why)
  if (extname(name).toLowerCase() !== '.pdf')
    throw new Refused(`"${name}" was not stored: use a PDF.`, 415)
  try {
    const folder = join(desk.folder, FOLDER)
    makeFolder(folder)
    const problemOf = async (file: string) => {
      const problem = problemOfPdf(await readFile(file))
      return problem && `the file ${problem}`
    }
    return { path: `${FOLDER}/${await putUnderFreeName(bytes, folder, name, problemOf)}` }
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(`"${name}" was not stored: ${reasonOf(error)}.`)
  } finally {
    desk.changed()
  }
}
