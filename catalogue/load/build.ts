import type { RecordReaders } from '../../domain/project/record-readers.ts'
import { buildRedirects } from '../../domain/seo/redirects.ts'
import type { Loaded } from '../../domain/value/loaded.ts'
import type { DataFiles } from '../../schemas/generated/data.generated.ts'
import { servedFiles } from './served-files.ts'
import type { Catalogue } from '../catalogue.ts'
import { dataFileNames, type DataFileName } from '../data-files.ts'
import { indexDevelopers } from '../indexes/developer-index.ts'
import { deepFreeze } from './deep-freeze.ts'
import { indexHomeLists } from '../indexes/home-lists.ts'
import {
  withoutProjects,
  type KeptFiles,
  type LoadedFiles,
  type WholeFileName,
} from './loaded-files.ts'
import type { ProjectFiles } from '../stored/project-files.ts'
import { indexProjectData } from '../indexes/project-data.ts'
import { indexListing } from '../indexes/listing/listing-index.ts'
import { indexSimilar } from '../indexes/similar-index.ts'
import { indexProjects } from '../indexes/project-index.ts'
import { loadedCharges } from '../indexes/charges.ts'
import { indexWrittenPrices, type WrittenFiles } from '../indexes/written-prices.ts'
import { loadedFrom } from '../indexes/loaded-from.ts'
import { siteFacts } from '../indexes/site.ts'

/**
 * The catalogue of checked, canonical files: indexes beside the data, everything frozen.
 * @param written the same files with prices as their editors wrote them
 * @param version short hash of the files' contents
 * @param readers what has read texts of the files before
 * @param projectFiles makes their values anew: those given are let go of
 */
export function buildCatalogue(
  files: LoadedFiles,
  written: WrittenFiles,
  version: string,
  readers: RecordReaders,
  projectFiles: () => ProjectFiles,
): Catalogue {
  const kept = withoutProjects(files)
  const projects = indexProjects(files, readers)
  return deepFreeze({
    version,
    failed: failedFiles(files),
    served: servedFiles(kept, projectFiles),
    file: wholeFiles(kept),
    site: siteFacts(files.site),
    ...projects,
    listing: indexListing(projects.projects),
    similarTo: indexSimilar(projects.projects),
    ...indexDevelopers(files, projects),
    ...indexHomeLists(kept, projects),
    ...indexProjectData(kept, projects),
    ...indexWrittenPrices(written, projects, readers),
    charges: loadedCharges(kept),
    redirect: buildRedirects(files.redirects ?? []),
  })
}

const failedFiles = (files: LoadedFiles): Set<DataFileName> =>
  new Set(dataFileNames.filter((name) => files[name] === undefined))

const wholeFiles =
  (files: KeptFiles) =>
  <N extends WholeFileName>(name: N): Loaded<DataFiles[N]> =>
    loadedFrom(name, files[name] as DataFiles[N] | undefined, deepFreeze)
