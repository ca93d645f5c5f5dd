import { createHash } from 'node:crypto'
import { buildRedirects } from '../../domain/seo/redirects.ts'
import { projectFiles } from '../checks/records.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import { indexCosts } from '../indexes/costs.ts'
import { indexDevelopers } from '../indexes/developer-index.ts'
import { indexHomePage } from '../indexes/home-page.ts'
import { indexProjectData, indexWrittenPrices } from '../indexes/project-data.ts'
import { memoize } from '../../domain/text/memoize.ts'
import { createListing } from '../../domain/listing/listing.ts'
import { createSimilar } from '../../domain/project/similar.ts'
import { indexProjects } from '../indexes/project-index.ts'
import { loadedCharges, siteDetails } from '../indexes/site.ts'
import { deepFreeze, type LoadedFiles, loadedFrom } from '../indexes/loaded-files.ts'

/**
 * The catalogue of checked, canonical files: indexes beside the data, everything frozen.
 * @param written the same files with prices as their editors wrote them
 * @param version short hash of the files' contents
 */
export function buildCatalogue(files: LoadedFiles, written: LoadedFiles, version: string) {
  const projects = indexProjects(files)
  const charges = loadedCharges(files)
  const projectData = indexProjectData(files, projects)
  const prices = indexWrittenPrices(written, projects)
  const { purchaseOf, ...costs } = indexCosts({ ...projectData, ...prices, charges })
  return deepFreeze({
    version,
    loadedAt: new Date().toISOString(),
    /** Files that were missing or could not be parsed. */
    failed: new Set(dataFileNames.filter((name) => files[name] === undefined)),
    /** False where a file of projects failed: what is listed is not all there is. */
    hasAllProjects: projectFiles.every((name) => files[name] !== undefined),
    /** The file as served under /data/: normalised, without the records that break their schema. */
    served: memoize((name: DataFileName) => servedFile(name, files[name])),
    /** The file's content, unchanged: for a page that shows a file as its editors wrote it. */
    file: <N extends DataFileName>(name: N) => loadedFrom(files, name, deepFreeze),
    site: siteDetails(files.site),
    ...projects,
    listing: createListing(projects.projects, {
      purchase: purchaseOf,
      rate: (project) => costs.rateOf(project)?.rupees,
    }),
    /** The projects most like the one given, best first. */
    similarTo: createSimilar(projects.projects),
    ...indexDevelopers(files, projects),
    ...indexHomePage(files, projects),
    ...projectData,
    ...prices,
    ...costs,
    /** What a buyer pays on top of a price; failed as well where a part of it was left out. */
    charges,
    /** Where an address that a page had before leads now. */
    redirect: buildRedirects(files.redirects ?? []),
  })
}

/** A data file as JSON, or the words of its failure. */
function servedFile(
  name: DataFileName,
  value: unknown,
): { ok: true; json: string; etag: string } | { ok: false; message: string } {
  if (value === undefined) return { ok: false, message: dataFiles[name].failure }
  const json = JSON.stringify(value)
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  return { ok: true, json, etag }
}
