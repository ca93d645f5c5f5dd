import { dataOf } from '../../../domain/value/loaded.ts'
import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import type { CostView } from '../../../client/pages/project/project-view.ts'
import { cityName } from '../../../domain/place/cities.ts'
import type { Project } from '../../../domain/project/project.ts'
import type { Parts } from './loader-result.ts'

/** What a project's cost is calculated from: its units with a price, and the charges of its state. */
export function costView({ catalogue }: Parts, project: Project): CostView {
  return withoutUndefined<CostView>({
    units: catalogue.unitsOf(project),
    city: project.city && cityName(project.city),
    ...catalogue.chargesOf(project),
    verifiedOn: dataOf(catalogue.charges)?.verifiedOn,
  } as CostView)
}
