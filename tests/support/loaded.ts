import { dataFolder } from '../../catalogue/data-folder.fixture.ts'
import { loadCatalogue } from '../../catalogue/load/load-catalogue.ts'

/** What the sample's data is loaded as, with some of its files changed. */
export const loaded = (changes?: Parameters<typeof dataFolder>[0]) =>
  loadCatalogue(dataFolder(changes))
