import { toPointer, valueAt } from '../../catalogue/json/pointer.ts'
import { asList, recordsIn } from '../../catalogue/checks/records.ts'
import { developerSlugOf } from '../../catalogue/load/developer-keys.ts'
import type { Plan } from '../editing/planning-command.ts'
import { planProjectCopy } from '../editing/new/copy-project.ts'
import { planNewDeveloper } from '../editing/new/new-developer.ts'
import { planNewProject } from '../editing/new/new-project.ts'
import { planDeveloperRemoval, planProjectRemoval } from '../editing/remove.ts'
import { planDeveloperRename } from '../editing/rename/rename-developer.ts'
import { planProjectRename } from '../editing/rename/rename-project.ts'
import { changeOf, insertIn, removeAt } from '../editing/write/file-change.ts'
import { openDataSet, type DataSet } from '../editing/write/data-set.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import type {
  CopyRequest,
  Done,
  NewDeveloperRequest,
  NewProjectRequest,
  OrderRequest,
} from './api.ts'
import { valueIn, type Files } from './data/disk.ts'
import { indexOf, pageOfDeveloper, pageOfProject, type Subject } from './data/pages.ts'
import type { Desk } from './desk.ts'
import { withDrafts } from './draft/draft-files.ts'
import { Refused } from './refused-error.ts'
import type { Writing } from './writing.ts'

/** Changes to the list of projects and developers, written at once by the code of the commands. */
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
    const before = pagesIn(desk)
    await commit(what, plan, isChecked)
    return [...pagesIn(desk)].find((page) => !before.has(page))
  }

  return {
    async newProject({ name, developer, kind, id, slug }: NewProjectRequest): Promise<Done> {
      const given = withoutEmptyTexts({ name, developer, kind, id, slug })
      const plan = planned(() => planNewProject(openDataSet(folder), given))
      return done('Created', await write(`New project “${name}”`, plan, true))
    },
    async newDeveloper({ name, kind }: NewDeveloperRequest): Promise<Done> {
      const plan = planned(() =>
        planNewDeveloper(openDataSet(folder), withoutEmptyTexts({ name, type: kind })),
      )
      return done('Created', await write(`New developer “${name}”`, plan, true))
    },
    async copy(page: string, { name, ...other }: CopyRequest): Promise<Done> {
      const subject = subjectOf(page)
      const given = withoutEmptyTexts({ name, ...other })
      // The copy is of what the page shows, so with its draft.
      const shown = withDrafts(disk.files, new Map([[page, desk.draftOf(page)]]))
      const plan = planned(() =>
        subject.kind === 'project'
          ? planProjectCopy(openDataSet(folder), subject.project.id, given, {
              value: (name) => valueIn(shown, name),
            })
          : planDeveloperCopy(openDataSet(folder), given, factsOf(shown, subject.slug)),
      )
      return done('Created', await write(`Copy “${name}”`, plan, true))
    },
    async rename(page: string, name: string): Promise<Done> {
      const subject = subjectOf(page)
      const data = openDataSet(folder)
      const plan = planned(() =>
        subject.kind === 'project'
          ? planProjectRename(data, subject.project.id, name)
          : planDeveloperRename(data, subject.slug, name),
      )
      const now = (await write(`Rename of “${subject.name}”`, plan, false)) ?? page
      if (now !== page) movePage(page, now)
      return done('Renamed', now)
    },
    async remove(page: string): Promise<Done> {
      const subject = subjectOf(page)
      const data = openDataSet(folder)
      const plan = planned(() =>
        subject.kind === 'project'
          ? planProjectRemoval(data, subject.project.id)
          : planDeveloperRemoval(data, subject.slug),
      )
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
      const next = to > from ? to + 1 : to
      const place = next < list.length ? { before: String(next) } : {}
      const moved = { ...insertIn([key], list[from], place), writtenAt: toPointer([key, from]) }
      const edits = [removeAt([key, from]), moved]
      const changes = changeOf({ name: source.name, bytes: source.bytes }, edits)
      await commit(`Move of “${project.name}”`, { changes }, false)
      return done('Moved')
    },
  }
}

const done = (message: string, page?: string): Done => ({ message, ...(page && { page }) })

/**
 * Makes a plan as a command does; a refusal has the command's words without the names of its
 * options.
 */
function planned(plan: () => Plan): Plan {
  try {
    return plan()
  } catch (error) {
    if (error instanceof CannotRun)
      throw new Refused(error.message.replace(/(^|\s)--(?=\w)/g, '$1'))
    throw error
  }
}

/** Drops empty texts, which count as not given. */
const withoutEmptyTexts = <Name extends string>(
  given: Readonly<Partial<Record<Name, string | undefined>>>,
) =>
  Object.fromEntries(
    Object.entries<string | undefined>(given).filter(([, text]) => text?.trim()),
  ) as Partial<Record<Name, string>>

const pagesIn = ({ disk }: Desk): ReadonlySet<string> => {
  const { projects, developers } = indexOf(disk.files)
  return new Set([
    ...projects.map(({ id }) => pageOfProject(id)),
    ...[...developers.keys()].map(pageOfDeveloper),
  ])
}

const planDeveloperCopy = (
  data: DataSet,
  given: { name?: string },
  facts: Readonly<Record<string, unknown>>,
): Plan => planNewDeveloper(data, { ...given, type: [facts['type']].flat().join(', ') }, facts)

/** The facts of the files about a developer. */
function factsOf(files: Files, slug: string): Record<string, unknown> {
  const records = (['companyData', 'leadingRealEstateDevelopers'] as const).flatMap((file) =>
    recordsIn(file, valueIn(files, file)).filter(({ value }) => developerSlugOf(value) === slug),
  )
  const {
    id: _id,
    url: _url,
    ...facts
  } = Object.assign({}, ...records.map(({ value }) => value)) as Record<string, unknown>
  return facts
}
