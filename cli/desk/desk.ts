import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import PQueue from 'p-queue'
import { valueAt } from '../../catalogue/json/pointer.ts'
import type { FileChange } from '../editing/write/file-change.ts'
import type { DeskEvent, ResolveRequest } from './api.ts'
import { createChecker } from './check/checker.ts'
import type { PageFinding } from './check/findings.ts'
import { openDisk, type Files } from './data/disk.ts'
import { partOf } from './data/pages.ts'
import { startOf, withDrafts } from './draft/draft-files.ts'
import { findIn, type Edit, type TakeBack } from './draft/drafts.ts'
import { draftOn, draftsWith, ofFile } from './draft/page-drafts.ts'
import { toTyped, typed, unsettled, type Change } from './draft/typing.ts'
import type { DeskStore } from './store.ts'

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** The data is checked when the keyboard has rested for this long. */
const REST_MS = 150

/** The state behind every page: the files on disk, the drafts and the findings. */
export async function openDesk(folder: string, store: DeskStore, builtImageFolder: string) {
  const disk = openDisk(folder)
  const turns = new PQueue({ concurrency: 1 })
  const events = new EventEmitter<{ event: [DeskEvent] }>()
  // Every open tab adds a listener, so their number has no limit.
  events.setMaxListeners(0)
  const checker = createChecker(folder, builtImageFolder)
  const { drafts } = store
  // They rise with every start too, as tabs stay open meanwhile.
  let revision = Date.now()
  let shownRevision = revision
  let drafted: Files | undefined
  let findings: readonly PageFinding[] = []
  let pending: NodeJS.Timeout | undefined
  /** The next check of the drafts, until it begins. */
  let waiting: Promise<readonly PageFinding[]> | undefined

  const notify = () => events.emit('event', { type: 'changed', revision: (revision += 1) })

  /** The findings of `validate` in the files on disk, and with changes to be written. */
  const check = (changes: readonly FileChange[] = []) =>
    checker.check(() => ({ files: disk.files, changes }))

  /** The findings in the present drafts, each at its place in the form. */
  function checkNow(): Promise<readonly PageFinding[]> {
    clearTimeout(pending)
    // A check that has not begun yet will see the present drafts.
    waiting ??= checker
      .check(() => {
        waiting = undefined
        return { files: disk.files, drafts }
      })
      .then((found) => {
        findings = found
        notify()
        return found
      })
    return waiting
  }

  /** Tells every tab that files or drafts have changed, and checks them once nothing more comes. */
  function changed(): void {
    drafted = undefined
    notify()
    shownRevision = revision
    clearTimeout(pending)
    // A folder that cannot be read leaves the last findings.
    pending = setTimeout(() => void checkNow().catch(() => undefined), REST_MS)
  }

  const draftOf = (page: string): readonly Edit[] => draftOn(disk.files, drafts, page)

  /** Keeps a page's draft, without the edits that the files have by themselves. */
  function keep(page: string, edits: readonly Edit[]): void {
    for (const [owner, own] of draftsWith(disk.files, drafts, page, edits)) {
      const kept = [...new Set(own.map(({ file }) => file))].flatMap((file) => {
        const part = partOf(disk.files, owner, file)
        // Edits wait while the page or its file is gone.
        return part ? unsettled(part.value, ofFile(own, file)) : ofFile(own, file)
      })
      if (kept.length > 0) drafts.set(owner, kept)
      else drafts.delete(owner)
      store.keep(owner, kept)
    }
  }

  const keepAll = () => {
    for (const page of drafts.keys()) keep(page, draftOf(page))
  }

  /** Takes up changes on disk. */
  async function sync(): Promise<void> {
    if ((await disk.refresh()).length === 0) return
    keepAll()
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
    keep(page, edits)
    changed()
  }

  /** Drops the edits of a page, or those that are named. */
  function discard(page: string, ids?: ReadonlySet<string>): void {
    keep(page, ids ? draftOf(page).filter(({ id }) => !ids.has(id)) : [])
    changed()
  }

  await disk.refresh()
  keepAll()
  return {
    folder,
    disk,
    events,
    drafts,
    draftOf,
    check,
    checkNow,
    sync,
    changed,
    type,
    discard,
    /** The files with all drafts. */
    get drafted() {
      return (drafted ??= withDrafts(disk.files, drafts))
    },
    get revision() {
      return revision
    },
    /** The revision at which what visitors would see has changed. */
    get shownRevision() {
      return shownRevision
    },
    /** The findings of the last check. */
    get findings() {
      return findings
    },
    /** Runs works one after another, each with the present files on disk. */
    inTurn: <T>(work: () => Promise<T> | T): Promise<T> =>
      turns.add(async () => {
        await sync()
        return work()
      }),
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
      if (kept === 'file') return discard(page, new Set([id]))
      const settled = draftOf(page).map((edit) => {
        const value = partOf(disk.files, page, edit.file)?.value
        const at = edit.id === id ? findIn(value, edit.path) : undefined
        return at ? { ...edit, was: valueAt(value, at) } : edit
      })
      keep(page, settled)
      changed()
    },
    /** Gives the draft of a page to the page that its record has now. */
    moveDraft(from: string, to: string): void {
      const edits = drafts.get(from)
      if (edits === undefined || from === to) return
      keep(from, [])
      keep(to, edits)
      changed()
    },
    close(): Promise<void> {
      clearTimeout(pending)
      return checker.close()
    },
  }
}
