import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import PQueue from 'p-queue'
import type { DataFileName } from '../../catalogue/data-files.ts'
import type { Change, DeskEvent, ResolveRequest } from './api.ts'
import { createChecker } from './check/checker.ts'
import { onPages, type PageFinding } from './check/findings.ts'
import { openDisk, type Files } from './data/disk.ts'
import { partsOf } from './data/pages.ts'
import { startOf, withDrafts } from './draft/draft-files.ts'
import { placeEdits, type Edit } from './draft/drafts.ts'
import { toTyped, typed, unsettled } from './draft/typing.ts'
import { entriesLeftOut, pointerInForm } from './draft/json-edits.ts'
import { valueAt } from '../../catalogue/json/pointer.ts'
import type { DeskStore } from './store.ts'

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** The data is checked when the keyboard has rested for this long. */
const REST_MS = 300

/** The state behind every page: the files on disk, the drafts and the findings. */
export async function openDesk(folder: string, store: DeskStore, builtImageFolder: string) {
  const disk = openDisk(folder)
  const turns = new PQueue({ concurrency: 1 })
  const events = new EventEmitter<{ event: [DeskEvent] }>()
  // Every open tab adds a listener, so their number has no limit.
  events.setMaxListeners(0)
  const checker = createChecker(folder, builtImageFolder)
  const { drafts } = store
  let drafted: Files | undefined
  // It rises with every start too, as tabs stay open meanwhile.
  let revision = Date.now()
  let findings: readonly PageFinding[] = []
  let pending: NodeJS.Timeout | undefined

  const notify = () => events.emit('event', { type: 'changed', revision: (revision += 1) })

  const draftedFiles = (): Files => (drafted ??= withDrafts(disk.files, drafts))

  /** Checks files like `validate`. */
  const check = async (files: Files): Promise<PageFinding[]> =>
    onPages(await checker.check(files), files)

  /** The findings in the present drafts, each at its place in the form. */
  async function checkNow(): Promise<readonly PageFinding[]> {
    clearTimeout(pending)
    const found = await check(draftedFiles())
    const leftOut = new Map(
      [...drafts].flatMap(([page, edits]) =>
        partsOf(disk.files, page).map((part) => {
          const { placed } = placeEdits(part.value, ofFile(edits, part.file))
          return [`${page} ${part.file}`, entriesLeftOut(part.value, placed)] as const
        }),
      ),
    )
    findings = found.map((finding) => {
      const own = leftOut.get(`${finding.page} ${finding.file}`) ?? []
      return own.length === 0
        ? finding
        : { ...finding, pointer: pointerInForm(finding.pointer, own) }
    })
    notify()
    return findings
  }

  /** Tells every tab that files or drafts have changed, and checks them once nothing more comes. */
  function changed(): void {
    drafted = undefined
    notify()
    clearTimeout(pending)
    // A folder that cannot be read leaves the last findings.
    pending = setTimeout(() => void checkNow().catch(() => undefined), REST_MS)
  }

  /** Keeps a page's draft, without the edits that the files have by themselves. */
  function keep(page: string, edits: readonly Edit[]): void {
    const parts = new Map(partsOf(disk.files, page).map((part) => [part.file, part]))
    const kept = [...new Set(edits.map(({ file }) => file))].flatMap((file) => {
      const part = parts.get(file)
      const own = ofFile(edits, file)
      // Edits wait while the page or its file is gone.
      return part ? unsettled(part.value, own) : own
    })
    if (kept.length > 0) drafts.set(page, kept)
    else drafts.delete(page)
    store.keep(page, kept)
  }

  /** Takes up changes on disk. */
  async function sync(): Promise<void> {
    if ((await disk.refresh()).length === 0) return
    for (const [page, edits] of drafts) keep(page, edits)
    changed()
  }

  /** Adds edits to a page's draft, of which the last one of a field counts. */
  function type(page: string, changes: readonly Edit[]): void {
    const parts = new Map(partsOf(disk.files, page).map((part) => [part.file, part]))
    const edits = changes.reduce<readonly Edit[]>(
      (edits, change) => {
        const part = parts.get(change.file)
        const own = ofFile(edits, change.file)
        const next = part ? typed(part.value, own, change) : [...own, change]
        return [...edits.filter(({ file }) => file !== change.file), ...next]
      },
      drafts.get(page) ?? [],
    )
    keep(page, edits)
    changed()
  }

  await disk.refresh()
  for (const [page, edits] of drafts) keep(page, edits)
  return {
    folder,
    disk,
    events,
    drafts,
    check,
    checkNow,
    sync,
    changed,
    type,
    /** The files with all drafts. */
    get drafted() {
      return draftedFiles()
    },
    get revision() {
      return revision
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
        const part = partsOf(disk.files, page).find(({ file }) => file === change.file)
        if (!part) continue
        const { file, value: record } = part
        const edits = ofFile(drafts.get(page) ?? [], file)
        const edit = toTyped({ file, record, edits, start: startOf(part) }, change, randomUUID())
        if (edit) type(page, [edit])
      }
    },
    /** Drops the edits of a page, or those that are named. */
    discard(page: string, ids?: ReadonlySet<string>): void {
      keep(page, ids ? (drafts.get(page) ?? []).filter(({ id }) => !ids.has(id)) : [])
      changed()
    },
    /** Settles a conflict by one of its two values. */
    resolve(page: string, { id, keep: kept }: ResolveRequest): void {
      const edits = drafts.get(page) ?? []
      const places = partsOf(disk.files, page).flatMap(({ file, value }) =>
        placeEdits(value, ofFile(edits, file)).placed.map(({ edit, at }) => ({ edit, at, value })),
      )
      const own = places.find(({ edit }) => edit.id === id)
      const settled = edits.flatMap((edit) => {
        if (edit.id !== id) return [edit]
        if (kept === 'file') return []
        return [own ? { ...edit, was: valueAt(own.value, own.at) } : edit]
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

/** The edits of one file. */
export const ofFile = (edits: readonly Edit[], name: DataFileName): Edit[] =>
  edits.filter(({ file }) => file === name)
