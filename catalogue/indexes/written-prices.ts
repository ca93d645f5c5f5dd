import { parsePrice, type Price } from '../../domain/price/price.ts'
import { presentText } from '../../domain/text/text.ts'
import { projectFiles } from '../checks/records.ts'
import type { Catalogue } from '../catalogue.ts'
import type { FloorPlan } from '../../schemas/generated/data.generated.ts'
import { recordFinder } from './project-data.ts'
import type { ProjectIndex } from './project-index.ts'
import { type LoadedFiles, projectId, textIndex } from './loaded.ts'

/**
 * Prices with all the digits their editors gave. What is shown is rounded to two decimals of a lakh
 * or crore; a sum that is calculated with is not.
 * @param written the files as their editors wrote them
 */
export function indexWrittenPrices(
  written: LoadedFiles,
  { project }: Pick<ProjectIndex, 'project'>,
): Pick<Catalogue, 'exactPrice' | 'exactFloorPrices'> {
  const records = projectFiles.flatMap((file) => Object.values(written[file] ?? {}).flat())
  const priceText = textIndex(
    records.map((record) => [
      projectId(record),
      presentText(record.price) ?? presentText(record.starting_price),
    ]),
  )
  const planOf = recordFinder<FloorPlan>(written.floorPlan ?? [], project)
  const read = (text: string | undefined): Price | undefined =>
    text === undefined ? undefined : parsePrice(text)
  return {
    exactPrice: (id) => read(priceText(project(id)?.id ?? id)),
    exactFloorPrices(id) {
      return (planOf(id)?.floors ?? []).map(({ baseSellingPrice }) => read(baseSellingPrice))
    },
  }
}
