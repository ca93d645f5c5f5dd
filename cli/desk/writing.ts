import { join } from 'node:path'
import { checkAlone } from '../../catalogue/checks/read-data-files.ts'
import { dataFileNames } from '../../catalogue/data-files.ts'
import { toPointer, toSegments, valueAt } from '../../catalogue/json/pointer.ts'
import { listAnd, pluralize } from '../../domain/text/text.ts'
import type { Plan } from '../editing/planning-command.ts'
import { changeOf, type FileChange } from '../editing/write/file-change.ts'
import { contentsOf } from '../editing/write/data-set.ts'
import { writeFiles } from '../editing/write/write-files.ts'
import { fixOf } from '../fix/fix-folder.ts'
import type { FixRequest } from './api.ts'
import { whyReadOnly, type Files } from './data/disk.ts'
import { schemaAt } from './data/form-schema.ts'
import { addedErrors, toDeskFinding, type PageFinding } from './data/findings.ts'
import { indexOf } from './data/pages.ts'
import type { Desk } from './desk.ts'
import { draftedParts } from './draft/drafts.ts'
import { changeOfPart, schemaOf } from './draft/part-changes.ts'
import { withValueAt } from './draft/values.ts'
import { Refused } from './refused-error.ts'

/** A longer history would fill the memory with copies of large files. */
const MAX_UNDO = 50

export type Writing = ReturnType<typeof createWriting>

/** Writes changes into the data folder, and undoes them. */
export function createWriting(desk: Desk) {
  const { folder, disk } = desk
  const history: { description: string; changes: readonly FileChange[] }[] = []

  async function write(changes: Parameters<typeof writeFiles>[1]): Promise<void> {
    const why = whyReadOnly(folder)
    if (why !== null) throw new Refused(why)
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
    if (isChecked) {
      const added = addedErrors(
        await desk.check(disk.files),
        await desk.check(withChanges(disk.files, changes)),
      )
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
      return last.description
    },
    /** Saves the draft of one page. */
    async save(page: string): Promise<void> {
      const parts = draftedParts(disk.files, page, desk.drafts.get(page))
      const clash = parts.flatMap((part) => part.clashes.map((one) => ({ part, ...one })))[0]
      if (clash) {
        const { title } = schemaAt(schemaOf(clash.part), toSegments(clash.pointer))
        throw new Refused(
          `Not saved: "${String(title)}" was changed on disk as well. Choose which value counts.`,
        )
      }
      const changes = parts.flatMap((part) =>
        part.isDraft ? changeOfPart(disk.files, part, part.wanted) : [],
      )
      const { subject } = indexOf(disk.files)
      await commit(`Save of ${nameOf(subject(page))}`, { changes })
      desk.discard(page)
    },
    /** Puts a fix into the draft of its page. */
    async fixOnPage(page: string, request: FixRequest): Promise<void> {
      const { original } = findFinding(await desk.findings(), { ...request, page })
      // A change that no form of the page shows cannot wait in a draft.
      if (!indexOf(desk.drafted).recordOn(page, original.file) && !page.startsWith('files/'))
        return this.fixAtOnce({ ...request, page: undefined })
      const part = desk.partOf(page, request.file)
      const { pointer } = request
      const fixedValue = original.fix?.()
      const renamed = toPointer([...toSegments(pointer).slice(0, -1), String(fixedValue)])
      const value =
        original.target === 'key'
          ? withValueAt(
              withValueAt(part.typed, pointer, undefined),
              renamed,
              valueAt(part.typed, toSegments(pointer)),
            )
          : withValueAt(part.typed, pointer, fixedValue)
      desk.type(page, { parts: { [request.file]: { base: part.base, value } } })
    },
    /** Writes a fix at once, or puts it into the draft if the finding is about the draft. */
    async fixAtOnce(request: FixRequest): Promise<void> {
      const findings = await desk.check(disk.files)
      if (request.page !== undefined && !findings.some(isAbout(request)))
        return this.fixOnPage(request.page, request)
      const { original } = findFinding(findings, request)
      const file = disk.files.get(original.file)
      const edit = fixOf(original, file?.value)
      if (file?.bytes === undefined || edit === undefined)
        throw new Refused('There is more than one answer: put it right on its page.')
      const changes = changeOf({ name: original.file, bytes: file.bytes }, [edit])
      await commit(`Fix in ${original.file}.json`, { changes }, false)
    },
  }
}

const isAbout =
  ({ page, file, pointer, rule }: FixRequest) =>
  (one: PageFinding): boolean =>
    one.file === file &&
    one.pointer === pointer &&
    one.rule === rule &&
    (page === undefined || one.page === page)

function findFinding(findings: readonly PageFinding[], request: FixRequest): PageFinding {
  const finding = findings.find(isAbout(request))
  if (finding === undefined) throw new Refused('This is put right already.')
  return finding
}

/** The files after changes, checked each by itself. */
function withChanges(files: Files, changes: readonly FileChange[]): Files {
  const changed = changes.flatMap(({ file, after }) => {
    const name = dataFileNames.find((one) => `${one}.json` === file)
    return name ? [[name, checkAlone(name, after)] as const] : []
  })
  return new Map([...files, ...changed])
}

const sentenceOf = ([first, ...others]: readonly PageFinding[]): string => {
  const more =
    others.length === 0
      ? ''
      : ` There ${others.length === 1 ? 'is' : 'are'} ${pluralize(others.length, 'more error')}.`
  return `${first ? toDeskFinding(first).message : ''}.${more}`
}

const nameOf = (subject: ReturnType<ReturnType<typeof indexOf>['subject']>): string => {
  if (subject === undefined) return 'a page'
  return subject.kind === 'file' ? `${subject.file}.json` : `“${subject.name}”`
}
