import { createHash } from 'node:crypto'
import { buildRedirects } from '../../domain/seo/redirects.ts'
import type { Catalogue, ServedFile } from '../catalogue.ts'
import { projectFiles } from '../checks/records.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import { indexCosts } from '../indexes/costs.ts'
import { indexDevelopers } from '../indexes/developer-index.ts'
import { indexHomePage } from '../indexes/home-page.ts'
import { indexProjectData, indexWrittenPrices } from '../indexes/project-data.ts'
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
export function buildCatalogue(
  files: LoadedFiles,
  written: LoadedFiles,
  version: string,
): Catalogue {
  const projects = indexProjects(files)
  const charges = loadedCharges(files)
  const projectData = indexProjectData(files, projects)
  const prices = indexWrittenPrices(written, projects)
  const { purchaseOf, ...costs } = indexCosts({ ...projectData, ...prices, charges })
  return deepFreeze({
    version,
    failed: new Set(dataFileNames.filter((name) => files[name] === undefined)),
    hasAllProjects: projectFiles.every((name) => files[name] !== undefined),
    served: servedFiles(files),
    file: (name) => loadedFrom(files, name, deepFreeze),
    site: siteDetails(files.site),
    ...projects,
    listing: createListing(projects.projects, {
      purchase: purchaseOf,
      rate: (project) => costs.rateOf(project)?.rupees,
    }),
    similarTo: createSimilar(projects.projects),
    ...indexDevelopers(files, projects),
    ...indexHomePage(files, projects),
    ...projectData,
    ...prices,
    ...costs,
    charges,
    redirect: buildRedirects(files.redirects ?? []),
  })
}

/** The files as they are served; each is written out when it is first asked for. */
function servedFiles(files: LoadedFiles): (name: DataFileName) => ServedFile {
  const made = new Map<DataFileName, ServedFile>()
  return (name) => {
    const served = made.get(name) ?? servedFile(name, files[name])
    made.set(name, served)
    return served
  }
}

function servedFile(name: DataFileName, value: unknown): ServedFile {
  if (value === undefined) return { ok: false, message: dataFiles[name].failure }
  const json = JSON.stringify(value)
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  return { ok: true, json, etag }
}
