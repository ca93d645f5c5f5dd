import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { recordDepth } from '../../../catalogue/checks/records.ts'
import { valueAt } from '../../../catalogue/json/pointer.ts'
import { reasonOf, systemErrorCode, CannotRun } from '../../../catalogue/system-errors.ts'
import { openSqlite } from '../../../server/enquiries/database/sqlite-driver.ts'
import type { ResolveRequest } from '../api.ts'
import { valueIn, type Disk, type Files } from '../data/disk.ts'
import { indexOf, pageOfFile, partOf } from '../data/pages.ts'
import { draftOn, ofFile, startOf, type Drafts } from './draft-files.ts'
import { findIn, type Edit, type TakeBack } from './drafts.ts'
import { toTyped, typed, unsettled, type Change } from './typing.ts'

/**
 * The drafts to keep where a page has these edits: its own, and those of records that have a page of
 * their own, which keep what was typed there in other files.
 */
function draftsWith(
  files: Files,
  drafts: Drafts,
  page: string,
  edits: readonly Edit[],
): Map<string, Edit[]> {
  const subject = indexOf(files).subject(page)
  if (subject?.kind !== 'file') return new Map([[page, [...edits]]])
  const { file } = subject
  const { pageAt, recordOn } = indexOf(files)
  const changed = new Map<string, Edit[]>([[page, []]])
  for (const [other, kept] of drafts)
    if (recordOn(other, file) && ofFile(kept, file).length > 0)
      changed.set(
        other,
        kept.filter((edit) => edit.file !== file),
      )
  const depth = recordDepth(file)
  for (const edit of edits) {
    const record = findIn(valueIn(files, file), edit.path.slice(0, depth))
    // An entry that is new, moves or goes is the file's own affair.
    const isInside = depth > 0 && edit.path.length > depth && record?.length === depth
    const isThere = isInside && valueAt(valueIn(files, file), record) !== undefined
    const owner = isThere ? pageAt(file, record).page : pageOfFile(file)
    const own = owner === page ? edit : { ...edit, path: edit.path.slice(depth) }
    changed.set(owner, [...(changed.get(owner) ?? drafts.get(owner) ?? []), own])
  }
  return changed
}

/**
 * The drafts of one data folder, which are kept when the desk ends. Their database is locked while
 * the desk runs: a second desk is refused, and the system releases the lock of a killed one.
 * @param changed is called when a draft has changed
 * @throws CannotRun where another desk has the database open, or it cannot be written
 */
export async function openDrafts(disk: Disk, changed: () => void) {
  const database = await openDatabase(disk.folder)
  const run = (sql: string, ...values: string[]) => void database.prepare(sql).run(values)
  const rows = database.prepare('select page, value from edits').all([]) as {
    page: string
    value: string
  }[]
  const drafts = new Map(
    rows.map(({ page, value }) => [page, JSON.parse(value) as readonly Edit[]]),
  )

  const draftOf = (page: string): readonly Edit[] => draftOn(disk.files, drafts, page)

  /** Keeps a page's draft, without the edits that the files have by themselves. */
  function keep(page: string, edits: readonly Edit[]): void {
    for (const [owner, own] of draftsWith(disk.files, drafts, page, edits)) {
      const kept = [...new Set(own.map(({ file }) => file))].flatMap((file) => {
        const part = partOf(disk.files, owner, file)
        // Edits wait while the page or its file is gone.
        return part ? unsettled(part.value, ofFile(own, file)) : ofFile(own, file)
      })
      if (kept.length > 0) {
        drafts.set(owner, kept)
        run('replace into edits (page, value) values (?, ?)', owner, JSON.stringify(kept))
      } else {
        drafts.delete(owner)
        run('delete from edits where page = ?', owner)
      }
    }
  }

  function keepChanged(page: string, edits: readonly Edit[]): void {
    keep(page, edits)
    changed()
  }

  /** Adds edits to a page's draft, of which the last one of a field counts. */
  function type(page: string, changes: readonly (Edit | TakeBack)[]): void {
    const edits = changes.reduce<readonly Edit[]>((edits, change) => {
      const part = partOf(disk.files, page, change.file)
      // What is typed waits while its file cannot be read.
      if (part || 'back' in change) return typed(part?.value, edits, change)
      return [...edits, change]
    }, draftOf(page))
    keepChanged(page, edits)
  }

  return {
    drafts: drafts as Drafts,
    draftOf,
    type,
    /** Drops what the files have by themselves by now. */
    keepAll(): void {
      for (const page of drafts.keys()) keep(page, draftOf(page))
    },
    /** Drops the edits of a page, or those that are named. */
    discard(page: string, ids?: ReadonlySet<string>): void {
      keepChanged(page, ids ? draftOf(page).filter(({ id }) => !ids.has(id)) : [])
    },
    /** Changes a page's draft as its form would. */
    change(page: string, changes: readonly Change[]): void {
      for (const change of changes) {
        const part = partOf(disk.files, page, change.file)
        if (!part) continue
        const { file, value: record } = part
        const edits = ofFile(draftOf(page), file)
        const edit = toTyped({ file, record, edits, start: startOf(part) }, change, randomUUID())
        if (edit) type(page, [edit])
      }
    },
    /** Settles a conflict by one of its two values. */
    resolve(page: string, { id, keep: kept }: ResolveRequest): void {
      const settled = draftOf(page).flatMap((edit) => {
        if (edit.id !== id) return [edit]
        if (kept === 'file') return []
        const value = partOf(disk.files, page, edit.file)?.value
        const at = findIn(value, edit.path)
        return [at ? { ...edit, was: valueAt(value, at) } : edit]
      })
      keepChanged(page, settled)
    },
    /** Gives the draft of a page to the page that its record has now. */
    move(from: string, to: string): void {
      const edits = drafts.get(from)
      if (edits === undefined || from === to) return
      keep(from, [])
      keepChanged(to, edits)
    },
    close: () => database.close(),
  }
}

async function openDatabase(dataFolder: string) {
  const state = process.env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state')
  // The name is the same however the folder is written.
  const name = createHash('sha256').update(realpathSync(dataFolder)).digest('hex').slice(0, 20)
  const folder = join(state, 'peak-force-desk', name)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const database = await openSqlite(join(folder, 'drafts.db'), { timeoutMs: 0 })
    database.exec('pragma locking_mode = exclusive; begin exclusive')
    database.exec('create table if not exists edits (page text primary key, value text not null)')
    database.exec('commit')
    return database
  } catch (error) {
    throw new CannotRun(
      systemErrorCode(error) === 'SQLITE_BUSY'
        ? `A desk is open on "${dataFolder}" already: use that one, or end it first.`
        : `Drafts cannot be kept in "${folder}": ${reasonOf(error)}.`,
    )
  }
}
