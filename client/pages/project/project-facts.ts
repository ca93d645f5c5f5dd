import { PROJECT_DEFAULTS } from '../../../domain/project/defaults.ts'
import type { ProjectView } from './project-view.ts'

export type ProjectFact = {
  name: 'Location' | 'Area' | 'Property Type' | 'Status' | 'Bedrooms' | 'Possession' | 'Furnishing'
  value: string
  note?: string | undefined
}

/** The facts of a project that its overview and its brochure open with, those that are known. */
export function projectFacts(project: ProjectView): ProjectFact[] {
  const { status, bedrooms, possession, furnishing, category, propertyType } = project
  const facts: (ProjectFact | false)[] = [
    { name: 'Location', value: project.localitiesText },
    { name: 'Area', value: project.areaText },
    {
      name: 'Property Type',
      value: propertyType,
      note: category === propertyType ? undefined : category,
    },
    status !== PROJECT_DEFAULTS.status && { name: 'Status', value: status },
    bedrooms.length > 0 && { name: 'Bedrooms', value: bedrooms.join(', ') },
    possession !== undefined && { name: 'Possession', value: possession },
    furnishing !== undefined && { name: 'Furnishing', value: furnishing },
  ]
  return facts.filter((fact) => fact !== false)
}
