import { parsePrice, type Price } from '../../domain/price/price.ts'
import { presentText } from '../../domain/text/text.ts'
import type { Catalogue } from '../catalogue.ts'
import type { LoadedFiles } from '../load/loaded-files.ts'
import type { FloorPlan } from '../../schemas/generated/data.generated.ts'
import { recordFinder } from './project-data.ts'
import { projectId } from './project-ids.ts'
import type { ProjectIndex } from './project-index.ts'
import { textIndex } from './text-index.ts'

/** The files that give prices, as their editors wrote them. */
type WrittenFiles = Pick<LoadedFiles, 'residentialProjects' | 'commercialProjects' | 'floorPlan'>

type WrittenPrices = Pick<Catalogue, 'exactPrice' | 'exactFloorPrices'>

/**
 * Prices with all the digits their editors gave. What is shown is rounded to two decimals of a lakh
 * or crore; a sum that is reckoned with is not.
 */
export function indexWrittenPrices(
  { residentialProjects, commercialProjects, floorPlan }: WrittenFiles,
  { project }: Pick<ProjectIndex, 'project'>,
): WrittenPrices {
  const priceTexts = priceTextsOf([residentialProjects, commercialProjects])
  const planOf = recordFinder<FloorPlan>(floorPlan ?? [], project)
  const read = (text: string | undefined): Price | undefined =>
    text === undefined ? undefined : parsePrice(text)
  return {
    exactPrice: (id) => read(priceTexts(project(id)?.id ?? id)),
    exactFloorPrices(id) {
      return (planOf(id)?.floors ?? []).map(({ baseSellingPrice }) => read(baseSellingPrice))
    },
  }
}

function priceTextsOf(
  files: readonly WrittenFiles['residentialProjects'][],
): (id: string) => string | undefined {
  const records = files.flatMap((file) => Object.values(file ?? {}).flat())
  return textIndex(
    records.map((record) => {
      const text = presentText(record.price) ?? presentText(record.starting_price)
      return [projectId(record), text]
    }),
  )
}
