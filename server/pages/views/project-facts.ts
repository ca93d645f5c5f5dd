import type { ProjectFact } from '../../../client/pages/project/project-view.ts'
import { PROJECT_DEFAULTS } from '../../../domain/project/project-defaults.ts'
import type { Project } from '../../../domain/project/project.ts'

/** The known facts with which a project's overview and brochure begin. */
export function projectFacts(project: Project): ProjectFact[] {
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

export const projectBadges = ({ bedrooms, propertyType, status }: Project): string[] =>
  [bedrooms.join(', '), propertyType, status === PROJECT_DEFAULTS.status ? '' : status].filter(
    (text) => text !== '',
  )
