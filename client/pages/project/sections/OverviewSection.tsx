import { languageOf } from '../../../../domain/text/text-language.ts'
import { ReraRegistration } from '../ReraRegistration.tsx'
import { BrochureButton } from '../project-enquiry.tsx'
import type { ProjectFact, ProjectProps } from '../project-view.ts'
import { ConstructionProgress } from './ConstructionProgress.tsx'
import { Papers } from './Papers.tsx'
import { Icon, type IconName } from '../../../components/icons/Icon.tsx'

/** The icons of facts; a fact without one gets the building. */
const ICONS: Readonly<Partial<Record<ProjectFact['name'], IconName>>> = {
  Location: 'MapPin',
  Area: 'Maximize',
  Status: 'HardHat',
  Bedrooms: 'BedDouble',
  Possession: 'CalendarCheck',
  Furnishing: 'Sofa',
}

/** The project in one sentence, its facts on cards, its highlights and the brochure. */
export function OverviewSection({ project }: ProjectProps) {
  return (
    <>
      <p lang={languageOf(project.shortDescription)} className="max-w-text text-xl leading-relaxed">
        {project.shortDescription}
      </p>
      <dl className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 md:mt-10 lg:grid-cols-4">
        {project.facts.map(({ name, value, note }) => (
          <div key={name} className="rounded-lg border border-border bg-surface p-4 sm:p-5">
            <dt className="flex items-center gap-2 text-sm text-muted">
              <Icon
                name={ICONS[name] ?? 'Building2'}
                size={20}
                strokeWidth={1.5}
                className="shrink-0 text-accent-deep"
              />
              <span>{name}</span>
            </dt>
            <dd className="mt-2 font-semibold">
              <span>{value}</span>
              {note && <span className="block text-sm font-normal text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <ReraRegistration
        project={project}
        className="mt-8 rounded-lg border border-border bg-surface p-5 md:hidden print:hidden"
      />
      <Papers project={project} />
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <ul aria-label="Highlights" className="flex flex-wrap gap-2">
          {project.highlights.map((highlight) => (
            <li
              key={highlight}
              className="min-w-0 rounded-lg border border-border bg-surface px-4 py-1.5 text-sm font-medium"
            >
              {highlight}
            </li>
          ))}
        </ul>
        <BrochureButton project={project} />
      </div>
      <ConstructionProgress project={project} />
    </>
  )
}
