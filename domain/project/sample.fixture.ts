import type { ProjectRecord } from '../../schemas/generated/data.generated.ts'
import commercial from '../../data/commercialProjects.json' with { type: 'json' }
import residential from '../../data/residentialProjects.json' with { type: 'json' }
import { lowestRate } from '../price/price-per-square-foot.ts'
import { sampleCities } from '../place/cities.fixture.ts'
import { usablePrice } from '../cost/priced-unit.ts'
import type { ProjectCosts } from '../listing/sort-keys.ts'
import { toProject, type Project, type ProjectKind } from './project.ts'

/** The agency's own projects, residential first, for tests. */
export const sampleProjects: readonly Project[] = [
  ...read(residential, 'residential'),
  ...read(commercial, 'commercial'),
]

/** Costs by a project's own price and area alone. */
export const ownCosts: ProjectCosts = {
  purchase: ({ price }) => {
    const usable = usablePrice(price)
    return usable && { price: usable.price, charges: 0 }
  },
  isSoldOut: () => false,
  rate: ({ price, area }) => lowestRate(price, area && `${area.low} sq.ft.`, undefined)?.rupees,
}

/** A project with every default, and the fields a test cares about. */
export function exampleProject(
  fields: Partial<Project> = {},
  raw: Partial<ProjectRecord> = {},
): Project {
  return {
    ...toProject({ id: 'example', name: 'Example', ...raw }, 'residential', 'acme', sampleCities),
    ...fields,
  }
}

function read(file: Readonly<Record<string, readonly object[]>>, kind: ProjectKind): Project[] {
  return Object.entries(file).flatMap(([key, list]) =>
    list.map((raw: Partial<ProjectRecord>) => toProject(raw, kind, key, sampleCities)),
  )
}
