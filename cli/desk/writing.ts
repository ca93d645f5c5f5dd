import { join } from 'node:path'
import { toPointer, toSegments, valueAt } from '../../catalogue/json/pointer.ts'
import { listAnd, pluralize } from '../../domain/text/text.ts'
import type { Plan } from '../editing/planning-command.ts'
import { changeOf, type FileChange } from '../editing/write/file-change.ts'
import { contentsOf } from '../editing/write/data-set.ts'
import { writeFiles } from '../editing/write/write-files.ts'
import type { FixRequest } from './api.ts'
import type { Change } from './draft/typing.ts'
import { addedErrors, type PageFinding } from './check/findings.ts'
import { whyReadOnly } from './data/disk.ts'
import { indexOf } from './data/pages.ts'
import type { Desk } from './desk.ts'
import { changesOf } from './draft/draft-files.ts'
import { whatHoldsUp } from './draft/page-drafts.ts'
import { Refused } from './refused-error.ts'

/** A longer history would fill the memory with copies of large files. */
const MAX_UNDO = 50

export type Writing = ReturnType<typeof createWriting>

/** Something written that can be undone; `moved` are the pages that a rename has changed. */
type Written = {
  description: string
  changes: readonly FileChange[]
  moved?: readonly [from: string, to: string]
}

/** Writes changes into the data folder, and undoes them. */
export function createWriting(desk: Desk) {
  const { folder, disk } = desk
  const history: Written[] = []

  /** @throws Refused where nothing can be written */
  function assertWritable(): void {
    const why = whyReadOnly(folder)
    if (why !== null) throw new Refused(why)
  }

  async function write(changes: Parameters<typeof writeFiles>[1]): Promise<void> {
    assertWritable()
    try {
      await writeFiles(folder, changes)
    } finally {
      await desk.sync()
    }
  }

  /**
   * Writes all of a plan's files or none. @throws Refused where `isChecked` and this would add an
   * error
   */
  async function commit(description: string, { changes }: Plan, isChecked = true): Promise<void> {
    if (changes.length === 0) return
    assertWritable()
    if (isChecked) {
      const added = addedErrors(await desk.check(), await desk.check(changes))
      if (added.length > 0) throw new Refused(`Not saved: ${sentenceOf(added)}`)
    }
    await write(changes)
    history.push({ description, changes })
    if (history.length > MAX_UNDO) history.shift()
  }

  return {
    commit,
    /** The action that undo would take back. */
    get undo() {
      return history.at(-1)?.description ?? null
    },
    /** Whether a file's bytes are those that undo would take back. */
    isUndoable: (name: string, bytes: Buffer): boolean =>
      history.at(-1)?.changes.some(({ file, after }) => file === name && after.equals(bytes)) ===
      true,
    /** Gives a page's draft to the page that it has after the last write, until that is undone. */
    movePage(from: string, to: string): void {
      const last = history.at(-1)
      if (last) last.moved = [from, to]
      desk.moveDraft(from, to)
    },
    /** Undoes the last write. @throws Refused where one of its files has changed since */
    async takeBack(): Promise<string> {
      const last = history.at(-1)
      if (last === undefined) throw new Refused('There is nothing to undo.')
      const changed = last.changes
        .filter(({ file, after }) => !contentsOf(join(folder, file))?.equals(after))
        .map(({ file }) => file)
      if (changed.length > 0)
        throw new Refused(
          `Not undone: ${listAnd(changed)} ${changed.length === 1 ? 'has' : 'have'} changed since.`,
        )
      await write(
        last.changes.map(({ file, before, after }) => ({ file, before: after, after: before })),
      )
      history.pop()
      if (last.moved) desk.moveDraft(last.moved[1], last.moved[0])
      return last.description
    },
    /** Saves the draft of one page. @throws Refused where a place of it is not sure */
    async save(page: string): Promise<void> {
      const edits = desk.draftOf(page)
      const why = whatHoldsUp(disk.files, page, edits)
      if (why !== undefined) throw new Refused(`Not saved: ${why}`)
      const { subject } = indexOf(disk.files)
      const changes = changesOf(disk.files, page, edits)
      await commit(`Save of ${nameOf(subject(page))}`, { changes })
      desk.discard(page)
    },
    /** Puts a fix into the draft of its page. */
    async fixOnPage(page: string, request: FixRequest): Promise<void> {
      const { file, fix, pointer } = findFinding(await desk.checkNow(), { ...request, page })
      // A change that no form of the page shows cannot wait in a draft.
      if (!indexOf(desk.drafted).recordOn(page, file) && !page.startsWith('files/'))
        return this.fixAtOnce({ ...request, page: undefined })
      if (fix === undefined) throw new Refused(SEVERAL_ANSWERS)
      if (fix.type === 'set') desk.change(page, [{ file, pointer, set: fix.value }])
      else if (fix.type === 'rename') {
        const renamed = toPointer([...toSegments(pointer).slice(0, -1), fix.key])
        const old = valueAt(desk.drafted.get(file)?.value, toSegments(fix.pointer))
        const changes: Change[] = [
          { file, pointer, remove: true },
          { file, pointer: renamed, set: old },
        ]
        desk.change(page, changes)
      }
    },
    /** Writes a fix at once, or puts it into the draft if the finding is about the draft. */
    async fixAtOnce(request: FixRequest): Promise<void> {
      const findings = await desk.check()
      if (request.page !== undefined && !findings.some(isAbout(request)))
        return this.fixOnPage(request.page, request)
      const { file, fix } = findFinding(findings, request)
      const bytes = disk.files.get(file)?.bytes
      if (bytes === undefined || fix === undefined) throw new Refused(SEVERAL_ANSWERS)
      const changes = changeOf({ name: file, bytes }, [fix])
      await commit(`Fix in ${file}.json`, { changes }, false)
    },
  }
}

const SEVERAL_ANSWERS = 'There is more than one answer: put it right on its page.'

const isAbout =
  ({ page, file, pointer, rule, message }: FixRequest) =>
  (one: PageFinding): boolean =>
    one.file === file &&
    one.pointer === pointer &&
    one.rule === rule &&
    one.message === message &&
    (page === undefined || one.page === page)

function findFinding(findings: readonly PageFinding[], request: FixRequest): PageFinding {
  const finding = findings.find(isAbout(request))
  if (finding === undefined) throw new Refused('This is put right already.')
  return finding
}

const sentenceOf = ([first, ...others]: readonly PageFinding[]): string => {
  const more =
    others.length === 0
      ? ''
      : ` There ${others.length === 1 ? 'is' : 'are'} ${pluralize(others.length, 'more error')}.`
  return `${first?.message ?? ''}.${more}`
}

const nameOf = (subject: ReturnType<ReturnType<typeof indexOf>['subject']>): string => {
  if (subject === undefined) return 'a page'
  return subject.kind === 'file' ? `${subject.file}.json` : `“${subject.name}”`
}
