import { toPointer, toSegments, valueAt } from '../../catalogue/json/pointer.ts'
import { asList } from '../../catalogue/checks/records.ts'
import type { DataFileName } from '../../catalogue/data-files.ts'
import type { Plan } from '../editing/planning-command.ts'
import { planProjectCopy } from '../editing/new/copy-project.ts'
import { planNewDeveloper } from '../editing/new/new-developer.ts'
import { planNewProject } from '../editing/new/new-project.ts'
import { planDeveloperRemoval, planProjectRemoval } from '../editing/remove.ts'
import { planDeveloperRename } from '../editing/rename/rename-developer.ts'
import { planProjectRename } from '../editing/rename/rename-project.ts'
import { changeOf } from '../editing/write/file-change.ts'
import { openDataSet } from '../editing/write/data-set.ts'
import type {
  CopyRequest,
  Done,
  FixRequest,
  NewDeveloperRequest,
  NewProjectRequest,
  OrderRequest,
} from './api.ts'
import type { PageFinding } from './check/findings.ts'
import { valueIn, type Files } from './data/disk.ts'
import { indexOf, pageOfDeveloper, pageOfProject, partsOf, type Subject } from './data/pages.ts'
import type { Desk } from './desk.ts'
import { withDrafts } from './draft/draft-files.ts'
import { Refused } from './refused-error.ts'
import { editsBetween, type Writing } from './writing.ts'

/** Fixes, and changes to the list of projects and developers, by the code of the commands. */
export function createActions(desk: Desk, { commit, movePage }: Writing) {
  const { disk, folder } = desk

  function subjectOf(page: string): Exclude<Subject, { kind: 'file' }> {
    const subject = indexOf(disk.files).subject(page)
    if (subject === undefined || subject.kind === 'file')
      throw new Refused('There is no such project or developer.', 404)
    return subject
  }

  /** Writes the changes of a command, and returns the page that is new, if one is. */
  async function write(what: string, plan: Plan, isChecked: boolean): Promise<string | undefined> {
    const before = new Set(pagesIn(disk.files))
    await commit(what, plan, isChecked)
    return pagesIn(disk.files).find((page) => !before.has(page))
  }

  const create = async (what: string, plan: Plan): Promise<Done> =>
    done('Created', await write(what, plan, true))

  /** Puts a fix into the draft of its page. */
  async function fixOnPage(page: string, request: FixRequest): Promise<void> {
    const { file, fix, pointer } = findFinding(await desk.checkNow(), { ...request, page })
    // A change that no form of the page shows cannot wait in a draft.
    if (!indexOf(desk.drafted).recordOn(page, file) && !page.startsWith('files/'))
      return void (await fixAtOnce({ ...request, page: undefined }))
    if (fix === undefined) throw new Refused(SEVERAL_ANSWERS)
    if (fix.type === 'set') desk.change(page, [{ file, pointer, set: fix.value }])
    else if (fix.type === 'rename') {
      const renamed = toPointer([...toSegments(pointer).slice(0, -1), fix.key])
      const old = valueAt(valueIn(desk.drafted, file), toSegments(fix.pointer))
      desk.change(page, [
        { file, pointer, remove: true },
        { file, pointer: renamed, set: old },
      ])
    }
  }

  /** Writes a fix at once, or puts it into the draft if the finding is about the draft. */
  async function fixAtOnce(request: FixRequest): Promise<Done> {
    const findings = await desk.check()
    if (request.page !== undefined && !findings.some(isAbout(request))) {
      await fixOnPage(request.page, request)
      return done('Fixed')
    }
    const { file, fix } = findFinding(findings, request)
    const bytes = disk.files.get(file)?.bytes
    if (bytes === undefined || fix === undefined) throw new Refused(SEVERAL_ANSWERS)
    const changes = changeOf({ name: file, bytes }, [fix])
    await commit(`Fix in ${file}.json`, { changes }, false)
    return done('Fixed')
  }

  return {
    fixOnPage,
    fixAtOnce,
    async newProject({ name, developer, kind, id, slug }: NewProjectRequest): Promise<Done> {
      const given = withoutEmptyTexts({ name, developer, kind, id, slug })
      return create(`New project “${name}”`, planNewProject(openDataSet(folder), given))
    },
    async newDeveloper({ name, kind }: NewDeveloperRequest): Promise<Done> {
      const given = withoutEmptyTexts({ name, type: kind })
      return create(`New developer “${name}”`, planNewDeveloper(openDataSet(folder), given))
    },
    async copy(page: string, { name, ...other }: CopyRequest): Promise<Done> {
      const subject = subjectOf(page)
      const data = openDataSet(folder)
      const given = withoutEmptyTexts({ name, ...other })
      // The copy is of what the page shows, so with its draft.
      const shown = withDrafts(disk.files, new Map([[page, desk.draftOf(page)]]))
      if (subject.kind === 'project') {
        const original = { value: (file: DataFileName) => valueIn(shown, file) }
        const plan = planProjectCopy(data, subject.project.id, given, original)
        return create(`Copy “${name}”`, plan)
      }
      const facts = factsOf(shown, page)
      const type = [facts['type']].flat().join(', ')
      return create(`Copy “${name}”`, planNewDeveloper(data, { ...given, type }, facts))
    },
    async rename(page: string, name: string): Promise<Done> {
      const subject = subjectOf(page)
      const data = openDataSet(folder)
      const plan =
        subject.kind === 'project'
          ? planProjectRename(data, subject.project.id, name)
          : planDeveloperRename(data, subject.slug, name)
      const now = (await write(`Rename of “${subject.name}”`, plan, false)) ?? page
      if (now !== page) movePage(page, now)
      return done('Renamed', now)
    },
    async remove(page: string): Promise<Done> {
      const subject = subjectOf(page)
      const data = openDataSet(folder)
      const plan =
        subject.kind === 'project'
          ? planProjectRemoval(data, subject.project.id)
          : planDeveloperRemoval(data, subject.slug)
      // Its draft waits, as 'Undo' may bring the page back.
      await write(`Removal of “${subject.name}”`, plan, false)
      return done('Removed')
    },
    /** Moves a project one place up or down in its developer's list. */
    async reorder(page: string, { id, move }: OrderRequest): Promise<Done> {
      const project = indexOf(disk.files).projects.find((one) => one.id === id)
      const source = project && disk.files.get(project.record.file)
      if (!project || !source?.bytes || subjectOf(page).kind !== 'developer')
        throw new Refused('There is no such project in this list.', 404)
      const [key = '', index = ''] = project.record.pathInFile
      const list = asList(valueAt(source.value, [key]))
      const [from, to] = [Number(index), Number(index) + (move === 'up' ? -1 : 1)]
      if (to < 0 || to >= list.length) return done('Moved')
      const moved = list.toSpliced(from, 1).toSpliced(to, 0, list[from])
      const edits = editsBetween(list, moved, [key])
      const changes = changeOf({ name: source.name, bytes: source.bytes }, edits)
      await commit(`Move of “${project.name}”`, { changes }, false)
      return done('Moved')
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

const done = (message: string, page?: string): Done => ({ message, ...(page && { page }) })

/** Drops empty texts, which count as not given. */
const withoutEmptyTexts = <Name extends string>(
  given: Readonly<Partial<Record<Name, string | undefined>>>,
) =>
  Object.fromEntries(
    Object.entries<string | undefined>(given).filter(([, text]) => text?.trim()),
  ) as Partial<Record<Name, string>>

/** The pages of all projects and developers. */
function pagesIn(files: Files): string[] {
  const { projects, developers } = indexOf(files)
  return [
    ...projects.map(({ id }) => pageOfProject(id)),
    ...[...developers.keys()].map(pageOfDeveloper),
  ]
}

/** The facts about a developer in what its page shows. */
function factsOf(files: Files, page: string): Record<string, unknown> {
  const records = partsOf(files, page).map(({ value }) => value)
  // Where the two files differ, the developer's card counts.
  const all = Object.assign({}, ...records.toReversed()) as Record<string, unknown>
  const { id: _id, url: _url, ...facts } = all
  return facts
}
