import { pagePaths } from '../../../catalogue/page-paths.ts'
import { projectFiles, textIn } from '../../../catalogue/checks/records.ts'
import { dataFileNames, type DataFileName } from '../../../catalogue/data-files.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { buildRedirects } from '../../../domain/seo/redirects.ts'
import { routeOf } from '../../../domain/seo/routes.ts'
import { memoize } from '../../../domain/text/memoize.ts'
import { redirectsIn } from '../cross-file-changes.ts'
import { knownDevelopers } from '../find-developer.ts'
import type { DataSet } from '../write/data-set.ts'
import { projectsIn } from '../find-project.ts'
import {
  compareFields,
  compareFiles,
  comparePrices,
  type FoundDifferences,
} from './compare-records.ts'
import { listChangesBetween, type Difference } from './difference.ts'
import { replacedPictures } from './open-version.ts'

const comparedApart: ReadonlySet<DataFileName> = new Set([...projectFiles, 'redirects'])

/** The differences that a visitor will see. @throws CannotRun where a file cannot be read */
export function compareData(...sides: readonly [from: DataSet, to: DataSet]): Difference {
  const [from, to] = [stateOf(sides[0]), stateOf(sides[1])]
  const leadsTo = buildRedirects(redirectsIn(to.value('redirects')).map(([, one]) => one))
  const projects = listChangesBetween(
    from.projects,
    to.projects,
    ({ id, name, record, developerKey }) => {
      const developer = textIn(record.value, 'developer') ?? developerKey
      return { id, name, developer }
    },
    (old, now) => leadsTo(old.address) === now.address,
  )
  const developers = listChangesBetween(
    from.developers,
    to.developers,
    ({ id, name }) => ({ id, name }),
    (old, now) => leadsTo(paths.developer(old.id)) === paths.developer(now.id),
  )
  const difference: Difference = {
    projects: projects.changes,
    developers: developers.changes,
    configurations: { added: [], removed: [], renamed: [] },
    prices: [],
    texts: [],
    pictures: [],
    addresses: [...from.pagePaths]
      // The page of a place ends with the words of its projects, whose changes are listed.
      .filter((path) => !to.pagePaths.has(path) && routeOf(path).name !== 'location')
      .map((path) => ({ from: path, redirectedTo: leadsTo(path) ?? null })),
  }
  const { added, removed } = projects.changes
  const found: FoundDifferences = {
    ...difference,
    leadsTo,
    newKeys: new Map([...developers.newKeys, ...projects.newKeys]),
    addedOrRemoved: new Set([...added, ...removed].map(({ id }) => id)),
  }
  for (const [{ record: old }, { id, name, record: now }] of projects.pairs) {
    const label = { file: `${now.file}.json`, record: id }
    comparePrices(found, { project: id, name }, old.value, now.value)
    compareFields(found, label, old.value, now.value)
    if (old.file !== now.file)
      found.texts.push({ ...label, field: 'kind', from: old.file, to: now.file })
  }
  for (const name of dataFileNames.filter((one) => !comparedApart.has(one)))
    compareFiles(name, [from.value(name), to.value(name)], found)
  for (const path of replacedPictures(...sides))
    found.pictures.push({ file: `images/${path}`, record: path, field: '', from: path, to: path })
  return difference
}

function stateOf(side: DataSet) {
  const value = memoize(side.value)
  const projects = new Map(projectsIn({ value }).map((project) => [project.id, project]))
  const developers = new Map(
    [...knownDevelopers({ value })].map(([id, name]) => [id, { id, name }]),
  )
  return { value, projects, developers, pagePaths: pagePaths(value) }
}
