import { buildRedirects } from '../../domain/seo/redirects.ts'
import type { Loaded } from '../../domain/value/loaded.ts'
import type { DataFiles } from '../../schemas/generated/data.generated.ts'
import { servedFiles } from './served-files.ts'
import type { Catalogue } from '../catalogue.ts'
import { dataFileNames, type DataFileName } from '../data-files.ts'
import { indexDevelopers } from '../indexes/developer-index.ts'
import { deepFreeze } from './deep-freeze.ts'
import { indexHomeLists } from '../indexes/home-lists.ts'
import type { LoadedFiles } from './loaded-files.ts'
import { indexProjectData } from '../indexes/project-data.ts'
import { createListing } from '../../domain/listing/listing.ts'
import { createSimilar } from '../../domain/project/similar.ts'
import { indexProjects } from '../indexes/project-index.ts'
import { loadedCharges } from '../indexes/charges.ts'
import { indexWrittenPrices } from '../indexes/written-prices.ts'
import { loadedFrom } from '../indexes/loaded-from.ts'
import { siteFacts } from '../indexes/site.ts'

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
  return deepFreeze({
    version,
    failed: failedFiles(files),
    served: servedFiles(files),
    file: wholeFiles(files),
    site: siteFacts(files.site),
    ...projects,
    listing: createListing(projects.projects),
    similarTo: createSimilar(projects.projects),
    ...indexDevelopers(files, projects),
    ...indexHomeLists(files, projects),
    ...indexProjectData(files, projects),
    ...indexWrittenPrices(written, projects),
    charges: loadedCharges(files),
    redirect: buildRedirects(files.redirects ?? []),
  })
}

const failedFiles = (files: LoadedFiles): Set<DataFileName> =>
  new Set(dataFileNames.filter((name) => files[name] === undefined))

const wholeFiles =
  (files: LoadedFiles) =>
  <N extends DataFileName>(name: N): Loaded<DataFiles[N]> =>
    loadedFrom(name, files[name] as DataFiles[N] | undefined, deepFreeze)
