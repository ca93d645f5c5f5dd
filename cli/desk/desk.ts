import { EventEmitter } from 'node:events'
import PQueue from 'p-queue'
import type { FileChange } from '../editing/write/file-change.ts'
import type { DeskEvent } from './api.ts'
import { createChecker } from './check/checker.ts'
import type { PageFinding } from './check/findings.ts'
import { openDisk, type Files } from './data/disk.ts'
import { withDrafts } from './draft/draft-files.ts'
import { openDrafts } from './draft/page-drafts.ts'

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** The data is checked when nothing has come for this long; a browser waits, too, before it sends. */
const REST_MS = 100

/**
 * The state behind every page: the files on disk, the drafts and the findings.
 * @throws CannotRun where another desk has the folder open
 */
export async function openDesk(folder: string, builtImageFolder: string) {
  const disk = openDisk(folder)
  const turns = new PQueue({ concurrency: 1 })
  const events = new EventEmitter<{ event: [DeskEvent] }>()
  // Every open tab adds a listener, so their number has no limit.
  events.setMaxListeners(0)
  const checker = createChecker(folder, builtImageFolder)
  // They rise with every start too, as tabs stay open meanwhile.
  let revision = Date.now()
  let shownRevision = revision
  let drafted: Files | undefined
  let findings: readonly PageFinding[] = []
  let pending: NodeJS.Timeout | undefined
  /** The next check of the drafts, until it begins. */
  let waiting: Promise<readonly PageFinding[]> | undefined
  const pageDrafts = await openDrafts(disk, changed)
  const { drafts } = pageDrafts

  const notify = () => events.emit('event', { type: 'changed', revision: (revision += 1) })

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

  /** Takes up changes on disk. */
  async function sync(): Promise<void> {
    if ((await disk.refresh()).length === 0) return
    pageDrafts.keepAll()
    changed()
  }

  await disk.refresh()
  pageDrafts.keepAll()
  return {
    ...pageDrafts,
    folder,
    disk,
    events,
    /** The findings of `validate` in the files on disk, and with changes to be written. */
    check: (changes: readonly FileChange[] = []) =>
      checker.check(() => ({ files: disk.files, changes })),
    checkNow,
    sync,
    changed,
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
    async close(): Promise<void> {
      clearTimeout(pending)
      await checker.close()
      pageDrafts.close()
    },
  }
}
