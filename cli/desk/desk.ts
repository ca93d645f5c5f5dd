import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import PQueue from 'p-queue'
import type { CheckOptions } from '../../catalogue/checks/check-folder.ts'
import type { DeskEvent, DraftRequest, ResolveRequest } from './api.ts'
import { openDisk, type Files } from './data/disk.ts'
import { findingsIn, type PageFinding } from './data/findings.ts'
import { indexOf } from './data/pages.ts'
import {
  draftedParts,
  rebasedDraft,
  withDrafts,
  type Draft,
  type DraftedPart,
} from './draft/drafts.ts'
import { pointerInForm, withValueAt } from './draft/values.ts'
import { Refused } from './refused-error.ts'
import type { DeskStore } from './store.ts'

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** Findings that take longer are announced when they are ready, as nobody should wait for them. */
const PATIENCE_MS = 1500

/** The next request for findings reports the error. */
const ignore = () => undefined

/** The state behind every page: the files on disk, the drafts and the findings. */
export async function openDesk(
  folder: string,
  store: DeskStore,
  { patienceMs = PATIENCE_MS, ...options }: CheckOptions & { patienceMs?: number } = {},
) {
  const disk = openDisk(folder)
  const turns = new PQueue({ concurrency: 1 })
  const events = new EventEmitter<{ event: [DeskEvent] }>()
  // Every open tab adds a listener, so their number has no limit.
  events.setMaxListeners(0)
  const { drafts } = store
  let drafted: Files = new Map()
  let revision = 0
  let checks = new WeakMap<Files, Promise<readonly PageFinding[]>>()
  let lastFindings: readonly PageFinding[] = []

  const notify = () => events.emit('event', { type: 'changed', revision: (revision += 1) })

  /** Checks files like `validate`; each set of files is checked once. */
  function check(files: Files): Promise<readonly PageFinding[]> {
    const cached = checks.get(files)
    if (cached) return cached
    const result = findingsIn(files, folder, options)
    checks.set(files, result)
    result.catch(() => checks.delete(files))
    return result
  }

  /** The findings in the drafts, each at its place in the form. */
  async function checkDrafted(): Promise<readonly PageFinding[]> {
    const found = await check(drafted)
    if (drafts.size === 0) return found
    const parts = new Map(
      [...drafts].flatMap(([page, draft]) =>
        draftedParts(disk.files, page, draft).map((part) => [`${page} ${part.file}`, part]),
      ),
    )
    return found.map((finding) => {
      const part = parts.get(`${finding.page} ${finding.file}`)
      if (part === undefined) return finding
      const pointer = pointerInForm(finding.pointer, part.typed, part.value)
      return pointer === finding.pointer ? finding : { ...finding, pointer }
    })
  }

  /**
   * The findings in the drafts, or the ones before where a check takes long, as pictures are first
   * decoded.
   */
  async function findings(): Promise<readonly PageFinding[]> {
    const checking = checkDrafted()
    const found = await Promise.race([checking, wait(patienceMs, undefined, { ref: false })])
    if (found === undefined) checking.then(notify, ignore)
    lastFindings = found ?? lastFindings
    return lastFindings
  }

  /** Applies the drafts to the files on disk, and tells every tab. */
  function updateDrafted(): void {
    drafted = withDrafts(disk.files, drafts)
    notify()
  }

  function keep(page: string, draft: Draft | undefined): void {
    const rebased = draft && rebasedDraft(disk.files, page, draft)
    if (rebased) drafts.set(page, rebased)
    else drafts.delete(page)
    store.keep(page, rebased)
  }

  /** Takes up changes on disk. */
  async function sync(): Promise<void> {
    const changed = await disk.refresh()
    if (changed.length === 0) return
    for (const [page, draft] of drafts) keep(page, draft)
    updateDrafted()
  }

  function partOf(page: string, file: string): DraftedPart {
    const part = draftedParts(disk.files, page, drafts.get(page)).find((one) => one.file === file)
    if (part === undefined) throw new Refused(`${file}.json says nothing of this page.`, 404)
    return part
  }

  await sync()
  return {
    folder,
    disk,
    events,
    drafts,
    check,
    checkDrafted,
    sync,
    partOf,
    keep,
    updateDrafted,
    get drafted() {
      return drafted
    },
    get revision() {
      return revision
    },
    /** Runs works one after another, each with the present files on disk. */
    inTurn: <T>(work: () => Promise<T> | T): Promise<T> =>
      turns.add(async () => {
        await sync()
        return work()
      }),
    findings,
    /** Forgets earlier checks, after pictures were added or removed. */
    forgetChecks(): void {
      checks = new WeakMap()
      updateDrafted()
    },
    /** Keeps a draft. @throws Refused where the page does not exist */
    type(page: string, { parts }: DraftRequest): void {
      if (indexOf(disk.files).subject(page) === undefined)
        throw new Refused('There is no such page in the data.', 404)
      const typed = Object.entries(parts).map(([file, { base, value }]) => {
        partOf(page, file)
        return [file, { base: base ?? undefined, mine: value ?? undefined }] as const
      })
      keep(page, { ...drafts.get(page), ...Object.fromEntries(typed) })
      updateDrafted()
    },
    /** Drops the draft of a page. */
    discard(page: string): void {
      keep(page, undefined)
      updateDrafted()
    },
    /** Settles a conflict by one of its two values. */
    resolve(page: string, { file, pointer, keep: kept }: ResolveRequest): void {
      const part = partOf(page, file)
      const clash = part.clashes.find((one) => one.pointer === pointer)
      if (clash === undefined) return
      const base = withValueAt(part.base, pointer, clash.theirs)
      const mine = kept === 'mine' ? part.typed : withValueAt(part.typed, pointer, clash.theirs)
      keep(page, { ...drafts.get(page), [file]: { base, mine } })
      updateDrafted()
    },
  }
}
