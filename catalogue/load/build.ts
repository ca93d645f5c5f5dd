import type { PriceReader } from '../../domain/price/price-reader.ts'
import { buildRedirects } from '../../domain/seo/redirects.ts'
import type { DataFiles } from '../../schemas/generated/data.generated.ts'
import { servedFiles } from './served-files.ts'
import type { Catalogue } from '../catalogue.ts'
import { dataFileNames } from '../data-files.ts'
import { indexDevelopers } from '../indexes/developer-index.ts'
import { deepFreeze } from './deep-freeze.ts'
import { indexHomeLists } from '../indexes/home-lists.ts'
import type { LoadedFiles, WholeFileName } from './loaded-files.ts'
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
 * @param readPrice what has read the files' prices before
 */
export function buildCatalogue(
  files: LoadedFiles,
  written: WrittenFiles,
  version: string,
  readPrice: PriceReader,
): Catalogue {
  const projects = indexProjects(files, readPrice)
  return deepFreeze({
    version,
    failed: new Set(dataFileNames.filter((name) => files[name] === undefined)),
    served: servedFiles(files),
    file: <N extends WholeFileName>(name: N) =>
      loadedFrom(files, name, (value) => deepFreeze(value as DataFiles[N])),
    site: siteFacts(files.site),
    ...projects,
    listing: indexListing(projects.projects),
    similarTo: indexSimilar(projects.projects),
    ...indexDevelopers(files, projects),
    ...indexHomeLists(files, projects),
    ...indexProjectData(files, projects),
    ...indexWrittenPrices(written, projects),
    charges: loadedCharges(files),
    redirect: buildRedirects(files.redirects ?? []),
  })
}
