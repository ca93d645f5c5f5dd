import { buildRedirects } from '../../domain/seo/redirects.ts'
import { projectFiles } from '../checks/records.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import { indexCosts } from '../indexes/cost-index.ts'
import { indexDevelopers } from '../indexes/developer-index.ts'
import { indexHomePage } from '../indexes/home-page.ts'
import { indexProjectData } from '../indexes/project-data.ts'
import { memoize, once } from '../../domain/text/memoize.ts'
import { listOf } from '../../domain/value/loaded.ts'
import { createListing } from '../../domain/listing/listing.ts'
import { EMPTY_QUERY } from '../../domain/listing/listing-query.ts'
import { createSimilar } from '../../domain/project/similar-projects.ts'
import { indexProjects } from '../indexes/project-index.ts'
import { loadedCharges, siteDetails } from '../indexes/site-details.ts'
import { indexTeam } from '../indexes/team.ts'
import { pagePaths } from '../page-paths.ts'
import { standardise } from './standardise.ts'
import { deepFreeze, type LoadedFiles, loadedFrom } from '../indexes/loaded-files.ts'

/**
 * The catalogue of checked files in standard form: indexes beside the data, which is frozen.
 * @param version short hash of the files' contents
 * @param isWhole no project was left out of the files
 */
export function buildCatalogue(files: LoadedFiles, version: string, isWhole: boolean) {
  deepFreeze(files)
  const hasAllProjects = projectFiles.every((name) => files[name] !== undefined)
  const projects = indexProjects(files)
  const charges = loadedCharges(files)
  const projectData = indexProjectData(files, projects)
  const homePage = indexHomePage(files, projects)
  const costs = indexCosts({ ...projectData, charges })
  const listing = createListing(
    projects.projects,
    {
      purchase: costs.purchaseOf,
      rate: (project) => costs.rateOf(project)?.rupees,
      isSoldOut: costs.isSoldOut,
    },
    {
      cities: projects.cities,
      places: listOf(homePage.topLocalities).map(({ name }) => name),
      offered: files.site?.filterOptions ?? {},
    },
  )
  return deepFreeze({
    version,
    loadedAt: new Date().toISOString(),
    /** The files that were missing or could not be parsed. */
    failed: new Set(dataFileNames.filter((name) => files[name] === undefined)),
    /** False where a file of projects failed, so that lists are incomplete. */
    hasAllProjects,
    /**
     * Whether a project that is missing here is not in the data either: no file failed, none was
     * left out.
     */
    hasEveryProject: hasAllProjects && isWhole,
    /** The file as served under /data/: normalised, without the records that break their schema. */
    served: memoize((name: DataFileName) => servedFile(name, files[name])),
    /** The file's content, unchanged, for a page that shows a file as its editors wrote it. */
    file: <N extends DataFileName>(name: N) => loadedFrom(files, name, (value) => value),
    site: siteDetails(files.site),
    ...projects,
    listing,
    projectsAt: (place: string) =>
      listing.matching(projects.projects, { ...EMPTY_QUERY, location: [place] }),
    similarTo: createSimilar(projects.projects, projects.cities),
    ...indexDevelopers(files, projects),
    ...homePage,
    ...projectData,
    ...costs,
    ...indexTeam(files, projects),
    charges,
    redirect: buildRedirects(files.redirects ?? []),
    pagePaths: once(() => pagePaths((name) => files[name])),
  })
}

function servedFile(
  name: DataFileName,
  value: unknown,
): { ok: true; json: string } | { ok: false; message: string } {
  if (value === undefined) return { ok: false, message: dataFiles[name].failure }
  return { ok: true, json: JSON.stringify(standardise(name, value).value) }
}
